import { stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nearest } from '../nearest.ts';
import { documentationSpec } from '../sources.ts';

export const replacementExists = defineRule({
  id: 'replacement-exists',
  family: 'versioning',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'The tool that replaces a deprecated one is in the catalogue.',
  why: 'A replacement that does not exist sends agents to a call that fails.',
  source: documentationSpec('11'),
  messages: {
    unknown: 'The replacement "{name}" is not in this catalogue.',
    near: 'The replacement "{name}" is not in this catalogue. Did you mean "{near}"?',
    self: 'The tool names itself as its replacement.',
    rename: 'Change to "{near}"',
  },
  examples: {
    good: [[{ name: 'a', deprecated: true, replaced_by: 'a_v2' }, { name: 'a_v2' }]],
    bad: [
      {
        tools: [{ name: 'a', replaced_by: 'zzzzzzz' }, { name: 'get_weather' }],
        expect: 'unknown',
        at: '/replaced_by',
      },
      {
        tools: [{ name: 'a', replaced_by: 'get_wether' }, { name: 'get_weather' }],
        expect: 'near',
        at: '/replaced_by',
      },
      { tool: { name: 'a', replaced_by: 'a' }, expect: 'self', at: '/replaced_by' },
    ],
  },
  checkCatalogue(tools, report) {
    const names = new Set(tools.map(({ name }) => name));
    for (const [index, tool] of tools.entries()) {
      const name = stringAt(tool.raw, 'replaced_by');
      if (name === undefined) continue;
      if (name === tool.name) report(index, 'self', ['replaced_by']);
      if (name === tool.name || names.has(name) || tools.length === 1) continue;
      const others = [...names].filter((known) => known !== tool.name);
      const near = nearest(name, others);
      if (near === undefined) {
        report(index, 'unknown', ['replaced_by'], { data: { name } });
        continue;
      }
      const edits = [{ op: 'set', pointer: ['replaced_by'], value: near }] as const;
      const fixes = [{ title: 'rename', data: { near }, safe: false, edits } as const];
      report(index, 'near', ['replaced_by'], { data: { name, near }, fixes });
    }
  },
});
