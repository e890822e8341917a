import { readFileSync } from 'node:fs';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { length, pattern, schema, truthy } from '@stoplight/spectral-functions';
import Ajv2020 from 'ajv/dist/2020.js';
import { runExamples } from '../core/examples/run-examples.ts';
import { readDocument } from '../core/import/read-document.ts';
import { createLintContext, lintAll } from '../core/lint/engine.ts';
import { RULES } from '../core/lint/rules/index.ts';
import { DEFAULT_SETTINGS } from '../core/lint/settings.ts';
import type { JsonObject } from '../core/model/json.ts';
import { TARGET_IDS } from '../core/model/target-id.ts';
import { readTool, type Tool } from '../core/model/tool.ts';
import { convertAll } from '../core/targets/convert.ts';
import { parseText } from '../core/text/parse-text.ts';
import { loadEvaluators } from '../core/validate/load-evaluators.ts';
import { createJobRunner } from '../worker/jobs.ts';
import { benchTools } from './bench-tools.ts';

const RUNS = 7;

/** Medians of interleaved runs, so that a busy moment of the machine falls on all of them alike. */
async function medians(work: Readonly<Record<string, () => unknown>>): Promise<Record<string, number>> {
  const times = Object.fromEntries(Object.keys(work).map((name) => [name, [] as number[]]));
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [name, task] of Object.entries(work)) {
      const began = performance.now();
      await task();
      if (run > 0) times[name]?.push(performance.now() - began);
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, list]) => [name, list.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0]),
  );
}

function report(title: string, times: Record<string, number>, base: string): void {
  console.log(`\n${title}`);
  for (const [name, ms] of Object.entries(times)) {
    console.log(
      `  ${name.padEnd(44)} ${ms.toFixed(1).padStart(9)} ms   ${(ms / (times[base] ?? 1)).toFixed(2).padStart(8)} x`,
    );
  }
}

/** Rules of ours and rules of Spectral that ask the same of a catalogue. */
const EQUAL_RULES = [
  'name-format',
  'name-length',
  'description-missing',
  'description-short',
  'description-long',
  'parameters-object',
  'parameter-description',
  'parameter-type',
  'parameters-closed',
  'block-missing',
  'error-recovery',
  'error-code-format',
];

function spectralRules(): RulesetDefinition {
  const tool = '$.tools[*]';
  const properties = '$.tools[*].parameters.properties[*]';
  const rule = (given: string, then: object) => ({ given, then, severity: 'warn' as const });
  return {
    rules: {
      'name-format': rule(tool, { field: 'name', function: pattern, functionOptions: { match: '^[a-z][a-z0-9_]*$' } }),
      'name-length': rule(tool, { field: 'name', function: length, functionOptions: { max: 64 } }),
      'description-missing': rule(tool, { field: 'description', function: truthy }),
      'description-short': rule(tool, { field: 'description', function: length, functionOptions: { min: 40 } }),
      'description-long': rule(tool, { field: 'description', function: length, functionOptions: { max: 600 } }),
      'parameters-object': rule(`${tool}.parameters`, {
        function: schema,
        functionOptions: { schema: { properties: { type: { const: 'object' } } } },
      }),
      'parameter-description': rule(properties, { field: 'description', function: truthy }),
      'parameter-type': rule(properties, { field: 'type', function: truthy }),
      'parameters-closed': rule(`${tool}.parameters`, {
        function: schema,
        functionOptions: { schema: { required: ['additionalProperties'] } },
      }),
      'block-missing': rule(tool, { field: 'idempotency', function: truthy }),
      'error-recovery': rule(`${tool}.errors[*]`, { field: 'recovery', function: truthy }),
      'error-code-format': rule(`${tool}.errors[*]`, {
        field: 'code',
        function: pattern,
        functionOptions: { match: '^[A-Z][A-Z0-9_]*$' },
      }),
    },
  } as RulesetDefinition;
}

function lint(text: string, ids?: readonly string[]): number {
  const read = readDocument(parseText(text));
  if (!read.ok) throw new Error('the benchmark document could not be read');
  const tools = read.value.tools.map(({ descriptor }) => readTool(descriptor));
  const rules = ids === undefined ? {} : { rules: RULES.filter(({ id }) => ids.includes(id)) };
  return lintAll(
    createLintContext({ tools, origin: 'authored', format: 'descriptor', settings: DEFAULT_SETTINGS, ...rules }),
  ).length;
}

/** The tools of a file of anybody's when one is named, else our own thousand. */
function load(): { readonly text: string; readonly objects: readonly JsonObject[] } {
  const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (file === undefined) {
    const objects = benchTools(1000);
    return { text: JSON.stringify({ tools: objects }, null, 2), objects };
  }
  const read = readDocument(parseText(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(`${file} could not be read as tools`);
  const objects = read.value.tools.slice(0, 1000).map(({ descriptor }) => descriptor);
  return { text: JSON.stringify({ tools: objects }, null, 2), objects };
}

async function benchLint(text: string): Promise<void> {
  const unknown = EQUAL_RULES.filter((id) => !RULES.some((rule) => rule.id === id));
  if (unknown.length > 0) throw new Error(`no such rules: ${unknown.join(', ')}`);
  const spectral = new Spectral();
  spectral.setRuleset(spectralRules());
  const times = await medians({
    'JSON.parse': () => JSON.parse(text),
    'text and positions': () => parseText(text),
    'ours, the same twelve rules': () => lint(text, EQUAL_RULES),
    'ours, every rule of the default preset': () => lint(text),
    'Spectral, twelve rules': () => spectral.run(text),
  });
  report('Lint', times, 'JSON.parse');
}

async function benchConvert(text: string, tools: () => readonly Tool[]): Promise<void> {
  const times = await medians({
    'JSON.parse + JSON.stringify': () => JSON.stringify(JSON.parse(text)),
    'convert to all targets': () => TARGET_IDS.map((target) => convertAll(tools(), target)),
    'convert to one strict target': () => convertAll(tools(), 'openai-responses:strict'),
  });
  report('Convert', times, 'JSON.parse + JSON.stringify');
}

async function benchExamples(tools: () => readonly Tool[]): Promise<void> {
  const evaluators = await loadEvaluators();
  let turn = 0;
  /** Schemas that no cache has seen, so that a cold run stays cold. */
  const fresh = (): readonly Tool[] => {
    turn += 1;
    return tools().map((tool) =>
      readTool({ ...tool.raw, parameters: { ...(tool.parameters as JsonObject), $comment: `${turn}` } }),
    );
  };
  const warm = fresh();
  const [first] = warm;
  const times = await medians({
    'ajv alone: compile each, two examples each': () => {
      const ajv = new Ajv2020({ strict: false, logger: false });
      for (const tool of fresh()) {
        const check = ajv.compile(tool.parameters as object);
        for (const example of tool.examples?.slice(0, 2) ?? []) check(example.arguments);
      }
    },
    'runner: all examples, cold': () => fresh().map((tool) => runExamples(tool, evaluators)),
    'runner: all examples, again': () => warm.map((tool) => runExamples(tool, evaluators)),
    'runner: one tool after an edit': () => first !== undefined && runExamples(fresh()[0] ?? first, evaluators),
  });
  report('Examples (1,000 tools, three examples each)', times, 'ajv alone: compile each, two examples each');
}

/** One keystroke inside the middle tool, from the changed text to the worker's answer and the end of the analysis. */
async function benchEdit(text: string, objects: readonly JsonObject[]): Promise<void> {
  // The examples are measured apart.
  const evaluation = { run: () => Promise.resolve({ status: 'crashed', reason: '' }), dispose() {} } as never;
  const runner = createJobRunner({
    emit: () => undefined,
    pause: async () => undefined,
    now: () => performance.now(),
    evaluation,
  });
  await runner.runJob({ id: 1, kind: 'open', input: { text, revision: 0, fileName: 'bench.json' } });
  await runner.session.idle();
  const middle = text.indexOf(String(objects[objects.length >> 1]?.description).slice(0, 40));
  let revision = 0;
  const press = async () => {
    revision += 1;
    const changes = [{ start: middle, end: middle, newText: 'x' }];
    await runner.runJob({ id: 1 + revision, kind: 'edit', input: { changes, baseRevision: revision - 1, revision } });
  };
  const times = await medians({
    'one keystroke in one of the tools, answered': press,
    'the same with the rules over all tools': async () => {
      await press();
      await runner.session.idle();
    },
    'JSON.parse of the whole text': () => JSON.parse(text),
  });
  report('Edit', times, 'JSON.parse of the whole text');
}

async function main(): Promise<void> {
  const { text, objects } = load();
  const tools = (): Tool[] => objects.map(readTool);
  console.log(`${objects.length} tools, ${(text.length / 1e6).toFixed(2)} MB; medians of ${RUNS} interleaved runs`);
  const parts = {
    lint: () => benchLint(text),
    convert: () => benchConvert(text, tools),
    examples: () => benchExamples(tools),
    edit: () => benchEdit(text, objects),
  };
  const only = process.argv
    .find((argument) => argument.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  for (const [name, part] of Object.entries(parts)) if (only?.includes(name) ?? true) await part();
}

await main();
process.exit(0);
