import { stoppedMessage } from '../../core/examples/evaluation.ts';
import type { JsonValue } from '../../core/model/json.ts';
import type { Language } from '../../core/model/message.ts';
import { formatPointer } from '../../core/model/pointer.ts';
import { parseText } from '../../core/text/parse-text.ts';
import { defineCommand, done, doneJson, refuse } from '../command.ts';
import { READING, TEXT_OR_JSON, targetOption } from '../common-options.ts';
import { findTool, openDocument } from '../document.ts';
import { render, renderAny, say } from '../words.ts';

const OPTIONS = {
  ...READING,
  ...TEXT_OR_JSON,
  tool: { kind: 'text', value: 'NAME', help: 'cli-help-tool' },
  result: { kind: 'text', value: 'JSON', mayBeEmpty: true, help: 'cli-help-result' },
  as: targetOption('cli-help-as'),
} as const;

export const checkResult = defineCommand({
  operands: { shown: 'FILE', min: 1, max: 1 },
  options: OPTIONS,
  async run({ operands: [file = ''], options, host, language }) {
    const { tool: name, result: text, as, from } = options;
    if (name === undefined) return refuse(say('cli-option-missing', { name: 'check-result', shown: '--tool NAME' }));
    if (text === undefined) return refuse(say('cli-option-missing', { name: 'check-result', shown: '--result JSON' }));
    const opened = await openDocument(file, { from, host, language });
    if (!opened.ok) return refuse(opened.error);
    const index = findTool(opened.value, name, language);
    if (!index.ok) return refuse(index.error);
    const result = parse(text, language);
    if (typeof result === 'string')
      return answer(
        [{ severity: 'error', pointer: '', message: render(say('cli-result-not-json', { reason: result }), language) }],
        false,
      );
    const descriptor = opened.value.tools[index.value]?.raw ?? {};
    const evaluation = await host.startEvaluation();
    const outcome = await evaluation.run('result', { descriptor, result: result.value, as: as ?? null });
    evaluation.dispose();
    if (outcome.status !== 'answered') {
      return answer([{ severity: 'error', pointer: '', message: render(stoppedMessage(outcome), language) }], false);
    }
    const { ok, problems } = outcome.answer;
    return answer(
      problems.map(({ severity, pointer, message }) => {
        return { severity, pointer: formatPointer(pointer), message: renderAny(message, language) };
      }),
      ok,
    );

    function answer(
      diagnostics: readonly { severity: 'error' | 'warning' | 'info'; pointer: string; message: string }[],
      ok: boolean,
    ) {
      if (options.format === 'json') return doneJson({ ok, diagnostics }, ok);
      const lines = diagnostics.map(({ severity, pointer, message }) => {
        return `${render(say(`cli-severity-${severity}`), language)}  ${message}${pointer === '' ? '' : `  ${pointer}`}\n`;
      });
      return done(lines.length === 0 ? `${render(say('cli-check-fine'), language)}\n` : lines.join(''), ok);
    }
  },
});

/** The value, or why the text holds none. */
function parse(text: string, language: Language): { readonly value: JsonValue } | string {
  const { value, problems } = parseText(text);
  const broken = problems.find(({ severity }) => severity === 'error');
  if (broken !== undefined || value === undefined)
    return broken === undefined ? '' : renderAny(broken.message, language);
  return { value };
}
