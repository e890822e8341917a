import { useEffect } from 'react';
import { store } from '../studio.ts';
import { COMMANDS, type Command } from './commands.ts';
import { matchesKeys } from './keys.ts';
import { isAvailable } from './run-command.ts';
import { typeAhead } from './typed-ahead.ts';

/** Keys work everywhere, the editor included, so they are heard before it; a lone character is left to whoever types. */
export function useShortcuts(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = commandFor(event);
      const isRun = command !== undefined && isAvailable(command);
      if (!isRun && !isDialogAwaited(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (isRun) command.run();
      else typeAhead(event);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** Its code is still on its way, or its field has not the focus yet: what is meant for it must not reach what is behind it. */
function isDialogAwaited({ key, target }: KeyboardEvent): boolean {
  const { dialog } = store.getState();
  if (dialog === null) return false;
  if (document.querySelector('[role="dialog"]') === null) return true;
  return dialog.kind === 'palette' && key.length === 1 && !isTyping(target);
}

function commandFor(event: KeyboardEvent): Command | undefined {
  const commands: readonly Command[] = COMMANDS;
  const command = commands.find(({ keys }) => keys !== undefined && matchesKeys(keys, event));
  const isLoneCharacter = command?.keys?.length === 1;
  if (isLoneCharacter && isTyping(event.target)) return undefined;
  return store.getState().dialog === null ? command : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], .monaco-editor') !== null
  );
}
