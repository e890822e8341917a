import type { NameRule } from './define-target.ts';

/**
 * A name that the rule allows: forbidden characters become `_`, and what is too long is cut. Where that name is taken,
 * a number tells the two apart. An allowed name is sent as it is.
 */
export function sentName(name: string, rule: NameRule, taken: ReadonlySet<string>): string {
  if (rule.pattern.test(name) && !taken.has(name)) return name;
  const clean = cleanName(name, rule);
  if (!taken.has(clean)) return clean;
  for (let number = 2; ; number += 1) {
    const suffix = `_${number}`;
    const candidate = clean.slice(0, rule.maxLength - suffix.length) + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}

function cleanName(name: string, rule: NameRule): string {
  const characters = [...name].map((character) => (rule.character.test(character) ? character : '_'));
  const squeezed = characters.join('').slice(0, rule.maxLength);
  if (squeezed === '') return '_';
  if (rule.first === undefined || rule.first.test(squeezed[0] as string)) return squeezed;
  return `_${squeezed}`.slice(0, rule.maxLength);
}
