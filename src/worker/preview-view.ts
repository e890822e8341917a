import { estimateTokens } from '../core/catalog/tokens.ts';
import type { TextRange } from '../core/model/diagnostic.ts';
import { type Pointer, startsWith } from '../core/model/pointer.ts';
import type { Conversion, PayloadOrigin } from '../core/targets/conversion.ts';
import { TARGETS } from '../core/targets/index.ts';
import { sourceOfLoss } from '../core/targets/source-of.ts';
import type { Placer } from './placer.ts';
import { type PrintedLine, printLines } from './preview-lines.ts';
import type { PlacedLoss, Preview, PreviewLine } from './protocol/tool-jobs.ts';

/** What a target would receive, line by line, and what is lost on the way there. */
export function previewOf(conversion: Conversion, place: Placer): Preview {
  const { target, status, payload, losses, provenance, nameMap, keyMap } = conversion;
  const lines = payload === null ? [] : printLines(payload);
  const text = payload === null ? null : lines.map((line) => line.text).join('\n');
  return {
    target,
    status,
    text,
    losses: losses.map((loss): PlacedLoss => {
      const { kind, keyword, pointer, message } = loss;
      return {
        kind,
        keyword: keyword ?? null,
        pointer: place.source(pointer),
        descriptorPointer: pointer,
        message: place.message(message),
        range: place.range(pointer),
        source: sourceOfLoss(TARGETS[target], loss),
      };
    }),
    lines: placeLines(lines, provenance, place),
    nameMap: nameMap ?? null,
    keyMap: keyMap ?? null,
    tokens: text === null ? 0 : estimateTokens(JSON.stringify(payload)),
  };
}

/** The line that closes a value has the range of the one that began it. */
function placeLines(
  lines: readonly PrintedLine[],
  provenance: readonly PayloadOrigin[],
  place: Placer,
): readonly PreviewLine[] {
  const ranges = new Map<Pointer, TextRange | null>();
  return lines.map(({ pointer }, index) => {
    let range = ranges.get(pointer);
    if (range === undefined) {
      const origin = originOf(provenance, pointer);
      range = origin === undefined ? null : place.range(origin);
      ranges.set(pointer, range);
    }
    return { line: index + 1, range };
  });
}

/** The descriptor place that a payload place came from. A place below a known one continues it. */
function originOf(provenance: readonly PayloadOrigin[], pointer: Pointer): Pointer | undefined {
  let best: PayloadOrigin | undefined;
  for (const entry of provenance) {
    const isLonger = best === undefined || entry.payload.length >= best.payload.length;
    if (isLonger && startsWith(pointer, entry.payload)) best = entry;
  }
  return best === undefined ? undefined : [...best.descriptor, ...pointer.slice(best.payload.length)];
}
