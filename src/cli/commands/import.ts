import type { Language } from '../../core/model/message.ts';
import { formatPointer } from '../../core/model/pointer.ts';
import { err, type Result } from '../../core/model/result.ts';
import { type CommandInput, defineCommand, doneJson, doneLines, type Outcome, refuse } from '../command.ts';
import { READING, TEXT_OR_JSON } from '../common-options.ts';
import { type OpenDocument, openDocument, readText, sourcePointer } from '../document.ts';
import type { InputText } from '../input.ts';
import { render, renderAny, say } from '../words.ts';

const OPTIONS = {
  ...READING,
  ...TEXT_OR_JSON,
  stdio: { kind: 'text', value: '"COMMAND ..."', help: 'cli-help-stdio' },
  url: { kind: 'text', value: 'ADDRESS', help: 'cli-help-url' },
  timeout: { kind: 'text', value: 'SECONDS', help: 'cli-help-timeout' },
} as const;
type Input = CommandInput<typeof OPTIONS>;

export const importTools = defineCommand({
  operands: { shown: 'FILE', min: 0, max: 1 },
  options: OPTIONS,
  async run(input) {
    const opened = await open(input);
    if (!opened.ok) return refuse(opened.error);
    const answer = answerOf(opened.value, input.language);
    return input.options.format === 'json' ? doneJson(answer) : doneLines(linesOf(opened.value, input.language));
  },
});

async function open({
  operands,
  options,
  host,
  language,
}: Input): Promise<Result<OpenDocument, Outcome['talk'][number]>> {
  const { from, stdio, url } = options;
  const [file] = operands;
  const sources = [file, stdio, url].filter((source) => source !== undefined);
  if (sources.length !== 1) return err(say('cli-import-source'));
  if (file !== undefined) return openDocument(file, { from, host, language });
  const seconds = Number(options.timeout ?? '30');
  if (!Number.isInteger(seconds) || seconds < 1) {
    return err(say('cli-number-wrong', { shown: '--timeout', value: options.timeout ?? '' }));
  }
  const { listTools } = await import('../mcp-server.ts');
  const listed = await listTools(stdio === undefined ? { url: url ?? '' } : { command: stdio }, {
    seconds,
    cwd: host.cwd,
    env: host.env,
    version: host.version(),
  });
  return listed.ok ? readText(serverText(stdio ?? url ?? '', listed.value), { from: 'mcp', language }) : listed;
}

function serverText(file: string, text: string): InputText {
  return { file, fileName: 'tools-list.json', text };
}

function answerOf(document: OpenDocument, language: Language) {
  const { read } = document;
  const unread = read.tools.flatMap(({ refusal }, index) =>
    refusal === undefined
      ? []
      : [{ pointer: sourcePointer(document, index, refusal.pointer), message: renderAny(refusal.message, language) }],
  );
  return {
    format: read.format,
    tools: read.tools.map(({ descriptor }) => descriptor),
    skipped: read.skipped.map(({ pointer, reason }) => ({
      pointer: formatPointer(pointer),
      reason: renderAny(reason, language),
    })),
    losses: [
      ...read.losses.map(({ pointer, message }) => ({
        pointer: formatPointer(pointer),
        message: renderAny(message, language),
      })),
      ...unread,
    ],
  };
}

/** For people: what was read and what was left out. The descriptors themselves come with `--format json`. */
function linesOf(document: OpenDocument, language: Language): string[] {
  const { format, tools, skipped, losses } = answerOf(document, language);
  return [
    render(say('cli-import-totals', { format, count: tools.length }), language),
    ...tools.map((tool) => `  ${String(tool.name)}`),
    ...skipped.map(({ pointer, reason }) => `  ${render(say('cli-import-skipped', { pointer, reason }), language)}`),
    ...losses.map(({ pointer, message }) => `  ${render(say('cli-import-loss', { pointer, message }), language)}`),
  ];
}
