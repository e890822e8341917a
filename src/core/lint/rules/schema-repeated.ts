import { get, isObject } from '../../model/json.ts';
import { formatPointer, type Pointer } from '../../model/pointer.ts';
import { defineRule } from '../define-rule.ts';
import { placeName } from '../facts/place-name.ts';
import { nodesOf } from '../schema/facts.ts';
import { JSON_SCHEMA_CORE } from '../schema/sources.ts';

/** A smaller object costs less than the reference to it is worth. */
const FEWEST_PROPERTIES = 3;
const SHORTEST = 300;
/** Nested objects are read once for each level above them; past this much text the rest goes unread. */
const MOST_TEXT = 500_000;

export const schemaRepeated = defineRule({
  id: 'schema-repeated',
  family: 'schema',
  severity: 'info',
  preset: 'recommended',
  summary: 'An object that a tool needs twice is defined once.',
  why: 'Every copy costs its tokens in every request, and copies drift apart; with "$defs" and "$ref" it is said once.',
  source: JSON_SCHEMA_CORE,
  messages: {
    again:
      'This object with {count} properties ({length} characters) repeats the one at "{other}". Define it once under "$defs".',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { from: { $ref: '#/$defs/address' }, to: { $ref: '#/$defs/address' } },
          $defs: { address: address() },
        },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { from: address(), to: address() } } },
        expect: 'again',
        at: '/parameters/properties/to',
      },
    ],
  },
  check(tool, report) {
    const seen = new Map<string, Pointer>();
    const covered: string[] = [];
    let read = 0;
    for (const { schema, pointer } of nodesOf(tool)) {
      const properties = get(schema, 'properties');
      if (pointer.length < 2 || !isObject(properties)) continue;
      const count = Object.keys(properties).length;
      const place = formatPointer(pointer);
      if (count < FEWEST_PROPERTIES || covered.some((above) => place.startsWith(`${above}/`))) continue;
      const text = JSON.stringify(schema);
      read += text.length;
      if (read > MOST_TEXT) return;
      const other = text.length < SHORTEST ? undefined : seen.get(text);
      if (other === undefined) seen.set(text, pointer);
      else {
        covered.push(place);
        report('again', pointer, { data: { count, length: text.length, other: placeName(other) } });
      }
    }
  },
});

function address() {
  const line = (what: string) => ({
    type: 'string',
    description: `The ${what} of the address, as it is written on letters.`,
  });
  return {
    type: 'object',
    properties: {
      street: line('street and number'),
      city: line('city'),
      postcode: line('postcode'),
      country: line('country'),
    },
  };
}
