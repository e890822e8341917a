import { get, isArray, type JsonValue } from '../model/json.ts';
import { parseText } from '../text/parse-text.ts';
import { isDocument } from './paste-document.ts';

const FIRST_LINES = 50;

/** Nothing but fields of server-sent events at the start. */
export function isEventStream(text: string): boolean {
  const lines = text.trim().split(/\r?\n/, FIRST_LINES);
  return (
    lines.some((line) => line.startsWith('data:')) &&
    lines.every((line) => /^(?:$|(?:event|data|id|retry)?:)/.test(line))
  );
}

/**
 * The events whose data holds tools: all when they are pages of a tools/list, else the last one, since streams of
 * answers repeat the request's tools from event to event.
 */
export function readEventTools(text: string): readonly string[] {
  if (!/^data:/m.test(text)) return [];
  const found = text
    .split(/\r?\n\r?\n/)
    .map(dataOf)
    .filter((data) => data !== '' && isDocument(data));
  const arePages = found.every((data) => isArray(get(get(parsed(data), 'result'), 'tools')));
  return arePages ? found : found.slice(-1);
}

function dataOf(event: string): string {
  return event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}

function parsed(text: string): JsonValue | undefined {
  return parseText(text).value;
}
