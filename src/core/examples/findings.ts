import type { JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { JsonSchema } from '../model/tool.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import type { SchemaProblem } from '../validate/schema-problem.ts';
import type { ExamplePart, ExampleProblem, ExampleReport } from './example-report.ts';

/** Collects what is wrong with one example or fixture. */
export class Findings {
  readonly problems: ExampleProblem[] = [];
  #isUnchecked = false;

  add(part: ExamplePart, pointer: Pointer, message: Message, schemaPointer?: Pointer): void {
    this.problems.push({ part, pointer, message, ...(schemaPointer && { schemaPointer }) });
  }

  /** Notes what kept a check from running. */
  skip(part: ExamplePart, pointer: Pointer, message: Message, schemaPointer?: Pointer): void {
    this.#isUnchecked = true;
    this.add(part, pointer, message, schemaPointer);
  }

  get status(): ExampleReport['status'] {
    if (this.problems.length === 0) return 'passed';
    return this.#isUnchecked ? 'unchecked' : 'failed';
  }
}

export interface SchemaCheck {
  readonly part: ExamplePart;
  /** Where the value and the schema stand in the descriptor. */
  readonly pointer: Pointer;
  readonly schemaPointer: Pointer;
  readonly schema: JsonSchema;
  readonly value: JsonValue;
  /** Problems that do not count here. */
  readonly isIgnored?: (problem: SchemaProblem) => boolean;
}

export function checkSchema(findings: Findings, check: SchemaCheck, evaluators: Evaluators): void {
  const { part, pointer, schemaPointer } = check;
  const compiled = compileSchema(check.schema, evaluators);
  const verdict = compiled.ok
    ? compiled.value.validate(check.value)
    : ({ status: 'unchecked', fault: compiled.error } as const);
  if (verdict.status === 'unchecked') {
    findings.skip(part, pointer, verdict.fault.message, [...schemaPointer, ...verdict.fault.schemaPointer]);
  }
  if (verdict.status !== 'invalid') return;
  for (const problem of verdict.problems) {
    if (check.isIgnored?.(problem)) continue;
    const at = [...pointer, ...problem.instancePointer];
    findings.add(part, at, problem.message, [...schemaPointer, ...problem.schemaPointer]);
  }
}
