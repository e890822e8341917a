import { expect, test } from 'vitest';
import { readDocument } from '../import/read-document.ts';
import { readTool } from '../model/tool.ts';
import { parseText } from '../text/parse-text.ts';
import { convertDocument } from './convert-document.ts';

function converted(text: string) {
  const read = readDocument(parseText(text));
  if (!read.ok) throw new Error(read.error.message.id);
  const tools = read.value.tools.map(({ descriptor }) => readTool(descriptor));
  return convertDocument(read.value, tools, 'mcp');
}

test('a tool that was cut is refused, and the others are sent', () => {
  const deep = `${'{"a":'.repeat(1100)}1${'}'.repeat(1100)}`;
  const [cut, whole] = converted(
    `[{"name": "a", "inputSchema": ${deep}}, {"name": "b", "inputSchema": {"type": "object"}}]`,
  );
  expect(cut).toMatchObject({
    status: 'refused',
    payload: null,
    losses: [{ kind: 'refused', pointer: ['parameters'] }],
  });
  expect(whole?.payload).toMatchObject({ name: 'b' });
});

test('a number that no double holds is a loss where it stands', () => {
  const [tool] = converted('[{"name": "a", "inputSchema": {"type": "object", "maxProperties": 1e400}}]');
  expect(tool?.status).toBe('lossy');
  expect(tool?.losses).toContainEqual(
    expect.objectContaining({ kind: 'dropped', pointer: ['parameters', 'maxProperties'] }),
  );
  expect(JSON.stringify(tool?.payload)).not.toContain('null');
});
