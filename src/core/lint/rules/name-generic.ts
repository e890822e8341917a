import { defineRule } from '../define-rule.ts';
import { isGenericName } from '../facts/generic-name.ts';
import { nameWords } from '../facts/name-words.ts';
import { SCHEMA_LESSON } from '../sources.ts';

export const nameGeneric = defineRule({
  id: 'name-generic',
  family: 'name',
  severity: 'warning',
  preset: 'recommended',
  summary: 'A tool name says what the tool works on.',
  why: 'Names such as "handler", "process" or "run_tool" fit every request, so they are chosen for the wrong ones.',
  source: SCHEMA_LESSON,
  confidence: 0.8,
  messages: { generic: 'The name "{name}" consists of words that fit any tool. Name what it works on.' },
  examples: {
    good: [{ name: 'run_report' }, { name: 'create_order' }],
    bad: [
      { tool: { name: 'handler' }, expect: 'generic', at: '/name' },
      { tool: { name: 'doStuff' }, expect: 'generic', at: '/name' },
    ],
  },
  check(tool, report) {
    const words = nameWords(tool.name);
    if (isGenericName(words)) {
      report('generic', ['name'], { data: { name: tool.name } });
    }
  },
});
