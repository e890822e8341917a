import { get, isArray, isObject, type JsonObject, type JsonValue, stringAt } from './json.ts';
import type { Pointer } from './pointer.ts';

/** A JSON Schema as written: an object, or `true`/`false`. */
export type JsonSchema = JsonObject | boolean;

export function isSchema(value: unknown): value is JsonSchema {
  return isObject(value) || typeof value === 'boolean';
}

/** Keys of descriptor format 1. Others are kept, and shown as a finding. */
export const DESCRIPTOR_KEYS = [
  'name',
  'title',
  'description',
  'version',
  'deprecated',
  'replaced_by',
  'deprecation',
  'parameters',
  'returns',
  'errors',
  'idempotency',
  'examples',
  'semantics',
  'tool_search_keywords',
  'trigger_phrases',
  'latency',
  'cost',
  'rate_limit',
  'auth',
  'docs_url',
  'owner',
  'locale',
  'providers',
  'lint_ignore',
] as const;
export type DescriptorKey = (typeof DESCRIPTOR_KEYS)[number];

/** The seven blocks that every complete descriptor has. */
export const REQUIRED_BLOCKS = [
  'name',
  'description',
  'parameters',
  'returns',
  'errors',
  'idempotency',
  'examples',
] as const satisfies readonly DescriptorKey[];

export interface ToolError {
  readonly pointer: Pointer;
  readonly code: string | undefined;
  readonly httpStatus: number | undefined;
  readonly retryable: boolean | undefined;
  readonly description: string | undefined;
  readonly recovery: string | undefined;
  readonly raw: JsonValue;
}

export interface Idempotency {
  readonly idempotent: boolean | undefined;
  readonly safe: boolean | undefined;
  readonly destructive: boolean | undefined;
  readonly openWorld: boolean | undefined;
}

export type ExampleKind = 'success' | 'error' | 'ask';

export interface ToolExample {
  readonly pointer: Pointer;
  readonly kind: ExampleKind;
  readonly prompt: string | undefined;
  readonly callName: JsonValue | undefined;
  readonly arguments: JsonValue | undefined;
  readonly result: JsonValue | undefined;
  /** `error.code` of an error envelope. */
  readonly errorCode: string | undefined;
  readonly raw: JsonValue;
}

/**
 * A typed view of a descriptor. Reading never fails: a field of the wrong type is absent here and still stands in `raw`,
 * where the shape rules report it. Pointers count from the descriptor's root.
 */
export interface Tool {
  readonly raw: JsonObject;
  readonly name: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly parameters: JsonSchema | undefined;
  readonly returns: JsonSchema | undefined;
  /** Undefined when the block is absent; empty when it is there and lists none. */
  readonly errors: readonly ToolError[] | undefined;
  readonly idempotency: Idempotency | undefined;
  readonly examples: readonly ToolExample[] | undefined;
  readonly semantics: JsonObject | undefined;
  readonly providers: JsonObject | undefined;
}

export function readTool(raw: JsonObject): Tool {
  const parameters = get(raw, 'parameters');
  const returns = get(raw, 'returns');
  const semantics = get(raw, 'semantics');
  const providers = get(raw, 'providers');
  return {
    raw,
    name: stringAt(raw, 'name') ?? '',
    title: stringAt(raw, 'title'),
    description: stringAt(raw, 'description'),
    parameters: isSchema(parameters) ? parameters : undefined,
    returns: isSchema(returns) ? returns : undefined,
    errors: listOf(raw, 'errors', readError),
    idempotency: readIdempotency(get(raw, 'idempotency')),
    examples: listOf(raw, 'examples', readExample),
    semantics: isObject(semantics) ? semantics : undefined,
    providers: isObject(providers) ? providers : undefined,
  };
}

function listOf<Item>(raw: JsonObject, key: string, read: (value: JsonValue, pointer: Pointer) => Item) {
  const list = get(raw, key);
  return isArray(list) ? list.map((value, index) => read(value, [key, String(index)])) : undefined;
}

function readError(value: JsonValue, pointer: Pointer): ToolError {
  const status = get(value, 'http_status');
  return {
    pointer,
    code: stringAt(value, 'code'),
    httpStatus: typeof status === 'number' ? status : undefined,
    retryable: booleanAt(value, 'retryable'),
    description: stringAt(value, 'description'),
    recovery: stringAt(value, 'recovery'),
    raw: value,
  };
}

function readIdempotency(value: JsonValue | undefined): Idempotency | undefined {
  if (!isObject(value)) return undefined;
  return {
    idempotent: booleanAt(value, 'idempotent'),
    safe: booleanAt(value, 'safe'),
    destructive: booleanAt(value, 'destructive'),
    openWorld: booleanAt(value, 'open_world'),
  };
}

function readExample(value: JsonValue, pointer: Pointer): ToolExample {
  const call = get(value, 'tool_call');
  const result = get(value, 'result');
  const error = get(result, 'error');
  const errorCode = stringAt(error, 'code');
  const isAsk = get(value, 'expect') === 'ask';
  return {
    pointer,
    kind: isAsk ? 'ask' : errorCode !== undefined ? 'error' : 'success',
    prompt: stringAt(value, 'prompt'),
    callName: get(call, 'name'),
    arguments: get(call, 'arguments'),
    result,
    errorCode,
    raw: value,
  };
}

function booleanAt(value: JsonValue | undefined, key: string): boolean | undefined {
  const found = get(value, key);
  return typeof found === 'boolean' ? found : undefined;
}
