import { Ajv, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isArray, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { JsonSchema } from '../model/tool.ts';
import { readTypes } from '../schema/type-names.ts';
import { walkSchema } from '../schema/walk.ts';
import { countExpansions, type Reference } from './count-expansions.ts';
import type { Dialect } from './dialect.ts';
import type { Evaluators, SchemaCompiler } from './evaluators.ts';
import { patternOf } from './patterns.ts';

interface AjvSettings {
  readonly dialect: Dialect;
  readonly assertsFormats: boolean;
}

/** Compiling nests once per level and per reference; beyond these counts the stack is not sure to hold. */
const MAX_DEPTH = 80;
const MAX_REFERENCES = 80;
const MAX_NODES = 3000;

/** Generated code cannot be made to count its steps, as the interpreter does. */
const MAX_EXPANSIONS = 5000;

/** An instance keeps something of every schema it compiled, even a removed one, so it is renewed from time to time. */
const MAX_COMPILES = 500;

/** ajv for one set of evaluators: one shared instance per dialect, schemas removed once compiled. */
export class AjvEngine implements SchemaCompiler {
  readonly #evaluators: Evaluators;
  readonly #instances = new Map<string, { readonly ajv: Ajv; compiles: number }>();

  constructor(evaluators: Evaluators) {
    this.#evaluators = evaluators;
  }

  compile(schema: JsonSchema, settings: AjvSettings): ((instance: JsonValue) => boolean) | undefined {
    if (!isObject(schema) || !isFitForAjv(schema, settings.dialect)) return undefined;
    const ajv = this.#instance(settings);
    const { $id, $schema, ...nameless } = schema;
    try {
      return ajv.compile(nameless) as (instance: JsonValue) => boolean;
    } catch {
      return undefined;
    } finally {
      ajv.removeSchema(nameless);
    }
  }

  #instance(settings: AjvSettings): Ajv {
    const key = `${settings.dialect} ${settings.assertsFormats}`;
    const known = this.#instances.get(key);
    if (known !== undefined && known.compiles < MAX_COMPILES) {
      known.compiles += 1;
      return known.ajv;
    }
    const ajv = createAjv(settings, this.#evaluators);
    this.#instances.set(key, { ajv, compiles: 1 });
    return ajv;
  }
}

function createAjv({ dialect, assertsFormats }: AjvSettings, evaluators: Evaluators): Ajv {
  const regExp = (source: string) => {
    const pattern = patternOf(evaluators, source);
    if (pattern === undefined) throw new SyntaxError(source);
    // ajv tells patterns apart by their text.
    return { test: (text: string) => pattern.test(text), toString: () => JSON.stringify(source) };
  };
  const options: Options = {
    strict: false,
    messages: false,
    logger: false,
    ownProperties: true,
    validateSchema: false,
    addUsedSchema: false,
    validateFormats: assertsFormats,
    code: { regExp: Object.assign(regExp, { code: '' }) as never },
  };
  const ajv = dialect === 'draft-07' ? new Ajv(options) : (new Ajv2020(options) as unknown as Ajv);
  if (assertsFormats) addFormats.default(ajv);
  return ajv;
}

/** Where ajv 8.20 departs from the standard, or from what our users write; measured on the official suite. */
const AJV_MISREADS: ReadonlySet<string> = new Set([
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$vocabulary',
  'unevaluatedItems',
  'unevaluatedProperties',
  'nullable',
  'id',
]);

/** Whether ajv can be trusted with a schema: no keyword that it misreads, and small enough to compile. */
function isFitForAjv(schema: JsonSchema, dialect: Dialect): boolean {
  let nodes = 0;
  const references: Reference[] = [];
  for (const node of walkSchema(schema)) {
    nodes += 1;
    if (nodes > MAX_NODES || node.pointer.length > MAX_DEPTH) return false;
    if (!isObject(node.schema)) continue;
    if (isMisread(node.schema, node.parent === undefined, dialect)) return false;
    const reference = node.schema.$ref;
    if (typeof reference === 'string') references.push({ pointer: node.pointer, reference });
    if (references.length > MAX_REFERENCES) return false;
  }
  return countExpansions(references) <= MAX_EXPANSIONS;
}

function isMisread(schema: JsonObject, isRoot: boolean, dialect: Dialect): boolean {
  const {
    $ref,
    $id,
    type,
    required,
    properties,
    enum: values,
    items,
    exclusiveMinimum,
    exclusiveMaximum,
    multipleOf,
  } = schema;
  const names = Object.keys(schema);
  return (
    names.some((name) => AJV_MISREADS.has(name)) ||
    (isObject(properties) && Object.hasOwn(properties, '__proto__')) ||
    (typeof $ref === 'string' && (!/^#($|\/)/.test($ref) || (dialect === 'draft-07' && names.length > 1))) ||
    ($id !== undefined && !isRoot) ||
    (isArray(values) && values.length === 0) ||
    (type !== undefined && readTypes(type)?.changed !== false) ||
    typeof required === 'boolean' ||
    (isArray(items) && dialect === '2020-12') ||
    typeof exclusiveMinimum === 'boolean' ||
    typeof exclusiveMaximum === 'boolean' ||
    (typeof multipleOf === 'number' && !Number.isInteger(multipleOf))
  );
}

/** Whether code may be generated here: a page's or worker's policy can refuse it. */
export function canGenerateCode(): boolean {
  try {
    return new Function('return true')() === true;
  } catch {
    return false;
  }
}
