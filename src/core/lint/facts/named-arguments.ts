import { get, has, isObject, type JsonObject } from '../../model/json.ts';
import type { Tool } from '../../model/tool.ts';

const ELSEWHERE = ['$ref', 'allOf', 'anyOf', 'oneOf', 'patternProperties'] as const;

/** The input schema where its own `properties` name every argument; undefined where branches or references may name more. */
export function namedArguments({ parameters }: Tool): JsonObject | undefined {
  if (!isObject(parameters) || !isObject(get(parameters, 'properties'))) return undefined;
  return ELSEWHERE.some((key) => has(parameters, key)) ? undefined : parameters;
}
