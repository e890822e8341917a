import { useEffect, useMemo, useState } from 'react';
import { useSnapshots } from '../../storage/use-snapshots.ts';
import { drafts } from '../../studio.ts';
import { usePanelWords } from '../../use-panel-words.ts';
import { useStudio } from '../../use-studio.ts';

/** Earlier drafts offered beside the other documents. */
const OFFERED_DRAFTS = 12;

export interface OtherVersion {
  readonly key: string;
  readonly label: string;
  readonly name: string;
  readonly read: () => Promise<string | null>;
}

/** The other documents, and earlier drafts of the open one, newest first. */
export function useVersions(): readonly OtherVersion[] {
  const say = usePanelWords();
  const language = useStudio((state) => state.language);
  const documents = useStudio((state) => state.documents);
  const active = useStudio((state) => state.activeDocument);
  const name = documents.find(({ id }) => id === active)?.name ?? '';
  const snapshots = useSnapshots(active);
  return useMemo(() => {
    const others = documents.filter(({ id }) => id !== active);
    const earlier = snapshots.toReversed().slice(0, OFFERED_DRAFTS);
    return [
      ...others.map(({ id, name }) => ({ key: id, label: name, name, read: () => readDraft(id) })),
      ...earlier.map(({ at }) => ({
        key: `${active} ${at}`,
        label: say('panel-compare-history', { time: new Date(at).toLocaleString(language) }),
        name,
        read: () => drafts.readSnapshot(active ?? '', at),
      })),
    ];
  }, [documents, active, snapshots, say, language, name]);
}

async function readDraft(id: string): Promise<string | null> {
  return (await drafts.read(id))?.text ?? null;
}

export function useOtherText(
  version: OtherVersion | undefined,
): { readonly name: string; readonly text: string } | null {
  const [other, setOther] = useState<{ readonly key: string; readonly name: string; readonly text: string } | null>(
    null,
  );
  useEffect(() => {
    let isCurrent = true;
    if (version === undefined) return;
    void version.read().then(
      (text) => isCurrent && text !== null && setOther({ key: version.key, name: version.name, text }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [version]);
  return other?.key === version?.key ? other : null;
}
