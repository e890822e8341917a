import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';

/** One reason why an instance does not fit. Pointers count from the instance's and the schema's own roots. */
export interface SchemaProblem {
  readonly instancePointer: Pointer;
  readonly schemaPointer: Pointer;
  readonly keyword: string;
  readonly message: Message;
}

/** Why a schema cannot be used at all. */
export interface SchemaFault {
  readonly schemaPointer: Pointer;
  readonly message: Message;
}

export type Verdict =
  | { readonly status: 'valid' }
  | { readonly status: 'invalid'; readonly problems: readonly SchemaProblem[] }
  | { readonly status: 'unchecked'; readonly fault: SchemaFault };
