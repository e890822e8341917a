import { get, has, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const parametersObject = defineRule({
  id: 'parameters-object',
  family: 'parameter',
  severity: 'error',
  preset: 'essentials',
  summary: 'The parameters are a JSON Schema of type "object".',
  why: 'Arguments are always an object; a root of another type, or without a type, is refused by every provider.',
  source: documentationSpec('3.3'),
  messages: {
    notSchema: 'The parameters must be a JSON Schema object, not {found}.',
    noType: 'The parameters do not set "type". Arguments are always an object.',
    otherType: 'The parameters have the type {found}, but arguments are always an object.',
    setType: 'Set "type" to "object"',
  },
  examples: {
    good: [{ name: 'now', parameters: { type: 'object', properties: {}, additionalProperties: false } }],
    bad: [
      { tool: { name: 'now', parameters: null }, expect: 'notSchema', at: '/parameters' },
      { tool: { name: 'now', parameters: { properties: {} } }, expect: 'noType', at: '/parameters' },
      { tool: { name: 'now', parameters: { type: 'array' } }, expect: 'otherType', at: '/parameters/type' },
    ],
  },
  check(tool, report, { format }) {
    if (!has(tool.raw, 'parameters')) return;
    const { parameters } = tool.raw;
    if (!isObject(parameters)) {
      report('notSchema', ['parameters'], { data: { found: JSON.stringify(parameters)?.slice(0, 40) ?? 'nothing' } });
      return;
    }
    const type = get(parameters, 'type');
    const edits = [{ op: 'set', pointer: ['parameters', 'type'], value: 'object' }] as const;
    // Gemini writes type names in capitals.
    const plain = format === 'gemini' && typeof type === 'string' ? type.toLowerCase() : type;
    if (plain === 'object') return;
    if (type !== undefined) {
      report('otherType', ['parameters', 'type'], { data: { found: JSON.stringify(type) } });
    } else if (!has(parameters, '$ref')) {
      report('noType', ['parameters'], { fixes: [{ title: 'setType', safe: true, edits }] });
    }
  },
});
