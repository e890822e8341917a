import type { TimeZones } from '../validate/evaluators.ts';

export interface TimestampParts {
  /** Date and clock time as written, without the offset. */
  readonly local: string;
  /** `+07:00`, `Z`, or undefined for a timestamp without one. */
  readonly offset: string | undefined;
  readonly isDate: boolean;
  readonly isMidnight: boolean;
}

const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)([Zz]|[+-]\d{2}:?\d{2})?)?$/;

/** Undefined for a text that is neither a date nor a date-time. */
export function timestampParts(text: string): TimestampParts | undefined {
  const [, date, time, zone] = TIMESTAMP.exec(text) ?? [];
  if (date === undefined) return undefined;
  const offset = zone === undefined ? undefined : zone.toUpperCase() === 'Z' ? 'Z' : withColon(zone);
  return {
    local: time === undefined ? date : `${date}T${time}`,
    offset,
    isDate: time === undefined,
    isMidnight: time !== undefined && /^00:00(:00(\.0+)?)?$/.test(time),
  };
}

function withColon(offset: string): string {
  return offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
}

/** Milliseconds of an instant, by its own offset or else in `zone`; undefined when the text names no single instant. */
export function instantOf(text: string, zone: string | undefined, zones: TimeZones): number | undefined {
  const parts = timestampParts(text);
  if (parts === undefined) return undefined;
  if (parts.offset !== undefined) {
    const found = Date.parse(`${parts.local}${parts.offset}`);
    return Number.isNaN(found) || !isDay(parts.local.slice(0, 10)) ? undefined : found;
  }
  const resolved = zone === undefined ? undefined : zones.resolve(parts.local, zone);
  if (resolved?.kind === 'ambiguous') return resolved.earlier.epochMilliseconds;
  return resolved?.kind === 'unique' ? resolved.epochMilliseconds : undefined;
}

/** `Date.parse` takes February 30 for March 2. */
function isDay(date: string): boolean {
  const found = Date.parse(date);
  return !Number.isNaN(found) && new Date(found).toISOString().startsWith(date);
}
