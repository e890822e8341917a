import type { JsonObject } from '../core/model/json.ts';

export interface HostileTool {
  readonly descriptor: JsonObject;
  /** The pattern or expression that never answers on the first example; the second example is harmless and passes. */
  readonly culprit: string;
}

/** Different tools whose first example keeps a backtracking engine or an expression busy for longer than anyone waits. */
export function hostileTools(count: number): readonly HostileTool[] {
  return Array.from({ length: count }, (_, index) => (index % 4 === 3 ? slowExpression(index) : slowPattern(index)));
}

const LETTERS = 'abcdefghijklmnop';

/** Each takes two letters and gives a pattern with a text that it almost matches. */
const PATTERNS: readonly ((x: string, y: string) => readonly [pattern: string, text: string])[] = [
  (x) => [`^(${x}+)+$`, `${x.repeat(60)}!`],
  (x) => [`^(${x}|${x})*$`, `${x.repeat(60)}!`],
  (x, y) => [`^(${x}|${x}${y}|${y})+$`, `${(x + y).repeat(60)}!`],
  (x) => [`^(${x}*)*$`, `${x.repeat(60)}!`],
  (x, y) => [`^([${x}${y}]+)*${y}$`, `${x.repeat(60)}!`],
  (x) => [`^(.*${x}){30}$`, `${x.repeat(90)}!`],
  (x, y) => [`^(${x}+${y}?)+$`, `${x.repeat(60)}!`],
  (x) => [`(${x}+${x}+)+y`, x.repeat(80)],
  (x) => [`^(?:\\w+\\s?)+$`, `${`${x.repeat(12)} `.repeat(6)}!`],
  (x) => [`^((${x}{1,40})?){40}$`, `${x.repeat(200)}!`],
];

function slowPattern(index: number): HostileTool {
  const make = PATTERNS[index % PATTERNS.length] ?? PATTERNS[0];
  const [x, y] = [LETTERS[index % LETTERS.length] ?? 'a', LETTERS[(index + 5) % LETTERS.length] ?? 'b'];
  const [culprit, text] = make?.(x, y) ?? ['', ''];
  const parameters = { type: 'object', properties: { text: { type: 'string', pattern: culprit } } };
  return { culprit, descriptor: descriptor(index, { parameters }, { text }) };
}

function slowExpression(index: number): HostileTool {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const sum = names.join(' + ');
  const nested = names.reduceRight((inner, name) => `args.list.all(${name}, ${inner})`, `${sum} >= ${-index}`);
  const culprit = `!has(args.list) || ${nested}`;
  const parameters = { type: 'object', properties: { list: { type: 'array', items: { type: 'integer' } } } };
  const semantics = { rules: [{ id: 'slow', expression: culprit, error: 'TOO_MUCH', message: 'Too much.' }] };
  const list = Array.from({ length: 50 }, (_, item) => item);
  return { culprit, descriptor: descriptor(index, { parameters, semantics }, { list }) };
}

function descriptor(index: number, blocks: JsonObject, slow: JsonObject): JsonObject {
  const name = `hostile_${index}`;
  const example = (args: JsonObject) => ({ prompt: 'Run it.', tool_call: { name, arguments: args }, result: {} });
  return {
    name,
    description: 'Keeps its checker busy.',
    ...blocks,
    returns: { type: 'object' },
    errors: [{ code: 'TOO_MUCH', http_status: 422, retryable: false }],
    examples: [example(slow), example({})],
  };
}
