const RANGES = [
  ['A-Z', 'A'],
  ['a-z', 'a'],
  ['0-9', '0'],
] as const;
const SIGNS = ['_', '-', '.', ':'] as const;

/** The characters that a pattern for names admits, as a reader knows them: "A-Z, a-z, 0-9, _, -". */
export function allowedCharacters(pattern: RegExp): string {
  const isAllowed = (character: string) => pattern.test(`a${character}`);
  const ranges = RANGES.flatMap(([range, sample]) => (isAllowed(sample) ? [range] : []));
  return [...ranges, ...SIGNS.filter(isAllowed)].join(', ');
}
