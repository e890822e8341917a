import { get, has, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import { err, ok } from '../model/result.ts';
import { isSchema } from '../model/tool.ts';
import { say } from '../words/words.ts';
import { type DocumentReader, ToolBuilder, whatIs } from './define-reader.ts';

export const jsonSchema: DocumentReader = {
  id: 'json-schema',
  label: 'JSON Schema',
  docs: 'https://json-schema.org/draft/2020-12',
  checkedOn: '2026-11-29',
  recognizes: isJsonSchema,
  asked: 'last',
  read(value, { fileName }) {
    if (!isSchema(value)) {
      return err({
        pointer: [],
        message: say('import-wrong-shape', { format: 'json-schema', found: whatIs(value) }),
      });
    }
    const tool = new ToolBuilder([]).set('parameters', value).place(['parameters'], [], 'exact');
    const title = stringAt(value, 'title');
    tool.set('name', title || stem(fileName)).place(['name'], title ? ['title'] : [], title ? 'exact' : 'none');
    const description: JsonValue | undefined = get(value, 'description');
    if (description !== undefined) tool.set('description', description);
    return ok({ tools: [tool.place(['description'], ['description'], 'exact').build()], skipped: [] });
  },
};

const SCHEMA_KEYS = [
  'properties',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  '$defs',
  'definitions',
  'enum',
  'const',
  'items',
  'additionalProperties',
];
const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

function isJsonSchema(root: JsonObject): boolean {
  if (has(root, '$schema') && !has(root, 'name')) return true;
  const type = get(root, 'type');
  const types = Array.isArray(type) ? type : [type];
  if (has(root, 'type') && !types.every((name) => typeof name === 'string' && TYPES.includes(name.toLowerCase()))) {
    return false;
  }
  return has(root, 'type') || SCHEMA_KEYS.some((key) => has(root, key) && key !== 'items');
}

/** A file's name without folders and endings. */
function stem(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  const name = base.replace(/\.(?:json|jsonc|json5|yaml|yml)$/i, '').replace(/\.schema$/i, '');
  return name === '' || name === '-' ? 'tool' : name;
}
