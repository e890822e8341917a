import { estimateTokenCount } from 'tokenx';
import { get, type JsonValue } from '../model/json.ts';
import type { Tool } from '../model/tool.ts';

/** Estimated tokens, never exact: every provider has its own tokenizer and its own wrapping of tools. */
export interface TokenShare {
  readonly field: 'name' | 'description' | 'parameters' | 'returns' | 'other';
  readonly tokens: number;
}
export interface ToolTokens {
  readonly total: number;
  /** Largest first, fields without tokens left out. */
  readonly shares: readonly TokenShare[];
}

const known = new WeakMap<object, ToolTokens>();

/** What a tool costs in every request: its name, description and input schema, as compact JSON. */
export function tokensOf(tool: Tool): ToolTokens {
  const found = known.get(tool.raw);
  if (found !== undefined) return found;
  const tokens = count(tool);
  known.set(tool.raw, tokens);
  return tokens;
}

export function estimateTokens(text: string): number {
  return estimateTokenCount(text);
}

function count(tool: Tool): ToolTokens {
  const shares: TokenShare[] = (['name', 'description', 'parameters'] as const).map((field) => ({
    field,
    tokens: tokensIn(get(tool.raw, field)),
  }));
  const spent = shares.filter(({ tokens }) => tokens > 0).sort((left, right) => right.tokens - left.tokens);
  return { total: spent.reduce((sum, { tokens }) => sum + tokens, 0), shares: spent };
}

function tokensIn(value: JsonValue | undefined): number {
  if (value === undefined) return 0;
  return estimateTokens(typeof value === 'string' ? value : JSON.stringify(value));
}
