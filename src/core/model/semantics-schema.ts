const text = (description: string) => ({ type: 'string', description }) as const;
const byPointer = (description: string) =>
  ({ type: 'object', additionalProperties: { type: 'string' }, description }) as const;

const rules = {
  type: 'array',
  description: 'What must hold between arguments (and the result), as CEL expressions.',
  items: {
    type: 'object',
    required: ['id', 'expression', 'error', 'message'],
    properties: {
      id: text('Name of the rule.'),
      expression: text(
        'CEL over args, and result where it speaks of the result; false means that the call is refused.',
      ),
      error: text('Declared error code that the tool answers with.'),
      message: text('What the model is told.'),
    },
  },
} as const;

const fixtures = {
  type: 'array',
  description: 'Items that pin down `match`: inside, at each end, across the boundary, all day, the repeated hour.',
  items: {
    type: 'object',
    required: ['name', 'arguments', 'item', 'expect'],
    properties: {
      name: text('What the case is about.'),
      arguments: { type: 'object', description: 'Arguments of the search; may be partial.' },
      item: { description: 'An item that the search may return.' },
      expect: { type: 'boolean', description: 'Whether the search returns it.' },
    },
  },
} as const;

const time = {
  type: 'object',
  description: 'How dates and times are meant.',
  properties: {
    timezone: text('IANA zone, or pointer of the argument that holds it.'),
    instants: { type: 'array', items: { type: 'string' }, description: 'Pointers of values that are instants.' },
    start: text('Pointer of the argument that begins the interval.'),
    end: text('Pointer of the argument that ends it.'),
    end_is: { enum: ['exclusive', 'inclusive'], description: 'Whether the end belongs to the interval.' },
  },
} as const;

const pagination = {
  type: 'object',
  description: 'How a long result comes in pages.',
  properties: {
    cursor: text('Pointer of the argument that holds the cursor.'),
    order: { type: 'array', items: { type: 'string' }, description: 'Keys that the items are sorted by.' },
    consistency: { enum: ['live', 'snapshot'], description: 'Whether changes show up between pages.' },
    bound_to: {
      type: 'array',
      items: { type: 'string' },
      description: 'Arguments that must stay the same from page to page.',
    },
  },
} as const;

/** What a JSON Schema cannot say, made executable. */
export const semanticsSchema = {
  type: 'object',
  description: 'What a JSON Schema cannot say: rules between arguments, what a search returns, times, pages, units.',
  properties: {
    rules,
    match: {
      type: 'object',
      description: 'Which items a search returns.',
      required: ['description', 'expression'],
      properties: { description: text('In words.'), expression: text('CEL over args and item.') },
    },
    fixtures,
    time,
    pagination,
    missing: byPointer('What null, empty or absent means, by pointer from the tool’s root.'),
    units: byPointer('Unit of a number, by pointer from the tool’s root.'),
    preferences: byPointer('Which stored preference of the user stands in for asking, by pointer of the argument.'),
    longest_interval: { description: 'The longest interval that one call may ask for, such as P31D.' },
  },
} as const;
