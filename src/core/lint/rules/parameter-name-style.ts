import { defineRule } from '../define-rule.ts';
import { snakeCase } from '../facts/name-words.ts';
import { renameProperty } from '../facts/rename-property.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { SCHEMA_LESSON } from '../sources.ts';

const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const OPAQUE: ReadonlySet<string> = new Set([
  'data',
  'value',
  'input',
  'obj',
  'object',
  'params',
  'args',
  'options',
  'info',
  'payload',
  'thing',
  'stuff',
  'arg',
  'param',
  'var',
  'tmp',
  'foo',
  'bar',
]);

export const parameterNameStyle = defineRule({
  id: 'parameter-name-style',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'Parameter names are snake_case and say what they hold.',
  why: 'A name such as "x" or "data" tells the model nothing, and mixed styles make it misspell arguments.',
  source: SCHEMA_LESSON,
  messages: {
    style: 'The parameter name "{name}" is not snake_case.',
    opaque: 'The parameter name "{name}" does not say what it holds.',
    rename: 'Rename to "{name}"',
  },
  examples: {
    good: [{ name: 'a', parameters: { type: 'object', properties: { start_date: { type: 'string' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { startDate: { type: 'string' } } } },
        expect: 'style',
        at: '/parameters/properties/startDate',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { data: { type: 'string' } } } },
        expect: 'opaque',
        at: '/parameters/properties/data',
      },
    ],
  },
  check(tool, report) {
    for (const { name, pointer, isTop, description } of inputProperties(tool)) {
      if (!SNAKE.test(name)) {
        const plain = snakeCase(name);
        const edits = SNAKE.test(plain) ? renameProperty(tool, pointer, plain) : undefined;
        const fixes =
          edits === undefined ? [] : [{ title: 'rename', data: { name: plain }, safe: false, edits } as const];
        report('style', pointer, { data: { name }, fixes });
      } else if (
        (isTop && name.length === 1 && !'xyz'.includes(name)) ||
        (OPAQUE.has(name) && description.trim().length < 20)
      ) {
        report('opaque', pointer, { data: { name } });
      }
    }
  },
});
