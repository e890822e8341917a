/** Splits a command line into words as a shell would: quotes group, a backslash keeps the next character. Undefined when a quote stays open. */
export function splitCommand(command: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let index = 0; index < command.length; index += 1) {
    const unit = command[index] as string;
    if (quote !== '') {
      if (unit === quote) quote = '';
      else if (unit === '\\' && quote === '"' && /["\\]/.test(command[index + 1] ?? ''))
        word += command[++index] as string;
      else word += unit;
    } else if (unit === '"' || unit === "'") {
      quote = unit;
      word ??= '';
    } else if (/\s/.test(unit)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (unit === '\\' && /[\s"'\\]/.test(command[index + 1] ?? '')) word = (word ?? '') + command[++index];
    else word = (word ?? '') + unit;
  }
  if (quote !== '') return undefined;
  if (word !== undefined) words.push(word);
  return words;
}
