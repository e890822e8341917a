import { semanticsSchema } from './semantics-schema.ts';
import { lintIgnoreSchema } from './settings-schema.ts';

const sentence = (description: string) => ({ type: 'string', description }) as const;
const flag = (description: string) => ({ type: 'boolean', description }) as const;

const errorEntry = {
  type: 'object',
  description: 'One way in which a call fails, and what the model does then.',
  required: ['code', 'http_status', 'retryable', 'description', 'recovery'],
  properties: {
    code: sentence('Stable id, SCREAMING_SNAKE or snake_case, one style per catalogue, such as RATE_LIMITED.'),
    http_status: { type: 'integer', minimum: 100, maximum: 599, description: 'The HTTP status it belongs to.' },
    retryable: flag('Whether the same call may succeed later.'),
    description: sentence('When this happens.'),
    recovery: sentence(
      'What the model should do: mend arguments, sign in, ask, wait for retry_after_seconds, or stop.',
    ),
  },
} as const;

const exampleEntry = {
  type: 'object',
  description:
    'A prompt, the call that answers it, and its result. An error case has the error envelope as its result.',
  required: ['prompt'],
  properties: {
    prompt: sentence('What the user says.'),
    tool_call: {
      type: 'object',
      description: 'The call that the model should make.',
      required: ['name', 'arguments'],
      properties: {
        name: sentence('Name of this tool.'),
        arguments: { type: 'object', description: 'Arguments that fit `parameters`.' },
      },
    },
    result: { description: 'What the tool answers: fits `returns`, or is { "error": { "code", "message" } }.' },
    expect: { const: 'ask', description: 'No call: the prompt lacks what the tool needs, so the model asks.' },
    clarification: sentence('What the model should ask, where the example expects it to ask.'),
    explanation: sentence('What the user should be told in the end.'),
    notes: sentence('Why the example is there.'),
  },
} as const;

const parametersSchema = {
  type: 'object',
  description: 'JSON Schema 2020-12 of the arguments; its type is "object", even for a tool without arguments.',
  required: ['type'],
  properties: {
    type: { const: 'object', description: 'Arguments are always one object.' },
    properties: {
      type: 'object',
      additionalProperties: { $ref: '#/$defs/schema' },
      description: 'One schema per argument, each with a description that says what to put in.',
    },
    required: {
      type: 'array',
      items: { type: 'string' },
      uniqueItems: true,
      description: 'Arguments that every call has.',
    },
    additionalProperties: {
      $ref: '#/$defs/schema',
      description: 'false closes the object: a misspelt argument is then refused, not ignored.',
    },
  },
} as const;

const requiredBlocks = {
  name: {
    type: 'string',
    pattern: '^[a-z][a-z0-9_]*$',
    maxLength: 64,
    description:
      'Stable id in snake_case: ASCII letters, digits and _, at most 64, unique in its catalogue. verb_object reads best.',
  },
  description: {
    type: 'string',
    minLength: 40,
    maxLength: 1024,
    description: '2 to 5 sentences, what it does first, when to use it and when not; at most 600 characters rank well.',
  },
  parameters: parametersSchema,
  returns: {
    $ref: '#/$defs/schema',
    description: 'JSON Schema of the result of a success; its own description is the one-line summary.',
  },
  errors: { type: 'array', items: errorEntry, description: 'Every way in which a call can fail.' },
  idempotency: {
    type: 'object',
    description: 'What a second, identical call does. MCP’s hints are made from it.',
    required: ['idempotent', 'safe', 'destructive'],
    properties: {
      idempotent: flag('The same call twice leaves the same state as once.'),
      safe: flag('The call changes nothing (MCP: readOnlyHint).'),
      destructive: flag('The call may delete or overwrite (MCP: destructiveHint).'),
      open_world: flag('The call reaches systems outside of the tool’s own (MCP: openWorldHint).'),
    },
  },
  examples: {
    type: 'array',
    items: exampleEntry,
    minItems: 2,
    description: 'At least one success and one error case; they run against the schemas on every edit.',
  },
} as const;

const lifeCycle = {
  version: { $ref: '#/$defs/version' },
  deprecated: flag('Models should no longer choose this tool.'),
  replaced_by: sentence('Name of the tool that takes its place.'),
  deprecation: {
    type: 'object',
    description: 'Since when, until when and why the tool goes.',
    properties: {
      since: sentence('Version that deprecated it.'),
      remove_after: { type: 'string', format: 'date', description: 'The first day without it.' },
      reason: sentence('Why it goes.'),
    },
  },
  owner: sentence('Team or person who answers for the tool.'),
  docs_url: { type: 'string', format: 'uri', description: 'Page for people.' },
  locale: sentence('BCP 47 tag of the language of the descriptions, such as en or vi.'),
} as const;

const operation = {
  latency: {
    type: 'object',
    description: 'How long a call takes.',
    required: ['class'],
    properties: {
      class: { enum: ['fast', 'slow'], description: 'fast: a user waits for it; slow: say so first.' },
      p50_ms: { type: 'number', minimum: 0, description: 'Median, in milliseconds.' },
      p95_ms: { type: 'number', minimum: 0, description: '95th percentile, in milliseconds.' },
    },
  },
  cost: {
    type: 'object',
    description: 'What a call costs.',
    required: ['class'],
    properties: {
      class: { enum: ['free', 'metered'], description: 'metered: each call is billed or counted.' },
      note: sentence('How it is counted.'),
    },
  },
  rate_limit: { description: 'How many calls are allowed in which time.' },
  auth: {
    type: 'object',
    description: 'Who the call acts as. Never holds a secret.',
    properties: {
      principal: sentence('user, service, …'),
      scopes: { type: 'array', items: { type: 'string' }, description: 'What the principal must be allowed.' },
    },
  },
} as const;

/** Schemas of a descriptor's keys, in the order they are best written in. */
export const descriptorProperties = {
  name: requiredBlocks.name,
  title: sentence('Name for people, as a client shows it.'),
  description: requiredBlocks.description,
  parameters: requiredBlocks.parameters,
  returns: requiredBlocks.returns,
  errors: requiredBlocks.errors,
  idempotency: requiredBlocks.idempotency,
  examples: requiredBlocks.examples,
  semantics: semanticsSchema,
  ...lifeCycle,
  tool_search_keywords: {
    type: 'array',
    items: { type: 'string' },
    minItems: 3,
    maxItems: 7,
    description: '3 to 7 words that a tool search should find this tool by.',
  },
  trigger_phrases: {
    type: 'array',
    items: { type: 'string' },
    description: 'What users say when they need this tool.',
  },
  ...operation,
  providers: {
    type: 'object',
    description: 'Options for one provider, such as strict or defer_loading, by target id.',
    additionalProperties: { type: 'object' },
  },
  lint_ignore: lintIgnoreSchema,
} as const;
