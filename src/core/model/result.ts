/** An expected failure is a value. Throw only for what cannot happen. */
export type Result<Value, Failure> = Ok<Value> | Err<Failure>;
export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}
export interface Err<Failure> {
  readonly ok: false;
  readonly error: Failure;
}

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

export function err<Failure>(error: Failure): Err<Failure> {
  return { ok: false, error };
}
