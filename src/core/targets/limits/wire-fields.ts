import { isObject, type JsonValue } from '../../model/json.ts';
import type { Target } from '../define-target.ts';

type Test = (value: JsonValue) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isTextOrNull: Test = (value) => value === null || isText(value);
const isFlag: Test = (value) => typeof value === 'boolean';
const isFlagOrNull: Test = (value) => value === null || isFlag(value);
const isObjectOrNull: Test = (value) => value === null || isObject(value);
const any: Test = () => true;

/**
 * The fields of one tool on the wire, besides its name, with what they may hold. Sources: the declarations that the
 * target's envelope names. What the envelope lists as options comes from there.
 */
export function wireFields(target: Target): Readonly<Record<string, Test>> {
  const { envelope } = target;
  const returns = envelope.returnsField === undefined ? {} : { [envelope.returnsField]: returnsTest(target) };
  return { name: any, ...envelope.options, ...returns, ...OWN_FIELDS[target.family](target) };
}

const OWN_FIELDS: Readonly<Record<Target['family'], (target: Target) => Readonly<Record<string, Test>>>> = {
  'openai-responses': () => ({
    type: isText,
    description: isTextOrNull,
    strict: isFlagOrNull,
    parameters: isObjectOrNull,
  }),
  'openai-chat': () => ({ description: isText, strict: isFlagOrNull, parameters: isObject }),
  anthropic: () => ({ description: isText, strict: isFlag, input_schema: any }),
  gemini: ({ envelope }) => ({
    description: isText,
    response: any,
    responseJsonSchema: any,
    [envelope.parametersField]: any,
  }),
  mcp: () => ({ title: isText, description: isText, annotations: isObject, inputSchema: any }),
};

function returnsTest(target: Target): Test {
  if (target.family === 'gemini') return any;
  return target.family === 'mcp' ? isObject : isObjectOrNull;
}
