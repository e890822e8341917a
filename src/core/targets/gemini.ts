import { defineTarget, type NameRule, type Target } from './define-target.ts';
import { geminiKeywords } from './keywords/gemini.ts';
import { geminiJsonKeywords } from './keywords/gemini-json.ts';
import { SOURCES } from './sources.ts';

/** The newest text allows dots, colons and 128 characters; live answers still refuse them, so that less is sent. */
const name: NameRule = {
  pattern: /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/,
  widest: /^[A-Za-z_][A-Za-z0-9_.:-]{0,127}$/,
  character: /^[A-Za-z0-9_-]$/,
  first: /^[A-Za-z_]$/,
  maxLength: 64,
  source: SOURCES.geminiTypes,
};

/** The text about `parameters` allows no dash and no dot; no answer that refused one is known, so that none is said to be. */
const rootKeys: NameRule = {
  pattern: /^[A-Za-z_][A-Za-z0-9_]{0,63}$/,
  widest: /^/,
  character: /^[A-Za-z0-9_]$/,
  first: /^[A-Za-z_]$/,
  maxLength: 64,
  source: SOURCES.geminiTypes,
};

const limits: Target['limits'] = {
  nameLength: { value: 128, firm: true, source: SOURCES.geminiTypes },
  tools: { value: 512, firm: true, source: SOURCES.geminiTypes },
};

const options: Target['envelope']['options'] = {
  behavior: (value) => value === 'BLOCKING' || value === 'NON_BLOCKING' || value === 'UNSPECIFIED',
};

/** `parameters`: the OpenAPI subset, exactly 22 keys. */
export const gemini = defineTarget({
  id: 'gemini',
  family: 'gemini',
  label: 'Gemini (parameters)',
  docs: SOURCES.geminiFunctionCalling.url,
  strict: false,
  keywords: geminiKeywords,
  unknownKeyword: { action: 'drop', raw: 'refuses', harmless: false },
  keywordSource: SOURCES.geminiSchema,
  name,
  rootKeys,
  root: {
    refuses: ['anyOf', 'oneOf', 'allOf', 'enum', 'const', 'not'],
    needsProperties: false,
    omitWhenEmpty: true,
    source: SOURCES.geminiTypes,
  },
  node: {
    arraysNeedItems: true,
    objectsNeedProperties: false,
    needsType: true,
    checksHeaders: false,
    booleanSchemas: 'objects',
    closedObjects: false,
    allRequired: false,
    recursion: 'cut',
    source: SOURCES.geminiSchema,
  },
  limits,
  envelope: {
    body: [],
    parametersField: 'parameters',
    returnsField: 'response',
    options,
    source: SOURCES.geminiTypes,
  },
});

/** `parametersJsonSchema`: JSON Schema, of which the documented part is obeyed. */
export const geminiJson = defineTarget({
  id: 'gemini:json',
  family: 'gemini',
  label: 'Gemini (JSON Schema)',
  docs: SOURCES.geminiFunctionCalling.url,
  strict: false,
  keywords: geminiJsonKeywords,
  unknownKeyword: { action: 'keep', raw: 'ignores' },
  keywordSource: SOURCES.geminiFunctionCalling,
  name,
  root: { refuses: [], needsProperties: false, omitWhenEmpty: false, source: SOURCES.geminiTypes },
  node: {
    arraysNeedItems: false,
    objectsNeedProperties: false,
    needsType: false,
    checksHeaders: false,
    booleanSchemas: 'keep',
    closedObjects: false,
    allRequired: false,
    recursion: 'optional-only',
    besideRef: ['description', 'default'],
    source: SOURCES.geminiFunctionCalling,
  },
  limits,
  envelope: {
    body: [],
    parametersField: 'parametersJsonSchema',
    returnsField: 'responseJsonSchema',
    options,
    source: SOURCES.geminiTypes,
  },
});
