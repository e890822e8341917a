import { isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import { isSchema } from '../model/tool.ts';
import { walkSchema } from '../schema/walk.ts';
import { isSafePattern } from './pattern-safety.ts';

/** Whether a descriptor holds code of its author that is not certain to answer fast, so that it must run where it can be stopped. */
export function needsDisposable(descriptor: JsonObject): boolean {
  return (
    [descriptor.parameters, descriptor.returns].some(hasDoubtfulPattern) || hasDoubtfulExpression(descriptor.semantics)
  );
}

function hasDoubtfulPattern(schema: JsonValue | undefined): boolean {
  if (!isSchema(schema)) return false;
  for (const { schema: node } of walkSchema(schema)) {
    if (!isObject(node)) continue;
    const keys = isObject(node.patternProperties) ? Object.keys(node.patternProperties) : [];
    const patterns = typeof node.pattern === 'string' ? [...keys, node.pattern] : keys;
    if (patterns.some((pattern) => !isSafePattern(pattern))) return true;
  }
  return false;
}

function hasDoubtfulExpression(semantics: JsonValue | undefined): boolean {
  if (!isObject(semantics)) return false;
  const rules = isArray(semantics.rules) ? semantics.rules : [];
  const sources = [...rules, semantics.match ?? null].map((holder) => stringAt(holder, 'expression'));
  return sources.some((source) => source !== undefined && !isSafeExpression(source));
}

/** Loops over lists and regular expressions are all that can make an expression slow. */
function isSafeExpression(source: string): boolean {
  return source.length <= 2000 && !/\b(all|exists|exists_one|map|filter|matches|bind)\s*\(/.test(source);
}
