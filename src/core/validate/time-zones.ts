import { Temporal } from 'temporal-polyfill';
import type { LocalTimeResolution, TimeZones } from './evaluators.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** Local times by the IANA data of the runtime. */
export const temporalZones: TimeZones = { resolve, isZone };

function isZone(zone: string): boolean {
  try {
    Temporal.PlainDate.from('2026-01-01').toZonedDateTime(zone);
    return true;
  } catch {
    return false;
  }
}

function resolve(local: string, zone: string): LocalTimeResolution {
  const isDate = DATE.test(local);
  if (!isDate && !LOCAL_TIME.test(local)) return { kind: 'unreadable' };
  try {
    if (isDate) return unique(Temporal.PlainDate.from(local).toZonedDateTime(zone));
    const time = Temporal.PlainDateTime.from(local);
    const earlier = time.toZonedDateTime(zone, { disambiguation: 'earlier' });
    const later = time.toZonedDateTime(zone, { disambiguation: 'later' });
    if (!earlier.toPlainDateTime().equals(time)) return { kind: 'nonexistent' };
    if (earlier.epochMilliseconds === later.epochMilliseconds) return unique(earlier);
    return { kind: 'ambiguous', earlier: pointOf(earlier), later: pointOf(later) };
  } catch {
    return { kind: isZone(zone) ? 'unreadable' : 'unknown-zone' };
  }
}

function unique(time: Temporal.ZonedDateTime): LocalTimeResolution {
  return { kind: 'unique', ...pointOf(time) };
}

function pointOf({ epochMilliseconds, offset }: Temporal.ZonedDateTime) {
  return { epochMilliseconds, offset };
}
