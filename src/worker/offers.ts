import type { Suggestions } from '../core/examples/suggestions.ts';
import { RULES } from '../core/lint/rules/index.ts';
import { get, isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../core/model/json.ts';
import type { Language } from '../core/model/message.ts';
import type { Pointer } from '../core/model/pointer.ts';
import { TARGET_FAMILIES } from '../core/model/target-id.ts';
import { KEYWORD_LIST, KEYWORDS, type Keyword } from '../core/schema/keywords.ts';
import { descriptorText } from '../core/words/descriptor-words.ts';
import { BASELINE_ENTRIES, type Guide, keywordText } from './guide.ts';

/** A key or value that may stand at a place. */
export interface Offer {
  readonly label: string;
  readonly detail: string;
  /** JSON text: the value, or for keys the value to begin with. */
  readonly text: string;
  /** Where in `text` the cursor goes; behind it when absent. */
  readonly cursor?: number;
}
export interface OfferPlace {
  readonly guides: readonly Guide[];
  /** From the document's root: the container for keys, the value itself for values. */
  readonly pointer: Pointer;
  /** The tool around it, as it was last read. */
  readonly descriptor: JsonObject | undefined;
  /** Inside an example or fixture, what the tool's own schemas call for. */
  readonly suggested: Suggestions | undefined;
  /** What stands at the container, as it was last read. */
  readonly held: JsonValue | undefined;
  readonly language: Language;
}

export function keyOffers({ guides, pointer, suggested, language }: OfferPlace): Offer[] {
  if (suggested !== undefined) {
    return suggested.keys.map(({ name, detail, value }) => ({ label: name, detail, text: JSON.stringify(value) }));
  }
  const last = pointer.at(-1);
  if (last === 'providers') return TARGET_FAMILIES.map((label) => ({ label, detail: '', ...EMPTY_OBJECT }));
  if (last === 'rules' && pointer.at(-2) === 'lint')
    return RULES.map(({ id, summary }) => ({ label: id, detail: summary, ...EMPTY_STRING }));
  return guides.flatMap((guide) => {
    if (guide.kind === 'schema') return KEYWORD_LIST.map((keyword) => keywordOffer(keyword, language));
    return guide.kind === 'descriptor' ? membersOf(guide.schema, language) : [];
  });
}

type Start = Pick<Offer, 'text' | 'cursor'>;
const EMPTY_OBJECT: Start = { text: '{}', cursor: 1 };
const EMPTY_LIST: Start = { text: '[]', cursor: 1 };
const EMPTY_STRING: Start = { text: '""', cursor: 1 };

function keywordOffer(keyword: Keyword, language: Language): Offer {
  const start = KEYWORD_STARTS[keyword] ?? startOf(KEYWORDS[keyword]);
  return { label: keyword, detail: keywordText(keyword, language), ...start };
}

const KEYWORD_STARTS: Partial<Record<Keyword, Start>> = {
  type: EMPTY_STRING,
  description: EMPTY_STRING,
  title: EMPTY_STRING,
  pattern: EMPTY_STRING,
  format: EMPTY_STRING,
  $ref: { text: '"#/$defs/"', cursor: 9 },
  $schema: { text: '"https://json-schema.org/draft/2020-12/schema"' },
  enum: EMPTY_LIST,
  required: EMPTY_LIST,
  examples: EMPTY_LIST,
  additionalProperties: { text: 'false' },
  unevaluatedProperties: { text: 'false' },
  uniqueItems: { text: 'true' },
  deprecated: { text: 'true' },
};

function startOf(holds: (typeof KEYWORDS)[Keyword]): Start {
  if (holds === 'data') return { text: '', cursor: 0 };
  return holds === 'list' ? { text: '[{}]', cursor: 2 } : EMPTY_OBJECT;
}

function membersOf(schema: JsonObject, language: Language): Offer[] {
  const properties = get(schema, 'properties');
  if (!isObject(properties)) return [];
  return Object.entries(properties).map(([label, member]) => ({
    label,
    detail: descriptorText(stringAt(member, 'description') ?? '', language),
    ...startFor(member),
  }));
}

function startFor(schema: JsonValue): Start {
  const type = get(schema, 'type') ?? (stringAt(schema, '$ref') === '#/$defs/schema' ? 'object' : undefined);
  if (type === 'string' || isArray(get(schema, 'enum'))) return EMPTY_STRING;
  if (type === 'object' || (isArray(type) && type.includes('object'))) return EMPTY_OBJECT;
  return type === 'array' ? EMPTY_LIST : { text: '', cursor: 0 };
}

/** Values at `pointer`; a string comes quoted. */
export function valueOffers(place: OfferPlace): Offer[] {
  const { guides, pointer, descriptor, suggested } = place;
  const byPlace = placeOffers(pointer, descriptor);
  if (byPlace !== undefined) return byPlace;
  if (suggested !== undefined) {
    return suggested.values.map(({ value, detail }) => {
      return offer(JSON.stringify(value), typeof value === 'string' ? value : JSON.stringify(value), detail);
    });
  }
  return guides.flatMap((guide) => {
    if (guide.kind === 'keyword') return keywordValues(guide.keyword, place);
    if (guide.kind === 'descriptor') return valuesOf(guide.schema, place.language);
    if (guide.kind === 'schema') return [{ label: '{}', detail: '', ...EMPTY_OBJECT }, offer('true'), offer('false')];
    return [];
  });
}

/** What the meta-schema cannot know: codes, names and rules of this very document. */
function placeOffers(pointer: Pointer, descriptor: JsonObject | undefined): Offer[] | undefined {
  const [before, last] = [pointer.at(-3), pointer.at(-1)];
  if (pointer.at(-2) === 'errors' && /^\d+$/.test(last ?? '')) {
    return BASELINE_ENTRIES.map(({ code, entry }) => ({
      label: code,
      detail: entry.description as string,
      text: JSON.stringify(entry),
    }));
  }
  if (before === 'errors' && last === 'code')
    return BASELINE_ENTRIES.map(({ code, entry }) => offer(JSON.stringify(code), code, entry.description as string));
  if (before === 'rules' && last === 'error')
    return declaredCodes(descriptor).map((code) => offer(JSON.stringify(code), code));
  if (pointer.at(-2) === 'error' && last === 'code')
    return declaredCodes(descriptor).map((code) => offer(JSON.stringify(code), code));
  if (pointer.at(-2) === 'tool_call' && last === 'name') {
    const name = stringAt(descriptor, 'name');
    return name === undefined ? [] : [offer(JSON.stringify(name), name)];
  }
  if (before === 'lint_ignore' && last === 'rule')
    return RULES.map(({ id, summary }) => offer(JSON.stringify(id), id, summary));
  return undefined;
}

function declaredCodes(descriptor: JsonObject | undefined): string[] {
  const errors = get(descriptor, 'errors');
  return isArray(errors) ? errors.flatMap((entry) => stringAt(entry, 'code') ?? []) : [];
}

const TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];
/** Formats that models and validators know best come first. */
const FORMATS = [
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'uri',
  'uuid',
  'hostname',
  'ipv4',
  'ipv6',
  'uri-reference',
  'json-pointer',
  'regex',
];

function keywordValues(keyword: Keyword, { pointer, held }: OfferPlace): Offer[] {
  const strings = (values: readonly string[]) => values.map((value) => offer(JSON.stringify(value), value));
  switch (keyword) {
    case 'type':
      return strings(TYPES);
    case 'format':
      return strings(FORMATS);
    case 'required':
      return pointer.at(-1) === 'required'
        ? []
        : strings(Object.keys((get(held, 'properties') as JsonObject | undefined) ?? {}));
    case 'uniqueItems':
    case 'deprecated':
    case 'readOnly':
    case 'writeOnly':
    case 'nullable':
      return [offer('true'), offer('false')];
    default:
      return [];
  }
}

function valuesOf(schema: JsonObject, language: Language): Offer[] {
  const constant = get(schema, 'const');
  const listed = get(schema, 'enum');
  const values =
    constant !== undefined
      ? [constant]
      : isArray(listed)
        ? listed
        : get(schema, 'type') === 'boolean'
          ? [true, false]
          : [];
  const detail = descriptorText(stringAt(schema, 'description') ?? '', language);
  return values.map((value) =>
    offer(JSON.stringify(value), typeof value === 'string' ? value : JSON.stringify(value), detail),
  );
}

function offer(text: string, label = text, detail = ''): Offer {
  return { text, label, detail };
}
