import { get, isObject } from '../../model/json.ts';
import { walkSchema } from '../../schema/walk.ts';
import { defineRule } from '../define-rule.ts';
import { effectByName } from '../facts/tool-effect.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

const ID = /(?:^|_)(?:id|uri|url|key|sku|code|slug|path|number|ref)$|Id$/;
const TIME =
  /(?:^|_)(?:at|date|time|timestamp|start|end|updated|created|since|year)$|^(?:date|start|end|as_of|observed)/;

export const returnsCitable = defineRule({
  id: 'returns-citable',
  family: 'semantics',
  severity: { authored: 'info', foreign: 'off' },
  preset: 'recommended',
  summary: 'Each item of a list of results has a stable id and a time to cite.',
  why: 'An assistant that shows a result must be able to say which record it was and how old; a later call needs the id.',
  source: CLEAR_ARGUMENTS,
  confidence: 0.6,
  messages: {
    noId: 'The items of the result have no stable id.',
    noTime: 'The items of the result have no time that could be cited.',
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
      const names = Object.keys(properties);
      if (!names.some((name) => ID.test(name))) report('noId', pointer);
      else if (!names.some((name) => TIME.test(name))) report('noTime', pointer);
      return;
    }
  },
});
