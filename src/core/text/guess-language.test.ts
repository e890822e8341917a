import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  { text: '{"a": 1}', fileName: 'tools.yaml', want: 'yaml' },
  { text: 'name: x', fileName: 'tools.json', want: 'json' },
  { text: 'tools:\n  - name: x\n', fileName: '', want: 'yaml' },
  { text: '\ufeff# tools\nname: x', fileName: 'stdin', want: 'yaml' },
  { text: '---\n- name: x', fileName: '', want: 'yaml' },
  { text: '- name: x', fileName: '', want: 'yaml' },
  { text: '  {"a": 1}', fileName: '', want: 'json' },
  { text: '// tools\n[]', fileName: '', want: 'json' },
  { text: '-1', fileName: '', want: 'json' },
  { text: 'true', fileName: '', want: 'json' },
  { text: '', fileName: '', want: 'json' },
  { text: '"name": x\n', fileName: '', want: 'yaml' },
  { text: "'name':\n  - x\n", fileName: '', want: 'yaml' },
  { text: '"name": "x",\n"b": 1', fileName: '', want: 'json' },
  { text: '"a text"', fileName: '', want: 'json' },
])('$text in "$fileName" is $want', ({ text, fileName, want }) => expect(guessLanguage(text, fileName)).toBe(want));
