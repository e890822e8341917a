import type { FormatId, Origin } from '../model/format.ts';
import type { JsonObject } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Provenance } from '../model/provenance.ts';

/** One tool, read into descriptor format 1 with its schemas as written. */
export interface ReadTool {
  readonly descriptor: JsonObject;
  /** Where the tool stands in the document. */
  readonly source: Pointer;
  readonly provenance: Provenance;
}

/** An entry that is no tool: where, and why. */
export interface Skipped {
  readonly pointer: Pointer;
  readonly reason: Message;
}

/** A part of the document that the descriptor model cannot hold. */
export interface ImportLoss {
  readonly pointer: Pointer;
  readonly message: Message;
}

export interface ReadDocument {
  readonly format: FormatId;
  readonly origin: Origin;
  readonly tools: readonly ReadTool[];
  readonly skipped: readonly Skipped[];
  readonly losses: readonly ImportLoss[];
  /** The catalogue's `lint` settings as written, and where they stand; only format `descriptor` holds them. */
  readonly settings: { readonly value: JsonObject; readonly pointer: Pointer } | undefined;
  /** The catalogue's own keys besides the tools (name, version, unknown ones), as written. */
  readonly catalogue: JsonObject;
}

/** No tool could be read: what was expected and what was found, and where. */
export interface ReadFailure {
  readonly pointer: Pointer;
  readonly message: Message;
}
