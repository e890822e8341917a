/** What "New" opens: one small tool that shows every required block. */
const STARTER = {
  name: 'my_catalogue',
  tools: [
    {
      name: 'search_items',
      description:
        'Returns the items whose title matches a query, best match first. Use when the user looks for an item by words. Do not use to change or delete items.',
      parameters: {
        type: 'object',
        properties: { query: { type: 'string', description: 'Words to look for, e.g. "blue lamp"' } },
        required: ['query'],
        additionalProperties: false,
      },
      returns: {
        type: 'object',
        description: 'The items found, best match first.',
        properties: { items: { type: 'array', items: { type: 'string' } } },
        required: ['items'],
      },
      errors: [
        {
          code: 'VALIDATION_ERROR',
          http_status: 400,
          retryable: false,
          description: 'The query is empty.',
          recovery: 'Ask the user what to look for, then call again.',
        },
      ],
      idempotency: { idempotent: true, safe: true, destructive: false },
      examples: [
        {
          prompt: 'Find the blue lamp',
          tool_call: { name: 'search_items', arguments: { query: 'blue lamp' } },
          result: { items: ['Blue desk lamp'] },
        },
        {
          prompt: 'Search for nothing',
          tool_call: { name: 'search_items', arguments: { query: '' } },
          result: { error: { code: 'VALIDATION_ERROR', message: 'query must not be empty' } },
        },
      ],
    },
  ],
};

export const NEW_DOCUMENT = {
  name: 'untitled.tools.json',
  text: `${JSON.stringify(STARTER, null, 2)}\n`,
  language: 'json',
} as const;
