import { Ajv, type ErrorObject, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { canonicalText, type JsonValue } from '../model/json.ts';
import { type Pointer, parsePointer } from '../model/pointer.ts';
import { err, ok, type Result } from '../model/result.ts';
import type { JsonSchema } from '../model/tool.ts';
import { say } from '../words/words.ts';
import { type Dialect, dialectOf } from './dialect.ts';
import type { Evaluators } from './evaluators.ts';
import type { SchemaFault, SchemaProblem, Verdict } from './schema-problem.ts';

export interface Validator {
  readonly engine: 'ajv';
  validate(instance: JsonValue): Verdict;
}
export interface CompileOptions {
  readonly dialect?: Dialect;
}

export function compileSchema(
  schema: JsonSchema,
  evaluators: Evaluators,
  options: CompileOptions = {},
): Result<Validator, SchemaFault> {
  const dialect = options.dialect ?? dialectOf(schema);
  const key = `${dialect} ${canonicalText(schema)}`;
  const validators = cacheOf(evaluators);
  const known = validators.get(key);
  if (known !== undefined) return ok(known);
  const settings: Options = {
    strict: false,
    allErrors: true,
    ownProperties: true,
    validateSchema: false,
    logger: false,
    code: {
      regExp: Object.assign((pattern: string, flags: string) => evaluators.regExp(pattern, flags), {
        code: '',
      }) as never,
    },
  };
  const ajv = dialect === 'draft-07' ? new Ajv(settings) : new Ajv2020(settings);
  addFormats.default(ajv);
  try {
    const check = ajv.compile(schema as object);
    const validator: Validator = {
      engine: 'ajv',
      validate: (instance) =>
        check(instance)
          ? { status: 'valid' }
          : { status: 'invalid', problems: (check.errors ?? []).map((error) => problemOf(error)) },
    };
    validators.set(key, validator);
    return ok(validator);
  } catch (cause) {
    return err({ schemaPointer: [], message: say('schema-uncompilable', { reason: String(cause) }) });
  }
}

const caches = new WeakMap<Evaluators, Map<string, Validator>>();

function cacheOf(evaluators: Evaluators): Map<string, Validator> {
  const known = caches.get(evaluators) ?? new Map<string, Validator>();
  caches.set(evaluators, known);
  return known;
}

function problemOf(error: ErrorObject): SchemaProblem {
  const at: Pointer = parsePointer(error.instancePath) ?? [];
  return {
    instancePointer: at,
    schemaPointer: parsePointer(decodeURIComponent(error.schemaPath.replace(/^#/, ''))) ?? [],
    keyword: error.keyword,
    message: say('schema-broken', { reason: error.message ?? error.keyword }),
  };
}
