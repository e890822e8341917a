import type { NameRule } from './define-target.ts';
import { romanize } from './romanize.ts';

interface NameChoice {
  readonly taken: ReadonlySet<string>;
  /** Begins a name of which nothing readable is left. */
  readonly stem: string;
}

/**
 * A name that the rule allows: foreign letters are spelt in ASCII, other forbidden characters become `_`. Where letters
 * or length have to go, a short hash of the whole name keeps it its own, whatever else is in the catalogue. Where the
 * result is taken, a number tells the two apart. An allowed name is sent as it is.
 */
export function sentName(name: string, rule: NameRule, { taken, stem }: NameChoice): string {
  if (rule.pattern.test(name) && !taken.has(name)) return name;
  const clean = cleanName(name, rule, stem);
  if (!taken.has(clean)) return clean;
  for (let number = 2; ; number += 1) {
    const suffix = `_${number}`;
    const candidate = clean.slice(0, rule.maxLength - suffix.length) + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}

const LETTER = /^[\p{L}\p{N}]$/u;

function cleanName(name: string, rule: NameRule, stem: string): string {
  let isLossy = false;
  const spelt = [...romanize(name.trim())].map((character) => {
    if (rule.character.test(character)) return character;
    if (!LETTER.test(character)) return '_';
    isLossy = true;
    return '';
  });
  const readable = spelt.join('');
  const isBare = /^_*$/.test(readable) && name !== '';
  const whole = isLossy || isBare ? withoutEdges(readable) || stem : readable || stem;
  const begun = rule.first === undefined || rule.first.test(whole[0] as string) ? whole : `_${whole}`;
  if (!isLossy && !isBare && begun.length <= rule.maxLength) return begun;
  const suffix = `_${shortHash(name)}`;
  return begun.slice(0, rule.maxLength - suffix.length) + suffix;
}

function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === '_') start += 1;
  while (end > start && text[end - 1] === '_') end -= 1;
  return text.slice(start, end);
}

/** Six letters and digits that the text alone decides (FNV-1a). */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(6, '0').slice(-6);
}
