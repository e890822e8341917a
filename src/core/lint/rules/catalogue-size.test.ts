import { expect, test } from 'vitest';
import { readDocument } from '../../import/read-document.ts';
import type { JsonValue } from '../../model/json.ts';
import type { TargetId } from '../../model/target-id.ts';
import { readTool } from '../../model/tool.ts';
import { parseText } from '../../text/parse-text.ts';
import { asIsFindings } from '../as-is-findings.ts';
import { createLintContext, lintCatalogue } from '../engine.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { catalogueSize } from './catalogue-size.ts';
import { providerRequestLimit } from './provider-request-limit.ts';

const SCHEMA = { type: 'object', properties: {}, additionalProperties: false };
type Element = (name: string) => JsonValue;
const descriptor: Element = (name) => ({ name, description: 'Adds.', parameters: SCHEMA });
const chat: Element = (name) => ({ type: 'function', function: { name, description: 'Adds.', parameters: SCHEMA } });
const anthropic: Element = (name) => ({ name, description: 'Adds.', input_schema: SCHEMA });

interface Case {
  readonly element: Element;
  readonly count: number;
  readonly targets?: readonly TargetId[];
  readonly tools_max?: number;
}

/** The rules that say how many tools there are, with the targets that they say it of. */
function toldOf({ element, count, targets = [], tools_max = DEFAULT_SETTINGS.thresholds.tools_max }: Case): string[] {
  const tree = parseText(JSON.stringify(Array.from({ length: count }, (_, index) => element(`add_${index}`))));
  const read = readDocument(tree, { fileName: 'tools.json' });
  if (!read.ok || tree.value === undefined) throw new Error('not read');
  const { tools, origin, format } = read.value;
  const context = createLintContext({
    tools: tools.map((tool) => readTool(tool.descriptor)),
    settings: { ...DEFAULT_SETTINGS, thresholds: { ...DEFAULT_SETTINGS.thresholds, tools_max } },
    rules: [catalogueSize, providerRequestLimit],
    ...{ origin, format, targets },
  });
  const asIs = asIsFindings({ read: read.value, value: tree.value }, context, false);
  return [...lintCatalogue(context), ...asIs]
    .filter(({ tool }) => tool < 0)
    .map(({ rule, target, message }) => [rule, target ?? message.id].join(' '));
}

test.each<Case & { readonly name: string; readonly want: readonly string[] }>([
  { name: 'no target', element: descriptor, count: 129, want: ['catalogue-size tooMany'] },
  { name: 'no target, few enough', element: descriptor, count: 128, want: ['catalogue-size many'] },
  {
    name: 'a target with the limit',
    element: descriptor,
    count: 129,
    targets: ['openai-chat'],
    want: ['provider-request-limit openai-chat'],
  },
  {
    name: 'one of two targets with the limit',
    element: descriptor,
    count: 129,
    targets: ['anthropic', 'openai-responses'],
    want: ['provider-request-limit openai-responses'],
  },
  {
    name: 'a target without the limit',
    element: descriptor,
    count: 129,
    targets: ['anthropic'],
    want: ['catalogue-size tooMany'],
  },
  { name: 'its own format has the limit', element: chat, count: 129, want: ['provider-as-is openai-chat'] },
  {
    name: 'its own format has the limit and is a target too',
    element: chat,
    count: 129,
    targets: ['openai-chat'],
    want: ['provider-as-is openai-chat'],
  },
  {
    name: 'its own format has the limit and its strict mode is a target',
    element: chat,
    count: 129,
    targets: ['openai-chat:strict'],
    want: ['provider-as-is openai-chat'],
  },
  { name: 'its own format has no limit', element: anthropic, count: 129, want: ['catalogue-size tooMany'] },
  {
    name: 'a limit of the settings below the one of the target',
    element: descriptor,
    count: 60,
    targets: ['openai-chat'],
    tools_max: 50,
    want: ['catalogue-size tooMany'],
  },
  {
    name: 'both limits broken, each a cause of its own',
    element: descriptor,
    count: 129,
    targets: ['openai-chat'],
    tools_max: 50,
    want: ['catalogue-size tooMany', 'provider-request-limit openai-chat'],
  },
])('$count tools, $name: told by $want', ({ want, ...given }) => {
  expect(toldOf(given)).toEqual(want);
});

test('a target that refuses so many tools that the rest fits says nothing, so the size is told', () => {
  const open: Element = (name) => ({
    ...{ name, description: 'Adds.' },
    parameters: { type: 'object', additionalProperties: { type: 'string' } },
  });
  expect(toldOf({ element: open, count: 129, targets: ['openai-chat:strict'] })).toEqual(['catalogue-size tooMany']);
});
