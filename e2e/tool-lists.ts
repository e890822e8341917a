/** A tools/list as a small server gives it, with faults that our rules know. */
export const SERVER_LIST = JSON.stringify(
  {
    tools: [
      {
        name: 'find_room',
        description: 'Find a free meeting room for a number of people in one building of the campus.',
        inputSchema: {
          type: 'object',
          properties: {
            building: { type: 'string', description: 'Short name of the building, e.g. "north"' },
            seats: { type: 'integer', description: 'How many people come', minimum: 10, maximum: 2 },
            tags: { type: 'array', description: 'Words the room must carry' },
          },
          required: ['building', 'floor'],
        },
        annotations: { readOnlyHint: true, destructiveHint: true },
      },
      {
        name: 'book_room',
        description: 'Book.',
        inputSchema: { type: 'object', properties: { room: { type: 'string' } }, required: ['room'] },
      },
    ],
  },
  null,
  2,
);

/** One descriptor that is complete but for an example whose argument breaks the schema. */
export const BROKEN_EXAMPLE = JSON.stringify(
  {
    name: 'get_tide',
    description: 'Get the tide at a harbour. Use when somebody asks for high or low water. Do not use for weather.',
    parameters: {
      type: 'object',
      properties: { harbour: { type: 'string', minLength: 3, description: 'Name of the harbour, e.g. "Vung Tau".' } },
      required: ['harbour'],
      additionalProperties: false,
    },
    returns: { type: 'object', properties: { metres: { type: 'number', description: 'Height in metres.' } } },
    examples: [
      { prompt: 'Tide at X?', tool_call: { name: 'get_tide', arguments: { harbour: 'X' } }, result: { metres: 1 } },
    ],
  },
  null,
  2,
);
