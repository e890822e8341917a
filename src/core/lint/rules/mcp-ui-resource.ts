import { get, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';

export const mcpUiResource = defineRule({
  id: 'mcp-ui-resource',
  family: 'provider',
  severity: 'warning',
  preset: 'recommended',
  summary: 'The view of a tool is a ui:// resource of its server.',
  why: 'Clients that support MCP Apps load the view of a tool from the server as a ui:// resource; any other address is ignored and the tool shows nothing.',
  source: {
    title: 'MCP Apps (SEP-1865)',
    url: 'https://github.com/modelcontextprotocol/ext-apps',
    checkedOn: '2026-11-29',
  },
  messages: { scheme: '"{address}" is not a ui:// resource, so clients show no view of this tool.' },
  examples: {
    good: [{ name: 'a', providers: { mcp: { _meta: { ui: { resourceUri: 'ui://weather/card.html' } } } } }],
    bad: [
      {
        tool: { name: 'a', providers: { mcp: { _meta: { ui: { resourceUri: 'https://example.com/card.html' } } } } },
        expect: 'scheme',
        at: '/providers/mcp/_meta/ui/resourceUri',
      },
    ],
  },
  check(tool, report) {
    const meta = get(get(tool.providers, 'mcp'), '_meta');
    for (const at of [['ui', 'resourceUri'], ['ui/resourceUri']]) {
      const holder = at.length === 1 ? meta : get(meta, 'ui');
      const address = stringAt(holder, at.at(-1) ?? '');
      if (address === undefined || address.startsWith('ui://')) continue;
      report('scheme', ['providers', 'mcp', '_meta', ...at], { data: { address: address.slice(0, 80) } });
    }
  },
});
