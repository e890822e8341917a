import { get, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { TargetFamily, TargetId } from '../../model/target-id.ts';

/** A call with its name and arguments as the provider saw them. */
export interface WireCall {
  /** Counts from 1 within a conversation; ids are made of it, so that the same example gives the same bytes. */
  readonly number: number;
  /** The id that the model gave, where there is one to answer to. */
  readonly id?: CallId;
  /** Fields of the model's call that its answer has to repeat. */
  readonly echo?: JsonObject;
  readonly name: string;
  readonly arguments: JsonObject;
}

/** JSON-RPC takes numbers too. */
export type CallId = string | number;

/** What the tool answered. An error's value is the error envelope `{ error: { code, message, ... } }`. */
export interface ToolOutcome {
  readonly kind: 'success' | 'error';
  readonly value: JsonValue;
}

/** A call found in what somebody pasted: its arguments not yet read. */
export interface FoundCall {
  readonly family: TargetFamily;
  readonly id: CallId | undefined;
  /** Fields that the answer has to repeat. */
  readonly echo?: JsonObject;
  readonly name: string | undefined;
  /** The field that holds the arguments on that provider. */
  readonly field: string;
  readonly arguments: JsonValue | undefined;
}

/** How one provider carries a call and its result. */
export interface Wire {
  readonly family: TargetFamily;
  readonly label: string;
  /** `text`: arguments travel as a string of JSON. */
  readonly argumentsAs: 'text' | 'object';
  /** The model's message as it stands in the history of the next request. */
  encodeCall(call: WireCall, target: TargetId): JsonObject;
  /** The message that carries the tool's answer back. */
  encodeResult(call: WireCall, outcome: ToolOutcome, target: TargetId, payload?: JsonObject | null): JsonObject;
  /** The list of a result message in which all results of one turn stand together; elsewhere each has a message of its own. */
  readonly resultsIn?: 'content' | 'parts';
  /** The calls in a message, an item or a whole response; undefined when `value` has not this provider's form. */
  findCalls(value: JsonObject): readonly FoundCall[] | undefined;
}

/** The id of a call on the wire. */
export function callId(call: WireCall, prefix: string): CallId {
  return call.id ?? `${prefix}_${call.number}`;
}

export function idAt(value: JsonValue | undefined, key: string): CallId | undefined {
  const id = get(value, key);
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** A result as text: strings as they are, everything else as JSON. */
export function resultText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
