import { get, isArray } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputProperties, resultProperties } from '../facts/tool-properties.ts';
import { SCHEMA_LESSON } from '../sources.ts';

const SNAKE = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
/** Codes that the world writes in its own way: ISO currencies and countries, HTTP methods, zones, media types, locales, versions. */
const CANONICAL =
  /^[A-Z]{2,4}$|^[A-Z][a-z]+\/[A-Za-z_/]+$|^[a-z]+\/[a-z0-9.+-]+$|^[a-z]{2}-[A-Z]{2}$|^\d|^[<>=!]+$|^$|[\s./:]/;
const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

export const parameterEnumCase = defineRule({
  id: 'parameter-enum-case',
  family: 'semantics',
  severity: { authored: 'info', foreign: 'off' },
  preset: 'recommended',
  summary: 'Codes in an enum are lower-case snake_case.',
  why: 'One spelling for all codes is what models write most reliably; "InProgress" beside "in_progress" is a trap.',
  source: SCHEMA_LESSON,
  confidence: 0.6,
  messages: { style: 'The value "{value}" of "{name}" is not lower-case snake_case.' },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { status: { enum: ['in_progress', 'done'] }, currency: { enum: ['VND', 'USD'] } },
        },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { status: { type: 'string', enum: ['InProgress', 'done'] } } },
        },
        expect: 'style',
        at: '/parameters/properties/status/enum/0',
      },
    ],
  },
  check(tool, report) {
    for (const { name, schema, pointer } of [...inputProperties(tool), ...resultProperties(tool)]) {
      const values = get(schema, 'enum');
      for (const [index, value] of (isArray(values) ? values : []).entries()) {
        if (typeof value !== 'string' || SNAKE.test(value) || CANONICAL.test(value) || METHODS.has(value)) continue;
        report('style', [...pointer, 'enum', String(index)], { data: { name, value: value.slice(0, 40) } });
        break;
      }
    }
  },
});
