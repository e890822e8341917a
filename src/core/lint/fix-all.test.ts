import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../import/read-document.ts';
import { type FormatId, originOf } from '../model/format.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { readTool } from '../model/tool.ts';
import { applyEdits } from '../text/apply-edits.ts';
import { parseText } from '../text/parse-text.ts';
import type { TextTree } from '../text/text-tree.ts';
import { parseYaml, toYaml } from '../text/yaml-text.ts';
import { asIsFindings } from './as-is-findings.ts';
import type { Rule } from './define-rule.ts';
import { diagnose } from './diagnose.ts';
import { createLintContext, lintAll } from './engine.ts';
import { RULES } from './rules/index.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const rules: readonly Rule[] = RULES;

function diagnosticsOf(tree: TextTree, format: FormatId) {
  const read = readDocument(tree, { from: format });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const tools = read.value.tools.map(({ descriptor }) => readTool(descriptor));
  const settings = { ...DEFAULT_SETTINGS, preset: 'strict' } as const;
  const context = createLintContext({ tools, origin: originOf(format), format, settings });
  const place = { read: read.value, tree, language: 'en', followsRenames: true } as const;
  const findings = [
    ...lintAll(context),
    ...asIsFindings({ read: read.value, value: tree.value ?? null }, context, false),
  ];
  return { tools, diagnostics: diagnose(findings, place) };
}

/** One round: the first safe fix of each finding that meets no other. */
function fixOnce(tree: TextTree, format: FormatId): string | undefined {
  const taken: { start: number; end: number; newText: string }[] = [];
  for (const { fixes } of diagnosticsOf(tree, format).diagnostics) {
    const fix = fixes.find(({ safe }) => safe);
    const isFree = fix?.edits.every((edit) => !taken.some(({ start, end }) => edit.start <= end && start <= edit.end));
    if (fix !== undefined && isFree) taken.push(...fix.edits);
  }
  return taken.length === 0 ? undefined : applyEdits(tree.text, taken);
}

interface Fixed {
  readonly text: string;
  readonly rounds: number;
}

function fixAll(text: string, parse: (text: string) => TextTree, format: FormatId): Fixed {
  let current = text;
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const next = fixOnce(parse(current), format);
    if (next === undefined) return { text: current, rounds };
    current = next;
  }
  throw new Error(`after six rounds a safe fix was left in ${current}`);
}

function weigh(tree: TextTree, format: FormatId) {
  const { tools, diagnostics } = diagnosticsOf(tree, format);
  const count = (rule: string) => diagnostics.filter((found) => found.rule === rule).length;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { names: tools.map(({ name }) => name), errors, examples: count('example-arguments') };
}

/** The bad examples of all rules that make a document by themselves: a description alone is no tool to read. */
const wild: readonly (readonly JsonObject[])[] = rules.flatMap((rule) =>
  rule.examples.bad
    .filter(({ format = 'descriptor' }) => format === 'descriptor')
    .map(({ tool, tools }) => tools ?? (tool === undefined ? [] : [tool]))
    .filter((tools) => readDocument(parseText(JSON.stringify(tools)), { from: 'descriptor' }).ok),
);

describe('the safe fixes of a document, all together', () => {
  const layouts: readonly (readonly [string, (value: JsonValue) => string, (text: string) => TextTree])[] = [
    ['laid out JSON', (value) => JSON.stringify(value, null, 2), parseText],
    ['JSON on one line', (value) => JSON.stringify(value), parseText],
    ['YAML', toYaml, parseYaml],
  ];

  test.each(layouts)(
    'end, break nothing and bring no new errors: %s',
    (_, print, parse) => {
      const seeds = fc.array(fc.nat(wild.length - 1), { minLength: 1, maxLength: 6 });
      fc.assert(
        fc.property(seeds, (chosen) => {
          const tools = chosen.flatMap((index) => wild[index] ?? []);
          const text = print(tools as JsonValue);
          const before = weigh(parse(text), 'descriptor');
          const fixed = parse(fixAll(text, parse, 'descriptor').text);
          expect(fixed.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
          const after = weigh(fixed, 'descriptor');
          expect(after.names).toEqual(before.names);
          expect(after.errors).toBeLessThanOrEqual(before.errors);
          expect(after.examples).toBeLessThanOrEqual(before.examples);
        }),
        { seed: 20261130, numRuns: print === toYaml ? 10 : 30 },
      );
    },
    60_000,
  );

  test.each(['mcp', 'openai-responses', 'openai-chat', 'anthropic', 'gemini'] as const)(
    'add nothing that the document’s own provider refuses: %s',
    (format) => {
      const parameters = { type: 'object', properties: { unit: { enum: ['c', 'f'] } }, required: ['unit', 'unit'] };
      const tool = { name: 'get_weather', description: 'Gets the weather of a place, for today only.' };
      const bare = { name: 'list_places', description: 'Lists all places that are known, by name.' };
      const written: Readonly<Record<string, JsonValue>> = {
        mcp: {
          tools: [
            { ...tool, inputSchema: parameters },
            { ...bare, inputSchema: { type: 'object' } },
          ],
        },
        'openai-responses': [
          { type: 'function', ...tool, parameters, strict: false },
          { type: 'function', ...bare, parameters: { type: 'object' }, strict: false },
        ],
        'openai-chat': [
          { type: 'function', function: { ...tool, parameters } },
          { type: 'function', function: { ...bare, parameters: { type: 'object' } } },
        ],
        anthropic: [
          { ...tool, input_schema: parameters },
          { ...bare, input_schema: { type: 'object' } },
        ],
        gemini: [
          {
            functionDeclarations: [
              { ...tool, parameters: { ...parameters, type: 'OBJECT' } },
              { ...bare, parameters: { type: 'object' } },
            ],
          },
        ],
      };
      const text = JSON.stringify(written[format], null, 2);
      const before = weigh(parseText(text), format);
      const fixed = fixAll(text, parseText, format);
      expect(weigh(parseText(fixed.text), format).errors).toBeLessThanOrEqual(before.errors);
    },
  );

  test('leave comments and layout alone', () => {
    const text = `{
  // the one tool
  "tools": [
    { "name": "get_rain", /* short */ "description": "Gets the rain of one day.",
      "parameters": { "type":"object",   "properties": {
          "unit": { "enum": ["mm", "in"] } // of length
      }, "required": [] } }
  ]
}
`;
    const fixed = fixAll(text, parseText, 'descriptor').text;
    for (const part of ['// the one tool', '/* short */', '// of length', '"type":"object",   "properties"'])
      expect(fixed).toContain(part);
    expect(fixed).toContain('{ "enum": ["mm", "in"], "type": "string" } // of length');
  });
});

test('no single fix, safe or not, brings an error that was not there', () => {
  const errorsOf = ({ diagnostics }: ReturnType<typeof diagnosticsOf>) =>
    diagnostics.filter(({ severity }) => severity === 'error').map(({ rule, message }) => `${rule}: ${message}`);
  for (const tools of wild) {
    const text = JSON.stringify(tools);
    const before = diagnosticsOf(parseText(text), 'descriptor');
    const known = errorsOf(before).length;
    for (const { rule, fixes } of before.diagnostics) {
      for (const { title, edits } of fixes) {
        const errors = errorsOf(diagnosticsOf(parseText(applyEdits(text, edits)), 'descriptor'));
        expect([rule, title, text, errors.length > known ? errors : []]).toEqual([rule, title, text, []]);
      }
    }
  }
}, 60_000);
