import { formatPointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import type { Report } from '../define-rule.ts';
import { type Signal, signalsOf } from './assess.ts';
import type { SignalKind } from './signals.ts';

/** From this weight on, one signal is worth a look without others. */
export const ALONE = 3;
/** From this weight on, a signal is hardly ever honest. */
const CERTAIN = 4;
const PLACES_PER_TOOL = 3;

/** Reports the signals of one kind, the heaviest of each place; a doubted one is said as information. */
export function reportSignals(tool: Tool, kind: SignalKind, report: Report<'found'>): void {
  const byPlace = new Map<string, Signal>();
  for (const signal of signalsOf(tool)) {
    if (signal.kind !== kind || (signal.weight < ALONE && signal.isDoubted !== true)) continue;
    const place = formatPointer(signal.pointer);
    if (signal.weight > (byPlace.get(place)?.weight ?? 0)) byPlace.set(place, signal);
  }
  for (const { evidence, pointer, weight } of [...byPlace.values()].slice(0, PLACES_PER_TOOL)) {
    report('found', pointer, {
      data: { evidence },
      confidence: Math.min(0.95, weight / 5),
      severity: weight >= CERTAIN ? 'error' : weight >= ALONE ? 'warning' : 'info',
    });
  }
}
