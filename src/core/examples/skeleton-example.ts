import { isObject, type JsonObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import { type Pointer, parsePointer, valueAt } from '../model/pointer.ts';
import { type ExampleKind, isSchema, type JsonSchema, type Tool } from '../model/tool.ts';
import { sampleValue } from './sample-value.ts';

/** What a new example should exercise: an entry of a coverage list, or nothing in particular. */
export interface SkeletonWish {
  readonly kind: ExampleKind;
  /** A pointer text such as `/parameters/properties/unit/enum/1`, or an error code. */
  readonly covers?: string;
}

/** A new example to complete by hand: valid arguments, a result of the right shape, and a prompt that says what to write. */
export function skeletonExample(tool: Tool, wish: SkeletonWish): JsonObject {
  if (wish.kind === 'ask') return { prompt: ASK_PROMPT, expect: 'ask' };
  const args = argumentsFor(tool, wish.covers);
  const result = wish.kind === 'error' ? envelopeFor(tool, wish.covers) : resultFor(tool.returns);
  return { prompt: PROMPT, tool_call: { name: tool.name, arguments: args }, result };
}

const PROMPT = 'Write here what the user asks for.';
const ASK_PROMPT = 'Write here a request that lacks what the tool needs.';

function resultFor(returns: JsonSchema | undefined): JsonValue {
  return returns === undefined ? {} : sampleValue(returns);
}

function envelopeFor(tool: Tool, code: string | undefined): JsonObject {
  const shown = new Set((tool.examples ?? []).map(({ errorCode }) => errorCode));
  const declared =
    tool.errors?.find((error) => error.code === code) ??
    tool.errors?.find((error) => !shown.has(error.code)) ??
    tool.errors?.[0];
  const error: MutableJsonObject = {
    code: declared?.code ?? code ?? 'VALIDATION_ERROR',
    message: declared?.description ?? 'Write here what went wrong.',
  };
  if (declared?.retryable === true) error.retry_after_seconds = 30;
  return { error };
}

/** Not judged by the schema: the author's patterns may be slow, and a skeleton is there to be edited. */
function startingArguments(tool: Tool): JsonValue {
  const shown = tool.examples?.find(({ kind, arguments: args }) => kind === 'success' && isObject(args));
  if (shown?.arguments !== undefined) return shown.arguments;
  return tool.parameters === undefined ? {} : sampleValue(tool.parameters);
}

function argumentsFor(tool: Tool, covers: string | undefined): JsonValue {
  const base = startingArguments(tool);
  const pointer = covers === undefined ? undefined : parsePointer(covers);
  if (pointer === undefined || pointer[0] !== 'parameters' || tool.parameters === undefined) return base;
  return withCovered(base, tool.parameters, pointer.slice(1));
}

/** Puts a value for the wanted part into the arguments; parts that no plain path of properties leads to are left out. */
function withCovered(base: JsonValue, root: JsonSchema, pointer: Pointer): JsonValue {
  const { path, at } = plainPath(pointer);
  if (path.length === 0 || !isObject(base)) return base;
  const schema = valueAt(root as JsonValue, at);
  const rest = pointer.slice(at.length);
  const wanted = rest.length === 2 ? valueAt(root as JsonValue, pointer) : schema;
  const value = rest[0] === 'enum' && wanted !== undefined ? wanted : isSchema(wanted) ? sampleValue(wanted) : null;
  return put(base, path, value);
}

function plainPath(pointer: Pointer): { readonly path: Pointer; readonly at: Pointer } {
  const path: string[] = [];
  let length = 0;
  while (pointer[length] === 'properties' && pointer[length + 1] !== undefined) {
    path.push(pointer[length + 1] as string);
    length += 2;
  }
  return { path, at: pointer.slice(0, length) };
}

function put(base: JsonObject, [key, ...rest]: Pointer, value: JsonValue): JsonObject {
  if (key === undefined) return base;
  const copy: MutableJsonObject = { ...base };
  const below = Object.hasOwn(base, key) ? base[key] : undefined;
  setOwn(copy, key, rest.length === 0 ? value : put(isObject(below) ? below : {}, rest, value));
  return copy;
}
