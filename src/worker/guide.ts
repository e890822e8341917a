import { BASELINE_ERRORS } from '../core/lint/facts/error-taxonomy.ts';
import { descriptorSchema } from '../core/model/descriptor-schema.ts';
import type { FormatId } from '../core/model/format.ts';
import { get, has, isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../core/model/json.ts';
import type { Language } from '../core/model/message.ts';
import type { Pointer } from '../core/model/pointer.ts';
import { isKeyword, KEYWORDS, type Keyword } from '../core/schema/keywords.ts';
import { keywordWords } from '../core/words/keyword-words.ts';

/** What may stand at a place: a part of the descriptor, a JSON Schema, a map or list of schemas, or the data of one keyword. */
export type Guide =
  | { readonly kind: 'descriptor'; readonly schema: JsonObject }
  | { readonly kind: 'schema' }
  | { readonly kind: 'schema-map' }
  | { readonly kind: 'schema-list' }
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'foreign'; readonly format: FormatId };

const ROOT = descriptorSchema as unknown as JsonObject;

/** The guides at a place, followed from the document's root. */
export function guidesAt(format: FormatId | null, pointer: Pointer): Guide[] {
  return pointer.reduce((guides, segment) => guides.flatMap((guide) => step(guide, segment)), rootGuides(format));
}

function rootGuides(format: FormatId | null): Guide[] {
  if (format === null || format === 'descriptor') return resolve(ROOT);
  return format === 'json-schema' ? [{ kind: 'schema' }] : [{ kind: 'foreign', format }];
}

/** The descriptor's schemas behind references and alternatives. */
function resolve(schema: JsonValue | undefined): Guide[] {
  if (!isObject(schema)) return [];
  const reference = stringAt(schema, '$ref');
  if (reference === '#/$defs/schema') return [{ kind: 'schema' }];
  if (reference !== undefined) return resolve(get(get(ROOT, '$defs'), reference.replace('#/$defs/', '')));
  const branches = get(schema, 'anyOf');
  if (isArray(branches)) return branches.flatMap(resolve);
  return [{ kind: 'descriptor', schema }];
}

/** Keys of other formats below which a JSON Schema stands. */
const SCHEMA_KEYS = [
  'inputSchema',
  'outputSchema',
  'input_schema',
  'parametersJsonSchema',
  'responseJsonSchema',
  'schema',
];

function step(guide: Guide, segment: string): Guide[] {
  switch (guide.kind) {
    case 'descriptor':
      return stepDescriptor(guide.schema, segment);
    case 'schema':
      return isKeyword(segment) ? [stepKeyword(segment)] : [];
    case 'schema-map':
    case 'schema-list':
      return [{ kind: 'schema' }];
    case 'keyword':
      return guide.keyword === 'dependencies' ? [{ kind: 'schema' }] : [guide];
    case 'foreign':
      return [stepForeign(guide, segment)];
  }
}

function stepDescriptor(schema: JsonObject, segment: string): Guide[] {
  const own = get(get(schema, 'properties'), segment);
  // `parameters` and `returns` are schemas, whatever else the descriptor's own schema says of their first level.
  if (own !== undefined && segment === 'parameters') return [{ kind: 'schema' }];
  if (own !== undefined) return resolve(own);
  if (/^\d+$/.test(segment) && has(schema, 'items')) return resolve(get(schema, 'items'));
  return resolve(get(schema, 'additionalProperties'));
}

function stepKeyword(keyword: Keyword): Guide {
  switch (KEYWORDS[keyword]) {
    case 'map':
      return { kind: 'schema-map' };
    case 'list':
      return { kind: 'schema-list' };
    case 'schema':
    case 'schema-or-list':
      return { kind: 'schema' };
    case 'data':
      return { kind: 'keyword', keyword };
  }
}

function stepForeign(guide: Guide & { kind: 'foreign' }, segment: string): Guide {
  if (segment === 'schemas' && guide.format === 'openapi') return { kind: 'schema-map' };
  if (guide.format === 'bedrock') return segment === 'json' ? { kind: 'schema' } : guide;
  const isSchema = SCHEMA_KEYS.includes(segment) || (segment === 'parameters' && guide.format !== 'openapi');
  return isSchema ? { kind: 'schema' } : guide;
}

export function keywordText(keyword: Keyword, language: Language): string {
  return keywordWords[`keyword-${keyword}`][language];
}

export interface BaselineEntry {
  readonly code: string;
  readonly entry: JsonObject;
}

/** The errors that most tools declare, as entries to start from: what happened, and what the model does then. */
const BASELINE_TEXTS: Readonly<Record<string, readonly [string, string]>> = {
  VALIDATION_ERROR: [
    'An argument does not fit the parameters.',
    'Mend the argument that the message names and call again.',
  ],
  UNAUTHENTICATED: ['Nobody is signed in.', 'Ask the user to sign in; do not call again before.'],
  PERMISSION_DENIED: ['The user may not do this.', 'Tell the user; do not guess other ids.'],
  NOT_FOUND: ['Nothing has this id.', 'Ask the user, or search for the right id.'],
  CONFLICT: ['The item changed in the meantime.', 'Read it again, then decide anew.'],
  RATE_LIMITED: ['Too many calls.', 'Wait for retry_after_seconds, then call once more.'],
  TIMEOUT: ['No answer in time.', 'Call again when the call is idempotent; else check first whether it was done.'],
  UPSTREAM_UNAVAILABLE: ['A service behind the tool is down.', 'Call again later, waiting longer each time.'],
  INTERNAL: ['The tool failed.', 'Call once more when the call is idempotent, then stop and tell the user.'],
};

export const BASELINE_ENTRIES: readonly BaselineEntry[] = BASELINE_ERRORS.map(({ code, statuses, retryable }) => {
  const [description = '', recovery = ''] = Object.hasOwn(BASELINE_TEXTS, code) ? (BASELINE_TEXTS[code] ?? []) : [];
  return { code, entry: { code, http_status: statuses[0] ?? 400, retryable, description, recovery } };
});
