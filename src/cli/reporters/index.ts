import type { LintReporter } from './lint-report.ts';

export const LINT_FORMATS = ['text', 'json', 'sarif', 'markdown', 'github', 'html'] as const;
export type LintFormat = (typeof LINT_FORMATS)[number];

/** One file per output format, loaded when asked for. */
export const LINT_REPORTERS: Readonly<Record<LintFormat, () => Promise<LintReporter>>> = {
  text: async () => (await import('./text.ts')).text,
  json: async () => (await import('./json.ts')).json,
  sarif: async () => (await import('./sarif.ts')).sarif,
  markdown: async () => (await import('./markdown.ts')).markdown,
  github: async () => (await import('./github.ts')).github,
  html: async () => (await import('./html.ts')).html,
};
