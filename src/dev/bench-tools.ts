import type { JsonObject } from '../core/model/json.ts';

/** Tools of many shapes, always the same ones: about 2 kB each, with a fault in some of them. */
export function benchTools(count: number): JsonObject[] {
  return Array.from({ length: count }, (_, index) => benchTool(index));
}

const VERBS = ['get', 'list', 'search', 'create', 'update', 'delete', 'send', 'export'];
const NOUNS = [
  'invoice',
  'customer',
  'order',
  'ticket',
  'report',
  'message',
  'contract',
  'shipment',
  'payment',
  'user',
];
const WORDS = ['region', 'amount', 'currency', 'state', 'owner', 'label', 'priority', 'channel', 'period', 'source'];

function pick<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}

function benchTool(index: number): JsonObject {
  const verb = pick(VERBS, index);
  const noun = pick(NOUNS, Math.floor(index / VERBS.length));
  const name = `${verb}_${noun}_${index}`;
  const properties = Object.fromEntries(
    Array.from({ length: 3 + (index % 5) }, (_, position) => {
      const word = pick(WORDS, index + position);
      return [`${word}_${position}`, parameter(index + position, word)];
    }),
  );
  const [first = ''] = Object.keys(properties);
  const value = index % 7 === 0 ? 5 : 'north';
  return {
    name,
    description: `${verb[0]?.toUpperCase()}${verb.slice(1)} one ${noun} of series ${index}. Use when the user asks about ${noun} ${index}. Do not use for other records.`,
    parameters: {
      type: 'object',
      properties,
      required: index % 11 === 0 ? [first, 'undeclared'] : [first],
      additionalProperties: false,
    },
    returns: {
      type: 'object',
      description: `The ${noun}.`,
      properties: { id: { type: 'string', description: 'Stable id.' } },
      required: ['id'],
    },
    errors: [
      {
        code: 'NOT_FOUND',
        http_status: 404,
        retryable: false,
        description: 'No such record.',
        recovery: 'Ask the user for the id.',
      },
    ],
    idempotency: { idempotent: true, safe: index % 8 < 3, destructive: false },
    examples: [
      { prompt: `Show ${noun} ${index}.`, tool_call: { name, arguments: { [first]: 'north' } }, result: { id: 'a' } },
      { prompt: `Show ${noun} nowhere.`, tool_call: { name, arguments: { [first]: value } }, result: { id: 'b' } },
      {
        prompt: 'Missing.',
        tool_call: { name, arguments: { [first]: 'x' } },
        result: { error: { code: 'NOT_FOUND', message: 'No such record.' } },
      },
    ],
  };
}

function parameter(index: number, word: string): JsonObject {
  switch (index % 5) {
    case 0:
      return {
        type: 'string',
        description: `The ${word} as the user names it, e.g. "north".`,
        minLength: 1,
        maxLength: 80,
      };
    case 1:
      return { type: 'string', description: `The ${word} to keep.`, enum: ['low', 'middle', 'high'], default: 'low' };
    case 2:
      return { type: 'integer', description: `Number of ${word}s, 1 to 50.`, minimum: 1, maximum: 50 };
    case 3:
      return { type: ['string', 'null'], description: `The ${word}, or null for all.`, pattern: '^[a-z-]{2,20}$' };
    default:
      return {
        type: 'object',
        description: `The ${word} in parts.`,
        properties: {
          from: { type: 'string', format: 'date', description: 'First day.' },
          to: { type: 'string', format: 'date', description: 'Last day.' },
        },
        required: ['from'],
        additionalProperties: false,
      };
  }
}
