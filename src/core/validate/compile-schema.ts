import { canonicalText, get, has, isObject, stringAt } from '../model/json.ts';
import { err, ok, type Result } from '../model/result.ts';
import type { JsonSchema } from '../model/tool.ts';
import { walkSchema } from '../schema/walk.ts';
import { type Dialect, dialectOf } from './dialect.ts';
import type { Evaluators, PatternTest, SchemaCompiler } from './evaluators.ts';
import { findSchemaFault } from './find-schema-fault.ts';
import type { InterpreterSettings } from './interpret-schema.ts';
import { patternOf } from './patterns.ts';
import type { SchemaFault } from './schema-problem.ts';
import { SchemaResources } from './schema-resources.ts';
import { standardDocument } from './standard-documents.ts';
import { splitFragment } from './uri.ts';
import { createValidator, type EngineName, type Validator } from './validator.ts';

export interface CompileOptions {
  /** Read from `$schema` when not given. */
  readonly dialect?: Dialect;
  /** The standard's own reading is `annotate`; tools' authors mean `assert`, the default. */
  readonly formats?: 'assert' | 'annotate';
  /** `ajv` from the first value on, or never; by default once a schema is used often enough to repay its compiling. */
  readonly engine?: EngineName;
  /** Other documents that the schema may refer to, by absolute address. */
  readonly documents?: ReadonlyMap<string, JsonSchema>;
}

/**
 * Makes a schema ready to judge values, once per schema text. The interpreter judges the first values at once; ajv takes
 * over when its compiling pays off, where code may be generated and ajv reads the schema as the standard does. The
 * reasons always come from the interpreter.
 */
export function compileSchema(
  schema: JsonSchema,
  evaluators: Evaluators,
  options: CompileOptions = {},
): Result<Validator, SchemaFault> {
  const workshop = workshopOf(evaluators);
  const isPlain = Object.keys(options).length === 0 && isObject(schema);
  const same = isPlain ? workshop.byIdentity.get(schema) : undefined;
  if (same !== undefined) return same;
  const compiled = compileByText(schema, evaluators, options, workshop);
  if (isPlain) workshop.byIdentity.set(schema, compiled);
  return compiled;
}

function compileByText(
  schema: JsonSchema,
  evaluators: Evaluators,
  options: CompileOptions,
  workshop: Workshop,
): Result<Validator, SchemaFault> {
  if (options.documents !== undefined) return build(schema, evaluators, options, workshop.compiler);
  const dialect = options.dialect ?? dialectOf(schema);
  const key = [dialect, options.formats ?? 'assert', options.engine ?? '', canonicalText(schema)].join(' ');
  const known = workshop.compiled.get(key);
  if (known !== undefined) workshop.compiled.delete(key);
  const compiled = known ?? build(schema, evaluators, options, workshop.compiler);
  workshop.compiled.set(key, compiled);
  forgetOldest(workshop.compiled);
  return compiled;
}

interface Workshop {
  readonly compiler: SchemaCompiler | undefined;
  readonly byIdentity: WeakMap<object, Result<Validator, SchemaFault>>;
  /** By text, least recently used first. */
  readonly compiled: Map<string, Result<Validator, SchemaFault>>;
}
const MAX_COMPILED = 4000;
const workshops = new WeakMap<Evaluators, Workshop>();

function workshopOf(evaluators: Evaluators): Workshop {
  const known = workshops.get(evaluators);
  if (known !== undefined) return known;
  const workshop: Workshop = {
    compiler: evaluators.createCompiler?.(evaluators),
    byIdentity: new WeakMap(),
    compiled: new Map(),
  };
  workshops.set(evaluators, workshop);
  return workshop;
}

function forgetOldest(compiled: Map<string, unknown>): void {
  const oldest = compiled.size > MAX_COMPILED ? compiled.keys().next().value : undefined;
  if (oldest !== undefined) compiled.delete(oldest);
}

function build(
  schema: JsonSchema,
  evaluators: Evaluators,
  options: CompileOptions,
  compiler: SchemaCompiler | undefined,
): Result<Validator, SchemaFault> {
  const dialect = options.dialect ?? dialectOf(schema);
  const assertsFormats = options.formats !== 'annotate';
  const load = (uri: string) => options.documents?.get(uri) ?? standardDocument(uri);
  const resources = new SchemaResources(schema, dialect, load);
  const fault = findSchemaFault(schema, { resources, dialect, evaluators });
  if (fault !== undefined) return err(fault);
  const settings: InterpreterSettings = {
    resources,
    dialect,
    assertsFormats,
    asserts: hasValidation(schema, load),
    tracksSeen: options.documents !== undefined || asksForUnevaluated(schema),
    pattern: patternCache(evaluators),
    plans: new WeakMap(),
  };
  const mayCompile = compiler !== undefined && options.engine !== 'interpreter' && options.documents === undefined;
  const compile = mayCompile ? () => compiler.compile(schema, { dialect, assertsFormats }) : undefined;
  return ok(createValidator(settings, { compile, isEager: options.engine === 'ajv' }));
}

/** A meta-schema may leave the validation vocabulary out; its keywords then say nothing. */
function hasValidation(schema: JsonSchema, load: (uri: string) => JsonSchema | undefined): boolean {
  const named = isObject(schema) ? stringAt(schema, '$schema') : undefined;
  const vocabulary = named === undefined ? undefined : get(load(splitFragment(named).absolute), '$vocabulary');
  return !isObject(vocabulary) || has(vocabulary, 'https://json-schema.org/draft/2020-12/vocab/validation');
}

function patternCache(evaluators: Evaluators): (source: string) => PatternTest {
  const known = new Map<string, PatternTest>();
  return (source) => {
    const pattern = known.get(source) ?? patternOf(evaluators, source) ?? { test: () => true };
    known.set(source, pattern);
    return pattern;
  };
}

function asksForUnevaluated(schema: JsonSchema): boolean {
  for (const { schema: node } of walkSchema(schema)) {
    if (isObject(node) && (has(node, 'unevaluatedItems') || has(node, 'unevaluatedProperties'))) return true;
  }
  return false;
}
