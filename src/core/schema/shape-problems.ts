import { isArray, isObject, type JsonValue, stringAt } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import { isSchema } from '../model/tool.ts';
import { type MessageId, say } from '../words/words.ts';
import { isKeyword, KEYWORDS, type Keyword, type KeywordHolds } from './keywords.ts';
import { walkSchema } from './walk.ts';

export const DRAFTS = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'] as const;
export type Draft = (typeof DRAFTS)[number];

/** Where a schema breaks the meta-schema of its draft. */
export interface ShapeProblem {
  readonly pointer: Pointer;
  readonly keyword: Keyword | undefined;
  readonly message: Message<MessageId>;
}

/** The draft that `$schema` names; undefined when it names none that is known. */
export function draftOf(schema: JsonValue): Draft | undefined {
  const uri = stringAt(schema, '$schema')?.replace(/#$/, '');
  const found = /^https?:\/\/json-schema\.org\/(draft-0[467]|draft\/2019-09|draft\/2020-12)\/schema$/.exec(uri ?? '');
  const name = found?.[1]?.replace('draft/', '');
  return DRAFTS.find((draft) => draft === name);
}

const TYPE_NAMES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

type Shape = 'string' | 'number' | 'positive' | 'count' | 'boolean' | 'array' | 'strings' | 'string-lists' | 'type';

const SHAPES: Readonly<Partial<Record<Keyword, Shape>>> = {
  $schema: 'string',
  $id: 'string',
  $ref: 'string',
  $anchor: 'string',
  $dynamicRef: 'string',
  $dynamicAnchor: 'string',
  $comment: 'string',
  title: 'string',
  description: 'string',
  pattern: 'string',
  format: 'string',
  contentEncoding: 'string',
  contentMediaType: 'string',
  type: 'type',
  enum: 'array',
  examples: 'array',
  required: 'strings',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'positive',
  minLength: 'count',
  maxLength: 'count',
  minItems: 'count',
  maxItems: 'count',
  minProperties: 'count',
  maxProperties: 'count',
  minContains: 'count',
  maxContains: 'count',
  uniqueItems: 'boolean',
  deprecated: 'boolean',
  readOnly: 'boolean',
  writeOnly: 'boolean',
  dependentRequired: 'string-lists',
};

const FITS: Readonly<Record<Shape, (value: JsonValue) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  positive: (value) => typeof value === 'number' && value > 0,
  count: (value) => Number.isInteger(value) && (value as number) >= 0,
  boolean: (value) => typeof value === 'boolean',
  array: isArray,
  strings: isNameList,
  'string-lists': (value) => isObject(value) && Object.values(value).every(isNameList),
  type: (value) =>
    isArray(value) ? value.length > 0 && isNameList(value) && value.every(isTypeName) : isTypeName(value),
};

function isNameList(value: JsonValue): boolean {
  return isArray(value) && value.every((name) => typeof name === 'string') && new Set(value).size === value.length;
}

function isTypeName(value: JsonValue): boolean {
  return TYPE_NAMES.includes(value as string);
}

/** What in `root` is no schema of the draft. Keywords that no draft has are free, as the meta-schemas have it. */
export function shapeProblems(root: JsonValue, draft: Draft): ShapeProblem[] {
  if (!isSchema(root)) return [problem([], undefined, 'shape-schema', root)];
  const problems: ShapeProblem[] = [];
  for (const { schema, pointer, keyword } of walkSchema(root)) {
    if (!isObject(schema)) {
      const isOnlyFlag = keyword === 'additionalProperties' || keyword === 'additionalItems';
      if (draft === 'draft-04' && !isOnlyFlag) problems.push(problem(pointer, undefined, 'shape-schema', schema));
      continue;
    }
    for (const name of Object.keys(schema)) {
      if (isKeyword(name))
        problems.push(...keywordProblems(name, schema[name] as JsonValue, [...pointer, name], draft));
    }
  }
  return problems;
}

function keywordProblems(keyword: Keyword, value: JsonValue, pointer: Pointer, draft: Draft): ShapeProblem[] {
  const isFlagBound = draft === 'draft-04' && (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum');
  const shape = isFlagBound ? 'boolean' : SHAPES[keyword];
  if (shape !== undefined) return FITS[shape](value) ? [] : [problem(pointer, keyword, `shape-${shape}`, value)];
  const holds: KeywordHolds = KEYWORDS[keyword];
  // Later keywords are judged in earlier drafts too: nobody means something else by them. Only `additionalItems` is gone.
  if (holds === 'data' || (keyword === 'additionalItems' && draft === '2020-12')) return [];
  return holderProblems(keyword, holds, value, pointer, draft);
}

function holderProblems(
  keyword: Keyword,
  holds: KeywordHolds,
  value: JsonValue,
  pointer: Pointer,
  draft: Draft,
): ShapeProblem[] {
  if (holds === 'map') {
    if (!isObject(value)) return [problem(pointer, keyword, 'shape-map', value)];
    const isEntry = (item: JsonValue) => isSchema(item) || (keyword === 'dependencies' && isNameList(item));
    return Object.entries(value)
      .filter(([, item]) => !isEntry(item))
      .map(([key, item]) => problem([...pointer, key], undefined, 'shape-schema', item));
  }
  if (isArray(value) && (holds === 'list' || (holds === 'schema-or-list' && draft !== '2020-12'))) {
    if (value.length === 0) return [problem(pointer, keyword, 'shape-list', value)];
    return value.flatMap((item, index) =>
      isSchema(item) ? [] : [problem([...pointer, String(index)], undefined, 'shape-schema', item)],
    );
  }
  if (holds === 'list') return [problem(pointer, keyword, 'shape-list', value)];
  if (isArray(value) && keyword === 'items') return [problem(pointer, keyword, 'shape-tuple', value)];
  return isSchema(value) ? [] : [problem(pointer, keyword, 'shape-schema', value)];
}

function problem(pointer: Pointer, keyword: Keyword | undefined, id: MessageId, found: JsonValue): ShapeProblem {
  const text = JSON.stringify(found);
  const shown = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  return { pointer, keyword, message: say(id, { keyword: pointer.at(-1) ?? '', found: shown }) };
}
