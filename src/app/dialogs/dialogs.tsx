import { useEffect } from 'react';
import { fetchAhead, isMissingCode } from '../offline/missing-code.ts';
import { tellMissingCode } from '../offline/tell-missing-code.ts';
import { whenQuiet } from '../offline/when-quiet.ts';
import { notices, store } from '../studio.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useStudio } from '../use-studio.ts';

const loadPalette = () => import('./palette-dialog.tsx');
const PaletteDialog = lazyPart(loadPalette);
const PasteDialog = lazyPart(() => import('./paste-dialog.tsx'));
const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx'));
const FixDialog = lazyPart(() => import('./fix-dialog.tsx'));
const HistoryDialog = lazyPart(() => import('./history-dialog.tsx'));
const RenameDialog = lazyPart(() => import('./rename-dialog.tsx'));
const RequestDialog = lazyPart(() => import('./request-dialog.tsx'));
const RuleDialog = lazyPart(() => import('./rule-dialog.tsx'));
const SettingsDialog = lazyPart(() => import('./settings-dialog.tsx'));
const ServerDialog = lazyPart(() => import('./server-dialog.tsx'));
const ShareDialog = lazyPart(() => import('./share-dialog.tsx'));
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'));
const TargetDialog = lazyPart(() => import('./target-dialog.tsx'));

export function Dialogs() {
  const dialog = useStudio((state) => state.dialog);
  const { dialogClosed } = store.getState();
  useEffect(() => {
    // People go on typing at once after the keys that open it.
    void whenQuiet(Promise.resolve()).then(() => fetchAhead(loadPalette));
  }, []);
  if (dialog === null) return null;
  return (
    <ErrorBoundary fallback={(error) => <Broken error={error} onClose={dialogClosed} />}>
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
    </ErrorBoundary>
  );
}

/** A dialog that breaks, or whose code cannot be fetched, is closed and told; the page behind it lives on. */
function Broken({ error, onClose }: DialogProps & { readonly error: Error }) {
  useEffect(() => {
    onClose();
    if (isMissingCode(error)) tellMissingCode();
    else notices.warn('app-notice-failed');
  }, [error, onClose]);
  return null;
}

export interface DialogProps {
  readonly onClose: () => void;
}
