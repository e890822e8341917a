import { defineRule } from '../define-rule.ts';
import { SMELLS_STUDY } from '../sources.ts';

const FAILURE =
  /\b(?:errors?|fails?|failed|failure|raises?|throws?|rejects?|rejected|refuses?|refused|invalid|not found|unavailable|denied|returns? (?:null|none|an empty|nothing))\b|lỗi|thất bại|không tìm thấy|từ chối/iu;

export const descriptionErrors = defineRule({
  id: 'description-errors',
  family: 'description',
  severity: 'off',
  preset: 'strict',
  summary: 'A tool says how it can fail, in an error list or in words.',
  why: 'An agent that does not know how a call can fail takes an empty answer for success, and an error for a reason to repeat the call.',
  source: SMELLS_STUDY,
  confidence: 0.5,
  messages: { none: 'Neither the error list nor the description says how a call can fail.' },
  examples: {
    good: [
      { name: 'get_order', description: 'Get an order. Fails when the id is unknown.' },
      { name: 'get_order', description: 'Get an order.', errors: [{ code: 'NOT_FOUND' }] },
    ],
    bad: [{ tool: { name: 'get_order', description: 'Get one order.' }, expect: 'none', at: '/description' }],
  },
  check(tool, report) {
    const text = tool.description ?? '';
    if (text.trim() !== '' && (tool.errors ?? []).length === 0 && !FAILURE.test(text)) report('none', ['description']);
  },
});
