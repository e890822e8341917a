import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './shell/layout.css';
import './dialogs/dialogs.css';
import { App } from './app.tsx';
import { showTheme } from './shell/use-theme.ts';
import { startStudio, store } from './studio.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('expected an element with id "root" in index.html, found none');

showTheme(store.getState().theme);
startStudio();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
