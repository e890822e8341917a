import { get, isArray, isObject, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { layOut } from '../text/lay-out.ts';
import { parseText } from '../text/parse-text.ts';
import { say } from '../words/words.ts';
import { detectFormat } from './detect-format.ts';
import { decodeBase64 } from './paste-base64.ts';
import { isCurl, readCurlBodies } from './paste-curl.ts';
import { readAssignedLiterals, readLiteral } from './paste-literal.ts';

/** A pasted text as a JSON document. */
export interface Pasted {
  readonly text: string;
  /** What it was; undefined when the text is a JSON document as it is. */
  readonly detected: Message | undefined;
}

/** Fences inside fences, bodies inside commands: one inside the other is enough. */
const MAX_WRAPPING = 3;

/**
 * Finds the document in what people paste: JSON, a curl command, a HAR file, a Python or JavaScript literal that can
 * mean one thing only, a fenced block, JSON lines. Nothing is ever run. Undefined when none of these is there.
 */
export function readPasted(text: string): Pasted | undefined {
  return readLevel(text, 0);
}

/** What a text is that has no document in it, when it can be named. */
export function nameWithoutDocument(text: string): Message | undefined {
  if (isCurl(text)) return say('paste-curl-none');
  const log = get(parseText(text).value, 'log');
  return isArray(get(log, 'entries')) ? say('paste-har-none') : undefined;
}

function readLevel(text: string, level: number): Pasted | undefined {
  if (level > MAX_WRAPPING) return undefined;
  const { value } = parseText(text);
  if (value !== undefined) return fromHar(value) ?? { text, detected: undefined };
  for (const read of [readFences, readCurl, readEvents, readList, readCode]) {
    const found = read(text, level);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The largest request body with tools of a recorded session (HAR 1.2). */
function fromHar(value: JsonValue): Pasted | undefined {
  const entries = get(get(value, 'log'), 'entries');
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
  const blocks = text.split(/^[ \t]*(?:```|~~~)[^\n]*$/m).filter((_, index) => index % 2 === 1);
  const found = blocks
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
  return { text: first.text, detected: say('paste-fences', { count: 1 }) };
}

function readCurl(text: string, level: number): Pasted | undefined {
  const found = readCurlBodies(text)
    .map((body) => readLevel(body, level + 1))
    .filter((body) => body !== undefined);
  const body = found.find(({ text: inside }) => isDocument(inside)) ?? found[0];
  return body && { text: laidOut(body.text), detected: say('paste-curl') };
}

/** An answer of MCP's Streamable HTTP as a terminal shows it: the one event whose data holds tools. */
function readEvents(text: string): Pasted | undefined {
  if (!/^(?:event|data|id):/m.test(text)) return undefined;
  const events = text.split(/\r?\n\r?\n/).map((event) =>
    event
      .split(/\r?\n/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length).trimStart())
      .join('\n'),
  );
  const found = events.filter((data) => data !== '' && isDocument(data));
  const [only] = found;
  return only === undefined || found.length > 1 ? undefined : { text: laidOut(only), detected: say('paste-events') };
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

/** A literal alone, or the only one with tools among those that a file of code assigns. */
function readCode(text: string): Pasted | undefined {
  const assigned = readAssignedLiterals(text).filter(({ json }) => isDocument(json));
  const literal = readLiteral(text) ?? (assigned.length === 1 ? assigned[0] : undefined);
  if (literal === undefined) return undefined;
  const id = literal.language === undefined ? 'paste-literal' : (`paste-${literal.language}` as const);
  return { text: laidOut(literal.json), detected: say(id) };
}

function isDocument(text: string): boolean {
  const { value } = parseText(text);
  return value !== undefined && detectFormat(value).ok;
}

function joinList(texts: readonly string[]): string {
  return `[${texts.map((text) => `${text.trim()}\n`).join(',')}]`;
}

function laidOut(text: string): string {
  return layOut(text) ?? text;
}
