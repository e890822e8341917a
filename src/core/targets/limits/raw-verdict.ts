import type { JsonObject, JsonValue } from '../../model/json.ts';
import { isKeyword } from '../../schema/keywords.ts';
import type { KeywordPolicy, KeywordValues, RawVerdict, Target } from '../define-target.ts';

/** What the provider does with `keyword: value` sent as it is, beside the other keywords of its node. */
export function rawVerdict(target: Target, keyword: string, value: JsonValue, node: JsonObject): RawVerdict {
  const policy = isKeyword(keyword) ? target.keywords[keyword] : target.unknownKeyword;
  const siblings: KeywordValues = (name) => (Object.hasOwn(node, name) ? node[name] : undefined);
  return verdictOf(policy, value, siblings);
}

function verdictOf(policy: KeywordPolicy, value: JsonValue, siblings: KeywordValues): RawVerdict {
  if (policy.action === 'keep-some' && !policy.accepts(value, siblings)) {
    return verdictOf(policy.otherwise, value, siblings);
  }
  if (policy.action === 'keep-on' && !isOfType(siblings('type'), policy.type)) {
    return verdictOf(policy.otherwise, value, siblings);
  }
  return typeof policy.raw === 'function' ? policy.raw(value, siblings) : policy.raw;
}

function isOfType(written: JsonValue | undefined, type: string): boolean {
  if (written === undefined) return true;
  return [written].flat().some((name) => typeof name === 'string' && name.toLowerCase() === type);
}
