import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { saying } from '../lexicons/index.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

const COMMA_SEPARATED =
  /\bcomma[- ](?:separated|delimited)\b|\bCSV list\b|phân tách bằng dấu phẩy|cách nhau bằng dấu phẩy/iu;

export const parameterJsonText = defineRule({
  id: 'parameter-json-text',
  family: 'parameter',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Structure is declared, not packed into text.',
  why: 'JSON inside a string is escaped twice and often wrong; a list in one text cannot be checked item by item.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.8,
  messages: {
    json: '"{name}" takes JSON as text ("{words}"). Declare the object or the array instead.',
    list: '"{name}" takes a list as text ("{words}"). Declare an array instead.',
  },
  examples: {
    good: [
      { name: 'a', parameters: { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } } },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { filter: { type: 'string', description: 'Filter as a JSON string.' } },
          },
        },
        expect: 'json',
        at: '/parameters/properties/filter',
      },
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { tags: { type: 'string', description: 'Comma-separated tags.' } },
          },
        },
        expect: 'list',
        at: '/parameters/properties/tags',
      },
    ],
  },
  check(tool, report) {
    for (const { name, schema, types, description, pointer } of inputProperties(tool)) {
      if (
        types.length !== 1 ||
        types[0] !== 'string' ||
        has(schema, 'contentMediaType') ||
        has(schema, 'contentSchema')
      )
        continue;
      const json = saying('jsonInText', description);
      const list = COMMA_SEPARATED.exec(description)?.[0];
      if (json !== undefined) report('json', pointer, { data: { name, words: json } });
      else if (list !== undefined) report('list', pointer, { data: { name, words: list } });
    }
  },
});
