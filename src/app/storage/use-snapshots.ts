import { useEffect, useState } from 'react';
import { drafts } from '../studio.ts';
import type { SnapshotInfo } from './draft-store.ts';

const NONE: readonly SnapshotInfo[] = [];

/** The kept versions of a document, oldest first. None while they are looked for, and where this browser has none to give. */
export function useSnapshots(id: string | null): readonly SnapshotInfo[] {
  const [found, setFound] = useState<{ readonly id: string; readonly snapshots: readonly SnapshotInfo[] } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    void drafts.snapshots(id).then(
      (snapshots) => isCurrent && setFound({ id, snapshots }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return found?.id === id ? found.snapshots : NONE;
}
