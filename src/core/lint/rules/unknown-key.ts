import { has } from '../../model/json.ts';
import { DESCRIPTOR_KEYS } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { nearest } from '../nearest.ts';
import { DESCRIPTOR_FORMAT } from '../sources.ts';

const KNOWN: ReadonlySet<string> = new Set(DESCRIPTOR_KEYS);

export const unknownKey = defineRule({
  id: 'unknown-key',
  family: 'document',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A descriptor has only keys that its format knows.',
  why: 'A misspelt block is kept, but nothing reads it. Keys of your own may start with "x-".',
  source: DESCRIPTOR_FORMAT,
  messages: {
    unknown:
      '"{key}" is not a key of a descriptor; it is kept, but nothing reads it. Start it with "x-" if it is your own.',
    near: '"{key}" is not a key of a descriptor. Did you mean "{near}"?',
    rename: 'Rename to "{near}"',
  },
  examples: {
    good: [{ name: 'a', 'x-team': 'weather' }],
    bad: [
      { tool: { name: 'a', colour: 'blue' }, expect: 'unknown', at: '/colour' },
      { tool: { name: 'a', exmples: [] }, expect: 'near', at: '/exmples' },
    ],
  },
  check(tool, report) {
    for (const key of Object.keys(tool.raw)) {
      if (KNOWN.has(key) || key.startsWith('x-') || key.startsWith('$')) continue;
      const near = nearest(key, DESCRIPTOR_KEYS);
      if (near === undefined || has(tool.raw, near)) report('unknown', [key], { data: { key } });
      else {
        const edits = [{ op: 'rename', pointer: [key], key: near }] as const;
        report('near', [key], {
          data: { key, near },
          fixes: [{ title: 'rename', data: { near }, safe: false, edits }],
        });
      }
    }
  },
});
