import type { Pointer } from '../../model/pointer.ts';
import { defineRule } from '../define-rule.ts';
import { memoByTool } from '../memo.ts';
import { documentationSpec } from '../sources.ts';

const SCREAMING = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

export const errorCodeFormat = defineRule({
  id: 'error-code-format',
  family: 'errors',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Error codes are SCREAMING_SNAKE_CASE or snake_case: one style in a catalogue, each code once in a tool.',
  why: 'Agents and runtimes compare codes as text; two spellings of one case are two cases to them.',
  source: documentationSpec('3.5'),
  messages: {
    format: 'The error code "{code}" is neither SCREAMING_SNAKE_CASE nor snake_case.',
    twice: 'The error code "{code}" is declared more than once.',
    style:
      'The error code "{code}" is {style}, unlike most codes in this catalogue ({others} of {all}). Use one style.',
  },
  examples: {
    good: [{ name: 'a', errors: [{ code: 'NOT_FOUND' }, { code: 'RATE_LIMITED' }] }],
    bad: [
      { tool: { name: 'a', errors: [{ code: 'not-found' }] }, expect: 'format', at: '/errors/0/code' },
      {
        tool: { name: 'a', errors: [{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }] },
        expect: 'twice',
        at: '/errors/1/code',
      },
      {
        tools: [
          { name: 'a', errors: [{ code: 'NOT_FOUND' }, { code: 'TIMEOUT' }] },
          { name: 'b', errors: [{ code: 'not_found' }] },
        ],
        expect: 'style',
        at: '/errors/0/code',
      },
    ],
  },
  check(tool, report) {
    const seen = new Set<string>();
    for (const { code, pointer } of tool.errors ?? []) {
      if (code === undefined) continue;
      const place = [...pointer, 'code'];
      if (!SCREAMING.test(code) && !SNAKE.test(code)) report('format', place, { data: { code } });
      if (seen.has(code)) report('twice', place, { data: { code } });
      seen.add(code);
    }
  },
  checkCatalogue(tools, report) {
    const counts = { screaming: 0, snake: 0 };
    for (const tool of tools) for (const { style } of codesOf(tool)) counts[style] += 1;
    if (counts.screaming === 0 || counts.snake === 0) return;
    const rarer = counts.snake <= counts.screaming ? 'snake' : 'screaming';
    const style = rarer === 'snake' ? 'snake_case' : 'SCREAMING_SNAKE_CASE';
    const all = counts.screaming + counts.snake;
    for (const [index, tool] of tools.entries()) {
      for (const { code, pointer, style: own } of codesOf(tool)) {
        if (own === rarer) report(index, 'style', pointer, { data: { code, style, others: all - counts[rarer], all } });
      }
    }
  },
});

interface StyledCode {
  readonly code: string;
  readonly pointer: Pointer;
  readonly style: 'screaming' | 'snake';
}

/** The codes of one of the two styles. */
const codesOf = memoByTool(({ errors }): readonly StyledCode[] =>
  (errors ?? []).flatMap(({ code = '', pointer }): StyledCode[] => {
    const styled = { code, pointer: [...pointer, 'code'] };
    if (SCREAMING.test(code)) return [{ ...styled, style: 'screaming' }];
    return SNAKE.test(code) ? [{ ...styled, style: 'snake' }] : [];
  }),
);
