import { get, has, isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { type Pointer, parsePointer } from '../model/pointer.ts';
import { err, type Result } from '../model/result.ts';
import type { Tool } from '../model/tool.ts';
import { argumentPath } from '../schema/argument-path.ts';
import type { Evaluators, Expression, ExpressionFault, ExpressionVariable } from '../validate/evaluators.ts';
import { shorten } from '../validate/word-violation.ts';
import { say } from '../words/words.ts';

/** One of `semantics.rules`, made ready. */
export interface SemanticRule {
  readonly pointer: Pointer;
  readonly id: string;
  readonly error: string | undefined;
  readonly message: string;
  readonly expression: Result<Expression, ExpressionFault>;
}

export interface Fixture {
  readonly pointer: Pointer;
  readonly name: string;
  readonly arguments: JsonValue | undefined;
  readonly item: JsonValue | undefined;
  readonly expect: JsonValue | undefined;
  readonly raw: JsonValue;
}

/** Where in the arguments the interval and its zone stand, as paths of names. */
export interface TimeContract {
  readonly pointer: Pointer;
  readonly timezone: Pointer | undefined;
  /** The zone that always holds, where the contract names one instead of an argument. */
  readonly fixedZone: string | undefined;
  readonly instants: readonly Pointer[];
  /** Where instants stand in the result; `items` stands for every item of a list. */
  readonly resultInstants: readonly Pointer[];
  readonly start: Pointer | undefined;
  readonly end: Pointer | undefined;
  readonly isEndInclusive: boolean;
}

export interface Semantics {
  readonly rules: readonly SemanticRule[];
  readonly match: { readonly pointer: Pointer; readonly expression: Result<Expression, ExpressionFault> } | undefined;
  readonly fixtures: readonly Fixture[];
  readonly time: TimeContract | undefined;
}

const ROOT_KEY = 'semantics';

/** The executable part of a descriptor. Whatever is malformed becomes an expression that says why it cannot run. */
export function readSemantics(tool: Tool, evaluators: Evaluators): Semantics {
  const block = tool.semantics;
  const rules = get(block, 'rules');
  const fixtures = get(block, 'fixtures');
  const match = get(block, 'match');
  const pointer = [ROOT_KEY, 'match', 'expression'];
  return {
    rules: isArray(rules) ? rules.map((rule, index) => readRule(rule, index, tool, evaluators)) : [],
    match:
      match === undefined
        ? undefined
        : { pointer, expression: compile(get(match, 'expression'), ['args', 'item'], tool, evaluators) },
    fixtures: isArray(fixtures) ? fixtures.map(readFixture) : [],
    time: readTime(get(block, 'time'), evaluators),
  };
}

function readRule(rule: JsonValue, index: number, tool: Tool, evaluators: Evaluators): SemanticRule {
  return {
    pointer: [ROOT_KEY, 'rules', String(index)],
    id: stringAt(rule, 'id') ?? String(index),
    error: stringAt(rule, 'error'),
    message: stringAt(rule, 'message') ?? '',
    expression: compile(get(rule, 'expression'), ['args', 'result'], tool, evaluators),
  };
}

function readFixture(fixture: JsonValue, index: number): Fixture {
  return {
    pointer: [ROOT_KEY, 'fixtures', String(index)],
    name: stringAt(fixture, 'name') ?? String(index),
    arguments: get(fixture, 'arguments'),
    item: get(fixture, 'item'),
    expect: get(fixture, 'expect'),
    raw: fixture,
  };
}

function readTime(time: JsonValue | undefined, { zones }: Evaluators): TimeContract | undefined {
  if (!isObject(time)) return undefined;
  const instants = isArray(time.instants) ? time.instants : [];
  const [ofResult, ofCall] = [instants.filter(isInResult), instants.filter((place) => !isInResult(place))];
  const zone = stringAt(time, 'timezone');
  const fixedZone = zone !== undefined && !zone.startsWith('/') && zones?.isZone(zone) ? zone : undefined;
  const path = (key: string) => argumentPath(get(time, key));
  return {
    pointer: [ROOT_KEY, 'time'],
    timezone: fixedZone === undefined ? path('timezone') : undefined,
    fixedZone,
    instants: ofCall.map(argumentPath).filter((found) => found !== undefined),
    resultInstants: ofResult.map(resultPath),
    start: path('start'),
    end: path('end'),
    isEndInclusive: stringAt(time, 'end_is') === 'inclusive',
  };
}

function isInResult(place: JsonValue): boolean {
  return typeof place === 'string' && place.startsWith('/returns/');
}

function resultPath(place: JsonValue): Pointer {
  const segments = (typeof place === 'string' ? parsePointer(place) : undefined) ?? [];
  return segments.slice(1).filter((segment) => segment !== 'properties');
}

function compile(
  source: JsonValue | undefined,
  names: readonly string[],
  tool: Tool,
  evaluators: Evaluators,
): Result<Expression, ExpressionFault> {
  if (typeof source !== 'string') return fail(say('expression-missing'));
  const engine = evaluators.expressions;
  if (engine === undefined) return fail(say('expression-engine-missing'));
  const variables = names.map((name) => ({ name, schema: schemaOf(name, tool) }));
  const compiled = engine.compile(source, variables);
  if (!compiled.ok) return compiled;
  const stranger = unknownRead(compiled.value.reads, variables);
  return stranger === undefined ? compiled : fail(say('expression-unknown-argument', stranger));
}

function fail(message: Message): Result<never, ExpressionFault> {
  return err({ message });
}

function schemaOf(name: string, tool: Tool): JsonValue | undefined {
  if (name === 'args') return tool.parameters;
  return name === 'result' ? tool.returns : itemSchema(tool.returns);
}

/** The schema of what a search returns: the items of the only list in its result. */
export function itemSchema(returns: JsonValue | undefined): JsonValue | undefined {
  const properties = get(returns, 'properties');
  const lists = isObject(properties)
    ? Object.values(properties).filter((schema) => isObject(get(schema, 'items')))
    : [];
  return lists.length === 1 ? get(lists[0], 'items') : undefined;
}

/** The first argument an expression reads that the parameters do not declare. */
function unknownRead(reads: Expression['reads'], variables: readonly ExpressionVariable[]) {
  const { schema } = variables.find(({ name }) => name === 'args') ?? {};
  const declared = closedProperties(schema);
  if (declared === undefined) return undefined;
  for (const [variable, name] of reads) {
    if (variable === 'args' && name !== undefined && !has(declared, name)) {
      return { name, known: shorten(Object.keys(declared).join(', ')) };
    }
  }
  return undefined;
}

/** The declared properties, when the schema plainly lists all that there are. */
function closedProperties(schema: JsonValue | undefined): JsonObject | undefined {
  const properties = get(schema, 'properties');
  if (!isObject(schema) || !isObject(properties) || Object.keys(properties).length === 0) return undefined;
  const isOpen = ['patternProperties', '$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas'].some((keyword) =>
    has(schema, keyword),
  );
  const extra = get(schema, 'additionalProperties');
  return isOpen || extra === true || isObject(extra) ? undefined : properties;
}
