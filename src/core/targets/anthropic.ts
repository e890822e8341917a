import { isObject, type JsonValue } from '../model/json.ts';
import { defineTarget, type Target } from './define-target.ts';
import { isBoolean, isListOf, isObjectList, isTrueOrFalseOrNull } from './keyword-tests.ts';
import { anthropicKeywords } from './keywords/anthropic.ts';
import { anthropicStrictKeywords } from './keywords/anthropic-strict.ts';
import { SOURCES } from './sources.ts';

export const CODE_EXECUTION_CALLERS = [
  'code_execution_20250825',
  'code_execution_20260120',
  'code_execution_20260521',
] as const;

function isCacheControl(value: JsonValue): boolean {
  if (value === null) return true;
  if (!isObject(value) || value.type !== 'ephemeral') return false;
  return Object.keys(value).every(
    (key) => key === 'type' || (key === 'ttl' && (value.ttl === '5m' || value.ttl === '1h')),
  );
}

const messagesApi: Pick<Target, 'family' | 'docs' | 'name' | 'rootKeys' | 'root' | 'envelope'> = {
  family: 'anthropic',
  docs: SOURCES.anthropicTools.url,
  name: {
    pattern: /^[a-zA-Z0-9_-]{1,128}$/,
    character: /^[a-zA-Z0-9_-]$/,
    maxLength: 128,
    source: SOURCES.anthropicTools,
  },
  rootKeys: {
    pattern: /^[a-zA-Z0-9_.-]{1,64}$/,
    character: /^[a-zA-Z0-9_.-]$/,
    maxLength: 64,
    source: SOURCES.anthropicTools,
  },
  root: {
    refuses: ['oneOf', 'anyOf', 'allOf'],
    needsProperties: false,
    omitWhenEmpty: false,
    source: SOURCES.anthropicTools,
  },
  envelope: {
    body: [],
    parametersField: 'input_schema',
    options: {
      type: (value) => value === 'custom' || value === null,
      input_examples: isObjectList,
      defer_loading: isBoolean,
      allowed_callers: isListOf(['direct', ...CODE_EXECUTION_CALLERS]),
      cache_control: isCacheControl,
      eager_input_streaming: isTrueOrFalseOrNull,
    },
    source: SOURCES.anthropicTypes,
  },
};

const requestLimits: Target['limits'] = {
  nameLength: { value: 128, firm: true, source: SOURCES.anthropicTools },
  deferredTools: { value: 10_000, firm: true, source: SOURCES.anthropicToolSearch },
  cacheBreakpoints: { value: 4, firm: true, source: SOURCES.anthropicTools },
};

export const anthropic = defineTarget({
  ...messagesApi,
  id: 'anthropic',
  label: 'Anthropic Messages',
  strict: false,
  keywords: anthropicKeywords,
  unknownKeyword: { action: 'keep', raw: 'ignores' },
  keywordSource: SOURCES.anthropicTools,
  node: {
    arraysNeedItems: false,
    objectsNeedProperties: false,
    needsType: false,
    checksHeaders: false,
    booleanSchemas: 'keep',
    closedObjects: false,
    allRequired: false,
    recursion: 'keep',
    source: SOURCES.anthropicTools,
  },
  limits: requestLimits,
});

export const anthropicStrict = defineTarget({
  ...messagesApi,
  id: 'anthropic:strict',
  label: 'Anthropic Messages (strict)',
  strict: true,
  keywords: anthropicStrictKeywords,
  unknownKeyword: { action: 'drop', raw: 'unsure', harmless: false },
  keywordSource: SOURCES.anthropicStrict,
  node: {
    arraysNeedItems: false,
    objectsNeedProperties: false,
    needsType: true,
    checksHeaders: false,
    booleanSchemas: 'objects',
    closedObjects: true,
    allRequired: false,
    recursion: 'refuse',
    besideRef: [],
    source: SOURCES.anthropicStrict,
  },
  limits: {
    ...requestLimits,
    strictTools: { value: 20, firm: true, source: SOURCES.anthropicStrict },
    optionalProperties: { value: 24, firm: true, source: SOURCES.anthropicStrict },
    unionProperties: { value: 16, firm: true, source: SOURCES.anthropicStrict },
  },
});
