import { get, has, isArray, isObject, type JsonObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputNodes } from '../facts/schema-nodes.ts';
import { documentationSpec } from '../sources.ts';

export const parametersClosed = defineRule({
  id: 'parameters-closed',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'Each object in the parameters says whether other properties are allowed.',
  why: 'With "additionalProperties": false, a misspelt argument is an error that the model can correct, instead of being ignored.',
  source: documentationSpec('3.3'),
  messages: {
    open: 'This object does not set "additionalProperties", so unknown arguments are silently ignored.',
    close: 'Add "additionalProperties": false',
  },
  examples: {
    good: [
      { name: 'now', parameters: { type: 'object', properties: {}, additionalProperties: false } },
      { name: 'set_labels', parameters: { type: 'object', properties: {}, additionalProperties: { type: 'string' } } },
    ],
    bad: [
      {
        tool: { name: 'get_weather', parameters: { type: 'object', properties: { city: { type: 'string' } } } },
        expect: 'open',
        at: '/parameters',
      },
    ],
  },
  check(tool, report, { format }) {
    // Gemini's own declarations have no such keyword.
    if (format === 'gemini') return;
    for (const { schema, pointer, keyword } of inputNodes(tool)) {
      if (!isObject(schema) || keyword === 'allOf' || keyword === 'if' || keyword === 'not') continue;
      const isDeclared = isObject(get(schema, 'properties')) && !has(schema, 'allOf');
      if (!isDeclared || has(schema, 'additionalProperties') || has(schema, 'unevaluatedProperties')) continue;
      const edits = [{ op: 'set', pointer: [...pointer, 'additionalProperties'], value: false }] as const;
      report('open', pointer, { fixes: canClose(schema) ? [{ title: 'close', safe: false, edits }] : [] });
    }
  },
});

/** Closed over a required name that is not declared, the object would accept nothing. */
function canClose(schema: JsonObject): boolean {
  const required = get(schema, 'required');
  const properties = get(schema, 'properties');
  return (
    !isArray(required) ||
    required.every((name) => typeof name === 'string' && isObject(properties) && has(properties, name))
  );
}
