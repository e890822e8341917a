import type { JsonObject, JsonValue } from '../model/json.ts';
import { formatPointer, type Pointer, pointersEqual } from '../model/pointer.ts';
import type { JsonSchema } from '../model/tool.ts';
import { type ReadSchema, readSchema } from '../schema/dialect.ts';
import { type Draft, mapOf, mapWord, withoutWords, withWords } from '../schema/draft.ts';
import type { Idiom } from '../schema/reading.ts';
import { accountFor } from './account.ts';
import type { Loss, PayloadOrigin } from './conversion.ts';
import type { Target } from './define-target.ts';
import { emit, traceOrigins } from './emit.ts';
import { createLedger } from './ledger.ts';
import { type Lowering, lose, lowerTree, NODE_BUDGET, ROOT_PLACE } from './lowering.ts';
import { stepFor } from './pipeline.ts';
import { createReferences, HOLDS_DEFINITIONS } from './references.ts';
import { prepareRoot, type RootVisit } from './root.ts';

export interface SchemaPart {
  readonly json: JsonValue;
  /** The places of the descriptor that went into it. */
  readonly places: ReadonlySet<Pointer>;
  readonly origins: () => readonly PayloadOrigin[];
  /** Sent property name at the root to the original one. */
  readonly renamed: ReadonlyMap<string, string>;
  /** What was lost, rewritten or refused on the way. */
  readonly losses: readonly Loss[];
}

export interface PartRequest {
  readonly schema: JsonSchema;
  /** Where the schema stands in the descriptor. */
  readonly at: Pointer;
  /** Where it goes in the payload. */
  readonly place: Pointer;
  readonly target: Target;
  /** Parameters are held to the target's root rules, results are not. */
  readonly isParameters: boolean;
}

/** One schema of a tool as the target wants it. */
export function convertSchema(request: PartRequest): SchemaPart {
  const { schema, at, target } = request;
  if (typeof schema === 'boolean') return convertAnew(request);
  const parts = partsOf(schema, at);
  const part = parts.get(target) ?? convertAnew(request);
  parts.set(target, part);
  return part;
}

interface Converted {
  readonly schema: JsonSchema;
  readonly at: Pointer;
  readonly parts: Map<Target, SchemaPart>;
}

/** A tool has parameters and a result. */
const SCHEMAS_OF_TOOL = 2;

/** The schemas that were met last: most edits leave them as they are, and what the page shows is asked of them again. */
const recent: Converted[] = [];

function partsOf(schema: JsonSchema, at: Pointer): Map<Target, SchemaPart> {
  const known = recent.find((entry) => entry.schema === schema && pointersEqual(entry.at, at));
  if (known !== undefined) return known.parts;
  const parts = new Map<Target, SchemaPart>();
  recent.unshift({ schema, at, parts });
  if (recent.length > SCHEMAS_OF_TOOL) recent.pop();
  return parts;
}

function convertAnew(request: PartRequest): SchemaPart {
  const { target, schema, at } = request;
  const ledger = createLedger();
  const read = readOnce(schema, at);
  const names = keepsDefinitions(target) ? definitionNames(read.draft) : new Set<string>();
  const references = createReferences(schema, read.draft, names);
  const lowering: Lowering = {
    target,
    ledger,
    references,
    budget: NODE_BUDGET,
    rootMoved: false,
    movedPlaces: movedPlaces(read, at),
    unmergeable: new WeakSet(),
    headers: new Set(),
    forms: [],
  };
  tellReading(read, lowering);
  const start: RootVisit = request.isParameters
    ? prepareRoot(read.draft, lowering)
    : { node: read.draft, place: { ...ROOT_PLACE, isRoot: false, optional: true }, renamed: new Map() };
  const step = stepFor(target);
  const lowered = lowerTree(start.node, start.place, step, lowering);
  const whole = withDefinitions(lowered, read.draft, step, lowering);
  tellReading({ ...references.notes }, lowering);
  const emitted = emit(whole);
  accountFor(read.draft, emitted.places, lowering);
  const { losses } = ledger;
  return { ...emitted, origins: () => traceOrigins(whole, request.place), renamed: start.renamed, losses };
}

const MOVING: ReadonlySet<Idiom> = new Set(['list-items', 'additional-items', 'dependencies']);

function movedPlaces({ idioms }: ReadSchema, base: Pointer): readonly Pointer[] {
  return idioms.filter(({ idiom }) => MOVING.has(idiom)).map(({ at }) => at.slice(base.length));
}

const CACHE = new WeakMap<object, { readonly key: string; readonly read: ReadSchema }>();

/** The same schema is converted to many targets; it is read once. */
function readOnce(schema: JsonSchema, at: Pointer): ReadSchema {
  if (typeof schema === 'boolean') return readSchema(schema, at);
  const key = formatPointer(at);
  const known = CACHE.get(schema);
  if (known?.key === key) return known.read;
  const read = readSchema(schema as JsonObject, at);
  CACHE.set(schema, { key, read });
  return read;
}

function keepsDefinitions(target: Target): boolean {
  return target.keywords.$defs.action === 'keep';
}

function definitionNames(root: Draft): ReadonlySet<string> {
  return new Set(mapOf(root, '$defs')?.keys() ?? []);
}

function tellReading(read: Pick<ReadSchema, 'idioms' | 'malformed'>, lowering: Lowering): void {
  for (const { idiom, at, keyword } of read.idioms)
    lose(lowering, { kind: 'rewritten', at, keyword, id: `target-idiom-${idiom}` });
  for (const { at, keyword, structural } of read.malformed) {
    const name = keyword === '' ? undefined : keyword;
    if (structural)
      lose(lowering, {
        kind: 'refused',
        at,
        keyword: name,
        id: name === undefined ? 'target-not-a-schema' : 'target-malformed-refused',
      });
    else lose(lowering, { kind: 'dropped', at, keyword: name, id: 'target-malformed-dropped' });
  }
}

/** Definitions whose references were kept, each rewritten like any other node; one may bring in the next. */
function withDefinitions(root: Draft, source: Draft, step: Parameters<typeof lowerTree>[2], lowering: Lowering): Draft {
  const { kept } = lowering.references;
  const gathered = new Map<string, Draft>();
  for (let size = -1; size < kept.size; ) {
    size = kept.size;
    for (const { name, definition } of [...kept.values()]) {
      if (gathered.has(name)) continue;
      const place = { ...ROOT_PLACE, isRoot: false, optional: true };
      const plain =
        definition.draft.bool === undefined ? withoutWords(definition.draft, HOLDS_DEFINITIONS) : definition.draft;
      gathered.set(name, lowerTree(plain, place, step, lowering));
    }
  }
  if (gathered.size === 0) return root;
  const own = mapOf(root, '$defs');
  const holder = source.words.get('$defs') ?? source.words.get('definitions');
  return withWords(root, { $defs: mapWord(holder?.at ?? source.at, [...(own ?? []), ...gathered]) });
}
