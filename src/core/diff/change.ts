import type { JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';

/** What can happen to a tool between two versions. */
export const CHANGE_KINDS = [
  'tool-removed',
  'tool-added',
  'tool-deprecated',
  'description-changed',
  'required-property-added',
  'property-added',
  'property-removed',
  'property-required',
  'property-optional',
  'type-narrowed',
  'type-widened',
  'type-changed',
  'enum-value-removed',
  'enum-value-added',
  'constraint-tightened',
  'constraint-loosened',
  'constraint-changed',
  'object-closed',
  'object-opened',
  'branch-removed',
  'branch-added',
  'default-changed',
  'part-deprecated',
  'documentation-changed',
  'schema-removed',
  'schema-added',
  'schema-changed',
  'error-removed',
  'error-added',
  'error-changed',
  'hint-changed',
  'hint-stated',
  'meaning-changed',
  'rules-changed',
  'access-changed',
  'provider-options-changed',
  'block-changed',
  'security-finding',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** `input`: what callers send. `output`: what they receive; there more is what breaks, here less. */
export type Side = 'input' | 'output';

/** A difference, without a judgement. */
export interface ChangeFact {
  readonly kind: ChangeKind;
  /** The old name; the new one for additions. */
  readonly tool: string;
  /** From the descriptor's root. */
  readonly pointer: Pointer;
  readonly side?: Side;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
}

export const CRITICALITIES = ['breaking', 'risky', 'safe'] as const;
export type Criticality = (typeof CRITICALITIES)[number];

export interface Change extends ChangeFact {
  readonly criticality: Criticality;
  readonly message: Message;
}
