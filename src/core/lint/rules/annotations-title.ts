import { get, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { MCP_TOOLS } from '../sources.ts';

export const annotationsTitle = defineRule({
  id: 'annotations-title',
  family: 'safety',
  severity: 'info',
  preset: 'recommended',
  summary: 'A tool has one title.',
  why: 'Clients show "title" and, when it is absent, "annotations.title"; two different ones show users two tools.',
  source: MCP_TOOLS,
  messages: {
    differs: 'The annotations give the title "{other}", but the title of the tool is "{title}". Keep one of them.',
  },
  examples: {
    good: [{ name: 'a', title: 'Status', providers: { mcp: { annotations: { title: 'Status' } } } }],
    bad: [
      {
        tool: { name: 'a', title: 'Status', providers: { mcp: { annotations: { title: 'KB Status' } } } },
        expect: 'differs',
        at: '/providers/mcp/annotations/title',
      },
    ],
  },
  check(tool, report) {
    const other = stringAt(get(get(tool.providers, 'mcp'), 'annotations'), 'title');
    if (other === undefined || tool.title === undefined || other === tool.title) return;
    report('differs', ['providers', 'mcp', 'annotations', 'title'], { data: { other, title: tool.title } });
  },
});
