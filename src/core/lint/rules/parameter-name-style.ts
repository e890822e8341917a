import { defineRule } from '../define-rule.ts';
import { snakeCase } from '../facts/name-words.ts';
import { renameProperty } from '../facts/rename-property.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { SCHEMA_LESSON } from '../sources.ts';

const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** A rename looks at the whole tool; the next ones are offered when these are made. */
const MAX_OFFERED = 200;

export const parameterNameStyle = defineRule({
  id: 'parameter-name-style',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'Parameter names are snake_case.',
  why: 'Where styles are mixed, a model misspells arguments: it writes start_date for startDate.',
  source: SCHEMA_LESSON,
  messages: {
    style: 'The parameter name "{name}" is not snake_case.',
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
    ],
  },
  check(tool, report) {
    let offered = 0;
    for (const { name, pointer } of inputProperties(tool)) {
      if (SNAKE.test(name)) continue;
      const plain = snakeCase(name);
      const isOffered = SNAKE.test(plain) && offered < MAX_OFFERED;
      const edits = isOffered ? renameProperty(tool, pointer, plain) : undefined;
      offered += isOffered ? 1 : 0;
      const fixes =
        edits === undefined ? [] : [{ title: 'rename', data: { name: plain }, safe: false, edits } as const];
      report('style', pointer, { data: { name }, fixes });
    }
  },
});
