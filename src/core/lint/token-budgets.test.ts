import { expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { readTool } from '../model/tool.ts';
import { createLintContext, lintAll } from './engine.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const SENTENCE = 'Every order has a state and a total. ';
const toolOf = (sentences: number): JsonObject => ({ name: 'get_order', description: SENTENCE.repeat(sentences) });

function severities(tools: readonly JsonObject[], rule: string) {
  const context = createLintContext({
    tools: tools.map(readTool),
    origin: 'foreign',
    format: 'mcp',
    settings: DEFAULT_SETTINGS,
  });
  return lintAll(context).flatMap((finding) => (finding.rule === rule ? [finding.severity] : []));
}

test('a tool a little over its budget is a remark, one far over it is a warning', () => {
  expect(severities([toolOf(20)], 'tokens-tool')).toEqual([]);
  expect(severities([toolOf(80)], 'tokens-tool')).toEqual(['info']);
  expect(severities([toolOf(400)], 'tokens-tool')).toEqual(['warning']);
});

test('a catalogue over its budget is a warning', () => {
  expect(
    severities(
      Array.from({ length: 30 }, () => toolOf(120)),
      'tokens-catalogue',
    ),
  ).toEqual(['warning']);
});
