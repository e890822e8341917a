import { isArray } from '../model/json.ts';
import { parseText } from '../text/parse-text.ts';
import { detectFormat } from './detect-format.ts';
import { endOfBrackets, operatorBehind } from './paste-expressions.ts';

const MAX_BRACKETS = 200;
/** How often the length of the text is read over before it is given up. */
const MAX_PASSES = 4;

/** The JSON of tools that stands in a text of another kind (a log, an answer of a model), when there is one alone. */
export function readWithin(text: string): string | undefined {
  if (/^\s*[[{]/.test(text)) return undefined;
  const found: string[] = [];
  const bracket = /[[{]/g;
  let budget = text.length * MAX_PASSES;
  for (let attempts = 0; attempts < MAX_BRACKETS && budget > 0; attempts += 1) {
    const match = bracket.exec(text);
    if (match === null) break;
    const end = endOfBrackets(text, match.index);
    budget -= (end ?? text.length) - match.index;
    if (end === undefined) continue;
    const part = text.slice(match.index, end);
    const isPart =
      operatorBehind(text, end) !== undefined ||
      /[+*][ \t]*$/.test(text.slice(Math.max(0, match.index - 40), match.index));
    if (!isPart && holdsTools(part)) found.push(part);
    bracket.lastIndex = end;
  }
  return found.length === 1 ? found[0] : undefined;
}

/** Any list may be an empty one, and any object a schema; tools are told by their keys. */
function holdsTools(text: string): boolean {
  const { value } = parseText(text);
  if (value === undefined || (isArray(value) && value.length === 0)) return false;
  const format = detectFormat(value);
  return format.ok && format.value !== 'json-schema';
}
