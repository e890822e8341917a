import type { JsonObject } from '../../model/json.ts';
import { familyOf, type TargetId } from '../../model/target-id.ts';
import type { Conversion } from '../conversion.ts';
import type { Namespace, RequestOptions, ToolSearch } from './request-options.ts';

export interface NamedConversion {
  /** The tool's original name. */
  readonly name: string;
  readonly conversion: Conversion;
}

/** The payload of a tool with what the call-time options add to it; null when the tool is refused. */
export function withOptions(
  { name, conversion }: NamedConversion,
  isLast: boolean,
  options: RequestOptions,
): JsonObject | null {
  const { payload, target } = conversion;
  if (payload === null) return null;
  const family = familyOf(target);
  const isDeferred = options.deferLoading === 'all' || (options.deferLoading ?? []).includes(name);
  const canDefer = family === 'anthropic' || family === 'openai-responses';
  const isCached = options.cacheControl === 'last' ? isLast : (options.cacheControl ?? []).includes(name);
  return {
    ...payload,
    ...(isDeferred && canDefer ? { defer_loading: true } : {}),
    ...(isCached && family === 'anthropic' ? { cache_control: { type: 'ephemeral' } } : {}),
  };
}

/** The provider's own search tool; undefined where it has none. */
export function searchEntry(target: TargetId, search: ToolSearch | undefined): JsonObject | undefined {
  if (search === undefined) return undefined;
  const family = familyOf(target);
  if (family === 'openai-responses') return { type: 'tool_search' };
  if (family !== 'anthropic') return undefined;
  const kind = search === 'bm25' ? 'bm25' : 'regex';
  return { type: `tool_search_tool_${kind}_20251119`, name: `tool_search_tool_${kind}` };
}

/** Entries with the tools of each namespace gathered inside it, where its first tool stood. */
export function inNamespaces(
  entries: readonly { readonly name: string; readonly element: JsonObject }[],
  namespaces: readonly Namespace[],
): JsonObject[] {
  const gathered = new Map<Namespace, JsonObject[]>();
  const placed: (JsonObject | Namespace)[] = [];
  for (const { name, element } of entries) {
    const namespace = namespaces.find(({ tools }) => tools.includes(name));
    if (namespace === undefined) placed.push(element);
    else if (gathered.has(namespace)) gathered.get(namespace)?.push(element);
    else {
      gathered.set(namespace, [element]);
      placed.push(namespace);
    }
  }
  return placed.map((one) => {
    const tools = gathered.get(one as Namespace);
    if (tools === undefined) return one as JsonObject;
    const { name, description } = one as Namespace;
    return { type: 'namespace', name, description, tools };
  });
}
