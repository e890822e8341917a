import { get, isObject, type JsonObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Tool } from '../model/tool.ts';
import { say } from '../words/words.ts';
import type { PayloadOrigin } from './conversion.ts';
import type { Target } from './define-target.ts';
import type { Ledger } from './ledger.ts';

/** Fields of the payload's body being put together, with the origin of each. */
export class Body {
  readonly fields: MutableJsonObject = {};
  private readonly parts: (() => readonly PayloadOrigin[])[] = [];
  readonly place: Pointer;

  constructor(place: Pointer) {
    this.place = place;
  }

  set(name: string, value: JsonValue, from: Pointer): void {
    setOwn(this.fields, name, value);
    this.trace([name], from);
  }

  setPart(name: string, value: JsonValue, origins: () => readonly PayloadOrigin[]): void {
    setOwn(this.fields, name, value);
    this.parts.push(origins);
  }

  /** Says where something inside a field came from. */
  trace(inside: Pointer, from: Pointer): void {
    const origin = { payload: [...this.place, ...inside], descriptor: from };
    this.parts.push(() => [origin]);
  }

  /** Parents before children. Not computed before somebody asks: most conversions are only looked at for their losses. */
  origins(): readonly PayloadOrigin[] {
    return this.parts.flatMap((part) => part());
  }
}

/** The options that the descriptor holds for a target: its own id first, then its family. */
export function optionsFor(
  tool: Tool,
  target: Target,
): readonly { readonly name: string; readonly value: JsonValue; readonly at: Pointer }[] {
  const found = new Map<string, { name: string; value: JsonValue; at: Pointer }>();
  for (const holder of new Set([target.id, target.family])) {
    const options = get(tool.providers, holder);
    if (!isObject(options)) continue;
    for (const name of Object.keys(options)) {
      const at = ['providers', holder, name];
      if (!found.has(name)) found.set(name, { name, value: options[name] as JsonValue, at });
    }
  }
  return [...found.values()];
}

/** Options for the target that have a field on the wire; the others are told. `strict` is what the target's id says. */
export function putOptions(body: Body, tool: Tool, target: Target, ledger: Ledger): void {
  const accepts = target.envelope.options;
  for (const { name, value, at } of optionsFor(tool, target)) {
    if (name === 'strict' && target.family !== 'mcp') {
      if (value === true && !target.strict) tell(ledger, 'target-not-strict', name, at, target);
      continue;
    }
    if (target.family === 'mcp' && (name === 'annotations' || name === '_meta')) continue;
    const test = Object.hasOwn(accepts, name) ? accepts[name] : undefined;
    if (test === undefined) {
      if (target.family !== 'mcp') tell(ledger, 'target-field-dropped', name, at, target);
    } else if (test(value)) body.set(name, value, at);
    else tell(ledger, 'target-option-invalid', name, at, target);
  }
}

function tell(
  ledger: Ledger,
  id: 'target-field-dropped' | 'target-option-invalid' | 'target-not-strict',
  field: string,
  at: Pointer,
  target: Target,
): void {
  ledger.lose({ kind: 'dropped', at, message: say(id, { field, target: target.label }) });
}

/** Options of other providers say nothing to this one; each is told, so that nothing goes without a word. */
export function tellForeignOptions(tool: Tool, target: Target, ledger: Ledger): void {
  for (const [holder, options] of Object.entries(tool.providers ?? {})) {
    if (holder === target.id || holder === target.family || !isObject(options)) continue;
    for (const name of Object.keys(options)) {
      // The target's id says what `strict` is; only a wish for strictness that is not met is a loss.
      if (name === 'strict' && (options[name] !== true || target.strict)) continue;
      tell(ledger, 'target-field-dropped', name, ['providers', holder, name], target);
    }
  }
}

export function asObject(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}
