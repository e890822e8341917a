/** Puts sentences behind a description. What the description says already is not said twice. */
export function joinDescription(description: string, sentences: readonly string[]): string {
  const missing = [...new Set(sentences)].filter((sentence) => sentence !== '' && !description.includes(sentence));
  if (missing.length === 0) return description;
  const start = description.trimEnd();
  if (start === '') return missing.join(' ');
  const end = /[.!?:;…。！？][)\]"'`*]*$/.test(start) ? '' : '.';
  const gap = /\n/.test(start) ? '\n' : ' ';
  return `${start}${end}${gap}${missing.join(' ')}`;
}
