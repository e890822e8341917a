import { lazy, Suspense, useEffect } from 'react';
import { whenQuiet } from '../offline/when-quiet.ts';
import { store } from '../studio.ts';
import { useStudio } from '../use-studio.ts';

const loadPalette = () => import('./palette-dialog.tsx');
const PaletteDialog = lazy(loadPalette);
const PasteDialog = lazy(() => import('./paste-dialog.tsx'));
const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));
const FixDialog = lazy(() => import('./fix-dialog.tsx'));
const HistoryDialog = lazy(() => import('./history-dialog.tsx'));
const RenameDialog = lazy(() => import('./rename-dialog.tsx'));
const RequestDialog = lazy(() => import('./request-dialog.tsx'));
const RuleDialog = lazy(() => import('./rule-dialog.tsx'));
const SettingsDialog = lazy(() => import('./settings-dialog.tsx'));
const ServerDialog = lazy(() => import('./server-dialog.tsx'));
const ShareDialog = lazy(() => import('./share-dialog.tsx'));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));
const TargetDialog = lazy(() => import('./target-dialog.tsx'));

export function Dialogs() {
  const dialog = useStudio((state) => state.dialog);
  const { dialogClosed } = store.getState();
  useEffect(() => {
    // People go on typing at once after the keys that open it.
    void whenQuiet(Promise.resolve())
      .then(loadPalette)
      .catch(() => undefined);
  }, []);
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'palette' && <PaletteDialog onClose={dialogClosed} />}
      {dialog.kind === 'paste' && <PasteDialog onClose={dialogClosed} />}
      {dialog.kind === 'conflict' && <ConflictDialog onClose={dialogClosed} />}
      {dialog.kind === 'history' && <HistoryDialog onClose={dialogClosed} />}
      {dialog.kind === 'settings' && <SettingsDialog onClose={dialogClosed} />}
      {dialog.kind === 'server' && <ServerDialog onClose={dialogClosed} />}
      {dialog.kind === 'share' && <ShareDialog onClose={dialogClosed} />}
      {dialog.kind === 'rename' && <RenameDialog onClose={dialogClosed} />}
      {dialog.kind === 'request' && <RequestDialog target={dialog.target} onClose={dialogClosed} />}
      {dialog.kind === 'rule' && <RuleDialog id={dialog.id} finding={dialog.finding} onClose={dialogClosed} />}
      {dialog.kind === 'fix' && <FixDialog shown={dialog.shown} onClose={dialogClosed} />}
      {dialog.kind === 'target' && <TargetDialog target={dialog.target} onClose={dialogClosed} />}
      {dialog.kind === 'shortcuts' && <ShortcutsDialog onClose={dialogClosed} />}
    </Suspense>
  );
}

export interface DialogProps {
  readonly onClose: () => void;
}
