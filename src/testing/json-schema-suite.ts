import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonValue } from '../core/model/json.ts';
import type { JsonSchema } from '../core/model/tool.ts';
import { compileSchema } from '../core/validate/compile-schema.ts';
import type { Dialect } from '../core/validate/dialect.ts';
import type { Evaluators } from '../core/validate/evaluators.ts';
import { loadEvaluators } from '../core/validate/load-evaluators.ts';
import type { EngineName } from '../core/validate/validator.ts';

export interface SuiteOutcome {
  readonly passed: number;
  readonly total: number;
  readonly misses: readonly SuiteMiss[];
}
export interface SuiteMiss {
  readonly file: string;
  readonly group: string;
  readonly test: string;
  readonly reason: string;
}
export interface SuiteOptions {
  readonly dialect: Dialect;
  /** ajv from the first value on, when not given. */
  readonly engine?: EngineName;
  /** The suite's optional folder too, with formats asserted. */
  readonly optional?: boolean;
}

interface SuiteGroup {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly tests: readonly { readonly description: string; readonly data: JsonValue; readonly valid: boolean }[];
}

const FOLDERS: Readonly<Record<Dialect, string>> = { '2020-12': 'draft2020-12', 'draft-07': 'draft7' };

/** Runs the `tests` folder of the official JSON Schema test suite; `remotes` stands in it, or beside it as in a checkout. */
export async function runJsonSchemaSuite(directory: string, options: SuiteOptions): Promise<SuiteOutcome> {
  const evaluators = await loadEvaluators();
  const documents = remoteDocuments(directory);
  const folder = join(directory, FOLDERS[options.dialect], options.optional ? 'optional/format' : '');
  const misses: SuiteMiss[] = [];
  let total = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    for (const group of JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly SuiteGroup[]) {
      total += group.tests.length;
      misses.push(...missesOf(file, group, { options, documents, evaluators }));
    }
  }
  return { passed: total - misses.length, total, misses };
}

interface SuiteContext {
  readonly options: SuiteOptions;
  readonly documents: ReadonlyMap<string, JsonSchema>;
  readonly evaluators: Evaluators;
}

function missesOf(file: string, group: SuiteGroup, { options, documents, evaluators }: SuiteContext): SuiteMiss[] {
  const { optional, dialect, engine = 'ajv' } = options;
  const formats = optional ? 'assert' : 'annotate';
  const needsDocuments = JSON.stringify(group.schema).includes('http://localhost:1234');
  const compiled = compileSchema(group.schema, evaluators, {
    dialect,
    engine,
    formats,
    ...(needsDocuments && { documents }),
  });
  return group.tests.flatMap((test) => {
    const status = compiled.ok ? compiled.value.validate(test.data).status : 'unchecked';
    if (status === (test.valid ? 'valid' : 'invalid')) return [];
    const reason = compiled.ok ? `${compiled.value.engine} says ${status}` : compiled.error.message.id;
    return [{ file, group: group.description, test: test.description, reason }];
  });
}

/** The suite serves its remote documents under one address by convention. */
function remoteDocuments(directory: string): ReadonlyMap<string, JsonSchema> {
  const inside = join(directory, 'remotes');
  const folder = existsSync(inside) ? inside : join(directory, '..', 'remotes');
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return new Map(
    names.map((name) => [
      `http://localhost:1234/${name.replaceAll('\\', '/')}`,
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonSchema,
    ]),
  );
}
