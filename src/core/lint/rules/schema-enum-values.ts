import { canonicalText, get, has, isArray, type JsonValue } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { isOfType } from '../schema/contradictions.ts';
import { type NodeFacts, nodesOf, show, typeOfValue } from '../schema/facts.ts';
import { VALIDATION } from '../schema/sources.ts';

export const schemaEnumValues = defineRule({
  id: 'schema-enum-values',
  family: 'schema',
  severity: 'warning',
  preset: 'recommended',
  summary: 'The values of an enum are distinct, of one type, and possible.',
  why: 'A repeated value is a mistake, values of several types make clients guess, and a value of another type than the declared one can never be sent.',
  source: VALIDATION,
  messages: {
    repeated: 'The value {value} is listed more than once.',
    type: 'The value {value} can never be sent, because the type here is {types}.',
    mixed: 'The values are of several types ({types}). Use one type.',
    nullable: 'The type allows null, but "enum" does not list it, so null is refused.',
    empty: 'One of the values is the empty string. Let the model leave the parameter out instead.',
    caseOnly: 'The values {value} and {other} differ only in upper and lower case.',
    single: 'The only value is {value}, so the model need not be asked for it.',
    boolean: 'The values are "true" and "false" as text. Use the type boolean.',
    toBoolean: 'Use the type boolean',
    unique: 'List each value once',
    drop: 'Remove {value}',
    addNull: 'Add null to the values',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { type: ['string', 'null'], enum: ['a', null] } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'string', enum: ['json'] } } } },
        expect: 'single',
        at: '/parameters/properties/n/enum',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'string', enum: ['open', 'Open'] } } } },
        expect: 'caseOnly',
        at: '/parameters/properties/n/enum',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { enum: ['a', 'b', 'a'] } } } },
        expect: 'repeated',
        at: '/parameters/properties/n/enum/2',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'string', enum: ['a', 7] } } } },
        expect: 'type',
        at: '/parameters/properties/n/enum/1',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { enum: ['a', 7] } } } },
        expect: 'mixed',
        at: '/parameters/properties/n/enum',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: ['string', 'null'], enum: ['a'] } } } },
        expect: 'nullable',
        at: '/parameters/properties/n/enum',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'string', enum: ['', 'a'] } } } },
        expect: 'empty',
        at: '/parameters/properties/n/enum/0',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'string', enum: ['true', 'false'] } } } },
        expect: 'boolean',
        at: '/parameters/properties/n/enum',
      },
    ],
  },
  check(tool, report) {
    for (const node of nodesOf(tool)) {
      const values = get(node.schema, 'enum');
      if (!isArray(values) || values.length === 0) continue;
      const at = [...node.pointer, 'enum'];
      const repeated = repeatedIndexes(values);
      const edits = [{ op: 'set', pointer: at, value: without(values, repeated) }] as const;
      for (const [position, index] of repeated.entries()) {
        const fixes = position < MAX_OFFERED ? [{ title: 'unique', safe: true, edits } as const] : [];
        report('repeated', [...at, String(index)], { data: { value: show(values[index]) }, fixes });
      }
      const [first, second] = caseTwins(values);
      if (first !== undefined && second !== undefined)
        report('caseOnly', at, { data: { value: show(first), other: show(second) } });
      const empty = values.indexOf('');
      if (empty >= 0) report('empty', [...at, String(empty)], { severity: 'info' });
      if (values.length === 1 && isAsked(node))
        report('single', at, { data: { value: show(values[0]) }, severity: 'info' });
      if (values.length === 2 && values.includes('true') && values.includes('false')) {
        const edits = [
          { op: 'set', pointer: [...node.pointer, 'type'], value: 'boolean' },
          { op: 'remove', pointer: at },
        ] as const;
        report('boolean', at, { severity: 'info', fixes: [{ title: 'toBoolean', safe: false, edits }] });
      }
      const isNullable = get(node.schema, 'nullable') === true;
      for (const index of impossibleIndexes(values, node, isNullable)) {
        const data = { value: show(values[index]), types: node.types.join(', ') };
        const pointer = [...at, String(index)];
        report('type', pointer, {
          data,
          fixes: [{ title: 'drop', data, safe: false, edits: [{ op: 'remove', pointer }] }],
        });
      }
      const types = typesAmong(values);
      if (types.length > 1 && node.types.length === 0) report('mixed', at, { data: { types: types.join(', ') } });
      if ((isNullable || node.types.includes('null')) && !values.includes(null)) {
        const edits = [{ op: 'insert', pointer: at, index: values.length, value: null }] as const;
        report('nullable', at, { severity: 'info', fixes: [{ title: 'addNull', safe: false, edits }] });
      }
    }
  },
});

/** The fix is the same at each of the values; a list of thousands would be written out for each. */
const MAX_OFFERED = 20;

/** A parameter at the root that the model has to fill in by itself. */
function isAsked({ keyword, parent, schema }: NodeFacts): boolean {
  return keyword === 'properties' && parent?.parent === undefined && !has(schema, 'default');
}

function typesAmong(values: readonly JsonValue[]): readonly string[] {
  const types = new Set<string>(values.filter((value) => value !== null).map(typeOfValue));
  if (types.has('number')) types.delete('integer');
  return [...types];
}

function repeatedIndexes(values: readonly JsonValue[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    const text = canonicalText(value);
    if (seen.has(text)) return [index];
    seen.add(text);
    return [];
  });
}

/** The first two values that are the same but for capitals. */
function caseTwins(values: readonly JsonValue[]): readonly string[] {
  const seen = new Map<string, string>();
  for (const value of values) {
    if (typeof value !== 'string') continue;
    const other = seen.get(value.toLowerCase());
    if (other !== undefined && other !== value) return [other, value];
    seen.set(value.toLowerCase(), value);
  }
  return [];
}

function without(values: readonly JsonValue[], indexes: readonly number[]): JsonValue[] {
  const gone = new Set(indexes);
  return values.filter((_, index) => !gone.has(index));
}

/** Where all are of another type the schema accepts nothing, which is another finding. */
function impossibleIndexes(values: readonly JsonValue[], { types }: NodeFacts, isNullable: boolean): number[] {
  if (types.length === 0) return [];
  const wrong = values.flatMap((value, index) =>
    isOfType(value, types) || (value === null && isNullable) ? [] : [index],
  );
  return wrong.length === values.length ? [] : wrong;
}
