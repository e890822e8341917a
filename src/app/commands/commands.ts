import { THEMES } from '../../state/settings-slice.ts';
import { copyText } from '../clipboard.ts';
import type { AppWordId } from '../say.ts';
import { actions, library, notices, store, text, workspace } from '../studio.ts';

export interface Command {
  readonly id: string;
  readonly label: AppWordId;
  /** `mod` is Ctrl, on a Mac the command key. */
  readonly keys?: string;
  readonly needsDocument?: true;
  /** Whether it would change anything in the open document; without it, always. */
  readonly isOfUse?: () => boolean;
  readonly run: () => void;
}

const state = () => store.getState();

/** Everything that can be done by name: the palette, the header, the shortcuts and their sheet read this one list. */
export const COMMANDS = [
  { id: 'palette', label: 'app-palette', keys: 'mod+k', run: () => state().dialogOpened({ kind: 'palette' }) },
  { id: 'new', label: 'app-new', run: () => void createNew() },
  { id: 'open', label: 'app-open', keys: 'mod+o', run: () => void workspace.files.open() },
  { id: 'open-folder', label: 'workspace-open-folder', run: () => void workspace.files.openFolder() },
  { id: 'save', label: 'workspace-save', keys: 'mod+s', needsDocument: true, run: () => void workspace.files.save() },
  {
    id: 'save-as',
    label: 'workspace-save-as',
    keys: 'mod+shift+s',
    needsDocument: true,
    run: () => void workspace.files.saveAs(),
  },
  { id: 'server', label: 'workspace-server', run: () => state().dialogOpened({ kind: 'server' }) },
  { id: 'share', label: 'workspace-share', needsDocument: true, run: () => state().dialogOpened({ kind: 'share' }) },
  {
    id: 'settings',
    label: 'workspace-settings',
    needsDocument: true,
    run: () => state().dialogOpened({ kind: 'settings' }),
  },
  {
    id: 'history',
    label: 'workspace-history',
    needsDocument: true,
    run: () => state().dialogOpened({ kind: 'history' }),
  },
  { id: 'close', label: 'workspace-close', needsDocument: true, run: () => closeActive() },
  {
    id: 'tab-left',
    label: 'workspace-tab-left',
    needsDocument: true,
    isOfUse: hasSeveralTabs,
    run: () => moveActive(-1),
  },
  {
    id: 'tab-right',
    label: 'workspace-tab-right',
    needsDocument: true,
    isOfUse: hasSeveralTabs,
    run: () => moveActive(1),
  },
  { id: 'paste', label: 'app-paste', run: () => state().dialogOpened({ kind: 'paste' }) },
  { id: 'next-problem', label: 'app-next-problem', keys: 'f8', needsDocument: true, run: () => actions.goToProblem(1) },
  {
    id: 'previous-problem',
    label: 'app-previous-problem',
    keys: 'shift+f8',
    needsDocument: true,
    run: () => actions.goToProblem(-1),
  },
  { id: 'quick-fix', label: 'app-quick-fix', keys: 'mod+.', needsDocument: true, run: () => text.showQuickFixes() },
  { id: 'fix-all', label: 'app-fix-all', needsDocument: true, run: () => void actions.fixAll() },
  { id: 'copy-command-line', label: 'app-copy-command-line', needsDocument: true, run: () => void copyCommandLine() },
  { id: 'request', label: 'app-request-title', needsDocument: true, run: showRequest },
  {
    id: 'convert',
    label: 'app-convert',
    needsDocument: true,
    isOfUse: () => state().documentFacts?.format !== 'descriptor',
    run: () => void actions.convertToDescriptor(),
  },
  {
    id: 'to-yaml',
    label: 'workspace-to-yaml',
    needsDocument: true,
    isOfUse: () => state().documentFacts?.language !== 'yaml',
    run: () => void workspace.convertTo('yaml'),
  },
  {
    id: 'to-json',
    label: 'workspace-to-json',
    needsDocument: true,
    isOfUse: () => state().documentFacts?.language !== 'json',
    run: () => void workspace.convertTo('json'),
  },
  {
    id: 'add-tool',
    label: 'app-tool-add',
    needsDocument: true,
    run: () => void actions.changeCatalogue({ action: 'add', after: actions.selectedIndex() }),
  },
  { id: 'add-success-example', label: 'app-add-success', needsDocument: true, run: () => addExample('success') },
  { id: 'add-error-example', label: 'app-add-error', needsDocument: true, run: () => addExample('error') },
  { id: 'focus-editor', label: 'app-focus-editor', keys: 'mod+e', needsDocument: true, run: () => text.focus() },
  { id: 'theme', label: 'app-next-theme', run: nextTheme },
  {
    id: 'language',
    label: 'app-other-language',
    run: () => state().languageChosen(state().language === 'en' ? 'vi' : 'en'),
  },
  { id: 'shortcuts', label: 'app-shortcuts', keys: '?', run: () => state().dialogOpened({ kind: 'shortcuts' }) },
] as const satisfies readonly Command[];

export type CommandId = (typeof COMMANDS)[number]['id'];

function hasSeveralTabs(): boolean {
  return state().openTabs.length > 1;
}

/** What is typed next belongs into the new document. */
async function createNew(): Promise<void> {
  await library.createNew();
  text.onceShown(() => text.focus());
}

function addExample(kind: 'success' | 'error'): void {
  void actions.changeCatalogue({ action: 'add-example', tool: actions.selectedIndex(), kind });
}

function showRequest(): void {
  state().dialogOpened({ kind: 'request', target: state().columns[0] ?? 'openai-responses' });
}

function closeActive(): void {
  const { activeDocument } = state();
  if (activeDocument !== null) void workspace.closeTab(activeDocument);
}

function moveActive(step: 1 | -1): void {
  const { activeDocument, openTabs } = state();
  if (activeDocument !== null) workspace.moveTab(activeDocument, openTabs.indexOf(activeDocument) + step);
}

async function copyCommandLine(): Promise<void> {
  const line = actions.commandLine();
  if (await copyText(line)) notices.tell('app-notice-copied', { what: line });
  else notices.tell('app-notice-command-line', { line });
}

function nextTheme(): void {
  const index = THEMES.indexOf(state().theme);
  state().themeChosen(THEMES[(index + 1) % THEMES.length] ?? 'system');
}
