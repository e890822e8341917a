/** Strings, templates and remarks of JavaScript, over which brackets do not count. */
const OVER = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Behind the brackets that open at `start`; undefined when they are not closed in order. */
export function endOfBrackets(text: string, start: number): number | undefined {
  const open: string[] = [];
  for (let at = start; at < text.length; ) {
    OVER.lastIndex = at;
    const over = OVER.exec(text)?.[0].length ?? 0;
    const sign = text[at] as string;
    if (over > 0) at += over;
    else {
      if (CLOSING[sign] !== undefined) open.push(CLOSING[sign]);
      else if (')]}'.includes(sign) && open.pop() !== sign) return undefined;
      at += 1;
    }
    if (open.length === 0) return at;
  }
  return undefined;
}

/** Where the comma or bracket stands that ends the expression around `start`. */
export function endOfExpression(text: string, start: number): number | undefined {
  let at = start;
  while (at < text.length) {
    OVER.lastIndex = at;
    const over = OVER.exec(text)?.[0].length ?? 0;
    const sign = text[at] as string;
    if (over > 0) at += over;
    else if (',)]}'.includes(sign)) return at;
    else if (CLOSING[sign] === undefined) at += 1;
    else {
      const end = endOfBrackets(text, at);
      if (end === undefined) return undefined;
      at = end;
    }
  }
  return undefined;
}

/** Where an operator or a call behind a value makes something else of it; undefined where nothing does. */
export function operatorBehind(text: string, end: number): number | undefined {
  const found = /^(?:[[(]|\s*(?=[+|&?*%]|\.[A-Za-z_]))/.exec(text.slice(end, end + 400));
  return found === null ? undefined : end + (/[[(]/.test(found[0]) ? 0 : found[0].length);
}
