import { has } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { isNumeric } from '../facts/quantities.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

const LIMIT =
  /^(?:limit|max_?results?|page_?size|per_?page|top_?k|count|max_?items|num_?results|size|batch_?size|first|last)$/i;

/** A size may also be one of a disk. */
const PAGE_SIZE = /\b(?:page|results?|items?|records?|rows?|how many|number of)\b|trang|kết quả|bao nhiêu/iu;

export const limitBound = defineRule({
  id: 'limit-bound',
  family: 'semantics',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'A limit has a minimum and a maximum.',
  why: 'Without a maximum one call can fill the whole context; without a minimum, zero and negative numbers are valid.',
  source: CLEAR_ARGUMENTS,
  messages: {
    noMaximum: '"{name}" limits the result, but has no "maximum".',
    noMinimum: '"{name}" limits the result, but has no "minimum".',
    setMinimum: 'Set minimum to 1',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { limit: { type: 'integer', minimum: 1, maximum: 100 } } },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { limit: { type: 'integer', minimum: 1 } } } },
        expect: 'noMaximum',
        at: '/parameters/properties/limit',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { limit: { type: 'integer', maximum: 9 } } } },
        expect: 'noMinimum',
        at: '/parameters/properties/limit',
      },
    ],
  },
  check(tool, report, { origin }) {
    for (const property of inputProperties(tool)) {
      const { name, schema, pointer } = property;
      if (
        !LIMIT.test(name) ||
        (name === 'size' && !PAGE_SIZE.test(property.description)) ||
        !isNumeric(property) ||
        has(schema, 'enum') ||
        has(schema, 'const')
      )
        continue;
      if (!has(schema, 'maximum') && !has(schema, 'exclusiveMaximum')) report('noMaximum', pointer, { data: { name } });
      else if (origin === 'authored' && !has(schema, 'minimum') && !has(schema, 'exclusiveMinimum'))
        report('noMinimum', pointer, { data: { name }, fixes: [atLeastOne(pointer)] });
    }
  },
});

function atLeastOne(pointer: Pointer): RuleFix {
  return { title: 'setMinimum', safe: false, edits: [{ op: 'set', pointer: [...pointer, 'minimum'], value: 1 }] };
}
