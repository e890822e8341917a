import { nearest } from '../../core/lint/nearest.ts';
import { rulePage, ruleSummaries } from '../../core/lint/rule-pages.ts';
import type { Language } from '../../core/model/message.ts';
import { defineCommand, done, doneJson, refuse } from '../command.ts';
import { TEXT_OR_JSON } from '../common-options.ts';
import { render, say } from '../words.ts';

export const explain = defineCommand({
  operands: { shown: 'RULE', min: 0, max: 1 },
  options: TEXT_OR_JSON,
  async run({ operands: [id], options, language }) {
    const isJson = options.format === 'json';
    if (id === undefined) {
      const rules = ruleSummaries(language);
      return isJson ? doneJson({ rules }) : done(listText(rules));
    }
    const page = rulePage(id, language);
    if (page === undefined) return refuse(unknownRule(id, language));
    return isJson ? doneJson(page) : done(pageText(page, language));
  },
});
type Page = NonNullable<ReturnType<typeof rulePage>>;

function unknownRule(name: string, language: Language) {
  const meant = nearest(
    name,
    ruleSummaries(language).map(({ id }) => id),
  );
  return meant === undefined
    ? say('cli-rule-unknown', { name })
    : say('cli-rule-unknown-nearest', { name, nearest: meant });
}

function listText(rules: ReturnType<typeof ruleSummaries>): string {
  const width = Math.max(...rules.map(({ id }) => id.length));
  return rules
    .map(({ id, severity, summary }) => `${id.padEnd(width)}  ${severity.authored.padEnd(7)}  ${summary}\n`)
    .join('');
}

function pageText(page: Page, language: Language): string {
  const { id, summary, why, severity, source, good, bad } = page;
  return [
    id,
    summary,
    '',
    `${render(say('cli-explain-why'), language)}: ${why}`,
    render(say('cli-explain-severity', severity), language),
    render(say('cli-explain-source', { title: source.title, date: source.checkedOn }), language),
    ...(source.url === null ? [] : [source.url]),
    ...bad.flatMap(({ text, finding }) => ['', render(say('cli-explain-bad'), language), text, `→ ${finding}`]),
    ...good.flatMap((text) => ['', render(say('cli-explain-good'), language), text]),
    '',
  ].join('\n');
}
