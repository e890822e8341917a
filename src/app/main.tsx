import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './shell/layout.css';
import './dialogs/dialogs.css';
import { App } from './app.tsx';
import { loadEditor } from './editor/load-editor.ts';
import { isCodeGone, watchMissingCode } from './offline/missing-code.ts';
import { tellMissingCode } from './offline/tell-missing-code.ts';
import { isNarrow } from './shell/use-is-narrow.ts';
import { showTheme } from './shell/use-theme.ts';
import { startStudio, store } from './studio.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('expected an element with id "root" in index.html, found none');

showTheme(store.getState().theme);
watchMissingCode(tellMissingCode);
store.subscribe(async ({ analysisRun }, before) => {
  const hasFailed = analysisRun.status === 'failed' && before.analysisRun.status !== 'failed';
  if (hasFailed && (await isCodeGone())) tellMissingCode();
});
startStudio(isNarrow() ? Promise.resolve() : painted().then(loadEditor));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** Resolves behind the first frame: what comes later must not hold it up. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const behind = new MessageChannel();
      behind.port1.onmessage = () => resolve();
      behind.port2.postMessage(null);
    });
  });
}
