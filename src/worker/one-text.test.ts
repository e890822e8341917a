import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createEvaluation } from '../core/examples/evaluation.ts';
import type { TextEdit } from '../core/model/diagnostic.ts';
import { isArray, isObject, type JsonValue } from '../core/model/json.ts';
import { type Pointer, valueAt } from '../core/model/pointer.ts';
import type { Result } from '../core/model/result.ts';
import { applyEdits } from '../core/text/apply-edits.ts';
import { parseText } from '../core/text/parse-text.ts';
import { parseYaml } from '../core/text/yaml-text.ts';
import { createJobRunner } from './jobs.ts';
import type { EditPlan } from './protocol/edit-jobs.ts';
import type { JobFailure, JobKind, JobReply, Jobs } from './protocol.ts';

vi.setConfig({ testTimeout: 60_000 });

const TOOL = {
  name: 'findRain',
  description: 'Finds rain.',
  parameters: { type: 'object', properties: { city: { type: 'string', patern: '^[A-Z]' } }, required: ['city'] },
  examples: [{ prompt: 'Rain?', tool_call: { name: 'findRain', arguments: { city: 'Oslo' } }, result: {} }],
};
/** Laid out by hand, so that a writer that prints anew what it need not touch is found out. */
const START = `{  "name" : "rain",
   "tools": [
  ${JSON.stringify(TOOL)},
${JSON.stringify({ ...TOOL, name: 'stop_rain' }, null, 7)}  ]

}
`;

/** The same by hand in YAML, with comments and every style in it. */
const YAML_START = `# Rain
name: 'rain'
tools:
  - name: findRain   # finds
    description: >-
      Finds
      rain.
    parameters: {type: object, properties: {city: {type: string, patern: "^[A-Z]"}}, required: [city]}
    examples:
    - prompt: Rain?
      tool_call: {name: findRain, arguments: {city: Oslo}}
      result: {}

  # the other one
  - "name": stop_rain
    description: Finds rain.
    parameters:
      type: object
      properties:
        city:
          type: string
          patern: '^[A-Z]'   # a slip
      required:
        - city
version: "1.0.0"
`;

/** An editor's one undo stack over the worker's plans: every change of the text is a list of edits in it. */
function anEditor(text: string, fileName: string) {
  const jobs = createJobRunner({
    emit: () => undefined,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => performance.now(),
    evaluation: createEvaluation(() => {
      throw new Error('no threads here');
    }),
  });
  async function run<Kind extends JobKind>(kind: Kind, input: Jobs[Kind]['input']) {
    const reply: JobReply = await jobs.runJob({ id: 1, kind, input } as never);
    return reply.result as Result<Jobs[Kind]['output'], JobFailure>;
  }
  const editor = {
    text,
    parse: fileName.endsWith('.yaml') ? parseYaml : parseText,
    revision: 1,
    /** Every change since the start, undo and redo among them. */
    replay: [] as (readonly TextEdit[])[],
    undo: [] as (readonly TextEdit[])[],
    redo: [] as (readonly TextEdit[])[],
    async change(edits: readonly TextEdit[], kind: 'new' | 'undo' | 'redo' = 'new') {
      const inverse = invert(editor.text, edits);
      if (kind === 'new') editor.redo = [];
      (kind === 'undo' ? editor.redo : editor.undo).push(inverse);
      editor.text = applyEdits(editor.text, edits);
      editor.replay.push(edits);
      const baseRevision = editor.revision;
      editor.revision += 1;
      await run('edit', { changes: edits, baseRevision, revision: editor.revision });
    },
    run,
    workerText: () => jobs.session.snapshot?.tree.text,
    isCurrent: () => jobs.session.isCurrent,
    start: () => run('open', { text, revision: 1, fileName }),
  };
  return editor;
}

function invert(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  let moved = 0;
  return edits
    .toSorted((left, right) => left.start - right.start)
    .map(({ start, end, newText }) => {
      const from = start + moved;
      moved += newText.length - (end - start);
      return { start: from, end: from + newText.length, newText: text.slice(start, end) };
    });
}

function pointersOf(value: JsonValue | undefined, at: Pointer = []): Pointer[] {
  const inner = isArray(value)
    ? value.flatMap((item, index) => pointersOf(item, [...at, String(index)]))
    : isObject(value)
      ? Object.entries(value).flatMap(([name, item]) => pointersOf(item, [...at, name]))
      : [];
  return [at, ...inner];
}

type Step =
  | { readonly kind: 'type'; readonly at: number; readonly removed: number; readonly typed: string }
  | { readonly kind: 'set'; readonly pick: number; readonly value: JsonValue }
  | { readonly kind: 'fix' | 'undo' | 'redo' }
  | { readonly kind: 'catalogue'; readonly action: Jobs['catalogue']['input'] };

const tool = fc.nat(2);
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('type' as const),
      at: fc.nat(2000),
      removed: fc.nat(2),
      typed: fc.constantFrom('x', ' ', '"', ', ', '\n', 'ệ'),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      pick: fc.nat(1000),
      value: fc.constantFrom<JsonValue>('new', 7, null, [], { a: [1, { b: 'c' }] }, ['x', 'y']),
    }),
    fc.record({ kind: fc.constantFrom('fix' as const, 'undo' as const, 'undo' as const, 'redo' as const) }),
    fc.record({
      kind: fc.constant('catalogue' as const),
      action: fc.oneof(
        fc.record({ action: fc.constant('add' as const), after: tool }),
        fc.record({ action: fc.constantFrom('duplicate' as const, 'delete' as const), tool }),
        fc.record({ action: fc.constant('move' as const), tool, to: tool }),
        fc.record({ action: fc.constant('add-example' as const), tool, kind: fc.constantFrom('success', 'error') }),
      ) as fc.Arbitrary<Jobs['catalogue']['input']>,
    }),
  ),
  { minLength: 4, maxLength: 14 },
) as fc.Arbitrary<Step[]>;

type Editor = ReturnType<typeof anEditor>;

async function take(editor: Editor, step: Step): Promise<void> {
  switch (step.kind) {
    case 'type': {
      const start = step.at % (editor.text.length + 1);
      const end = Math.min(editor.text.length, start + step.removed);
      return editor.change([{ start, end, newText: step.typed }]);
    }
    case 'set':
      return setOne(editor, step.pick, step.value);
    case 'fix':
      return carryOut(editor, await editor.run('fixAll', {}));
    case 'catalogue':
      return carryOut(editor, await editor.run('catalogue', step.action));
    case 'undo':
    case 'redo': {
      const edits = editor[step.kind].pop();
      if (edits !== undefined) await editor.change(edits, step.kind);
    }
  }
}

async function carryOut(editor: Editor, planned: Result<EditPlan, JobFailure>): Promise<void> {
  // Broken text and formats without a list refuse; nothing changes then.
  if (!planned.ok || planned.value.edits.length === 0) return;
  expect(planned.value.revision).toBe(editor.revision);
  await editor.change(planned.value.edits);
}

/** A pointer edit changes the value at that pointer, and in JSON not one character elsewhere. */
async function setOne(editor: Editor, pick: number, value: JsonValue): Promise<void> {
  const tree = editor.parse(editor.text);
  if (tree.value === undefined || !editor.isCurrent()) return;
  const pointers = pointersOf(tree.value).slice(1);
  const pointer = pointers[pick % Math.max(1, pointers.length)];
  if (pointer === undefined) return;
  const planned = await editor.run('setValue', { pointer, value });
  if (!planned.ok) throw new Error(`refused at ${pointer.join('/')}: ${JSON.stringify(planned.error)}`);
  const place = tree.placeOf(pointer);
  for (const { start, end } of tree.language === 'json' ? planned.value.edits : []) {
    expect(start).toBeGreaterThanOrEqual(place?.value.start ?? Number.POSITIVE_INFINITY);
    expect(end).toBeLessThanOrEqual(place?.value.end ?? -1);
  }
  await carryOut(editor, planned);
  expect(valueAt(editor.parse(editor.text).value, pointer)).toEqual(value);
}

test.each([
  ['rain.json', START],
  ['rain.yaml', YAML_START],
])('typing, pointer edits, fixes and catalogue actions share one text and one undo stack: %s', async (name, began) => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const editor = anEditor(began, name);
      await editor.start();
      for (const step of sequence) {
        await take(editor, step);
        if (editor.isCurrent()) expect(editor.workerText()).toBe(editor.text);
      }
      expect(editor.replay.reduce((text, edits) => applyEdits(text, edits), began)).toBe(editor.text);
      for (let edits = editor.undo.pop(); edits !== undefined; edits = editor.undo.pop()) {
        await editor.change(edits, 'undo');
      }
      expect(editor.text).toBe(began);
      expect(editor.workerText()).toBe(began);
    }),
    { seed: 20261129, numRuns: 40 },
  );
});
