import { isArray, isObject, type JsonValue } from '../model/json.ts';
import type { Tool } from '../model/tool.ts';
import { walkSchema } from '../schema/walk.ts';
import { say } from '../words/words.ts';
import { CODE_EXECUTION_CALLERS } from './anthropic.ts';
import type { Target } from './define-target.ts';
import { type Body, optionsFor } from './envelope.ts';
import { fittingExamples } from './input-examples.ts';
import type { Ledger } from './ledger.ts';
import type { SchemaPart } from './schema-part.ts';

/** Anthropic refuses some options together: the weaker one is left out, and told. */
export function settleOptions(
  body: Body,
  tool: Tool,
  target: Target,
  parameters: SchemaPart | undefined,
  ledger: Ledger,
): void {
  if (target.family !== 'anthropic') return;
  const { fields } = body;
  const leaveOut = (
    name: string,
    reason: 'target-defer-cache' | 'target-strict-callers' | 'target-callers-recursion',
  ) => {
    delete fields[name];
    const at = optionsFor(tool, target).find((option) => option.name === name)?.at ?? ['providers'];
    ledger.lose({ kind: 'dropped', at, message: say(reason, { target: target.label }) });
  };
  if (fields.defer_loading === true && isObject(fields.cache_control)) leaveOut('cache_control', 'target-defer-cache');
  if (fields.input_examples !== undefined && parameters !== undefined) {
    const at = optionsFor(tool, target).find((option) => option.name === 'input_examples')?.at ?? ['providers'];
    const fitting = fittingExamples(fields.input_examples, at, parameters, target, ledger);
    if (fitting.length > 0) fields.input_examples = fitting;
    else delete fields.input_examples;
  }
  if (!runsCode(fields.allowed_callers)) return;
  if (target.strict) leaveOut('allowed_callers', 'target-strict-callers');
  else if (parameters !== undefined && hasRef(parameters.json)) leaveOut('allowed_callers', 'target-callers-recursion');
}

function runsCode(callers: JsonValue | undefined): boolean {
  return (
    isArray(callers) && callers.some((caller) => (CODE_EXECUTION_CALLERS as readonly JsonValue[]).includes(caller))
  );
}

/** Any reference is taken for a recursive one: a schema that needs none loses nothing by it. */
function hasRef(schema: JsonValue): boolean {
  if (!isObject(schema)) return false;
  for (const { schema: node } of walkSchema(schema)) if (isObject(node) && typeof node.$ref === 'string') return true;
  return false;
}
