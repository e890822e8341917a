/** What a caller adds to the tools of one request; names are the tools' original names. */
export interface RequestOptions {
  readonly toolChoice?: ToolChoice;
  /** `false`: one call at a time. */
  readonly parallelCalls?: boolean;
  /** Tools that the model finds by search; those whose own options defer them are deferred anyway. */
  readonly deferLoading?: 'all' | readonly string[];
  /** Adds the provider's tool-search tool. */
  readonly toolSearch?: ToolSearch;
  /** OpenAI Responses: groups of tools with a name and description of their own. */
  readonly namespaces?: readonly Namespace[];
  /** Anthropic: cache breakpoints on these tools; `last` puts one behind the whole list. */
  readonly cacheControl?: 'last' | readonly string[];
}

/** `required`: some tool must be called. */
export type ToolChoice = 'auto' | 'none' | 'required' | { readonly tool: string };
export type ToolSearch = 'regex' | 'bm25' | 'server';

export interface Namespace {
  readonly name: string;
  readonly description: string;
  readonly tools: readonly string[];
}
