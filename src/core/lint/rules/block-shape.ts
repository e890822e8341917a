import { has, isArray, isObject, type JsonValue } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { DESCRIPTOR_FORMAT } from '../sources.ts';

const SHAPES = {
  title: 'string',
  description: 'string',
  version: 'string',
  deprecated: 'boolean',
  replaced_by: 'string',
  deprecation: 'object',
  returns: 'schema',
  errors: 'array',
  idempotency: 'object',
  examples: 'array',
  semantics: 'object',
  tool_search_keywords: 'array',
  trigger_phrases: 'array',
  latency: 'object',
  cost: 'object',
  auth: 'object',
  docs_url: 'string',
  providers: 'object',
  lint_ignore: 'array',
} as const;

export const blockShape = defineRule({
  id: 'block-shape',
  family: 'document',
  severity: 'error',
  preset: 'essentials',
  summary: 'Every block has the type that the descriptor format requires.',
  why: 'A block of the wrong type is ignored: its checks do not run and no provider receives it.',
  source: DESCRIPTOR_FORMAT,
  messages: { shape: '"{block}" must be of type {wanted}, but is of type {found}.' },
  examples: {
    good: [{ name: 'a', errors: [], idempotency: {}, returns: true }],
    bad: [
      { tool: { name: 'a', errors: { code: 'NOT_FOUND' } }, expect: 'shape', at: '/errors' },
      { tool: { name: 'a', description: ['Get weather.'] }, expect: 'shape', at: '/description' },
    ],
  },
  check(tool, report) {
    for (const [block, wanted] of Object.entries(SHAPES)) {
      if (!has(tool.raw, block)) continue;
      const found = kindOf(tool.raw[block] as JsonValue);
      const isRight = found === wanted || (wanted === 'schema' && (found === 'object' || found === 'boolean'));
      if (!isRight)
        report('shape', [block], { data: { block, wanted: wanted === 'schema' ? 'JSON Schema' : wanted, found } });
    }
  },
});

function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  return isObject(value) ? 'object' : typeof value;
}
