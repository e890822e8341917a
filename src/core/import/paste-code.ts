import { get, has, isObject } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { findLineStarts, indexOver } from '../text/line-index.ts';
import { parseText } from '../text/parse-text.ts';
import { shorten } from '../text/shorten.ts';
import { say } from '../words/words.ts';
import { isDocument } from './paste-document.ts';
import { operatorBehind } from './paste-expressions.ts';
import { type Literal, readLiteralAt } from './paste-literal.ts';

/** A literal's beginning in a text: behind the name it is given to, or alone. */
interface Start {
  readonly offset: number;
  readonly name: string | undefined;
}

const REMARKS_BEFORE = /^(?:\s+|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)*/;
const ALONE = /(?:export\s+)?(?:default\s+)?(?=[[{(]|(?:tool|dynamicTool|dict)\()/y;
const ASSIGNED =
  /^[ \t]*(?:export )?(?:const |let |var )?([A-Za-z_$][\w$.]*)[ \t]*(?::[^=\n]+)?=[ \t]*(?=[[{(]|(?:tool|dynamicTool|dict)\()/gm;
/** The keys and parameters that hold all tools of a request, and what a function is given first. */
const LISTS =
  /(?:(?<![\w.])["']?(?:tools|functions|functionDeclarations|function_declarations)["']?\s*[:=]|(?<=\w)(?<!\.(?:concat|push|append|extend|insert|unshift|add))\()\s*(?=[[{]|tool\()/g;
const MAX_STARTS = 50;

/** What may follow a literal that stands alone: its end, and TypeScript's remarks. */
const REST = /^\s*(?:(?:as|satisfies)\s[^;]*)?;?\s*(?:(?:\/\/|#)[^\n]*(?:\n\s*|$))*$/;

/** The literal that is the whole text but for a name, or the only one with tools in a file of code. */
export function readCode(text: string): Literal | undefined {
  const [alone] = startsAlone(text);
  const whole = alone === undefined ? undefined : readLiteralAt(text, alone.offset);
  if (whole?.ok && REST.test(text.slice(whole.end))) return named(whole.value, alone as Start);
  const found = readAssigned(text);
  if (found.length > 1 && found.every(({ isNamed }) => isNamed)) return joined(found.map(({ literal }) => literal));
  return found.length === 1 ? found[0]?.literal : undefined;
}

/** Why the code in a text cannot be read as data, when the text is code. */
export function nameObstacle(text: string): Message | undefined {
  const starts = [...startsAlone(text), ...startsIn(text)];
  const failures = starts.flatMap(({ offset }) => {
    const attempt = readLiteralAt(text, offset);
    const at = attempt.ok ? goesOn(text, attempt.end) : attempt.error.offset;
    return at === undefined ? [] : [{ offset: at, length: at - offset }];
  });
  const [furthest] = failures.sort((left, right) => right.length - left.length);
  if (furthest === undefined) return LOOKS_LIKE_CODE.test(text) ? say('paste-code-none') : undefined;
  if (furthest.offset <= jsonProblemIn(text) + 1) return undefined;
  if (furthest.offset >= text.trimEnd().length) return say('paste-code-end');
  const { line, column } = indexOver(text.length, () => findLineStarts(text)).positionAt(furthest.offset);
  const found = shorten(OBSTACLE.exec(text.slice(furthest.offset))?.[0] ?? '');
  return say('paste-code', { line, column, found });
}

/** Where a text that begins as JSON stops being JSON. */
function jsonProblemIn(text: string): number {
  if (!/^\s*[[{]/.test(text)) return -1;
  return parseText(text).problems.find(({ kind }) => kind === 'syntax')?.span.start ?? -1;
}

/** A word with what is stuck to it. */
const OBSTACLE = /^[^\n][^\s,;)\]}]*/;

const LOOKS_LIKE_CODE =
  /^(?:import |from \S+ import |export |const |let |var |def |class |async |function |@\w+|[A-Za-z_$][\w$.]*\()/m;

function startsAlone(text: string): Start[] {
  const before = REMARKS_BEFORE.exec(text)?.[0].length ?? 0;
  const [assigned] = [...text.slice(before).matchAll(ASSIGNED)];
  if (assigned?.index === 0) return [{ offset: before + assigned[0].length, name: assigned[1] }];
  ALONE.lastIndex = before;
  const alone = ALONE.exec(text);
  return alone === null ? [] : [{ offset: before + alone[0].length, name: undefined }];
}

function startsIn(text: string): Start[] {
  const assigned = [...text.matchAll(ASSIGNED)].map((match) => ({
    offset: match.index + match[0].length,
    name: match[1],
  }));
  const lists = [...text.matchAll(LISTS)].map((match) => ({ offset: match.index + match[0].length, name: undefined }));
  return [...assigned, ...lists].sort((left, right) => left.offset - right.offset).slice(0, MAX_STARTS);
}

/** The literals with tools; what stands inside of one is not found again. */
function readAssigned(text: string): { readonly literal: Literal; readonly isNamed: boolean }[] {
  const found: { readonly literal: Literal; readonly isNamed: boolean }[] = [];
  let behind = 0;
  for (const start of startsIn(text)) {
    if (start.offset < behind) continue;
    const attempt = readLiteralAt(text, start.offset);
    const literal = attempt.ok ? named(attempt.value, start) : undefined;
    if (!attempt.ok || literal === undefined || goesOn(text, attempt.end) !== undefined || !isDocument(literal.json))
      continue;
    found.push({ literal, isNamed: literal !== attempt.value });
    behind = attempt.end;
  }
  return found;
}

/** A condition or a loop behind a Python literal, besides operators. */
function goesOn(text: string, end: number): number | undefined {
  const word = /^[ \t]*(?=(?:if|or|and|for)\b)/.exec(text.slice(end, end + 100));
  return word === null ? operatorBehind(text, end) : end + word[0].length;
}

/** A tool of the AI SDK has no name but that of what it is given to. */
function named(literal: Literal, { name }: Start): Literal {
  const { value } = parseText(literal.json);
  const isNameless = isObject(value) && !has(value, 'name') && isObject(get(value, 'inputSchema'));
  if (name === undefined || !isNameless) return literal;
  return { ...literal, json: `{${JSON.stringify(name.split('.').at(-1))}:${literal.json}}` };
}

function joined(literals: readonly Literal[]): Literal {
  return {
    json: `{${literals.map(({ json }) => json.slice(1, -1)).join(',')}}`,
    language: literals[0]?.language,
  };
}

const QUOTED = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`/g;

/** The texts in quotes that may hold JSON objects or lists. */
export function stringsIn(text: string): string[] {
  const quoted = [...text.matchAll(QUOTED)].map(([found]) => found).filter((found) => /^.\s*[[{]/.test(found));
  return quoted.slice(0, MAX_STARTS).flatMap((found) => {
    const read = readLiteralAt(`[${found}]`, 0);
    const [inside] = read.ok ? (JSON.parse(read.value.json) as unknown[]) : [];
    return typeof inside === 'string' ? [inside] : [];
  });
}
