import type { ScreenPlace } from './text-surface.ts';

/** Where somebody was in each document, so that coming back to it does not mean looking for the place again. */
export interface Places {
  of(documentId: string): ScreenPlace | null;
  keep(documentId: string, place: ScreenPlace): void;
}

interface Storage {
  read(): string | null;
  write(text: string): void;
}

const MOST_DOCUMENTS = 100;

/** Read anew each time: other tabs of the browser keep theirs in the same storage. */
export function createPlaces({ read, write }: Storage): Places {
  return {
    of: (documentId) => new Map(entriesIn(read())).get(documentId) ?? null,
    keep(documentId, place) {
      const others = entriesIn(read()).filter(([id]) => id !== documentId);
      write(JSON.stringify([...others, [documentId, place]].slice(-MOST_DOCUMENTS)));
    },
  };
}

export function placesInMemory(): Places {
  let kept: string | null = null;
  return createPlaces({
    read: () => kept,
    write: (text) => {
      kept = text;
    },
  });
}

type Entry = readonly [id: string, place: ScreenPlace];

/** Oldest first; what an earlier version or a fault left there counts as nothing. */
function entriesIn(text: string | null): readonly Entry[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const place: unknown = value[1];
  if (typeof place !== 'object' || place === null) return false;
  const { line, column, topLine } = place as Record<string, unknown>;
  return [line, column, topLine].every((count) => Number.isInteger(count) && (count as number) >= 1);
}
