const PARTS = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Whether a double prints as the same decimal number that is written: 1e400, 2^53 + 1 and 20 digits do not. */
export function isExactNumber(text: string): boolean {
  if (text.length <= 15 && !text.includes('e') && !text.includes('E')) return true;
  const value = Number(text);
  return Number.isFinite(value) && decimalOf(text) === decimalOf(String(value));
}

/** What the text is read as: the nearest double; what is beyond them all is the largest one, which JSON can still hold. */
export function nearestNumber(text: string): number {
  const value = Number(text);
  return Number.isFinite(value) ? value : Math.sign(value) * Number.MAX_VALUE;
}

/** Significant digits and the exponent of the last one: one form for each decimal number. */
function decimalOf(text: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = PARTS.exec(text) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 48) end -= 1;
  if (end === 0) return '0';
  return `${digits.slice(0, end)}e${Number(exponent) - fraction.length + (digits.length - end)}`;
}
