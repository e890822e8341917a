import { get, isArray, type JsonValue, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { isVerb } from '../lexicons/index.ts';
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
  why: 'A tool that does everything through an "action" argument is chosen wrongly 15% to 30% more often than tools with a single task.',
  source: TOOL_DESIGN,
  confidence: 0.8,
  messages: {
    many: 'The parameter "{name}" chooses between {count} actions; with more than {limit}, models choose wrongly more often. Make each action a tool.',
    free: 'The parameter "{name}" takes any action as text. List the values, or split the tool.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { action: { type: 'string', enum: ['start', 'stop'] } } },
      },
      {
        name: 'get_route',
        parameters: {
          type: 'object',
          properties: { mode: { type: 'string', enum: ['walking', 'driving', 'bicycling', 'transit'] } },
        },
      },
      {
        name: 'list_events',
        parameters: {
          type: 'object',
          properties: { action: { type: 'string', description: 'Filters the events by what was done.' } },
        },
      },
      { name: 'a', parameters: { type: 'object', properties: { action: { type: 'string', const: 'update' } } } },
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
      const text = stringAt(schema, 'description') ?? '';
      if (!isTop || !ACTION_NAMES.has(plain) || (FILTERS.test(text) && !ORDERS.test(text))) continue;
      const values = get(schema, 'enum');
      const limit = thresholds.action_values_max;
      if (isArray(values)) {
        if (values.length > limit && (areActions(values) || ORDERS.test(text)))
          report('many', pointer, { data: { name, count: values.length, limit } });
      } else if (get(schema, 'const') === undefined && types.includes('string') && FREE_ACTION_NAMES.has(plain))
        report('free', pointer, { data: { name } });
    }
  },
});

/** The value narrows what is listed; it does not choose what is done. */
const FILTERS =
  /\b(?:filter|filters|filtered|filtering|with the (?:specified|given) (?:action|operation|method))\b|(?<!\p{L})lọc(?!\p{L})/iu;
/** "The action to perform": said so, it is one, whatever the values are called. */
const ORDERS = /\b(?:action|operation|method|command)s?\b[^.]{0,40}\b(?:perform|execute|run|carry out)\b/i;

/** Ways of travel, levels of detail and topics are no actions: most values must begin or end with a verb. */
function areActions(values: readonly JsonValue[]): boolean {
  const actions = values.filter((value) => {
    const words = typeof value === 'string' ? nameWords(value) : [];
    return isVerb(words[0] ?? '') || (words.length > 1 && isVerb(words.at(-1) ?? ''));
  });
  return actions.length * 2 > values.length;
}
