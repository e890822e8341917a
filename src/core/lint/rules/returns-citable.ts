import { get, isObject, type JsonValue, stringAt } from '../../model/json.ts';
import { walkSchema } from '../../schema/walk.ts';
import { defineRule } from '../define-rule.ts';
import { effectByName } from '../facts/tool-effect.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

const ID =
  /(?:^|_)(?:id|uuid|uri|url|link|key|sku|code|slug|path|number|ref|isbn|issn|doi|ean|iban|symbol|ticker)$|Id$|^ma_/i;
/** The description says that the item is named by this. */
const CITED = /\b(?:cite|cited|citing|identif(?:y|ies|ier)|unique)\b|trích dẫn|định danh/iu;
const TIME =
  /(?:^|_)(?:at|on|date|time|timestamp|start|end|updated|created|since|year|luc|ngay|gio)$|^(?:date|start|end|as_of|observed|ngay|gio)/;

export const returnsCitable = defineRule({
  id: 'returns-citable',
  family: 'semantics',
  severity: { authored: 'info', foreign: 'off' },
  preset: 'recommended',
  summary: 'Each item in a list of results has a stable ID and a time to cite.',
  why: 'An assistant that shows a result must be able to say which record it was and how old it is; a later call needs the ID.',
  source: CLEAR_ARGUMENTS,
  confidence: 0.6,
  messages: {
    noId: 'The items of the result have no stable ID that a later call could use.',
    noTime: 'The items of the result have no time that an answer could cite.',
  },
  examples: {
    good: [
      {
        name: 'search_events',
        returns: {
          type: 'object',
          properties: { events: { type: 'array', items: { type: 'object', properties: { event_id: {}, start: {} } } } },
        },
      },
      {
        name: 'search_songs',
        returns: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              track: { type: 'string', description: 'Cite the song by it.' },
              released: { type: 'string', format: 'date' },
            },
          },
        },
      },
    ],
    bad: [
      {
        tool: {
          name: 'search_events',
          returns: { type: 'array', items: { type: 'object', properties: { title: {}, start: {} } } },
        },
        expect: 'noId',
        at: '/returns/items',
      },
      {
        tool: {
          name: 'search_events',
          returns: { type: 'array', items: { type: 'object', properties: { title: {}, id: {} } } },
        },
        expect: 'noTime',
        at: '/returns/items',
      },
    ],
  },
  check(tool, report) {
    if (tool.returns === undefined || effectByName(tool) !== 'reads') return;
    for (const { schema, pointer, keyword } of walkSchema(tool.returns, ['returns'])) {
      const properties = get(isObject(schema) ? schema : undefined, 'properties');
      if (keyword !== 'items' || !isObject(properties)) continue;
      const entries = Object.entries(properties);
      const isId = ([name, property]: [string, JsonValue]) =>
        ID.test(name) || CITED.test(stringAt(property, 'description') ?? '');
      const isTime = ([name, property]: [string, JsonValue]) =>
        TIME.test(name) || (stringAt(property, 'format') ?? '').startsWith('date');
      if (!entries.some(isId)) report('noId', pointer);
      else if (!entries.some(isTime)) report('noTime', pointer);
      return;
    }
  },
});
