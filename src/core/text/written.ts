import type { JsonValue } from '../model/json.ts';
import type { Comment, Placed } from './remarks.ts';

/** A value as it is written in one notation, ready to be written in another: order, spelling of numbers and comments kept. */
export interface Written extends Placed {
  readonly key: string | undefined;
  /** Undefined for an object or a list. */
  readonly scalar: { readonly value: JsonValue; readonly number: string | undefined } | undefined;
  readonly isList: boolean;
  /** What the value holds; `children` are those of them that stand in its own text. */
  readonly members: readonly Written[];
}

export interface WrittenText {
  readonly text: string;
  readonly root: Written;
  readonly comments: readonly Comment[];
  /** Whether a part stands for another one, so that it is written out. */
  readonly hasAliases: boolean;
}

/** A text in the other notation, and what became of what that notation has otherwise. */
export interface Rewritten {
  readonly text: string;
  readonly comments: number;
  readonly hasAliases: boolean;
}
