import type { CallCheck } from '../../core/examples/check-call.ts';
import { stoppedMessage } from '../../core/examples/evaluation.ts';
import type { Language } from '../../core/model/message.ts';
import { formatPointer } from '../../core/model/pointer.ts';
import { defineCommand, done, doneJson, refuse } from '../command.ts';
import { READING, TEXT_OR_JSON, targetOption } from '../common-options.ts';
import { findTool, openDocument } from '../document.ts';
import { render, renderAny, say } from '../words.ts';

const OPTIONS = {
  ...READING,
  ...TEXT_OR_JSON,
  tool: { kind: 'text', value: 'NAME', help: 'cli-help-tool' },
  arguments: { kind: 'text', value: 'TEXT', mayBeEmpty: true, help: 'cli-help-arguments' },
  as: targetOption('cli-help-as'),
} as const;

export const checkCall = defineCommand({
  operands: { shown: 'FILE', min: 1, max: 1 },
  options: OPTIONS,
  async run({ operands: [file = ''], options, host, language }) {
    const { tool: name, arguments: text, as, from } = options;
    if (name === undefined) return refuse(say('cli-option-missing', { name: 'check-call', shown: '--tool NAME' }));
    if (text === undefined) return refuse(say('cli-option-missing', { name: 'check-call', shown: '--arguments TEXT' }));
    const opened = await openDocument(file, { from, host, language });
    if (!opened.ok) return refuse(opened.error);
    const index = findTool(opened.value, name, language);
    if (!index.ok) return refuse(index.error);
    const descriptor = opened.value.tools[index.value]?.raw ?? {};
    const evaluation = await host.startEvaluation();
    const outcome = await evaluation.run('call', { descriptor, text, as: as ?? null });
    evaluation.dispose();
    if (outcome.status !== 'answered') return refuseToJudge(render(stoppedMessage(outcome), language), options.format);
    const answer = answerOf(outcome.answer, language);
    return options.format === 'json' ? doneJson(answer, answer.ok) : done(asText(answer, language), answer.ok);
  },
});

function refuseToJudge(message: string, format: 'text' | 'json' | undefined) {
  const answer = {
    ok: false,
    diagnostics: [{ severity: 'error', pointer: '', message }],
    decoded: null,
    toolMessage: null,
  };
  return format === 'json' ? doneJson(answer, false) : done(`${message}\n`, false);
}

function answerOf({ ok, problems, decoded, toolMessage }: CallCheck, language: Language) {
  const diagnostics = problems.map(({ severity, pointer, message }) => {
    return { severity, pointer: formatPointer(pointer), message: renderAny(message, language) };
  });
  return { ok, diagnostics, decoded, toolMessage };
}

function asText({ ok, diagnostics, toolMessage }: ReturnType<typeof answerOf>, language: Language): string {
  const lines = diagnostics.map(({ severity, pointer, message }) => {
    return `${render(say(`cli-severity-${severity}`), language)}  ${message}${pointer === '' ? '' : `  ${pointer}`}`;
  });
  const handBack =
    toolMessage === null || ok
      ? []
      : ['', render(say('cli-check-hand-back'), language), JSON.stringify(toolMessage, null, 2)];
  return [...(ok ? [render(say('cli-check-fine'), language)] : []), ...lines, ...handBack, ''].join('\n');
}
