import { expect, test } from 'vitest';
import type { DescriptorEdit, Finding, FixProposal } from '../model/diagnostic.ts';
import { collapseRepeated } from './collapse.ts';

const edit = (name: string): DescriptorEdit => ({ op: 'remove', pointer: [name] });

function fixOf(name: string, more: Partial<FixProposal> = {}): FixProposal {
  return { title: { id: 'fix-remove', data: {} }, safe: true, edits: [edit(name)], ...more };
}

function finding(name: string, more: Partial<Finding> = {}): Finding {
  return {
    rule: 'some-rule',
    family: 'parameter',
    severity: 'info',
    tool: 0,
    pointer: [name],
    message: { id: 'said', data: { name } },
    fixes: [fixOf(name)],
    ...more,
  };
}

test('remarks of a foreign tool that repeat become one, with one fix for all', () => {
  const [first, ...others] = collapseRepeated([finding('a'), finding('b'), finding('c')], 'foreign');
  expect(others).toEqual([]);
  expect(first).toEqual({
    ...finding('a'),
    message: { id: 'said', data: { name: 'a', more: 2 } },
    fixes: [{ ...fixOf('a'), edits: [edit('a'), edit('b'), edit('c')] }],
  });
});

test('a fix that one of them lacks is not offered for all', () => {
  const [merged] = collapseRepeated([finding('a'), finding('b', { fixes: [] })], 'foreign');
  expect(merged?.fixes).toEqual([]);
});

test('a fix is safe when all that go into it are', () => {
  const doubtful = finding('b', { fixes: [fixOf('b', { safe: false })] });
  const [merged] = collapseRepeated([finding('a'), doubtful], 'foreign');
  expect(merged?.fixes.map(({ safe }) => safe)).toEqual([false]);
});

test.each<[string, Finding[], 'authored' | 'foreign']>([
  ['an authored document shows every place', [finding('a'), finding('b')], 'authored'],
  ['warnings stay apart', [finding('a', { severity: 'warning' }), finding('b', { severity: 'warning' })], 'foreign'],
  ['other targets stay apart', [finding('a', { target: 'mcp' }), finding('b', { target: 'gemini' })], 'foreign'],
  ['other messages stay apart', [finding('a'), finding('b', { message: { id: 'else', data: {} } })], 'foreign'],
])('%s', (_, findings, origin) => {
  expect(collapseRepeated(findings, origin)).toEqual(findings);
});
