import { isArray, isObject, type JsonObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import { safeEvaluators } from '../validate/safe-evaluators.ts';
import { say } from '../words/words.ts';
import type { Target } from './define-target.ts';
import type { Ledger } from './ledger.ts';
import type { SchemaPart } from './schema-part.ts';

/** Example arguments that the sent schema takes, with renamed keys; one that it refuses would cost the whole request. */
export function fittingExamples(
  examples: JsonValue,
  at: Pointer,
  parameters: SchemaPart,
  target: Target,
  ledger: Ledger,
): readonly JsonValue[] {
  if (!isArray(examples) || !isObject(parameters.json)) return [];
  const validator = compileSchema(parameters.json, safeEvaluators);
  const sent = new Map([...parameters.renamed].map(([name, original]) => [original, name]));
  return examples.flatMap((example, index) => {
    const renamed = isObject(example) ? renameKeys(example, sent) : example;
    const fits = validator.ok && validator.value.validate(renamed).status === 'valid';
    if (fits) return [renamed];
    const message = say('target-invalid-example', { target: target.label });
    ledger.lose({ kind: 'dropped', at: [...at, String(index)], message });
    return [];
  });
}

function renameKeys(example: JsonObject, sent: ReadonlyMap<string, string>): JsonObject {
  const renamed: MutableJsonObject = {};
  for (const key of Object.keys(example)) setOwn(renamed, sent.get(key) ?? key, example[key] as JsonValue);
  return renamed;
}
