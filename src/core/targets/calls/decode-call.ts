import { get, has, isArray, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { err, ok, type Result } from '../../model/result.ts';
import { familyOf, TARGET_FAMILIES, type TargetFamily, type TargetId } from '../../model/target-id.ts';
import type { Tool } from '../../model/tool.ts';
import type { Conversion } from '../conversion.ts';
import { type CallNote, note } from './call-note.ts';
import type { FoundCall } from './define-wire.ts';
import { WIRE } from './index.ts';
import { readJson, textNotes } from './read-json.ts';
import { decodeArguments } from './translate-arguments.ts';

export interface DecodeContext {
  readonly tool: Tool;
  /** Whose form the text has; found out when absent. */
  readonly target?: TargetId;
  /** How the tool was sent there: renamed keys and names are restored by it. */
  readonly conversion?: Conversion;
}

export interface DecodedCall {
  /** The provider whose form was found; undefined for bare arguments. */
  readonly family: TargetFamily | undefined;
  /** The original name of the tool that the call names, where it names one. */
  readonly name: string | undefined;
  /** What the answer has to refer to. */
  readonly sent: Pick<FoundCall, 'id' | 'name' | 'echo'>;
  readonly arguments: JsonObject;
  readonly notes: readonly CallNote[];
}

/** The calls to one tool in what a model sent. */
export interface DecodedTurn {
  /** In their order; at least one. A call of another tool is among them only where none is to this one. */
  readonly calls: readonly TurnCall[];
  /** How many calls the turn has, those to other tools included. */
  readonly count: number;
}

export interface TurnCall {
  readonly decoded: Result<DecodedCall, CallNote>;
  /** Whose call it is, also where its arguments cannot be read: an answer has to refer to it. */
  readonly sent?: Pick<FoundCall, 'family' | 'id' | 'name' | 'echo'>;
}

/** Reads what a model sent (arguments, or calls or messages around them) into canonical arguments. */
export function decodeTurn(text: string, context: DecodeContext): DecodedTurn {
  const alone = (decoded: TurnCall['decoded']): DecodedTurn => ({ calls: [{ decoded }], count: 1 });
  if (text.trim() === '') return alone(ok(bare({}, [note('warning', [], 'call-empty')])));
  const read = readJson(text);
  if (!read.ok) return alone(read);
  const calls = findCalls(read.value, context);
  if (calls === undefined) return alone(decodeBare(read.value, text, context));
  const own = ownCalls(calls, context);
  if (own.length === 0) return alone(err(note('error', [], 'call-no-call', { provider: labelOf(context) })));
  const count = calls.length;
  return {
    calls: own.map((call) => ({
      decoded: decodeFound(call, { count, number: calls.indexOf(call) + 1 }, context),
      sent: call,
    })),
    count,
  };
}

/** The calls of this tool, else the first call. */
function ownCalls(calls: readonly FoundCall[], context: DecodeContext): readonly FoundCall[] {
  const named = calls.filter(({ name }) => name !== undefined && originalName(name, context) === context.tool.name);
  return named.length > 0 ? named : calls.slice(0, 1);
}

function bare(value: JsonObject, notes: readonly CallNote[]): DecodedCall {
  const sent = { id: undefined, name: undefined };
  return { family: undefined, name: undefined, sent, arguments: value, notes };
}

function decodeBare(value: JsonValue, text: string, context: DecodeContext): Result<DecodedCall, CallNote> {
  if (!isObject(value)) return err(notObject(value));
  return ok(finish(value, bare({}, textNotes(text)), context));
}

interface Place {
  readonly count: number;
  /** Counts from 1. */
  readonly number: number;
}

function decodeFound(call: FoundCall, place: Place, context: DecodeContext): Result<DecodedCall, CallNote> {
  const notes = envelopeNotes(call, place, context);
  const name = call.name === undefined ? undefined : originalName(call.name, context);
  const sent = { id: call.id, name: call.name, ...(call.echo && { echo: call.echo }) };
  const decoded = { family: call.family, name, sent, arguments: {}, notes };
  const { label, argumentsAs } = WIRE[call.family];
  if (call.arguments === undefined) return ok({ ...decoded, notes: [...notes, note('warning', [], 'call-empty')] });
  if (typeof call.arguments !== 'string') {
    if (!isObject(call.arguments)) return err(notObject(call.arguments));
    const extra =
      argumentsAs === 'text'
        ? [note('warning', [], 'call-arguments-object', { field: call.field, provider: label })]
        : [];
    return ok(finish(call.arguments, { ...decoded, notes: [...notes, ...extra] }, context));
  }
  if (argumentsAs === 'object') {
    return err(note('error', [], 'call-input-string', { field: call.field, provider: label }));
  }
  if (call.arguments.trim() === '') return ok({ ...decoded, notes: [...notes, note('warning', [], 'call-empty')] });
  const read = readJson(call.arguments);
  if (!read.ok) return read;
  if (!isObject(read.value)) return err(notObject(read.value));
  return ok(finish(read.value, { ...decoded, notes: [...notes, ...textNotes(call.arguments)] }, context));
}

function finish(sent: JsonObject, decoded: DecodedCall, context: DecodeContext): DecodedCall {
  // Outside any provider's form a null is a null: nobody said that it stands for something left out. MCP's arguments go to
  // the server as they are, and it refuses a null that its schema does not take (ZenRows/zenrows-mcp#23, 2026-09-18).
  const family = context.target === undefined ? decoded.family : familyOf(context.target);
  const keepsNulls = family === undefined || family === 'mcp';
  const { value, notes } = decodeArguments(sent, context.tool, { conversion: context.conversion, keepsNulls });
  return { ...decoded, arguments: value as JsonObject, notes: [...decoded.notes, ...notes] };
}

function envelopeNotes(call: FoundCall, { count, number }: Place, context: DecodeContext): CallNote[] {
  const notes: CallNote[] = [];
  const { tool, target } = context;
  if (count > 1) notes.push(note('info', [], 'call-several', { count, number }));
  if (call.name !== undefined && originalName(call.name, context) !== tool.name) {
    notes.push(note('error', [], 'call-other-tool', { found: call.name, expected: tool.name }));
  }
  if (target !== undefined && familyOf(target) !== call.family) {
    const words = { found: WIRE[call.family].label, expected: WIRE[familyOf(target)].label };
    notes.push(note('warning', [], 'call-other-form', words));
  }
  return notes;
}

function originalName(sent: string, { conversion }: DecodeContext): string {
  const map = conversion?.nameMap;
  return map !== undefined && Object.hasOwn(map, sent) ? (map[sent] ?? sent) : sent;
}

function notObject(value: JsonValue): CallNote {
  const inner = typeof value === 'string' ? readJson(value) : undefined;
  if (inner?.ok && isObject(inner.value)) return note('error', [], 'call-encoded-twice');
  return note('error', [], 'call-not-object', { found: kindOf(value) });
}

function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  return isArray(value) ? 'array' : typeof value;
}

function labelOf({ target }: DecodeContext): string {
  return target === undefined ? '' : WIRE[familyOf(target)].label;
}

/** Calls of the expected provider first, then of any. Undefined: the value is bare arguments. */
function findCalls(value: JsonValue, context: DecodeContext): readonly FoundCall[] | undefined {
  const asked = context.target === undefined ? [] : [familyOf(context.target)];
  const items = isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [];
  if (items.length === 0 || (isArray(value) && items.length !== value.length)) return undefined;
  if (isObject(value) && isDeclared(value, context.tool)) return undefined;
  for (const family of new Set<TargetFamily>([...asked, ...TARGET_FAMILIES])) {
    const found = items.map((item) => WIRE[family].findCalls(item));
    if (found.some((calls) => calls !== undefined)) return found.flatMap((calls) => calls ?? []);
  }
  if (asked[0] === 'mcp' && isObject(value) && isBareName(value, context.tool)) {
    return [{ family: 'mcp', id: undefined, name: context.tool.name, field: 'arguments', arguments: undefined }];
  }
  return isObject(value) && isObject(value.tool_call) ? findCalls(value.tool_call, context) : undefined;
}

/** The parameters of an MCP call may leave out the arguments. */
function isBareName(value: JsonObject, tool: Tool): boolean {
  return value.name === tool.name && Object.keys(value).every((key) => key === 'name' || key === '_meta');
}

/** Every key is an argument of the tool, so that the value is the arguments, whatever it looks like. */
function isDeclared(value: JsonObject, tool: Tool): boolean {
  const properties = get(isObject(tool.parameters) ? tool.parameters : undefined, 'properties');
  return isObject(properties) && Object.keys(value).every((key) => has(properties, key));
}
