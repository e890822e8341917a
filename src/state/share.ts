/**
 * The value `now`, made of the parts of `old` that say the same: what shows an unchanged part need not be rendered again.
 * Both are plain data as a worker sends it.
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
  const entries = keys.map((key): [string, unknown] => {
    const value = (now as Readonly<Record<string, unknown>>)[key];
    return [key, Object.hasOwn(before, key) ? share(before[key], value) : value];
  });
  const isSame =
    Object.keys(old).length === keys.length &&
    entries.every(([key, value]) => Object.hasOwn(before, key) && Object.is(value, before[key]));
  return isSame ? old : Object.fromEntries(entries);
}
