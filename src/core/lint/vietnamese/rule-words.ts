import type { Wording } from '../../words/define-words.ts';
import type { RULES } from '../rules/index.ts';

export interface RuleWords<MessageId extends string> {
  readonly summary: string;
  readonly why: string;
  readonly messages: Readonly<Record<MessageId, Wording>>;
}

/** Total over every rule and every message of it: a rule without its Vietnamese does not compile. */
export type VietnameseTable = {
  readonly [Rule in (typeof RULES)[number] as Rule['id']]: RuleWords<keyof Rule['messages'] & string>;
};

/** The part of the table that one family's file holds. */
export type FamilyWords = Partial<VietnameseTable>;
