import type { TextEdit } from '../../core/model/diagnostic.ts';
import type { JsonValue } from '../../core/model/json.ts';
import type { Pointer } from '../../core/model/pointer.ts';
import type { ExampleKind } from '../../core/model/tool.ts';

/** Help while typing, and actions that change the text: they answer with edits, the page applies them. */
export interface EditJobs {
  complete: { input: { readonly offset: number }; output: readonly CompletionItem[] };
  hover: { input: { readonly offset: number }; output: HoverText | null };
  /** Minimal edits for an action on the catalogue. `tool` is an index. */
  catalogue: { input: CatalogueAction; output: EditPlan };
  /** Minimal edits that put `value` at a document pointer (undefined removes it). */
  setValue: { input: { readonly pointer: Pointer; readonly value: JsonValue | undefined }; output: EditPlan };
  /** The edits of every safe fix, or of one rule's fixes, that do not overlap. */
  fixAll: {
    input: { readonly rule?: string };
    output: EditPlan & { readonly fixed: number; readonly isSafe: boolean };
  };
  /** The edits that give a tool another name, in its own text, in what other tools say of it, and in the settings. */
  renameTool: { input: ToolRename; output: EditPlan };
}

export interface CompletionItem {
  readonly label: string;
  readonly kind: 'property' | 'value' | 'snippet';
  readonly detail: string;
  readonly insertText: string;
  /** The insert text holds `${1:…}` stops. */
  readonly isSnippet: boolean;
  readonly start: number;
  readonly end: number;
}

export interface HoverText {
  readonly markdown: string;
  readonly start: number;
  readonly end: number;
}

export type CatalogueAction =
  /** Puts sentences behind the description. */
  | { readonly action: 'describe'; readonly tool: number; readonly sentences: readonly string[] }
  | { readonly action: 'add'; readonly after: number }
  | { readonly action: 'duplicate'; readonly tool: number }
  | { readonly action: 'delete'; readonly tool: number }
  | { readonly action: 'move'; readonly tool: number; readonly to: number }
  /** `covers`: an entry of the coverage's `missing` that the example is to exercise. */
  | {
      readonly action: 'add-example';
      readonly tool: number;
      readonly kind: ExampleKind;
      readonly covers?: string;
    };

/** Edits for the text of `revision`; `reveal` is the offset to show afterwards. */
export interface EditPlan {
  readonly revision: number;
  readonly edits: readonly TextEdit[];
  readonly reveal: number | null;
}

export interface ToolRename {
  readonly from: string;
  readonly to: string;
}
