import { get, has, isObject, type JsonObject, type JsonValue, setOwn } from '../model/json.ts';
import { formatPointer, type Pointer } from '../model/pointer.ts';
import { isSchema, type JsonSchema, type Tool } from '../model/tool.ts';
import { say } from '../words/words.ts';
import type { Conversion, ConvertOptions, PayloadOrigin } from './conversion.ts';
import type { Target } from './define-target.ts';
import { Body, putOptions, tellForeignOptions } from './envelope.ts';
import { foldBlocks } from './fold-blocks.ts';
import { joinDescription } from './join-description.ts';
import { createLedger, type Ledger, statusOf } from './ledger.ts';
import { allowedCharacters } from './limits/allowed-characters.ts';
import { LINT_KEY, putAnnotations, putMeta } from './mcp-envelope.ts';
import { settleOptions } from './option-conflicts.ts';
import { convertSchema, type SchemaPart } from './schema-part.ts';
import { checkLimits } from './strict-limits.ts';

interface Built {
  readonly body: Body;
  readonly parameters: SchemaPart | undefined;
  readonly ledger: Ledger;
}

/** The tool as one element of the target's list, under the name that was chosen for it. */
export function convertTool(tool: Tool, target: Target, name: string, options: ConvertOptions): Conversion {
  const built = buildTool(tool, target, name, options);
  const isRefused = built.ledger.isRefused();
  return new ToolConversion(conversionOf(tool, target, name, built), () => {
    if (isRefused) return [];
    // They are read off rewritten schemas, too large to keep of thousands of tools: they are made again when asked for.
    const { body } = buildTool(tool, target, name, options);
    return [{ payload: [], descriptor: [] }, ...wrapOrigins(target), ...body.origins()];
  });
}

/** A class, so that the thousands of a catalogue share one shape. */
class ToolConversion implements Conversion {
  readonly target: Conversion['target'];
  readonly payload: Conversion['payload'];
  readonly status: Conversion['status'];
  readonly losses: Conversion['losses'];
  declare readonly nameMap?: Readonly<Record<string, string>>;
  declare readonly keyMap?: Readonly<Record<string, string>>;
  readonly #trace: () => readonly PayloadOrigin[];
  #provenance: readonly PayloadOrigin[] | undefined;

  constructor(made: Omit<Conversion, 'provenance'>, trace: () => readonly PayloadOrigin[]) {
    this.target = made.target;
    this.payload = made.payload;
    this.status = made.status;
    this.losses = made.losses;
    if (made.nameMap !== undefined) this.nameMap = made.nameMap;
    if (made.keyMap !== undefined) this.keyMap = made.keyMap;
    this.#trace = trace;
  }

  get provenance(): readonly PayloadOrigin[] {
    this.#provenance ??= this.#trace();
    return this.#provenance;
  }
}

function buildTool(tool: Tool, target: Target, name: string, options: ConvertOptions): Built {
  const ledger = createLedger();
  const body = new Body(target.envelope.body);
  putName(body, tool, target, name, ledger);
  const folded = options.foldBlocks === true && target.family !== 'mcp' ? foldBlocks(tool, target) : [];
  if (target.family === 'mcp' && tool.title !== undefined) body.set('title', tool.title, ['title']);
  putDescription(
    body,
    tool,
    folded.map((fold) => fold.sentence),
  );
  const parameters = putParameters(body, tool, target, ledger);
  if (target.family.startsWith('openai') || target.strict) body.set('strict', target.strict, []);
  const unsent = putReturns(body, tool, target, ledger);
  putOptions(body, tool, target, ledger);
  if (target.family === 'mcp') {
    putAnnotations(body, tool, target);
    putMeta(body, tool, target, ledger, unsent);
  } else {
    tellForeignOptions(tool, target, ledger);
    tellBlocks(tool, target, new Set(folded.map((fold) => fold.key)), ledger);
  }
  tellIgnores(tool, ledger);
  settleOptions(body, tool, target, parameters, ledger);
  return { body, parameters, ledger };
}

function conversionOf(
  tool: Tool,
  target: Target,
  name: string,
  { body, parameters, ledger }: Built,
): Omit<Conversion, 'provenance'> {
  const isRefused = ledger.isRefused();
  const keyMap = keyMapOf(parameters, target);
  return {
    target: target.id,
    payload: isRefused ? null : wrapped(body.fields, target),
    status: statusOf(ledger.losses),
    losses: ledger.losses,
    ...(name !== tool.name && !isRefused && { nameMap: ownEntry(name, tool.name) }),
    ...(keyMap !== undefined && !isRefused && { keyMap }),
  };
}

function ownEntry(key: string, value: string): Readonly<Record<string, string>> {
  const entry: Record<string, JsonValue> = {};
  setOwn(entry, key, value);
  return entry as Record<string, string>;
}

function wrapped(fields: JsonObject, target: Target): JsonObject {
  if (!target.family.startsWith('openai')) return fields;
  return target.envelope.body.length === 0 ? { type: 'function', ...fields } : { type: 'function', function: fields };
}

function wrapOrigins(target: Target): readonly PayloadOrigin[] {
  return target.envelope.body.length === 0 ? [] : [{ payload: target.envelope.body, descriptor: [] }];
}

function putName(body: Body, tool: Tool, target: Target, name: string, ledger: Ledger): void {
  body.set('name', name, ['name']);
  if (name === tool.name) return;
  const characters = allowedCharacters(target.name.pattern);
  const data = { name: tool.name, sent: name, target: target.label, characters, limit: target.name.maxLength };
  ledger.lose({ kind: 'rewritten', at: ['name'], message: say('target-name-rewritten', data) });
}

/** An empty description is left out: some servers refuse a text of no length. */
function putDescription(body: Body, tool: Tool, sentences: readonly string[]): void {
  const text = joinDescription(tool.description ?? '', sentences);
  if (text !== '') body.set('description', text, ['description']);
}

const NO_PARAMETERS: JsonObject = { type: 'object' };

function putParameters(body: Body, tool: Tool, target: Target, ledger: Ledger): SchemaPart | undefined {
  const { parametersField, body: place } = target.envelope;
  const written = get(tool.raw, 'parameters') ?? undefined;
  if (written !== undefined && !isSchema(written)) {
    ledger.lose({ kind: 'refused', at: ['parameters'], message: say('target-not-a-schema', { target: target.label }) });
    return undefined;
  }
  // What is said about a schema that nobody wrote is said about the tool.
  const at: Pointer = written === undefined ? [] : ['parameters'];
  const part = convertSchema({
    schema: written ?? NO_PARAMETERS,
    at,
    place: [...place, parametersField],
    target,
    isParameters: true,
  });
  for (const loss of part.losses) ledger.add(loss);
  checkLimits(part.json, at, target, ledger);
  if (target.root.omitWhenEmpty && isEmptyObject(part.json)) {
    if (written !== undefined) tellOmitted(written, part, target, ledger);
    return part;
  }
  const nowhere = () => [{ payload: [...place, parametersField], descriptor: [] }];
  body.setPart(parametersField, part.json, written === undefined ? nowhere : part.origins);
  return part;
}

/** Nothing to fill in: no properties, and nothing said about keys of other names. */
function isEmptyObject(schema: JsonValue): boolean {
  const properties = get(schema, 'properties');
  const isEmpty = !isObject(properties) || Object.keys(properties).length === 0;
  return isEmpty && !Object.keys(schema ?? {}).some((key) => key === 'minProperties' || key === 'description');
}

const NEEDLESS_WHEN_EMPTY = new Set(['type', 'properties', 'required', '$defs', 'definitions']);

function tellOmitted(written: JsonSchema, { places }: SchemaPart, target: Target, ledger: Ledger): void {
  const message = say('target-no-parameters', { target: target.label });
  ledger.lose({ kind: 'rewritten', at: ['parameters'], keyword: 'additionalProperties', message });
  const keywords = new Set([...places].flatMap((place) => (place.length === 2 ? [place[1] as string] : [])));
  for (const keyword of ['$defs', 'definitions']) if (get(written, keyword) !== undefined) keywords.add(keyword);
  for (const keyword of keywords) {
    const kind = NEEDLESS_WHEN_EMPTY.has(keyword) ? 'rewritten' : 'dropped';
    ledger.lose({ kind, at: ['parameters', keyword], keyword, message });
  }
}

/** What describes the result never costs the tool: what cannot be said is left out, and told. */
function putReturns(body: Body, tool: Tool, target: Target, ledger: Ledger): JsonObject {
  const returns = get(tool.raw, 'returns');
  if (returns === undefined) return {};
  const field = target.envelope.returnsField;
  const at: Pointer = ['returns'];
  const drop = (id: 'target-returns-invalid' | 'target-returns-object') => {
    ledger.lose({ kind: 'dropped', at, message: say(id, { target: target.label }) });
    return { returns };
  };
  if (field === undefined) return {};
  if (!isSchema(returns)) return drop('target-returns-invalid');
  const part = convertSchema({
    schema: returns,
    at,
    place: [...body.place, field],
    target,
    isParameters: false,
  });
  const refusal = part.losses.find((loss) => loss.kind === 'refused');
  if (refusal !== undefined) {
    ledger.lose({ kind: 'dropped', at, message: refusal.message });
    return { returns };
  }
  if (!isObject(part.json)) return drop('target-returns-invalid');
  const needsObject = target.family === 'mcp' && target.id !== 'mcp';
  if (needsObject && part.json.type !== 'object') return drop('target-returns-object');
  for (const loss of part.losses) ledger.add(loss);
  body.setPart(field, part.json, part.origins);
  return {};
}

/** Leaving it out changes nothing for the provider, so the tool stays exact. */
function tellIgnores(tool: Tool, ledger: Ledger): void {
  if (!has(tool.raw, LINT_KEY)) return;
  ledger.lose({ kind: 'rewritten', at: [LINT_KEY], message: say('target-lint-ignore', { field: LINT_KEY }) });
}

const HANDLED = new Set(['name', 'description', 'parameters', 'providers']);

/** Blocks that the target has no field for. */
function tellBlocks(tool: Tool, target: Target, folded: ReadonlySet<string>, ledger: Ledger): void {
  for (const key of Object.keys(tool.raw)) {
    if (HANDLED.has(key) || key === LINT_KEY || (key === 'returns' && target.envelope.returnsField !== undefined))
      continue;
    const isFolded = folded.has(key);
    const id = isFolded ? 'target-field-described' : 'target-field-dropped';
    const message = say(id, { field: key, target: target.label });
    ledger.lose({ kind: isFolded ? 'described' : 'dropped', at: [key], message });
  }
}

function keyMapOf(parameters: SchemaPart | undefined, target: Target): Readonly<Record<string, string>> | undefined {
  if (parameters === undefined || parameters.renamed.size === 0) return undefined;
  const place = [...target.envelope.body, target.envelope.parametersField, 'properties'];
  return Object.fromEntries([...parameters.renamed].map(([sent, key]) => [formatPointer([...place, sent]), key]));
}
