import { FOR_A_WHILE, type Reading } from './reading.ts';
import type { SignalPattern } from './signals.ts';

const NEGATED_BEFORE = /\b(?:never|not|n't|cannot|can't|without|nor|khong|chua)\b(?: \w{1,20}){0,2} ?$/;
const ABOUT_ATTACKS =
  /\b(?:detect|scan|find|flag|block|remov|strip|filter|sanitiz|moderat|classif|guard|recogni[sz]|identif|attack|injection|jailbreak|quot|phrase|example of|contain|phat hien|loai bo)/;
const ORDER_INSIDE = /[.!?;] |\b(?:first|then|must|always|before|primero|primeiro|zuerst|hay)\b/;
/** "If get_user is unavailable, use get_account" is a fallback; the bare claim that it is broken steers. */
const CONDITION_BEFORE = /\b(?:if|when|unless|in case|should|where|while|once) (?:the (?:tool |function )?)?$/;
/** A summary such as "Flags messages that ask to ..." tells what the tool looks for. */
const REFUSES_ATTACKS =
  /^\W*(?:detects|flags|blocks|scans|finds|classifies|recogni[sz]es|filters|rejects)\b[^.;:]{0,80}\b(?:that|which|whether|asking|(?:attempts?|asks?|tries|trying|try) to|such as|like)\b[^.;:]{0,20}$/;
/** A tool for prompts speaks of their marks: "special tokens such as ...". */
const NAMED_BEFORE =
  /\b(?:tokens?|(?:starts?|begins?|ends?) with|such as|delimiters?|formats?|chatml|templates?)\b[^.\n]{0,24}$/;
/** What opens a summary in the third person: "Removes a member". */
const SUMMARY = /^\W*[a-z]{2,20}s\b/;
const PRIVATE_THINGS =
  /\b(?:conversation|chat|messages?|keys?|tokens?|passwords?|credentials?|secrets?|files?|user'?s|prompts?|data|history)\b|https?:|@|~\//;
const PUBLIC_KEY = /\bpublic key|\.pub\b/;
const QUOTE = /["'`«»“”]/g;
const DIRECTIVE_BEFORE =
  /(?:\b(?:must|should|shall|always|first|then|also|please|and|to|before|after|every|each|now|immediately|important|you|hay|phai)\b|[,:;])[^a-z]*$/;
/** "Never tell users to run it themselves" forbids advice, not knowledge. */
const ADVICE = /^ (?:to|how to) [a-z]/;
/** Who may not see a thing is not told whether there is one. */
const WHETHER_IT_EXISTS =
  /^\W{0,3}(?:whether|if)\b[^.;]{0,60}\b(?:exists?|existed|is known|is registered|was deleted|was found)\b|^[^.;]{0,60}\bton tai hay (?:khong|chua)\b/;
const SEQUENCE = /\b(?:before|until|unless|as long as)\b/;
const NAMED_SCOPE = /^ (?:for|on|in|at|with|while) (?!(?:security|safety|all|every|any|your|policy|maintenance)\b)/;
/** "Disabled for new accounts" is news about a tool, not a rumour. */
const LIFECYCLE =
  /\b(?:disabled|broken|unavailable|removed|retired) (?:for|on|in|at|with) (?!(?:security|safety|all|every|any|your|policy|maintenance)\b)/;
const OWN_NAME = /\bthis tool\b/;
const INSTALLS = /\b(?:install\w{0,5}|set ?up|setup|requires?|missing|upgrade|homebrew)\b/;
const ADDRESS = /https?:\S+|\S+\.(?:sh|ps1|py|js)\b/g;
const NUMERIC_HOST = /:\/\/\d{1,3}\.\d{1,3}\./;
const HURRY = /\b(?:before|first|each|every|always|silently|afterwards|must|you)\b/;
const NAMED_AS_EXAMPLE = /\b(?:such as|for example|e\.g\.|for instance)\b[^.]{0,12}$/;

/** A match that proves nothing: a negated act ("never reads ~/.ssh"), or an attack quoted by a tool that looks for attacks. */
export function isExcused(signal: SignalPattern, text: string, at: number): boolean {
  const before = clauseBefore(text, at);
  if (signal.negated !== true && NEGATED_BEFORE.test(before)) return true;
  if (text.startsWith('without', at) && /\b(?:never|not|cannot)\b|n't\b/.test(before)) return true;
  const isLeftOut = signal.kind === 'conceal' || signal.kind === 'consent';
  if (isLeftOut && text.startsWith('without', at) && text.startsWith(before) && isPlainSummary(before)) return true;
  if (signal.kind === 'sensitive' && PUBLIC_KEY.test(text.slice(at, at + 160))) return true;
  if (signal.kind === 'redirect' && CONDITION_BEFORE.test(before)) return true;
  if (REFUSES_ATTACKS.test(sentenceBefore(text, at))) return true;
  const quotes = text.slice(0, at).match(QUOTE)?.length ?? 0;
  const isQuoted = quotes > 0 && /["'`«“]\W{0,2}(?:\w{1,12} ){0,4}$/.test(before);
  return isQuoted && ABOUT_ATTACKS.test(sentenceBefore(text, at));
}

/** How much of a signal's weight is left once its sentence has been heard: all of it, half, or nothing. */
export function remainderOf(signal: SignalPattern, match: RegExpExecArray, text: string, at: number): number {
  const order = isDirective(text, at) || ORDER_INSIDE.test(match[0]);
  const isNamed = signal.kind === 'markup' && NAMED_BEFORE.test(clauseBefore(text, at));
  if (isNamed || (signal.needsDirective === true && !order)) return 0.5;
  const after = sentenceAfter(text, at + match[0].length);
  switch (signal.kind) {
    case 'conceal':
      if (ADVICE.test(after)) return 0;
      if (WHETHER_IT_EXISTS.test(after)) return 0.5;
      return SEQUENCE.test(after) ||
        FOR_A_WHILE.test(after) ||
        OWN_NAME.test(match[0] + after.slice(0, 6)) ||
        /^no need/.test(match[0])
        ? 0.5
        : 1;
    case 'redirect':
      return NAMED_SCOPE.test(after) || / until\b/.test(after) || LIFECYCLE.test(match[0]) ? 0.5 : 1;
    case 'shell':
      return isInstallNote(text, at, after) ? 0.5 : 1;
    default:
      return 1;
  }
}

/** The same, by the meaning of the sentence: what a tool is for, it may speak of. */
export function remainderByMeaning({ kind }: SignalPattern, reading: Reading): number {
  const { isOpening } = reading;
  const isSummary = isOpening && (!reading.sentence.isEnglish || SUMMARY.test(reading.sentence.text));
  const isGuard = reading.isAbout('guard') || (!reading.sentence.isEnglish && reading.isAbout('quote'));
  if (reading.has('quote') && (isSummary || isGuard)) return 0;
  switch (kind) {
    case 'conceal':
      if (reading.isAbout('secret') && !reading.hasAny('itself', 'move') && !reading.has('trigger')) return 0.5;
      return reading.near('know', 'internal', 40) && !reading.has('itself') ? 0.5 : 1;
    case 'sensitive':
      if (isOpening && !reading.hasAny('trigger', 'slot', 'outside', 'order')) return 0.5;
      return reading.isAbout('secret', 'store') && !reading.hasReceiver ? 0.5 : 1;
    case 'exfiltrate':
      return reading.isAbout('secret') && !reading.hasReceiver && !reading.has('context') ? 0.5 : 1;
    default:
      return 1;
  }
}

function isInstallNote(text: string, at: number, after: string): boolean {
  const before = sentenceBefore(text, at);
  if (NAMED_AS_EXAMPLE.test(before) && SUMMARY.test(before)) return true;
  const prose = [before, after, text.slice(0, 80)].map((piece) => piece.replace(ADDRESS, ''));
  return prose.some((piece) => INSTALLS.test(piece)) && !HURRY.test(before + after) && !NUMERIC_HOST.test(text);
}

/** "Removes a member without notifying them" says what the tool does, and nothing private is in it. */
function isPlainSummary(text: string): boolean {
  return SUMMARY.test(text) && !PRIVATE_THINGS.test(text);
}

/** An imperative that opens the text is the tool's own summary; later, or behind "first", "must", it addresses the model. */
function isDirective(text: string, at: number): boolean {
  const before = clauseBefore(text, at);
  if (DIRECTIVE_BEFORE.test(before)) return true;
  return before.trim() === '' && text.slice(0, at).trim() !== '';
}

/** Only the sentence itself can excuse a quotation: a decoy elsewhere in the text does not. */
function sentenceBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 240), at);
  return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1);
}

function sentenceAfter(text: string, at: number): string {
  const after = text.slice(at, at + 160);
  const end = /[.!?](?: |$)|\n/.exec(after);
  return end === null ? after : after.slice(0, end.index);
}

/** The whole sentence around a place. */
export function sentenceAround(text: string, at: number): string {
  return (sentenceBefore(text, at) + text.slice(at, at + 1) + sentenceAfter(text, at + 1)).trim();
}

function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 80), at);
  const cut = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('! '),
    before.lastIndexOf('? '),
    before.lastIndexOf('\n'),
  );
  return before.slice(cut + 1);
}
