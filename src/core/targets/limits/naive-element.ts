import { type JsonObject, type JsonValue, type MutableJsonObject, setOwn, stringAt } from '../../model/json.ts';
import { type Pointer, startsWith } from '../../model/pointer.ts';
import type { TargetId } from '../../model/target-id.ts';
import { TARGETS } from '../index.ts';

export interface NaiveElement {
  readonly element: JsonObject;
  /** The descriptor place of an element's place. */
  toDescriptor(pointer: Pointer): Pointer;
}

/** A tool put into the provider's envelope with its name, description and schemas unchanged, as a copying converter does. */
export function naiveElement(descriptor: JsonObject, targetId: TargetId): NaiveElement {
  const target = TARGETS[targetId];
  const { body: at, parametersField, returnsField } = target.envelope;
  const body: MutableJsonObject = {};
  const origins: [Pointer, Pointer][] = [];
  const copy = (field: string, key: string, value: JsonValue | undefined) => {
    if (value === undefined) return;
    setOwn(body, field, value);
    origins.push([[...at, field], [key]]);
  };
  copy('name', 'name', descriptor.name);
  copy('description', 'description', stringAt(descriptor, 'description'));
  copy(parametersField, 'parameters', descriptor.parameters ?? EMPTY_SCHEMA);
  if (target.family === 'mcp' && returnsField !== undefined) copy(returnsField, 'returns', descriptor.returns);
  if (target.family.startsWith('openai') || target.strict) setOwn(body, 'strict', target.strict);
  const element = at.length === 0 ? body : { [at[0] as string]: body };
  return {
    element: target.family.startsWith('openai') ? { type: 'function', ...element } : element,
    toDescriptor(pointer) {
      const origin = origins.find(([from]) => startsWith(pointer, from));
      return origin === undefined ? [] : [...origin[1], ...pointer.slice(origin[0].length)];
    },
  };
}

/** A tool that says nothing about its parameters takes none. */
const EMPTY_SCHEMA: JsonObject = { type: 'object', properties: {} };
