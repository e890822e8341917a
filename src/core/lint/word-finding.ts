import type { Finding, FixProposal } from '../model/diagnostic.ts';
import type { Language, Message } from '../model/message.ts';
import { fill } from '../words/fill.ts';
import { type MessageId, render, WORDS } from '../words/words.ts';
import { RULES, type RuleId } from './rules/index.ts';
import { VIETNAMESE } from './vietnamese/index.ts';
import type { RuleWords } from './vietnamese/rule-words.ts';

const ENGLISH: ReadonlyMap<string, RuleWords<string>> = new Map(RULES.map((rule) => [rule.id, rule]));

/** Summary, reason and messages of a rule, or undefined when no rule has this id. */
export function ruleWords(id: string, language: Language): RuleWords<string> | undefined {
  const english = ENGLISH.get(id);
  return english === undefined || language === 'en' ? english : VIETNAMESE[id as RuleId];
}

/** The finding as a sentence. */
export function wordFinding({ rule, message }: Pick<Finding, 'rule' | 'message'>, language: Language): string {
  const text = word(rule, message, language);
  return Object.hasOwn(message.data, 'more') ? `${text} ${wordMore(message, language)}` : text;
}

export function wordFix({ rule }: Pick<Finding, 'rule'>, { title }: FixProposal, language: Language): string {
  return word(rule, title, language);
}

function wordMore(message: Message, language: Language): string {
  return render({ id: 'lint-more', data: { count: message.data.more ?? 0 } }, language);
}

/** A rule's own message, else one of the interface tables, else the id, so that a mistake is seen. */
function word(rule: string, { id, data }: Message, language: Language): string {
  const messages = ruleWords(rule, language)?.messages;
  if (messages !== undefined && Object.hasOwn(messages, id)) return fill(messages[id] ?? id, data);
  return Object.hasOwn(WORDS, id) ? render({ id: id as MessageId, data }, language) : id;
}
