import { describe, expect, test } from 'vitest';
import { TARGET_IDS } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import { convert } from './convert.ts';

const bookRoom = () =>
  readTool({
    name: 'book room',
    description: 'Books a room.',
    parameters: {
      type: 'object',
      properties: { from: { $ref: '#/$defs/day' }, seats: { type: ['integer', 'null'], minimum: 1 } },
      required: ['from'],
      $defs: { day: { type: 'string', format: 'date' } },
    },
    returns: { type: 'object', properties: { id: { type: 'string' } } },
  });

describe.each(TARGET_IDS)('%s', (target) => {
  test('origins are the same whether they are asked for at once or after other tools', () => {
    const atOnce = convert(bookRoom(), target).provenance;
    const waiting = convert(bookRoom(), target);
    convert(readTool({ name: 'other', description: 'Another.', parameters: { type: 'object' } }), target);
    expect(waiting.provenance).toEqual(atOnce);
    expect(atOnce).toContainEqual({ payload: [], descriptor: [] });
  });
});
