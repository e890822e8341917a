import { get, isArray, isObject, type JsonValue } from '../model/json.ts';
import { type Pointer, valueAt } from '../model/pointer.ts';
import type { TimeZones } from '../validate/evaluators.ts';
import { say } from '../words/words.ts';
import type { ExamplePart } from './example-report.ts';
import type { Findings } from './findings.ts';
import { instantOf, timestampParts } from './local-time.ts';
import type { TimeContract } from './semantics.ts';

export interface TimedCall {
  readonly part: ExamplePart;
  readonly arguments: JsonValue;
  /** Where the arguments stand. */
  readonly pointer: Pointer;
}

/** Times that the arguments leave open or contradict: the zone, each instant in it, and the interval they make. */
export function checkTimes(findings: Findings, call: TimedCall, time: TimeContract, zones: TimeZones): void {
  const zone = time.fixedZone ?? textAt(call.arguments, time.timezone);
  const isKnown = zone === undefined || zones.isZone(zone);
  if (!isKnown && time.timezone !== undefined) {
    findings.add(call.part, [...call.pointer, ...time.timezone], say('time-zone-unknown', { zone }));
  }
  const known = isKnown ? zone : undefined;
  for (const path of instantPaths(time)) {
    const text = textAt(call.arguments, path);
    const problem = text === undefined ? undefined : instantProblem(text, known, isKnown, zones);
    if (problem !== undefined) findings.add(call.part, [...call.pointer, ...path], problem);
  }
  checkInterval(findings, call, time, (text) => instantOf(text, known, zones));
}

function instantPaths({ instants, start, end }: TimeContract): readonly Pointer[] {
  const paths = [...instants, start, end].filter((path) => path !== undefined);
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
}

function instantProblem(text: string, zone: string | undefined, isZoneUsable: boolean, zones: TimeZones) {
  const parts = timestampParts(text);
  if (parts === undefined) return say('time-unreadable', { found: text });
  if (zone === undefined) {
    return parts.offset === undefined && isZoneUsable ? say('time-naive', { found: text }) : undefined;
  }
  if (parts.offset === 'Z') return undefined;
  const found = zones.resolve(parts.local, zone);
  if (found.kind === 'unreadable') return say('time-unreadable', { found: text });
  if (found.kind === 'nonexistent') return say('time-nonexistent', { found: parts.local, zone });
  if (parts.offset === undefined) {
    return found.kind === 'ambiguous' ? say('time-ambiguous', { found: parts.local, zone }) : undefined;
  }
  if (found.kind === 'unknown-zone') return undefined;
  const offsets = found.kind === 'unique' ? [found.offset] : [found.earlier.offset, found.later.offset];
  if (offsets.includes(parts.offset)) return undefined;
  return say('time-offset-differs', { found: text, offset: parts.offset, zone, expected: offsets.join(' / ') });
}

/** Instants in a result, which must name an instant by themselves or by the zone that the contract fixes. */
export function checkResultTimes(findings: Findings, result: JsonValue, pointer: Pointer, time: TimeContract): void {
  for (const path of time.resultInstants) {
    for (const { value, at } of valuesAt(result, path)) {
      if (typeof value !== 'string') continue;
      const parts = timestampParts(value);
      if (parts === undefined) findings.add('result', [...pointer, ...at], say('time-unreadable', { found: value }));
      else if (parts.offset === undefined && time.fixedZone === undefined) {
        findings.add('result', [...pointer, ...at], say('time-naive', { found: value }));
      }
    }
  }
}

function valuesAt(root: JsonValue, path: Pointer): readonly { readonly value: JsonValue; readonly at: Pointer }[] {
  let found: { readonly value: JsonValue; readonly at: Pointer }[] = [{ value: root, at: [] }];
  for (const segment of path) {
    found = found.flatMap(({ value, at }) => {
      if (segment === 'items' && isArray(value)) {
        return value.map((item, index) => ({ value: item, at: [...at, String(index)] }));
      }
      const below = get(value, segment);
      return below === undefined ? [] : [{ value: below, at: [...at, segment] }];
    });
  }
  return found;
}

function checkInterval(
  findings: Findings,
  call: TimedCall,
  time: TimeContract,
  resolve: (text: string) => number | undefined,
): void {
  const [from, to] = [textAt(call.arguments, time.start), textAt(call.arguments, time.end)];
  const start = from === undefined ? undefined : resolve(from);
  const end = to === undefined ? undefined : resolve(to);
  if (start === undefined || end === undefined || time.end === undefined) return;
  const isEmpty = time.isEndInclusive ? end < start : end <= start;
  if (isEmpty) findings.add(call.part, [...call.pointer, ...time.end], say('time-empty-interval'));
}

function textAt(value: JsonValue, path: Pointer | undefined): string | undefined {
  const found = path === undefined ? undefined : valueAt(value, path);
  return typeof found === 'string' ? found : undefined;
}

const ALL_DAY = ['all_day', 'allDay', 'is_all_day', 'isAllDay'];

/** All-day items whose days are written as midnights: which midnight that is depends on a zone nobody named. */
export function checkAllDay(findings: Findings, part: ExamplePart, value: JsonValue, pointer: Pointer): void {
  const waiting: { value: JsonValue; pointer: Pointer }[] = [{ value, pointer }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: here, pointer: at } = next;
    const isAllDay = ALL_DAY.some((key) => get(here, key) === true);
    const children = isArray(here) ? [...here.entries()] : isObject(here) ? Object.entries(here) : [];
    for (const [key, child] of children) {
      const below = [...at, String(key)];
      if (typeof child !== 'string') waiting.push({ value: child, pointer: below });
      else if (isAllDay && timestampParts(child)?.isMidnight) {
        findings.add(part, below, say('time-midnight', { found: child }));
      }
    }
  }
}
