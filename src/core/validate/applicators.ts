import { has, isArray, isObject, type JsonArray, type JsonObject, type JsonValue } from '../model/json.ts';
import { isSchema, type JsonSchema } from '../model/tool.ts';
import { requireAll } from './assertions.ts';
import { adopt, apply, below, breaks, type Frame, type KeywordCheck, type Run, type Trace } from './frame.ts';
import type { Violation } from './violation.ts';

/** The keywords that hold subschemas, in an order that puts the unevaluated ones last. */
export const APPLICATORS: Readonly<Record<string, KeywordCheck>> = {
  allOf(frame, value, run) {
    for (const [index, schema] of schemasOf(value)) inPlace(run, frame, schema, 'allOf', String(index));
  },
  anyOf(frame, value, run) {
    const { failed, matched } = branches(run, frame, value, 'anyOf');
    if (matched.length === 0 && failed.length > 0) breaks(frame, 'anyOf', { branches: failed });
  },
  oneOf(frame, value, run) {
    const { failed, matched } = branches(run, frame, value, 'oneOf');
    if (matched.length > 1) breaks(frame, 'oneOf', { detail: matched.map((index) => index + 1).join(', ') });
    else if (matched.length === 0 && failed.length > 0) breaks(frame, 'oneOf', { branches: failed });
  },
  not(frame, value, run) {
    if (!isSchema(value)) return;
    const inner = apply(run, frame, { schema: value, schemaPath: below(frame, 'not'), trace: [] });
    if (inner.violations.length === 0) breaks(frame, 'not');
  },
  if(frame, value, run) {
    if (!isSchema(value)) return;
    const condition = apply(run, frame, { schema: value, schemaPath: below(frame, 'if') });
    adopt(frame, condition);
    const branch = condition.violations.length === 0 ? 'then' : 'else';
    const schema = (frame.schema as JsonObject)[branch];
    if (isSchema(schema)) inPlace(run, frame, schema, branch);
  },
  dependentSchemas(frame, value, run) {
    if (!isObject(value) || !isObject(frame.instance)) return;
    for (const [name, schema] of Object.entries(value)) {
      if (has(frame.instance, name) && isSchema(schema)) inPlace(run, frame, schema, 'dependentSchemas', name);
    }
  },
  dependencies(frame, value, run) {
    if (!isObject(value) || !isObject(frame.instance)) return;
    for (const [name, wanted] of Object.entries(value)) {
      if (!has(frame.instance, name)) continue;
      if (isSchema(wanted)) inPlace(run, frame, wanted, 'dependencies', name);
      else requireAll(frame, 'dependencies', wanted);
    }
  },
  properties(frame, value, run) {
    if (!isObject(value) || !isObject(frame.instance)) return;
    for (const name of Object.keys(frame.instance)) {
      const schema = has(value, name) ? value[name] : undefined;
      if (isSchema(schema)) property(run, frame, name, schema, ['properties', name]);
    }
  },
  patternProperties(frame, value, run) {
    if (!isObject(value) || !isObject(frame.instance)) return;
    for (const [source, schema] of Object.entries(value)) {
      if (!isSchema(schema)) continue;
      const pattern = run.pattern(source);
      for (const name of Object.keys(frame.instance)) {
        if (pattern.test(name)) property(run, frame, name, schema, ['patternProperties', source]);
      }
    }
  },
  additionalProperties(frame, value, run) {
    if (!isSchema(value) || !isObject(frame.instance)) return;
    const { properties, patternProperties } = frame.schema as JsonObject;
    const patterns = isObject(patternProperties) ? Object.keys(patternProperties).map((key) => run.pattern(key)) : [];
    for (const name of Object.keys(frame.instance)) {
      const isDeclared = isObject(properties) && has(properties, name);
      if (isDeclared || patterns.some((pattern) => pattern.test(name))) continue;
      property(run, frame, name, value, ['additionalProperties']);
    }
  },
  propertyNames(frame, value, run) {
    if (!isSchema(value) || !isObject(frame.instance)) return;
    for (const name of Object.keys(frame.instance)) {
      const child = { key: name, value: name };
      const inner = apply(run, frame, { schema: value, schemaPath: below(frame, 'propertyNames'), child });
      if (inner.violations.length > 0) breaks(frame, 'propertyNames', { detail: name, branches: [inner.violations] });
    }
  },
  prefixItems(frame, value, run) {
    if (!isArray(value) || !isArray(frame.instance) || run.dialect === 'draft-07') return;
    tuple(run, frame, value, 'prefixItems');
  },
  items(frame, value, run) {
    if (!isArray(frame.instance)) return;
    if (isArray(value)) tuple(run, frame, value, 'items');
    else if (isSchema(value)) {
      const { prefixItems } = frame.schema as JsonObject;
      const from = isArray(prefixItems) && run.dialect !== 'draft-07' ? prefixItems.length : 0;
      rest(run, frame, value, 'items', from);
    }
  },
  additionalItems(frame, value, run) {
    const { items } = frame.schema as JsonObject;
    if (isArray(frame.instance) && isArray(items) && isSchema(value))
      rest(run, frame, value, 'additionalItems', items.length);
  },
  contains(frame, value, run) {
    if (!isSchema(value) || !isArray(frame.instance)) return;
    const matched = frame.instance.flatMap((item, index) => {
      const child = { key: String(index), value: item };
      const inner = apply(run, frame, { schema: value, schemaPath: below(frame, 'contains'), child });
      return inner.violations.length === 0 ? [index] : [];
    });
    for (const index of matched) frame.seenItems?.add(index);
    countContained(frame, matched.length, run);
  },
  unevaluatedItems(frame, value, run) {
    if (!isSchema(value) || !isArray(frame.instance)) return;
    for (const index of frame.instance.keys()) {
      if (!frame.seenItems?.has(index)) element(run, frame, index, value, ['unevaluatedItems']);
    }
  },
  unevaluatedProperties(frame, value, run) {
    if (!isSchema(value) || !isObject(frame.instance)) return;
    for (const name of Object.keys(frame.instance)) {
      if (!frame.seenProperties?.has(name)) property(run, frame, name, value, ['unevaluatedProperties']);
    }
  },
};

function* schemasOf(value: JsonValue): Generator<[number, JsonSchema]> {
  if (!isArray(value)) return;
  for (const [index, schema] of value.entries()) if (isSchema(schema)) yield [index, schema];
}

function inPlace(run: Run, frame: Frame, schema: JsonSchema, keyword: string, key?: string): void {
  const inner = apply(run, frame, { schema, schemaPath: below(frame, keyword, key) });
  frame.violations.push(...inner.violations);
  adopt(frame, inner);
}

function branches(run: Run, frame: Frame, value: JsonValue, keyword: string) {
  const failed: Violation[][] = [];
  const matched: number[] = [];
  for (const [index, schema] of schemasOf(value)) {
    const trace: Trace = [];
    const inner = apply(run, frame, { schema, schemaPath: below(frame, keyword, String(index)), trace });
    adopt(frame, inner);
    if (inner.violations.length === 0) {
      matched.push(index);
      for (const taken of trace) frame.trace?.push(taken);
    } else failed.push(inner.violations);
  }
  return { failed, matched };
}

function property(run: Run, frame: Frame, name: string, schema: JsonSchema, at: readonly [string, string?]): void {
  const value = (frame.instance as JsonObject)[name] as JsonValue;
  if (schema === false) breaks(frame, at[0], { detail: name });
  else {
    const inner = apply(run, frame, { schema, schemaPath: below(frame, ...at), child: { key: name, value } });
    frame.violations.push(...inner.violations);
  }
  frame.seenProperties?.add(name);
}

function element(run: Run, frame: Frame, index: number, schema: JsonSchema, at: readonly [string, string?]): void {
  const value = (frame.instance as JsonArray)[index] as JsonValue;
  const key = String(index);
  if (schema === false) breaks(frame, at[0], { detail: key });
  else {
    const inner = apply(run, frame, { schema, schemaPath: below(frame, ...at), child: { key, value } });
    frame.violations.push(...inner.violations);
  }
  frame.seenItems?.add(index);
}

function tuple(run: Run, frame: Frame, schemas: JsonArray, keyword: string): void {
  const items = frame.instance as JsonArray;
  for (const [index, schema] of schemasOf(schemas)) {
    if (index < items.length) element(run, frame, index, schema, [keyword, String(index)]);
  }
}

function rest(run: Run, frame: Frame, schema: JsonSchema, keyword: string, from: number): void {
  const { length } = frame.instance as JsonArray;
  for (let index = from; index < length; index += 1) element(run, frame, index, schema, [keyword]);
}

function countContained(frame: Frame, found: number, run: Run): void {
  const schema = frame.schema as JsonObject;
  const isCounted = run.dialect !== 'draft-07';
  const least = isCounted && typeof schema.minContains === 'number' ? schema.minContains : 1;
  if (found < least) {
    breaks(frame, isCounted && has(schema, 'minContains') ? 'minContains' : 'contains', { detail: String(found) });
  }
  if (isCounted && typeof schema.maxContains === 'number' && found > schema.maxContains) {
    breaks(frame, 'maxContains', { detail: String(found) });
  }
}
