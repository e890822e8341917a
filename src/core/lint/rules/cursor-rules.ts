import { get, isArray } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { says } from '../lexicons/index.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

const CURSOR =
  /^(?:cursor|page_?token|next_?page_?token|next_?cursor|continuation(?:_?token)?|after_?cursor|start_?cursor)$/i;

export const cursorRules = defineRule({
  id: 'cursor-rules',
  family: 'semantics',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A cursor says how the pages are ordered and to which query it belongs.',
  why: 'A cursor used with other arguments returns confusing pages, and without a fixed order a page means nothing.',
  source: CLEAR_ARGUMENTS,
  confidence: 0.7,
  messages: {
    noOrder: 'Nothing says how the pages of "{name}" are ordered. State it in semantics.pagination.order.',
    noBinding:
      'Nothing says that "{name}" is valid only for the query it came from. State it in semantics.pagination.bound_to.',
    noConsistency:
      'Nothing says whether the pages are a snapshot or live data. State it in semantics.pagination.consistency.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { cursor: { type: 'string' } } },
        semantics: { pagination: { order: ['start', 'event_id'], bound_to: ['start'], consistency: 'live' } },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { cursor: { type: 'string' } } } },
        expect: 'noOrder',
        at: '/parameters/properties/cursor',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { cursor: { type: 'string' } } } },
        expect: 'noBinding',
        at: '/parameters/properties/cursor',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { cursor: { type: 'string' } } } },
        expect: 'noConsistency',
        at: '/parameters/properties/cursor',
      },
    ],
  },
  check(tool, report) {
    const pagination = get(tool.semantics, 'pagination');
    const isListed = (key: string) => {
      const value = get(pagination, key);
      return isArray(value) ? value.length > 0 : value !== undefined;
    };
    for (const { name, description, pointer } of inputProperties(tool)) {
      if (!CURSOR.test(name)) continue;
      const texts = [description, tool.description ?? ''];
      if (!isListed('order') && !texts.some((text) => says('order', text)))
        report('noOrder', pointer, { data: { name } });
      if (!isListed('bound_to') && !texts.some((text) => says('binding', text)))
        report('noBinding', pointer, { data: { name } });
      if (!isListed('consistency') && !/\b(?:snapshot|live)\b/i.test(texts.join(' ')))
        report('noConsistency', pointer, { severity: 'info' });
    }
  },
});
