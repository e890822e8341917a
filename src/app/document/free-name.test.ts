import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';

test.each([
  { wanted: 'pasted.json', taken: [], want: 'pasted.json' },
  { wanted: 'pasted.json', taken: ['pasted.yaml'], want: 'pasted.json' },
  { wanted: 'pasted.json', taken: ['pasted.json'], want: 'pasted-2.json' },
  { wanted: 'pasted.json', taken: ['pasted-2.json', 'pasted.json', 'pasted.json'], want: 'pasted-3.json' },
  { wanted: 'untitled.tools.json', taken: ['untitled.tools.json'], want: 'untitled-2.tools.json' },
  { wanted: 'tools', taken: ['tools'], want: 'tools-2' },
])('$wanted beside $taken is $want', ({ wanted, taken, want }) => {
  expect(freeName(wanted, taken)).toBe(want);
});
