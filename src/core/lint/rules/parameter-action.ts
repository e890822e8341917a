import { get, isArray } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { TOOL_DESIGN } from '../sources.ts';

const ACTION_NAMES: ReadonlySet<string> = new Set([
  'action',
  'operation',
  'op',
  'command',
  'method',
  'mode',
  'task',
  'verb',
]);
/** These choose between tools even when no values are listed. */
const FREE_ACTION_NAMES: ReadonlySet<string> = new Set(['action', 'operation', 'op', 'verb']);

export const parameterAction = defineRule({
  id: 'parameter-action',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'No parameter chooses between more than three actions.',
  why: 'A tool that does everything by an "action" argument is chosen wrongly 15 to 30 % more often than atomic tools.',
  source: TOOL_DESIGN,
  confidence: 0.8,
  messages: {
    many: 'The parameter "{name}" chooses between {count} actions; over {limit} the tool should be split.',
    free: 'The parameter "{name}" takes any action as text; list the values, or split the tool.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { action: { type: 'string', enum: ['start', 'stop'] } } },
      },
    ],
    bad: [
      {
        tool: {
          name: 'notes',
          parameters: {
            type: 'object',
            properties: { action: { type: 'string', enum: ['list', 'create', 'delete', 'search'] } },
          },
        },
        expect: 'many',
        at: '/parameters/properties/action',
      },
      {
        tool: { name: 'notes', parameters: { type: 'object', properties: { action: { type: 'string' } } } },
        expect: 'free',
        at: '/parameters/properties/action',
      },
    ],
  },
  check(tool, report, { thresholds }) {
    for (const { name, schema, pointer, isTop, types } of inputProperties(tool)) {
      const plain = name.toLowerCase();
      if (!isTop || !ACTION_NAMES.has(plain)) continue;
      const values = get(schema, 'enum');
      const limit = thresholds.action_values_max;
      if (isArray(values) && values.length > limit)
        report('many', pointer, { data: { name, count: values.length, limit } });
      else if (values === undefined && types.includes('string') && FREE_ACTION_NAMES.has(plain))
        report('free', pointer, { data: { name } });
    }
  },
});
