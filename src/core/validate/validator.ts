import { has, isObject, type JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { JsonSchema } from '../model/tool.ts';
import { walkSchema } from '../schema/walk.ts';
import { say } from '../words/words.ts';
import { explain } from './explain.ts';
import type { Trace } from './frame.ts';
import { type InterpreterSettings, interpretSchema } from './interpret-schema.ts';
import type { Verdict } from './schema-problem.ts';
import { StoppedPattern } from './stopped-evaluations.ts';
import { toPointer } from './violation.ts';
import { shorten } from './word-violation.ts';

export type EngineName = 'ajv' | 'interpreter';

export interface Validator {
  readonly engine: EngineName;
  validate(instance: JsonValue): Verdict;
  /** The parts of the schema that the instance exercises, as far as it fits. */
  trace(instance: JsonValue): readonly TracedPart[];
}

/** A subschema that took part, and the value it was applied to. */
export interface TracedPart {
  readonly schema: JsonSchema;
  readonly schemaPointer: Pointer;
  readonly instance: JsonValue;
}

/** Values judged before ajv is worth its compiling, which costs as much as judging some hundreds. */
const WARM_UP = 20;

type Check = (instance: JsonValue) => boolean;

export interface Compiling {
  /** Absent where nothing may be compiled; gives undefined for a schema that the compiler leaves to the interpreter. */
  readonly compile: (() => Check | undefined) | undefined;
  readonly isEager: boolean;
}

export function createValidator(settings: InterpreterSettings, { compile: compiling, isEager }: Compiling): Validator {
  const warmUp = isEager ? 0 : WARM_UP;
  let compile = compiling;
  let uses = 0;
  let check: Check | undefined;
  const compileOnce = () => {
    check ??= compile?.();
    compile = undefined;
  };
  return {
    get engine() {
      return check === undefined ? 'interpreter' : 'ajv';
    },
    validate(instance) {
      if (uses >= warmUp) compileOnce();
      uses += 1;
      if (check !== undefined) return decide(check, instance, settings);
      const verdict = judge(instance, settings);
      if (verdict.status === 'unchecked' && verdict.fault.message.id === 'schema-too-long') compileOnce();
      return check === undefined ? verdict : decide(check, instance, settings);
    },
    trace: (instance) => tracedParts(instance, settings),
  };
}

function decide(check: Check, instance: JsonValue, settings: InterpreterSettings): Verdict {
  const isValid = untilStopped(settings.resources.root.schema, () => check(instance));
  if (typeof isValid !== 'boolean') return isValid;
  if (isValid) return { status: 'valid' };
  const verdict = judge(instance, settings);
  return verdict.status === 'invalid' ? verdict : { status: 'invalid', problems: [unexplained] };
}

const unexplained = {
  instancePointer: [],
  schemaPointer: [],
  keyword: '',
  message: say('schema-refuses', {}),
};

function tracedParts(instance: JsonValue, settings: InterpreterSettings): readonly TracedPart[] {
  const trace: Trace = [];
  untilStopped(settings.resources.root.schema, () => interpretSchema(instance, settings, trace));
  return trace.map((frame) => ({
    schema: frame.schema,
    schemaPointer: toPointer(frame.schemaPath),
    instance: frame.instance,
  }));
}

/** A pattern that was stopped before leaves the value unjudged. */
function untilStopped<Answer>(
  root: JsonSchema,
  work: () => Answer,
): Answer | Extract<Verdict, { status: 'unchecked' }> {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof StoppedPattern)) throw cause;
    const message = say('schema-pattern-deadline', { pattern: shorten(cause.source) });
    return { status: 'unchecked', fault: { schemaPointer: pointerOfPattern(root, cause.source), message } };
  }
}

function pointerOfPattern(root: JsonSchema, source: string): Pointer {
  for (const { schema, pointer } of walkSchema(root)) {
    if (!isObject(schema)) continue;
    if (schema.pattern === source) return [...pointer, 'pattern'];
    if (has(Object(schema.patternProperties), source)) return [...pointer, 'patternProperties', source];
  }
  return [];
}

function judge(instance: JsonValue, settings: InterpreterSettings): Verdict {
  const interpretation = untilStopped(settings.resources.root.schema, () => interpretSchema(instance, settings));
  if ('status' in interpretation) return interpretation;
  if (interpretation.kind !== 'done') {
    return { status: 'unchecked', fault: { schemaPointer: [], message: say(`schema-${interpretation.kind}`) } };
  }
  if (interpretation.violations.length === 0) return { status: 'valid' };
  return { status: 'invalid', problems: explain(interpretation.violations) };
}
