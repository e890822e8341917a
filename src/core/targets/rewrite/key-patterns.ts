import { isArray } from '../../model/json.ts';
import { type Draft, dataOf, mapOf, subdrafts } from '../../schema/draft.ts';
import { isSafePattern } from '../../validate/pattern-safety.ts';

/** Whether a pattern speaks of a key; undefined for one that cannot be run without risk, or is none. */
export function matchesKey(pattern: string, key: string): boolean | undefined {
  if (!isSafePattern(pattern)) return undefined;
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(key);
    } catch {}
  }
  return undefined;
}

/** The patterns that a node names for the keys of its own object, those of its branches included. */
export function patternsOf(root: Draft, sameObject: ReadonlySet<string>): readonly string[] {
  const patterns: string[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    patterns.push(...(mapOf(node, 'patternProperties')?.keys() ?? []));
    for (const [keyword, child] of subdrafts(node)) if (sameObject.has(keyword)) waiting.push(child);
  }
  return patterns;
}

/** Whether a name fits a schema of names, as far as its own plain keywords tell. */
export function fitsName(schema: Draft, name: string): boolean | undefined {
  if (schema.bool !== undefined) return schema.bool;
  const verdicts = [...schema.words.keys()].map((keyword) => fitsKeyword(keyword, schema, name));
  if (verdicts.includes(false)) return false;
  return verdicts.every((verdict) => verdict === true) ? true : undefined;
}

function fitsKeyword(keyword: string, schema: Draft, name: string): boolean | undefined {
  const value = dataOf(schema, keyword);
  const length = [...name].length;
  switch (keyword) {
    case 'type':
      return value === 'string' || (isArray(value) && value.includes('string'));
    case 'title':
    case 'description':
      return true;
    case 'enum':
      return isArray(value) && value.includes(name);
    case 'const':
      return value === name;
    case 'minLength':
      return typeof value === 'number' && length >= value;
    case 'maxLength':
      return typeof value === 'number' && length <= value;
    case 'pattern':
      return typeof value === 'string' ? matchesKey(value, name) : undefined;
    default:
      return undefined;
  }
}
