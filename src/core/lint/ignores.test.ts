import { expect, test } from 'vitest';
import type { Finding } from '../model/diagnostic.ts';
import { readTool } from '../model/tool.ts';
import { coversFinding, entryCovers, reaches, toolIgnores } from './ignores.ts';

const finding: Finding = {
  rule: 'parameter-unit',
  family: 'parameter',
  severity: 'warning',
  tool: 0,
  pointer: ['parameters', 'properties', 'days'],
  message: { id: 'said', data: {} },
  fixes: [],
};

test.each([
  ['the whole tool', undefined, true],
  ['the place itself', '/parameters/properties/days', true],
  ['a place around it', '/parameters', true],
  ['another place', '/parameters/properties/day', false],
  ['a text that is no pointer', 'parameters', false],
])('an entry for %s', (_, pointer, expected) => {
  const entry = { rule: 'parameter-unit', reason: 'why', ...(pointer !== undefined && { pointer }) };
  expect(entryCovers(entry, finding, 'find')).toBe(expected);
  const tool = readTool({ name: 'find', lint_ignore: [entry] });
  expect(toolIgnores(tool).map((ignore) => coversFinding(ignore, finding))).toEqual([expected]);
});

test.each([
  ['this tool', { rule: 'parameter-unit', tool: 'find', reason: 'why' }, true],
  ['another tool', { rule: 'parameter-unit', tool: 'search', reason: 'why' }, false],
  ['another rule', { rule: 'parameter-type', tool: 'find', reason: 'why' }, false],
])('an entry for %s', (_, entry, expected) => {
  expect(entryCovers(entry, finding, 'find')).toBe(expected);
});

test.each([
  ['a tool that is there', { tool: 'find' }, true],
  ['a tool that is not', { tool: 'search' }, false],
  ['a place in it', { tool: 'find', pointer: '/parameters' }, true],
  ['a place that another tool has', { tool: 'find', pointer: '/returns' }, false],
  ['a place in any tool', { pointer: '/returns' }, true],
  ['every tool', {}, true],
])('an entry reaches %s: %s', (_, entry, expected) => {
  const tools = [
    { name: 'find', parameters: {} },
    { name: 'get', returns: {} },
  ];
  expect(reaches({ rule: 'x', reason: 'why', ...entry }, tools)).toBe(expected);
});
