import { COMMANDS, type Command } from '../commands/commands.ts';
import { showKeys } from '../commands/keys.ts';
import { Modal } from '../ui/modal.tsx';
import { type DialogSay, useDialogWords } from '../use-dialog-words.ts';
import type { DialogProps } from './dialogs.tsx';
import { Signs } from './signs.tsx';

/** Keys that the editor or the browser handles; listed so that nobody has to guess. */
const EDITOR_KEYS: readonly { readonly label: Parameters<DialogSay>[0]; readonly keys: string }[] = [
  { label: 'app-key-tab-mode', keys: 'ctrl+m' },
  { label: 'app-key-complete', keys: 'ctrl+space' },
  { label: 'app-key-undo', keys: 'mod+z' },
  { label: 'app-key-find', keys: 'mod+f' },
];

export default function ShortcutsDialog({ onClose }: DialogProps) {
  const say = useDialogWords();
  const commands: readonly Command[] = COMMANDS;
  const rows = commands.flatMap(({ label, keys }) => (keys === undefined ? [] : [{ label, keys }]));
  return (
    <Modal title={say('app-shortcuts')} description={say('app-shortcuts-text')} onClose={onClose}>
      <table className="shortcut-table">
        <tbody>
          {[...rows, ...EDITOR_KEYS].map(({ label, keys }) => (
            <tr key={label}>
              <th scope="row">{say(label)}</th>
              <td>
                <kbd>{showKeys(keys)}</kbd>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Signs />
    </Modal>
  );
}
