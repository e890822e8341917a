import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWords } from '../use-words.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useFocusReturn } from './use-focus-return.ts';

/** The field to type in, else the dialog itself: the close button is no place to begin. */
function focusFirstField(event: Event): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  (dialog.querySelector<HTMLElement>('input, textarea') ?? dialog).focus();
}

interface ModalProps {
  readonly title: string;
  readonly description?: string;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Modal({ title, description, onClose, isWide = false, children }: ModalProps) {
  const say = useWords();
  const giveBackFocus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content
          className={isWide ? 'dialog is-wide' : 'dialog'}
          tabIndex={-1}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={(event) => {
            // By itself the dialog knows only a trigger, and ours are opened by commands.
            event.preventDefault();
            giveBackFocus();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="dialog-head">
            <Dialog.Title className="dialog-title">{title}</Dialog.Title>
            <IconButton label={say('app-close')} onClick={onClose}>
              <Icon name="x" size={16} />
            </IconButton>
          </div>
          <div className="dialog-body">
            {description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
