import { expect, test } from 'vitest';
import { say } from '../words/words.ts';
import { TARGETS } from './index.ts';
import { AS_IS_TOPICS } from './limits/as-is-problem.ts';
import { REQUEST_TOPICS } from './limits/judge-request.ts';
import { sourceOfLoss, sourceOfRequest, sourceOfTopic } from './source-of.ts';

const strict = TARGETS['openai-responses:strict'];
const gemini = TARGETS.gemini;
const lost = (pointer: string, id: Parameters<typeof say>[0], keyword?: string) => ({
  pointer: pointer.split('/').slice(1),
  kind: 'dropped' as const,
  message: say(id),
  ...(keyword === undefined ? {} : { keyword }),
});

test.each([
  [
    'a keyword',
    gemini,
    lost('/parameters/properties/a/uniqueItems', 'target-keyword-dropped', 'uniqueItems'),
    gemini.keywordSource,
  ],
  ['a closed object', strict, lost('/parameters', 'target-closed', 'additionalProperties'), strict.node.source],
  ['a root that is a union', strict, lost('/parameters/anyOf', 'target-root-union', 'anyOf'), strict.root.source],
  ['a name', gemini, lost('/name', 'target-name-rewritten'), gemini.name.source],
  ['a field without a place', gemini, lost('/errors', 'target-field-dropped'), gemini.envelope.source],
  ['a limit', strict, lost('/parameters', 'target-limit-depth'), strict.limits.depth?.source],
])('%s is traced to the page of its rule', (_, target, loss, want) => {
  expect(sourceOfLoss(target, loss)).toBe(want);
});

test('every judgement of a tool or a request as it is has a page and a date', () => {
  for (const target of Object.values(TARGETS)) {
    const sources = [
      ...AS_IS_TOPICS.map((topic) => sourceOfTopic(target, topic)),
      ...REQUEST_TOPICS.map((topic) => sourceOfRequest(target, topic)),
    ];
    for (const { url, checkedOn } of sources) {
      expect(url).toMatch(/^https:\/\//);
      expect(checkedOn).toMatch(/^2026-\d\d-\d\d$/);
    }
  }
});
