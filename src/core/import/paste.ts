import { get, has, isArray, isObject, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { layOut } from '../text/lay-out.ts';
import { parseText } from '../text/parse-text.ts';
import { say } from '../words/words.ts';
import { decodeBase64 } from './paste-base64.ts';
import { nameObstacle, readCode, stringsIn } from './paste-code.ts';
import { isCurl, readCurlBodies } from './paste-curl.ts';
import { isDocument } from './paste-document.ts';
import { isEventStream, readEventTools } from './paste-events.ts';
import { fencedBlocks } from './paste-fences.ts';
import { isPowerShell, readPowerShellTexts } from './paste-powershell.ts';
import { readWithin } from './paste-within.ts';

/** A pasted text as a JSON document. */
export interface Pasted {
  readonly text: string;
  /** What it was; undefined when the text is a JSON document as it is. */
  readonly detected: Message | undefined;
}

/** Fences inside fences, bodies inside commands: one inside the other is enough. */
const MAX_WRAPPING = 3;

/**
 * Finds the document in what people paste: JSON, a command that sends it, a HAR file, an event stream, a Python or
 * JavaScript literal that can mean one thing only, a fenced block, JSON lines, JSON in a log. Nothing is ever run.
 * Undefined when none of these is there.
 */
export function readPasted(text: string): Pasted | undefined {
  return readLevel(text, 0);
}

/** What a text is that has no document in it, and what to do, when it can be named. */
export function nameWithoutDocument(text: string): Message | undefined {
  if (isCurl(text)) return nameCurl(text);
  if (isEventStream(text)) return say('paste-events-none');
  if (isPowerShell(text)) return say('paste-powershell-none');
  const { value } = parseText(text);
  if (isArray(get(get(value, 'log'), 'entries'))) return say('paste-har-none');
  if (isObject(get(value, 'mcpServers'))) return say('paste-mcp-servers');
  return value === undefined ? nameObstacle(text) : undefined;
}

function nameCurl(text: string): Message | undefined {
  const { texts, files } = readCurlBodies(text);
  const [file] = files;
  if (file !== undefined) return file === '-' ? say('paste-curl-piped') : say('paste-curl-file', { file });
  const [body] = texts;
  if (body === undefined || !/^\s*[[{]/.test(body)) return say('paste-curl-none');
  const { value, problems, lines } = parseText(body);
  const problem = problems.find(({ kind }) => kind === 'syntax');
  if (value !== undefined || problem === undefined) return undefined;
  return say('paste-curl-broken', { ...lines.positionAt(problem.span.start) });
}

/** Tools in any of the ways; else what is wrapped in the first of them, whatever it is. */
function readLevel(text: string, level: number): Pasted | undefined {
  if (level > MAX_WRAPPING) return undefined;
  const { value } = parseText(text);
  if (value !== undefined) return fromHar(value) ?? fromText(value, level) ?? { text, detected: undefined };
  let first: Pasted | undefined;
  for (const read of READERS) {
    const found = read(text, level);
    if (found !== undefined && isDocument(found.text)) return found;
    first ??= found;
  }
  return first;
}

const READERS = [
  readFences,
  readCurl,
  readPowerShell,
  readEvents,
  readList,
  readPrefixed,
  readAnswer,
  readEscaped,
  readTypeset,
  readInText,
  readLiterals,
  readStrings,
] as const;

/** JSON as a text in JSON. */
function fromText(value: JsonValue, level: number): Pasted | undefined {
  const inside = typeof value === 'string' ? readLevel(value, level + 1) : undefined;
  return inside && isDocument(inside.text) ? { text: laidOut(inside.text), detected: say('paste-encoded') } : undefined;
}

/** What terminals, mails, comparisons and listings put before each line. */
const PREFIXES = [/^> ?/, /^\+/, /^\s*\d+[:|]?(?:[ \t]|$)/, /^\S*\d\d:\d\d:\d\d\S*(?:[ \t]|$)/];

function readPrefixed(text: string, level: number): Pasted | undefined {
  const lines = text.trimEnd().split(/\r?\n/);
  const prefix = PREFIXES.find((known) => lines.every((line) => known.test(line)));
  if (prefix === undefined || lines.length < 2) return undefined;
  const found = readLevel(lines.map((line) => line.replace(prefix, '')).join('\n'), level + 1);
  return found && isDocument(found.text) ? { text: laidOut(found.text), detected: say('paste-prefixed') } : undefined;
}

/** A line that somebody typed into an interpreter. */
const PROMPT = /^(?:>>> |\.\.\. |> |In \[\d+\]: |Out\[\d+\]: *$)/;

/** What an interpreter printed last. */
function readAnswer(text: string, level: number): Pasted | undefined {
  const lines = text.trimStart().split(/\r?\n/);
  if (!PROMPT.test(lines[0] ?? '')) return undefined;
  const answer = lines.slice(lines.findLastIndex((line) => PROMPT.test(line)) + 1).join('\n');
  const found = readLevel(answer, level + 1);
  return found && isDocument(found.text) ? { text: laidOut(found.text), detected: say('paste-answer') } : undefined;
}

/** The same without the quotes around it. */
function readEscaped(text: string, level: number): Pasted | undefined {
  if (!/^\s*[[{](?:\\[nrt]|\s)*\\"/.test(text)) return undefined;
  const { value } = parseText(`"${text.trim()}"`);
  return value === undefined ? undefined : fromText(value, level);
}

/** The quotes of a word processor stand for straight ones where there are no others. */
function readTypeset(text: string): Pasted | undefined {
  if (text.includes('"') || !/[“”]/.test(text)) return undefined;
  const straight = text.replaceAll(/[“”]/g, '"');
  return parseText(straight).value === undefined
    ? undefined
    : { text: laidOut(straight), detected: say('paste-quotes') };
}

/** The only text inside of code that is JSON of tools, such as the body of a call. */
function readStrings(text: string, level: number): Pasted | undefined {
  const found = stringsIn(text)
    .map((inside) => readLevel(inside, level + 1))
    .filter((inside) => inside !== undefined && isDocument(inside.text)) as Pasted[];
  const [only] = found;
  return only === undefined || found.length > 1
    ? undefined
    : { text: laidOut(only.text), detected: say('paste-encoded') };
}

function readInText(text: string): Pasted | undefined {
  const found = readWithin(text);
  return found === undefined ? undefined : { text: laidOut(found), detected: say('paste-within') };
}

/** The largest request body or answer with tools of a recorded session (HAR 1.2), or of one of its entries. */
function fromHar(value: JsonValue): Pasted | undefined {
  const isEntry = isObject(value) && has(value, 'request') && has(value, 'response');
  const entries = isEntry ? [value] : get(get(value, 'log'), 'entries');
  if (!isArray(entries)) return undefined;
  const bodies = entries
    .flatMap((entry) => [
      get(get(get(entry, 'request'), 'postData'), 'text'),
      contentOf(get(get(entry, 'response'), 'content')),
    ])
    .flatMap((body) => (typeof body === 'string' ? [isDocument(body) ? body : readEvents(body)?.text] : []))
    .filter((body) => body !== undefined);
  const [largest] = bodies.sort((left, right) => right.length - left.length);
  return largest === undefined
    ? undefined
    : { text: laidOut(largest), detected: say('paste-har', { count: bodies.length }) };
}

/** Browsers write some answers in base64; of those only what may be a tool list is looked into. */
function contentOf(content: JsonValue | undefined): JsonValue | undefined {
  const text = get(content, 'text');
  if (typeof text !== 'string' || get(content, 'encoding') !== 'base64') return text;
  const type = get(content, 'mimeType');
  return typeof type === 'string' && !/json|event-stream|text/.test(type) ? undefined : decodeBase64(text);
}

function readFences(text: string, level: number): Pasted | undefined {
  const found = fencedBlocks(text)
    .map((block) => readLevel(block.trim(), level + 1))
    .filter((block) => block !== undefined && isDocument(block.text)) as Pasted[];
  const [first] = found;
  if (first === undefined) return undefined;
  const documents = found.map((block) => parseText(block.text).value);
  const areTools =
    found.length > 1 && documents.every((document) => isObject(document) && get(document, 'tools') === undefined);
  if (areTools)
    return {
      text: laidOut(joinList(found.map((block) => block.text))),
      detected: say('paste-fences', { count: found.length }),
    };
  const detected =
    found.length === 1 ? say('paste-fences', { count: 1 }) : say('paste-fences-first', { count: found.length });
  return { text: first.text, detected };
}

function readCurl(text: string, level: number): Pasted | undefined {
  return largestOf(readCurlBodies(text).texts, level, 'paste-curl');
}

function readPowerShell(text: string, level: number): Pasted | undefined {
  return largestOf(readPowerShellTexts(text), level, 'paste-powershell');
}

/** Nobody sends more at once by hand. */
const MAX_BODIES = 200;

/** The largest of the bodies with tools, else the first that is JSON at all. */
function largestOf(texts: readonly string[], level: number, id: 'paste-curl' | 'paste-powershell'): Pasted | undefined {
  const read = texts.slice(0, MAX_BODIES).map((body) => readLevel(body, level + 1));
  const found = read.filter((body) => body !== undefined);
  const documents = found
    .filter(({ text: inside }) => isDocument(inside))
    .sort((left, right) => right.text.length - left.text.length);
  const body = documents[0] ?? found[0];
  return body && { text: laidOut(body.text), detected: say(id, { count: Math.max(1, documents.length) }) };
}

/** Answers as a server streams them: the one with tools, or the pages of a list. */
function readEvents(text: string): Pasted | undefined {
  const found = readEventTools(text);
  const [only] = found;
  if (only === undefined) return undefined;
  const inside = found.length === 1 ? only : joinList(found);
  return { text: laidOut(inside), detected: say('paste-events', { count: found.length }) };
}

/** Entries without the brackets around them: JSON lines, or a part copied from a list. */
function readList(text: string): Pasted | undefined {
  const trimmed = text.trim().replace(/,$/, '');
  if (!trimmed.startsWith('{')) return undefined;
  const lines = trimmed.split('\n').filter((line) => line.trim() !== '');
  const candidates = [trimmed, lines.join(',\n'), trimmed.replaceAll(/\}\s*\n\s*\{/g, '},\n{')];
  const list = candidates
    .map((entries) => `[${entries}]`)
    .find((candidate) => parseText(candidate).value !== undefined);
  const value = list === undefined ? undefined : parseText(list).value;
  if (list === undefined || !isArray(value) || !value.every(isObject)) return undefined;
  return { text: laidOut(list), detected: say('paste-list', { count: value.length }) };
}

function readLiterals(text: string): Pasted | undefined {
  const literal = readCode(text);
  if (literal === undefined) return undefined;
  const id = literal.language === undefined ? 'paste-literal' : (`paste-${literal.language}` as const);
  return { text: laidOut(literal.json), detected: say(id) };
}

function joinList(texts: readonly string[]): string {
  return `[${texts.map((text) => `${text.trim()}\n`).join(',')}]`;
}

function laidOut(text: string): string {
  return layOut(text) ?? text;
}
