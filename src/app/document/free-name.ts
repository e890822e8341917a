/** The name itself, or with the first number that makes it another than those that are taken: `pasted-2.json`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken);
  const [, stem = wanted, extension = ''] = /^([^.]*)(.*)$/s.exec(wanted) ?? [];
  let name = wanted;
  for (let number = 2; known.has(name); number += 1) name = `${stem}-${number}${extension}`;
  return name;
}
