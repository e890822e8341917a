import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ServerTools } from '../../worker/server-import.ts';
import { type RunningImport, startServerImport } from '../../worker/server-import-client.ts';
import type { ServerImportFailure } from '../../worker/server-import-failure.ts';
import { plainName } from '../document/plain-name.ts';
import { library, notices } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { type DialogSay, useDialogWords } from '../use-dialog-words.ts';
import type { DialogProps } from './dialogs.tsx';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 30_000_000;

/** Asks a running MCP server for its tools, only when the user says so and only at the address that is shown. */
export default function ServerDialog({ onClose }: DialogProps) {
  const say = useDialogWords();
  const field = useId();
  const fault = useId();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('http://localhost:3000/mcp');
  const [asked, setAsked] = useState(address);
  const [failure, setFailure] = useState<ServerImportFailure | null>(null);
  const [isReading, setIsReading] = useState(false);
  const running = useRef<RunningImport | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  async function read(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(null);
    setIsReading(true);
    setAsked(address);
    const mine = startServerImport(startWorker, {
      address,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      isSecurePage: location.protocol === 'https:',
    });
    running.current = mine;
    const result = await mine.result;
    if (running.current !== mine) return;
    setIsReading(false);
    if (!result.ok) return refused(result.error);
    onClose();
    await openTools(result.value);
  }
  function refused(why: ServerImportFailure): void {
    setFailure(why);
    if (isOfAddress(why)) input.current?.focus();
  }
  function stop(): void {
    running.current?.cancel();
    running.current = null;
    setIsReading(false);
  }
  return (
    <Modal title={say('workspace-server-title')} description={say('workspace-server-text')} onClose={onClose}>
      <form className="rename-form" noValidate onSubmit={(event) => void read(event)}>
        <label htmlFor={field}>{say('workspace-server-address')}</label>
        <input
          ref={input}
          id={field}
          className="field wide-field"
          type="url"
          spellCheck={false}
          aria-invalid={isOfAddress(failure)}
          aria-describedby={failure === null ? undefined : fault}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <p role="status">{isReading && say('workspace-server-reading', { address: asked })}</p>
        {failure !== null && (
          <p id={fault} role="alert" className="tone-error">
            {explain(failure, say)}
          </p>
        )}
        <div className="dialog-foot">
          {isReading ? (
            <Button onClick={stop}>{say('workspace-server-stop')}</Button>
          ) : (
            <Button onClick={onClose}>{say('app-cancel')}</Button>
          )}
          <Button look="primary" type="submit" disabled={isReading || address.trim() === ''}>
            {say('workspace-server-read')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function startWorker(): Worker {
  return new Worker(new URL('../../worker/server-import-worker.ts', import.meta.url), { type: 'module' });
}

async function openTools({ serverName, text, count }: ServerTools): Promise<void> {
  const name = plainName(serverName.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-'), 'server');
  await library.openText({ name: `${name}.mcp.json`, text });
  notices.tell('workspace-server-done', { count, name });
}

/** Whether the address itself is to be typed anew. */
function isOfAddress(failure: ServerImportFailure | null): boolean {
  return failure?.kind === 'bad-address' || failure?.kind === 'address-secret';
}

function explain(failure: ServerImportFailure, say: DialogSay): string {
  switch (failure.kind) {
    case 'unreachable':
    case 'unreachable-https':
      return say(`workspace-server-${failure.kind}`, { origin: location.origin });
    case 'timed-out':
      return say('workspace-server-timed-out', { seconds: failure.afterMs / 1000 });
    case 'too-large':
      return say('workspace-server-too-large', { megabytes: failure.maxBytes / 1_000_000 });
    default: {
      const { kind, ...facts } = failure;
      return say(`workspace-server-${kind}`, facts);
    }
  }
}
