/**
 * The value `now`, made of the parts of `old` that say the same, members in the same order: whoever has dealt with a part
 * need not do so again. Both are plain data.
 */
export function share<Value>(old: unknown, now: Value): Value {
  if (Object.is(old, now) || typeof now !== 'object' || now === null || typeof old !== 'object' || old === null)
    return now;
  if (Array.isArray(now)) return (Array.isArray(old) ? shareList(old, now) : now) as Value;
  return Array.isArray(old) ? now : (shareObject(old, now) as Value);
}

function shareList(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const shared = now.map((item, index) => share(old[index], item));
  const isSame = old.length === now.length && shared.every((item, index) => Object.is(item, old[index]));
  return isSame ? old : shared;
}

function shareObject(old: object, now: object): object {
  const before = old as Readonly<Record<string, unknown>>;
  const keys = Object.keys(now);
  const keysBefore = Object.keys(old);
  const shared = keys.map((key) => {
    const value = (now as Readonly<Record<string, unknown>>)[key];
    return Object.hasOwn(before, key) ? share(before[key], value) : value;
  });
  const isSame =
    keys.length === keysBefore.length &&
    keys.every((key, index) => key === keysBefore[index] && Object.is(shared[index], before[key]));
  return isSame ? old : Object.fromEntries(keys.map((key, index) => [key, shared[index]]));
}
