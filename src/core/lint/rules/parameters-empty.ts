import { get, has, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { excerpt } from '../facts/sentences.ts';

/** Prose that writes out arguments: `({action: …, name})`, "parameters: path, mode". */
const ARGUMENTS_IN_PROSE =
  /\(\s*\{\s*["']?\w+["']?\s*[:,][^{}]{0,80}\}|\b(?:parameters|arguments|args)\s*:\s*(?!none|no\b|n\/a)\S/i;

export const parametersEmpty = defineRule({
  id: 'parameters-empty',
  family: 'parameter',
  severity: 'warning',
  preset: 'recommended',
  summary: 'A tool that takes arguments declares them.',
  why: 'Converters that meet an unknown schema library leave an empty object behind, and the model then calls with nothing or makes up names.',
  source: {
    title: 'Reports of tools published with empty schemas (Model Context Protocol TypeScript SDK)',
    url: 'https://github.com/modelcontextprotocol/typescript-sdk/issues',
    checkedOn: '2026-11-29',
  },
  confidence: 0.8,
  messages: {
    bare: 'The parameters declare neither a type nor properties. Declare the arguments.',
    described: 'The description mentions arguments ("{words}"), but no parameter is declared.',
  },
  examples: {
    good: [{ name: 'now', description: 'Get the time.', parameters: { type: 'object', properties: {} } }],
    bad: [
      {
        tool: { name: 'next_tasks', parameters: { $schema: 'http://json-schema.org/draft-07/schema#' } },
        expect: 'bare',
        at: '/parameters',
      },
      {
        tool: {
          name: 'mutate',
          description: 'Create ({action: "create", name}) an item.',
          parameters: { type: 'object', properties: {} },
        },
        expect: 'described',
        at: '/parameters',
      },
    ],
  },
  check(tool, report) {
    const { parameters } = tool;
    if (!isObject(parameters)) return;
    const properties = get(parameters, 'properties');
    if (isObject(properties) && Object.keys(properties).length > 0) return;
    const says = Object.keys(parameters).filter(
      (key) => !key.startsWith('$') && key !== 'title' && key !== 'description',
    );
    if (says.length === 0 && !has(parameters, '$ref')) {
      report('bare', ['parameters']);
      return;
    }
    const isPlain = says.every(
      (key) => key === 'type' || key === 'properties' || key === 'required' || key === 'additionalProperties',
    );
    const words = ARGUMENTS_IN_PROSE.exec(tool.description ?? '')?.[0];
    if (isPlain && words !== undefined) report('described', ['parameters'], { data: { words: excerpt(words, 40) } });
  },
});
