import type { TextProblem } from '../text/text-tree.ts';

/** Findings about the text and the document itself. They have a page each, but nothing to switch off: they come from reading. */
export const ENGINE_RULES = {
  'document-import': 'info',
  'document-skipped': 'error',
  'document-unreadable': 'error',
  'findings-limit': 'warning',
  'lint-settings': 'warning',
  'text-byte-order-mark': 'info',
  'text-comment': 'info',
  'text-duplicate-key': 'error',
  'text-lone-surrogate': 'warning',
  'text-number-range': 'warning',
  'text-syntax': 'error',
  'text-too-deep': 'error',
  'text-trailing-comma': 'info',
} as const satisfies Readonly<Record<`text-${TextProblem['kind']}`, string>> & Readonly<Record<string, string>>;

export type EngineRuleId = keyof typeof ENGINE_RULES;

export function isEngineRule(id: string): id is EngineRuleId {
  return Object.hasOwn(ENGINE_RULES, id);
}
