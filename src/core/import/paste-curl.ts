const BODY_OPTIONS = ['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json'];

/** The body that a curl command would send, or undefined when the text is none or the body stands in a file. */
export function readCurlBody(text: string): string | undefined {
  const command = text.trim().replace(/^\$\s+/, '');
  if (!/^curl(?:\.exe)?\s/.test(command)) return undefined;
  const here = readHereDocument(command);
  const words = splitShell(command);
  const bodies = words.flatMap((word, index) => {
    if (BODY_OPTIONS.includes(word)) return [words[index + 1] ?? ''];
    const option = BODY_OPTIONS.find((name) => name.startsWith('--') && word.startsWith(`${name}=`));
    return option === undefined ? [] : [word.slice(option.length + 1)];
  });
  const body = bodies[0];
  if (body === '@-' || body === undefined) return here;
  return body.startsWith('@') ? undefined : body;
}

/** What stands between `<<'EOF'` and `EOF`. */
function readHereDocument(command: string): string | undefined {
  const found = /<<-?\s*(['"]?)(\w+)\1[^\n]*\n/.exec(command);
  if (found === null) return undefined;
  const start = found.index + found[0].length;
  const lines = command.slice(start).split('\n');
  const end = lines.findIndex((line) => line.trim() === found[2]);
  return end === -1 ? undefined : lines.slice(0, end).join('\n');
}

/** Words of a POSIX shell command: quotes, escapes and continued lines resolved, nothing expanded. */
export function splitShell(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let at = 0;
  const add = (text: string): void => {
    word = (word ?? '') + text;
  };
  while (at < command.length) {
    const sign = command[at] as string;
    if (sign === '\\') {
      const next = command[at + 1] ?? '';
      if (next !== '\n' && next !== '\r') add(next);
      at += next === '\r' ? 3 : 2;
    } else if (sign === "'" || sign === '"' || (sign === '$' && command[at + 1] === "'")) {
      const quoted = readQuoted(command, at);
      add(quoted.text);
      at = quoted.end;
    } else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      at += 1;
    } else {
      add(sign);
      at += 1;
    }
  }
  if (word !== undefined) words.push(word);
  return words;
}

const ANSI: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', "'": "'", '"': '"', '\\': '\\' };

function readQuoted(command: string, start: number): { readonly text: string; readonly end: number } {
  const isAnsi = command[start] === '$';
  const quote = isAnsi ? "'" : (command[start] as string);
  let text = '';
  let at = start + (isAnsi ? 2 : 1);
  while (at < command.length && command[at] !== quote) {
    const next = command[at + 1] ?? '';
    const isEscape = command[at] === '\\' && (isAnsi || (quote === '"' && '"\\$`\n'.includes(next)));
    if (!isEscape) text += command[at];
    else if (isAnsi) text += ANSI[next] ?? `\\${next}`;
    else if (next !== '\n') text += next;
    at += isEscape ? 2 : 1;
  }
  return { text, end: at + 1 };
}
