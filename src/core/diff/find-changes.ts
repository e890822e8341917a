import { get, isArray, isObject, type JsonObject, type JsonValue, jsonEqual, stringAt } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { ChangeFact, ChangeKind } from './change.ts';
import { schemaChanges } from './schema-changes.ts';

/** What differs between two lists of descriptors, in the order of the new one, removals last. */
export function findChanges(before: readonly JsonObject[], after: readonly JsonObject[]): ChangeFact[] {
  const pairs = pairByName(before, after);
  return pairs.flatMap(({ old, now }) => {
    if (old === undefined)
      return now === undefined ? [] : [{ kind: 'tool-added' as const, tool: nameOf(now), pointer: [] }];
    if (now === undefined) return [{ kind: 'tool-removed' as const, tool: nameOf(old), pointer: [] }];
    return toolChanges(old, now).map((fact) => ({ tool: nameOf(old), ...fact }));
  });
}

interface Pair {
  readonly old?: JsonObject;
  readonly now?: JsonObject;
}

/** Names that stand twice are paired in their order. */
function pairByName(before: readonly JsonObject[], after: readonly JsonObject[]): Pair[] {
  const left = new Map<string, JsonObject[]>();
  for (const tool of before) {
    const name = nameOf(tool);
    left.set(name, [...(left.get(name) ?? []), tool]);
  }
  const pairs = after.map((now): Pair => {
    const old = left.get(nameOf(now))?.shift();
    return old === undefined ? { now } : { old, now };
  });
  return [...pairs, ...[...left.values()].flat().map((old) => ({ old }))];
}

function nameOf(tool: JsonObject): string {
  return stringAt(tool, 'name') ?? '';
}

type ToolFact = Omit<ChangeFact, 'tool'>;

function toolChanges(old: JsonObject, now: JsonObject): ToolFact[] {
  const facts: ToolFact[] = [];
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [before, after] = [get(old, key), get(now, key)];
    if (!jsonEqual(before, after)) facts.push(...blockChanges(key, before, after));
  }
  return facts;
}

/** What a change of a block means when nothing more is known of it. */
const BLOCK_KINDS: Readonly<Record<string, ChangeKind>> = {
  description: 'description-changed',
  semantics: 'rules-changed',
  auth: 'access-changed',
  rate_limit: 'access-changed',
};
/** Not a change of the tool but of its release. */
const SILENT = new Set(['version', 'lint_ignore']);

function blockChanges(key: string, before: JsonValue | undefined, after: JsonValue | undefined): ToolFact[] {
  if (SILENT.has(key)) return [];
  if (key === 'parameters') return wholeOrParts(key, asArguments(before), asArguments(after), 'input');
  if (key === 'returns') return wholeOrParts(key, before, after, 'output');
  if (key === 'errors') return errorChanges(before, after);
  if (key === 'idempotency') return memberChanges([key], before, after, 'hint-changed').map(asStated);
  if (key === 'providers') return providerChanges(before, after);
  if (key === 'semantics') return semanticsChanges(before, after);
  if (key === 'deprecated' && after === true) return [{ kind: 'tool-deprecated', pointer: [key] }];
  const kind = (Object.hasOwn(BLOCK_KINDS, key) ? BLOCK_KINDS[key] : undefined) ?? 'block-changed';
  return [{ kind, pointer: [key], ...values(before, after) }];
}

/** Arguments are an object, whether their schema says so or not. */
function asArguments(schema: JsonValue | undefined): JsonValue {
  if (schema === undefined || schema === true) return { type: 'object' };
  return isObject(schema) && get(schema, 'type') === undefined ? { ...schema, type: 'object' } : schema;
}

function wholeOrParts(
  key: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  side: 'input' | 'output',
): ToolFact[] {
  if (before === undefined) return [{ kind: 'schema-added', pointer: [key], side }];
  if (after === undefined) return [{ kind: 'schema-removed', pointer: [key], side }];
  return schemaChanges({ before, after }, [key], side);
}

function values(before: JsonValue | undefined, after: JsonValue | undefined) {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

function memberChanges(
  at: Pointer,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  kind: ChangeKind,
): ToolFact[] {
  const [old, now] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    const [left, right] = [get(old, name), get(now, name)];
    return jsonEqual(left, right) ? [] : [{ kind, pointer: [...at, name], ...values(left, right) }];
  });
}

/** What an absent hint stands for: ToolAnnotations of the MCP schema, revision 2025-11-25 (checked 2026-11-29). */
const ABSENT_HINTS: Readonly<Record<string, boolean>> = {
  safe: false,
  destructive: true,
  idempotent: false,
  open_world: true,
};

function asStated(fact: ToolFact): ToolFact {
  const absent = ABSENT_HINTS[fact.pointer[1] ?? ''];
  const isSame = (fact.before ?? absent) === (fact.after ?? absent);
  return isSame ? { ...fact, kind: 'hint-stated' } : fact;
}

/** What a provider's form carries beside the tool's contract. */
const BESIDE_THE_CONTRACT = new Set(['execution', 'icons', 'title', '_meta', 'annotations']);

function providerChanges(before: JsonValue | undefined, after: JsonValue | undefined): ToolFact[] {
  const providers = memberChanges(['providers'], before, after, 'provider-options-changed');
  return providers.flatMap((provider) => {
    const options = memberChanges(provider.pointer, provider.before, provider.after, 'provider-options-changed');
    if (options.length === 0) return [provider];
    return options.map((fact) =>
      BESIDE_THE_CONTRACT.has(fact.pointer.at(-1) ?? '') ? { ...fact, kind: 'block-changed' as const } : fact,
    );
  });
}

/** Units and times say what a value means: the same call then asks for something else. */
const MEANING = new Set(['units', 'time']);

function semanticsChanges(before: JsonValue | undefined, after: JsonValue | undefined): ToolFact[] {
  return memberChanges(['semantics'], before, after, 'rules-changed').map((fact) => {
    const block = fact.pointer[1] ?? '';
    if (block === 'fixtures') return { ...fact, kind: 'block-changed' as const };
    return MEANING.has(block) && fact.before !== undefined ? { ...fact, kind: 'meaning-changed' as const } : fact;
  });
}

function errorChanges(before: JsonValue | undefined, after: JsonValue | undefined): ToolFact[] {
  const [old, now] = [errorsByCode(before), errorsByCode(after)];
  const came = [...now].flatMap(([code, { index, entry }]): ToolFact[] => {
    const former = old.get(code)?.entry;
    const pointer = ['errors', String(index)];
    if (former === undefined) return [{ kind: 'error-added', pointer, after: code }];
    const hasChanged = ['http_status', 'retryable'].some((key) => !jsonEqual(get(former, key), get(entry, key)));
    if (hasChanged) return [{ kind: 'error-changed', pointer, before: code, after: code }];
    return jsonEqual(former, entry) ? [] : [{ kind: 'block-changed', pointer }];
  });
  const went = [...old.keys()].filter((code) => !now.has(code));
  return [...came, ...went.map((code): ToolFact => ({ kind: 'error-removed', pointer: ['errors'], before: code }))];
}

function errorsByCode(value: JsonValue | undefined): Map<string, { index: number; entry: JsonValue }> {
  const list = isArray(value) ? value : [];
  return new Map(list.map((entry, index) => [stringAt(entry, 'code') ?? String(index), { index, entry }]));
}
