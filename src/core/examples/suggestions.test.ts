import { describe, expect, test } from 'vitest';
import { parsePointer } from '../model/pointer.ts';
import { readTool } from '../model/tool.ts';
import { completeExpression, hoverExpression } from './expression-completion.ts';
import { suggestAt } from './suggestions.ts';

const TOOL = readTool({
  name: 'search_events',
  parameters: {
    type: 'object',
    properties: {
      limit: { type: 'integer', default: 20, description: 'How many.\nMore text.' },
      window: { $ref: '#/$defs/window' },
      order: { enum: ['start', 'id'] },
    },
    required: ['window'],
    $defs: { window: { type: 'object', properties: { days: { type: 'integer', description: 'Length in days.' } } } },
  },
  returns: {
    type: 'object',
    properties: { events: { type: 'array', items: { type: 'object', properties: { start: { type: 'string' } } } } },
  },
});

function keys(pointer: string): string[] | undefined {
  return suggestAt(TOOL, parsePointer(pointer) ?? [])?.keys.map(({ name }) => name);
}

describe('suggestions inside examples and fixtures', () => {
  test('keys, required ones first', () => {
    expect(keys('/examples/0/tool_call/arguments')).toEqual(['window', 'limit', 'order']);
    expect(keys('/examples/0/tool_call/arguments/window')).toEqual(['days']);
    expect(keys('/examples/0/result/events/0')).toEqual(['start']);
    expect(keys('/semantics/fixtures/2/item')).toEqual(['start']);
    expect(keys('/semantics/fixtures/2/arguments')).toEqual(['window', 'limit', 'order']);
  });

  test('values from enum and default', () => {
    const values = (pointer: string) => suggestAt(TOOL, parsePointer(pointer) ?? [])?.values.map(({ value }) => value);
    expect(values('/examples/0/tool_call/arguments/order')).toEqual(['start', 'id']);
    expect(values('/examples/0/tool_call/arguments/limit')).toEqual([20]);
  });

  test('nothing outside of data', () => {
    expect(keys('/examples/0/prompt')).toBeUndefined();
    expect(keys('/description')).toBeUndefined();
  });
});

describe('completion in expressions', () => {
  const labels = (source: string) =>
    completeExpression(TOOL, source, source.length).map(({ insertText }) => insertText);

  test.each([
    ['args.', ['limit', 'window', 'order']],
    ['args.li', ['limit']],
    ['size(args.window.', ['days']],
    ['has(item.', ['start']],
    ['result.', ['events']],
    ['nobody.', []],
    ['ar', ['args']],
    ['args.limit > 0 && ti', ['timestamp(']],
  ])('%s', (source, expected) => {
    expect(labels(source)).toEqual(expected);
  });

  test('replaces what is typed', () => {
    expect(completeExpression(TOOL, 'args.li > 5', 7)[0]).toMatchObject({ insertText: 'limit', start: 5, end: 7 });
  });

  test('hover tells type and description', () => {
    expect(hoverExpression(TOOL, 'args.window.days > 1', 14)).toEqual({
      name: 'days',
      detail: 'integer: Length in days.',
      start: 12,
      end: 16,
    });
    expect(hoverExpression(TOOL, 'args.window.days > 1', 19)).toBeUndefined();
  });
});
