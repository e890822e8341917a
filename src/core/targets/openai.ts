import type { Envelope, Limit, NodeRule, RootRule, Target } from './define-target.ts';
import { isBoolean, isListOf } from './keyword-tests.ts';
import { openaiKeywords } from './keywords/openai.ts';
import { openaiStrictKeywords } from './keywords/openai-strict.ts';
import { SOURCES } from './sources.ts';

const CHARACTER = /^[a-zA-Z0-9_-]$/;

/** Live answers name these for every mode; `const` was added to the list by September 2026. */
const openaiRoot: RootRule = {
  refuses: ['oneOf', 'anyOf', 'allOf', 'enum', 'const', 'not'],
  needsProperties: true,
  omitWhenEmpty: false,
  source: SOURCES.openaiReports,
};

const plainNode: NodeRule = {
  arraysNeedItems: true,
  objectsNeedProperties: true,
  needsType: false,
  checksHeaders: false,
  booleanSchemas: 'keep',
  closedObjects: false,
  allRequired: false,
  recursion: 'keep',
  source: SOURCES.openaiReports,
};

const strictNode: NodeRule = {
  arraysNeedItems: true,
  objectsNeedProperties: true,
  needsType: true,
  checksHeaders: false,
  booleanSchemas: 'objects',
  closedObjects: true,
  allRequired: true,
  recursion: 'keep',
  besideRef: [],
  source: SOURCES.openaiStructuredOutputs,
};

const responsesEnvelope: Envelope = {
  body: [],
  parametersField: 'parameters',
  returnsField: 'output_schema',
  options: {
    defer_loading: isBoolean,
    async: isBoolean,
    allowed_callers: isListOf(['direct', 'programmatic'], 1),
  },
  source: SOURCES.openaiTypes,
};

const chatEnvelope: Envelope = {
  body: ['function'],
  parametersField: 'parameters',
  options: {},
  source: SOURCES.openaiTypes,
};

const descriptionLength: Limit = { value: 1024, firm: false, source: SOURCES.openaiReports };
const tools: Limit = { value: 128, firm: false, source: SOURCES.openaiReports };

const strictLimits = {
  properties: { value: 5000, firm: true, source: SOURCES.openaiStructuredOutputs },
  depth: { value: 10, firm: true, source: SOURCES.openaiStructuredOutputs },
  enumValues: { value: 1000, firm: true, source: SOURCES.openaiStructuredOutputs },
  longEnumCharacters: { value: 15_000, firm: true, source: SOURCES.openaiStructuredOutputs },
  characters: { value: 120_000, firm: true, source: SOURCES.openaiStructuredOutputs },
} as const;

type Mode = Pick<Target, 'strict' | 'keywords' | 'unknownKeyword' | 'keywordSource' | 'node'> & {
  readonly limits: Target['limits'];
};

/** JSON Schema as guidance. */
export const openaiPlain: Mode = {
  strict: false,
  keywords: openaiKeywords,
  unknownKeyword: { action: 'keep', raw: 'accepts' },
  keywordSource: SOURCES.openaiFunctionCalling,
  node: plainNode,
  limits: {},
};

/** Constrained decoding: the subset of the Structured Outputs guide. */
export const openaiStrict: Mode = {
  strict: true,
  keywords: openaiStrictKeywords,
  unknownKeyword: { action: 'drop', raw: 'unsure', harmless: false },
  keywordSource: SOURCES.openaiStructuredOutputs,
  node: strictNode,
  limits: strictLimits,
};

type Api = Pick<Target, 'family' | 'docs' | 'name' | 'root' | 'envelope'> & { readonly limits: Target['limits'] };

/** Names of 65 to 128 characters are in the API description, and many models refuse them: 64 is what is sent. */
export const responsesApi: Api = {
  family: 'openai-responses',
  docs: SOURCES.openaiFunctionCalling.url,
  name: {
    pattern: /^[a-zA-Z0-9_-]{1,64}$/,
    widest: /^[a-zA-Z0-9_-]{1,128}$/,
    character: CHARACTER,
    maxLength: 64,
    source: SOURCES.openaiSpec,
  },
  root: openaiRoot,
  envelope: responsesEnvelope,
  limits: { nameLength: { value: 128, firm: true, source: SOURCES.openaiSpec }, descriptionLength, tools },
};

export const chatApi: Api = {
  family: 'openai-chat',
  docs: SOURCES.openaiFunctionCalling.url,
  name: { pattern: /^[a-zA-Z0-9_-]{1,64}$/, character: CHARACTER, maxLength: 64, source: SOURCES.openaiTypes },
  root: openaiRoot,
  envelope: chatEnvelope,
  limits: { nameLength: { value: 64, firm: true, source: SOURCES.openaiTypes }, descriptionLength, tools },
};
