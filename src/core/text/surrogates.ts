const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const ESCAPED = /\\u[dD][89a-fA-F]/;

/** Half of a character outside the first plane, without its other half: no UTF-8 text can hold it. */
export function hasLoneSurrogate(text: string): boolean {
  return LONE.test(text);
}

/** A quick no for texts without surrogates; a yes needs a look at each string. */
export function mayHoldLoneSurrogate(text: string): boolean {
  const known = text as string & { isWellFormed?: () => boolean };
  if (known.isWellFormed ? !known.isWellFormed() : hasLoneSurrogate(text)) return true;
  return text.includes('\\u') && ESCAPED.test(text);
}
