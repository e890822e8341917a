import { get, isArray, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { MCP_TOOLS } from '../sources.ts';

const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/svg+xml', 'image/webp']);

export const mcpIcon = defineRule({
  id: 'mcp-icon',
  family: 'provider',
  severity: 'info',
  preset: 'recommended',
  summary: 'An icon is an https: or data: address of an image type that clients show.',
  why: 'MCP clients must refuse icons with any other scheme, and need to show only PNG, JPEG, SVG and WebP; a refused icon is a blank square.',
  source: MCP_TOOLS,
  messages: {
    scheme: 'Clients refuse an icon from "{scheme}". Use an https: or data: address.',
    type: 'Clients need not show the image type "{type}". Use PNG, JPEG, SVG or WebP.',
  },
  examples: {
    good: [{ name: 'a', providers: { mcp: { icons: [{ src: 'https://example.com/a.png', mimeType: 'image/png' }] } } }],
    bad: [
      {
        tool: { name: 'a', providers: { mcp: { icons: [{ src: 'file:///tmp/a.png' }] } } },
        expect: 'scheme',
        at: '/providers/mcp/icons/0/src',
      },
      {
        tool: {
          name: 'a',
          providers: { mcp: { icons: [{ src: 'https://example.com/a.ico', mimeType: 'image/x-icon' }] } },
        },
        expect: 'type',
        at: '/providers/mcp/icons/0/mimeType',
      },
    ],
  },
  check(tool, report) {
    const icons = get(get(tool.providers, 'mcp'), 'icons');
    for (const [index, icon] of (isArray(icons) ? icons : []).entries()) {
      const at = ['providers', 'mcp', 'icons', String(index)];
      const scheme = /^[a-z][a-z0-9+.-]{0,20}:/i.exec(stringAt(icon, 'src') ?? '')?.[0].toLowerCase();
      const type = (stringAt(icon, 'mimeType') ?? 'image/png').toLowerCase();
      if (scheme !== undefined && scheme !== 'https:' && scheme !== 'data:')
        report('scheme', [...at, 'src'], { data: { scheme }, severity: 'warning' });
      else if (!TYPES.has(type)) report('type', [...at, 'mimeType'], { data: { type } });
    }
  },
});
