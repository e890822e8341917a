import { BASELINE_ERRORS } from '../core/lint/facts/error-taxonomy.ts';
import { descriptorSchema } from '../core/model/descriptor-schema.ts';
import type { FormatId } from '../core/model/format.ts';
import { get, has, isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../core/model/json.ts';
import type { Language } from '../core/model/message.ts';
import type { Pointer } from '../core/model/pointer.ts';
import { isKeyword, KEYWORDS, type Keyword } from '../core/schema/keywords.ts';
import { keywordWords } from '../core/words/keyword-words.ts';

/**
 * What may stand at a place: a part of the descriptor, a JSON Schema, a map or list of schemas, the data of one keyword, or an
 * instance of a schema of the author's own.
 */
export type Guide =
  | { readonly kind: 'descriptor'; readonly schema: JsonObject }
  | { readonly kind: 'schema' }
  | { readonly kind: 'schema-map' }
  | { readonly kind: 'schema-list' }
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'instance'; readonly schema: JsonValue; readonly root: JsonValue }
  | { readonly kind: 'foreign'; readonly format: FormatId };

const ROOT = descriptorSchema as unknown as JsonObject;

/** The guides at a place, followed from the document's root. `descriptor` is the tool around it, as it was last read. */
export function guidesAt(format: FormatId | null, pointer: Pointer, descriptor: JsonObject | undefined): Guide[] {
  let guides = rootGuides(format);
  const walked: string[] = [];
  for (const segment of pointer) {
    walked.push(segment);
    const instance = instanceGuide(walked, descriptor);
    guides = instance === undefined ? guides.flatMap((guide) => step(guide, segment)) : [instance];
  }
  return guides;
}

function rootGuides(format: FormatId | null): Guide[] {
  if (format === null || format === 'descriptor') return resolve(ROOT);
  return format === 'json-schema' ? [{ kind: 'schema' }] : [{ kind: 'foreign', format }];
}

/** Arguments and results of examples follow the tool's own schemas. */
function instanceGuide(walked: readonly string[], descriptor: JsonObject | undefined): Guide | undefined {
  const tail = walked.slice(-4).join('/');
  const schema = /examples\/\d+\/tool_call\/arguments$/.test(tail)
    ? get(descriptor, 'parameters')
    : /examples\/\d+\/result$/.test(tail)
      ? get(descriptor, 'returns')
      : undefined;
  return schema === undefined ? undefined : { kind: 'instance', schema, root: schema };
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
    case 'instance':
      return instanceMembers(guide.schema, guide.root, segment).map((schema) => ({
        kind: 'instance',
        schema,
        root: guide.root,
      }));
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
  const isSchema = SCHEMA_KEYS.includes(segment) || (segment === 'parameters' && guide.format !== 'openapi');
  return isSchema ? { kind: 'schema' } : guide;
}

/** The schemas of a member or item of an instance, through local references and unions. */
export function instanceMembers(schema: JsonValue, root: JsonValue, segment: string): JsonValue[] {
  return branchesOf(schema, root).flatMap((branch) => {
    const own = get(get(branch, 'properties'), segment);
    if (own !== undefined) return [own];
    const items = get(branch, 'items');
    return /^\d+$/.test(segment) && items !== undefined ? [items] : [];
  });
}

export function branchesOf(schema: JsonValue, root: JsonValue, depth = 0): JsonObject[] {
  if (!isObject(schema) || depth > 8) return [];
  const target = localTarget(stringAt(schema, '$ref'), root);
  const unions = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => {
    const list = get(schema, keyword);
    return isArray(list) ? list : [];
  });
  return [
    schema,
    ...[...unions, ...(target === undefined ? [] : [target])].flatMap((part) => branchesOf(part, root, depth + 1)),
  ];
}

function localTarget(reference: string | undefined, root: JsonValue): JsonValue | undefined {
  const match = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(reference ?? '');
  return match === null ? undefined : get(get(root, match[1] as string), match[2] as string);
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
