import type { Command } from '../command.ts';
import type { CliMessageId } from '../words.ts';

export interface CommandEntry {
  readonly summary: CliMessageId;
  load(): Promise<Command>;
}

/** Each command is loaded when it is called, so that a run pays for nothing else. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  lint: { summary: 'cli-summary-lint', load: async () => (await import('./lint.ts')).lint as Command },
  convert: { summary: 'cli-summary-convert', load: async () => (await import('./convert.ts')).convert as Command },
  import: { summary: 'cli-summary-import', load: async () => (await import('./import.ts')).importTools as Command },
  test: { summary: 'cli-summary-test', load: async () => (await import('./test.ts')).test as Command },
  'check-call': {
    summary: 'cli-summary-check-call',
    load: async () => (await import('./check-call.ts')).checkCall as Command,
  },
  'check-result': {
    summary: 'cli-summary-check-result',
    load: async () => (await import('./check-result.ts')).checkResult as Command,
  },
  diff: { summary: 'cli-summary-diff', load: async () => (await import('./diff.ts')).diff as Command },
  export: { summary: 'cli-summary-export', load: async () => (await import('./export.ts')).exportFiles as Command },
  tokens: { summary: 'cli-summary-tokens', load: async () => (await import('./tokens.ts')).tokens as Command },
  search: { summary: 'cli-summary-search', load: async () => (await import('./search.ts')).search as Command },
  explain: { summary: 'cli-summary-explain', load: async () => (await import('./explain.ts')).explain as Command },
};
