import type { Pointer } from '../model/pointer.ts';
import type { Loss } from './conversion.ts';
import type { LimitId, Source, Target } from './define-target.ts';
import type { AsIsTopic } from './limits/as-is-problem.ts';
import type { RequestTopic } from './limits/judge-request.ts';

/** Keywords that are changed by a rule about every node, not by one about the keyword. */
const NODE_KEYWORDS: ReadonlySet<string> = new Set(['properties', 'required', 'additionalProperties', 'items', 'type']);

/** The page on which the rule of the provider behind a loss was read. */
export function sourceOfLoss(target: Target, { pointer, keyword, message }: Loss): Source {
  const limit = /^target-limit-(\w+)$/.exec(message.id)?.[1];
  if (limit !== undefined) return limitSource(target, limit as LimitId) ?? target.node.source;
  if (pointer[0] !== 'parameters' && pointer[0] !== 'returns') return sourceOfField(target, pointer);
  if (message.id.startsWith('target-root-')) return target.root.source;
  if (message.id === 'target-key-renamed') return (target.rootKeys ?? target.name).source;
  return keyword === undefined || NODE_KEYWORDS.has(keyword) ? target.node.source : target.keywordSource;
}

function sourceOfField(target: Target, pointer: Pointer): Source {
  if (pointer[0] === 'name') return target.name.source;
  const limit = pointer[0] === 'description' ? limitSource(target, 'descriptionLength') : undefined;
  return limit ?? target.envelope.source;
}

/** The page behind a judgement of a tool as it is written. */
export function sourceOfTopic(target: Target, topic: AsIsTopic): Source {
  switch (topic) {
    case 'name':
      return target.name.source;
    case 'key':
      return (target.rootKeys ?? target.name).source;
    case 'description':
      return limitSource(target, 'descriptionLength') ?? target.envelope.source;
    case 'root':
      return target.root.source;
    case 'keyword':
    case 'meta-schema':
      return target.keywordSource;
    case 'size':
    case 'node':
    case 'reference':
      return target.node.source;
    case 'envelope':
    case 'field':
    case 'option':
      return target.envelope.source;
  }
}

const REQUEST_LIMITS: Readonly<Partial<Record<RequestTopic, LimitId>>> = {
  count: 'tools',
  'strict-totals': 'strictTools',
  deferral: 'deferredTools',
  cache: 'cacheBreakpoints',
};

/** The page behind a judgement of a request as a whole. */
export function sourceOfRequest(target: Target, topic: RequestTopic): Source {
  const limit = REQUEST_LIMITS[topic];
  const found = limit === undefined ? undefined : limitSource(target, limit);
  return found ?? (topic === 'names' ? target.name.source : target.envelope.source);
}

function limitSource(target: Target, id: LimitId): Source | undefined {
  return target.limits[id]?.source;
}
