import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { inputProperties } from '../facts/tool-properties.ts';

const RISKY: ReadonlySet<string> = new Set([
  'command',
  'cmd',
  'shell',
  'script',
  'sql',
  'code',
  'expression',
  'eval',
  'html',
  'template',
  'regex',
]);

/** A code may be one of a discount, a template the name of one. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['code', 'template', 'expression', 'regex']);
const RUNS =
  /\b(?:runs?|execut\w+|evaluat\w+|scripts?|javascript|typescript|python|source|snippet|render\w*|html)\b|chạy|thực thi/iu;

export const parameterFreeForm = defineRule({
  id: 'parameter-free-form',
  family: 'parameter',
  severity: { authored: 'info', foreign: 'info' },
  preset: 'recommended',
  summary: 'Text that will be run or rendered is restricted.',
  why: 'A free command, query or HTML page carries whatever the model was talked into; a length, a pattern or a list narrows the channel.',
  source: {
    title: 'OWASP Top 10 for LLM applications: excessive agency',
    url: 'https://genai.owasp.org/llmrisk/llm062025-excessive-agency/',
    checkedOn: '2026-11-29',
  },
  confidence: 0.6,
  messages: {
    free: '"{name}" takes any text, and the text is run or rendered. Restrict it with "maxLength", "pattern" or "enum".',
  },
  examples: {
    good: [
      { name: 'a', parameters: { type: 'object', properties: { expression: { type: 'string', maxLength: 200 } } } },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { sql: { type: 'string' } } } },
        expect: 'free',
        at: '/parameters/properties/sql',
      },
    ],
  },
  check(tool, report) {
    for (const { name, schema, types, pointer, description } of inputProperties(tool)) {
      if (!types.includes('string') || !RISKY.has(nameWords(name).at(-1) ?? '')) continue;
      if (AMBIGUOUS.has(nameWords(name).at(-1) ?? '') && !RUNS.test(description)) continue;
      if (!['maxLength', 'pattern', 'enum', 'const', 'format'].some((keyword) => has(schema, keyword)))
        report('free', pointer, { data: { name } });
    }
  },
});
