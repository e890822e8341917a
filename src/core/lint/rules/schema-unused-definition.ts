import { isObject, type JsonValue, stringAt } from '../../model/json.ts';
import { formatPointer, type Pointer } from '../../model/pointer.ts';
import { walkSchema } from '../../schema/walk.ts';
import { defineRule } from '../define-rule.ts';
import { type SchemaFacts, schemasOf } from '../schema/facts.ts';
import { JSON_SCHEMA_CORE } from '../schema/sources.ts';

export const schemaUnusedDefinition = defineRule({
  id: 'schema-unused-definition',
  family: 'schema',
  severity: 'info',
  preset: 'recommended',
  summary: 'Every definition is used.',
  why: 'A definition that nothing refers to costs tokens in every request and misleads the next author.',
  source: JSON_SCHEMA_CORE,
  messages: {
    unused: 'Nothing refers to the definition "{name}". Remove it.',
    remove: 'Remove the definition "{name}"',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { properties: { s: { $ref: '#/$defs/State' } }, $defs: { State: { enum: ['open'] } } },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { properties: { s: { type: 'string' } }, $defs: { State: { enum: ['open'] } } },
        },
        expect: 'unused',
        at: '/parameters/$defs/State',
      },
    ],
  },
  check(tool, report) {
    for (const facts of schemasOf(tool)) {
      const definitions = facts.nodes.filter(({ keyword }) => keyword === '$defs' || keyword === 'definitions');
      if (definitions.length === 0) continue;
      const used = usedPlaces(facts);
      for (const { pointer, key } of definitions) {
        if (used === undefined || used.some((place) => isAtOrBelow(place, formatPointer(pointer)))) continue;
        const data = { name: key ?? '' };
        report('unused', pointer, {
          data,
          fixes: [{ title: 'remove', data, safe: true, edits: [{ op: 'remove', pointer }] }],
        });
      }
    }
  },
});

interface Waiting {
  readonly schema: JsonValue;
  readonly pointer: Pointer;
}

/** Where references from outside the definitions lead, and from those definitions on. Undefined when one cannot be followed. */
function usedPlaces(facts: SchemaFacts): readonly string[] | undefined {
  const places = new Set<string>();
  const waiting: Waiting[] = facts.nodes
    .filter(({ pointer }) => !isInDefinition(pointer))
    .map(({ schema, pointer }) => ({ schema: schema as JsonValue, pointer: pointer.slice(1) }));
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (
      isObject(node.schema) &&
      (Object.hasOwn(node.schema, '$dynamicRef') || Object.hasOwn(node.schema, '$recursiveRef'))
    )
      return undefined;
    const ref = stringAt(node.schema, '$ref');
    if (ref === undefined) continue;
    const target = facts.resolve(ref, node.pointer);
    if (!target.ok) continue;
    const place = formatPointer([...facts.at, ...target.value.pointer]);
    if (places.has(place)) continue;
    places.add(place);
    for (const inner of walkSchema(target.value.schema, target.value.pointer)) {
      waiting.push({ schema: inner.schema as JsonValue, pointer: inner.pointer });
    }
  }
  return [...places];
}

function isInDefinition(pointer: readonly string[]): boolean {
  return pointer.some(
    (segment, index) => (segment === '$defs' || segment === 'definitions') && pointer[index - 1] !== 'properties',
  );
}

function isAtOrBelow(place: string, definition: string): boolean {
  return place === definition || place.startsWith(`${definition}/`);
}
