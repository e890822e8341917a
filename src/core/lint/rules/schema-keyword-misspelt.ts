import { has, isObject, type JsonValue } from '../../model/json.ts';
import { isKeyword, KEYWORD_LIST } from '../../schema/keywords.ts';
import { defineRule } from '../define-rule.ts';
import { editDistance } from '../nearest.ts';
import { nodesOf } from '../schema/facts.ts';
import { UNDERSTANDING } from '../schema/sources.ts';

/** Spellings of other languages and of form libraries, with the keyword they stand for. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  desc: 'description',
  optional: '',
  allowed_values: 'enum',
  allowedvalues: 'enum',
  choices: 'enum',
  options: 'enum',
  min: 'minimum',
  max: 'maximum',
  minvalue: 'minimum',
  maxvalue: 'maximum',
  regex: 'pattern',
  defaultvalue: 'default',
};
const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(KEYWORD_LIST.map((keyword) => [fold(keyword), keyword]));

export const schemaKeywordMisspelt = defineRule({
  id: 'schema-keyword-misspelt',
  family: 'schema',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Keywords are spelt as in JSON Schema.',
  why: 'An unknown keyword is silently ignored, so a misspelt limit limits nothing.',
  source: UNDERSTANDING,
  confidence: 0.9,
  messages: {
    misspelt: '"{name}" is not a keyword of JSON Schema. Did you mean "{keyword}"?',
    rename: 'Rename to "{keyword}"',
    properties: 'These keys look like properties, but they are where a schema should be. Move them under "properties".',
    wrap: 'Move them under "properties"',
    stray:
      '"{name}" is not a keyword of JSON Schema; it looks like the rest of a text that a comma cut off. Put the text in quotes.',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { pattern_id: { type: 'string', 'x-order': 1, minLength: 1 } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { type: 'string', minLenght: 1 } } } },
        expect: 'misspelt',
        at: '/parameters/properties/n/minLenght',
      },
      {
        tool: {
          name: 'a',
          parameters: { properties: { data: { parent: { type: 'string', description: 'The parent.' } } } },
        },
        expect: 'properties',
        at: '/parameters/properties/data',
      },
      {
        tool: {
          name: 'a',
          parameters: { properties: { at: { type: 'string', description: 'When it ended', 'in UTC.': null } } },
        },
        expect: 'stray',
        at: '/parameters/properties/at/in UTC.',
      },
    ],
  },
  check(tool, report) {
    for (const { schema, pointer } of nodesOf(tool)) {
      const unknown = Object.keys(schema).filter((name) => !isKeyword(name) && !name.startsWith('x-'));
      if (
        unknown.length > 0 &&
        unknown.length === Object.keys(schema).length &&
        unknown.every((name) => isSchemaLike(schema[name]))
      ) {
        const edits = [{ op: 'set', pointer, value: { type: 'object', properties: schema } }] as const;
        report('properties', pointer, { fixes: [{ title: 'wrap', safe: false, edits }] });
        continue;
      }
      for (const name of unknown) {
        // What a comma leaves of an unquoted text between the braces of YAML.
        if (schema[name] === null && /\s/.test(name)) report('stray', [...pointer, name], { data: { name } });
        const keyword = meantKeyword(name);
        if (keyword === undefined || has(schema, keyword)) continue;
        const at = [...pointer, name];
        const fixes = [
          { title: 'rename', data: { keyword }, safe: false, edits: [{ op: 'rename', pointer: at, key: keyword }] },
        ] as const;
        report('misspelt', at, { data: { name, keyword }, fixes });
      }
    }
  },
});

function meantKeyword(name: string): string | undefined {
  const lower = fold(name);
  if (Object.hasOwn(OTHER_SPELLINGS, lower)) return OTHER_SPELLINGS[lower] === '' ? undefined : OTHER_SPELLINGS[lower];
  const same = BY_LOWER_CASE.get(lower);
  if (same !== undefined) return same;
  if (name.length < 5) return undefined;
  return KEYWORD_LIST.find((keyword) => {
    const longest = Math.max(keyword.length, name.length);
    const allowed = longest < 7 ? 1 : 2;
    const isClose = Math.abs(keyword.length - name.length) <= allowed && keyword.length > 3;
    return isClose && editDistance(lower, keyword.toLowerCase()) <= allowed;
  });
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[_$-]/g, '');
}

function isSchemaLike(value: JsonValue | undefined): boolean {
  return (
    isObject(value) &&
    typeof value.type === 'string' &&
    Object.keys(value).some((key) => key === 'description' || key === 'type')
  );
}
