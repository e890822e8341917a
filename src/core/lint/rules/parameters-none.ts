import { get, has, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { MCP_TOOLS } from '../sources.ts';

export const parametersNone = defineRule({
  id: 'parameters-none',
  family: 'parameter',
  severity: 'info',
  preset: 'recommended',
  summary: 'A tool without parameters says that it takes none.',
  why: 'An open object lets the model make up arguments; MCP recommends { "type": "object", "additionalProperties": false } for a tool without any.',
  source: MCP_TOOLS,
  messages: { open: 'The tool declares no parameters, but accepts any argument.', close: 'Accept no arguments' },
  examples: {
    good: [
      { name: 'a', parameters: { type: 'object', additionalProperties: false } },
      { name: 'a', parameters: { type: 'object', properties: { n: {} } } },
    ],
    bad: [{ tool: { name: 'a', parameters: { type: 'object' } }, expect: 'open', at: '/parameters' }],
  },
  /** In descriptors an empty "properties" is a finding of `parameters-closed`; `{}` is one of `parameters-empty`. */
  check(tool, report, { origin, format }) {
    // Gemini's own declarations have no such keyword.
    if (format === 'gemini') return;
    const { parameters } = tool;
    if (!isObject(parameters) || get(parameters, 'type') !== 'object') return;
    const properties = get(parameters, 'properties');
    const isEmpty = properties === undefined || (isObject(properties) && Object.keys(properties).length === 0);
    const isSaid = Object.keys(parameters).some((key) => !SILENT.has(key));
    if (!isEmpty || isSaid || (origin === 'authored' && has(parameters, 'properties'))) return;
    const edits = [{ op: 'set', pointer: ['parameters', 'additionalProperties'], value: false }] as const;
    report('open', ['parameters'], { fixes: [{ title: 'close', safe: false, edits }] });
  },
});

/** Keywords that say nothing about which arguments are taken. */
const SILENT: ReadonlySet<string> = new Set([
  'type',
  'properties',
  'required',
  '$schema',
  '$id',
  'title',
  'description',
  '$comment',
]);
