/** At the start of a line or behind a pipe, after a prompt or variables. */
const CURL = /(?:^|\|)[ \t]*(?:[$>][ \t]+)?(?:[A-Za-z_]\w*=\S*[ \t]+)*curl(?:\.exe)?(?=\s)/gm;
const BODY_OPTIONS = ['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json'];
/** Several short options in one word, the body last. */
const SHORT_BODY = /^-[a-zA-Z]*d$/;

export function isCurl(text: string): boolean {
  return commandsIn(text).length > 0;
}

export interface CurlBodies {
  readonly texts: readonly string[];
  /** Files that hold a body: their text is not here. `-` is what another command writes. */
  readonly files: readonly string[];
}

/** The bodies that the curl commands of a text name. */
export function readCurlBodies(text: string): CurlBodies {
  const bodies = commandsIn(text).flatMap((command) => {
    const own = bodiesOf(command);
    return own.length > 1 ? [...own, own.join('')] : own;
  });
  const here = readHereDocument(text);
  return {
    texts: [...bodies.filter((body) => !body.startsWith('@')), ...(here === undefined ? [] : [here])],
    files: bodies.filter((body) => body.startsWith('@')).map((body) => body.slice(1)),
  };
}

function commandsIn(text: string): string[] {
  const starts = [...text.matchAll(CURL)].map(({ index }) => index);
  return starts.map((start, index) => text.slice(start, starts[index + 1]).replace(/^\|?[ \t]*(?:[$>][ \t]+)?/, ''));
}

function bodiesOf(command: string): string[] {
  const words = splitShell(isForCmd(command) ? withoutCarets(command) : command);
  return words.flatMap((word, index) => {
    if (BODY_OPTIONS.includes(word) || SHORT_BODY.test(word)) return [words[index + 1] ?? ''];
    const option = BODY_OPTIONS.find((name) => name.startsWith('--') && word.startsWith(`${name}=`));
    if (option !== undefined) return [word.slice(option.length + 1)];
    return word.startsWith('-d') && word.length > 2 ? [word.slice(2)] : [];
  });
}

/** Written for the Windows command prompt, which escapes with `^` where other shells have a backslash. */
function isForCmd(command: string): boolean {
  return /\^\r?\n|\^"/.test(command);
}

/** Inside and outside of quotes `^` makes the next character an ordinary one; before the end of a line it joins lines. */
function withoutCarets(command: string): string {
  const plain = command.replaceAll(/\^(\r?\n|[\s\S])/g, (_, next: string) => (next.endsWith('\n') ? ' ' : next));
  // Two quotes stand for one where none is escaped.
  return plain.includes('\\"') ? plain : plain.replaceAll('""', '\\"');
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
function splitShell(command: string): string[] {
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
const ANSI_CODE = /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4}))/y;

function readQuoted(command: string, start: number): { readonly text: string; readonly end: number } {
  const isAnsi = command[start] === '$';
  const quote = isAnsi ? "'" : (command[start] as string);
  let text = '';
  let at = start + (isAnsi ? 2 : 1);
  while (at < command.length && command[at] !== quote) {
    ANSI_CODE.lastIndex = at;
    const code = isAnsi ? ANSI_CODE.exec(command) : null;
    if (code !== null) {
      text += String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '', 16));
      at += code[0].length;
      continue;
    }
    const next = command[at + 1] ?? '';
    const isEscape = command[at] === '\\' && (isAnsi || (quote === '"' && '"\\$`\n'.includes(next)));
    if (!isEscape) text += command[at];
    else if (isAnsi) text += ANSI[next] ?? `\\${next}`;
    else if (next !== '\n') text += next;
    at += isEscape ? 2 : 1;
  }
  return { text, end: at + 1 };
}
