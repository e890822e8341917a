import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ServerTools } from '../../worker/server-import.ts';
import { type RunningImport, startServerImport } from '../../worker/server-import-client.ts';
import type { ServerImportFailure } from '../../worker/server-import-failure.ts';
import type { Say } from '../say.ts';
import { library, notices } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useWords } from '../use-words.ts';
import type { DialogProps } from './dialogs.tsx';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 30_000_000;

/** Asks a running MCP server for its tools, only when the user says so and only at the address that is shown. */
export default function ServerDialog({ onClose }: DialogProps) {
  const say = useWords();
  const field = useId();
  const [address, setAddress] = useState('http://localhost:3000/mcp');
  const [failure, setFailure] = useState<ServerImportFailure | null>(null);
  const [isReading, setIsReading] = useState(false);
  const running = useRef<RunningImport | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  async function read(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(null);
    setIsReading(true);
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
    if (!result.ok) return setFailure(result.error);
    onClose();
    await openTools(result.value);
  }
  function stop(): void {
    running.current?.cancel();
    running.current = null;
    setIsReading(false);
  }
  return (
    <Modal title={say('workspace-server-title')} description={say('workspace-server-text')} onClose={onClose}>
      <form className="rename-form" onSubmit={(event) => void read(event)}>
        <label htmlFor={field}>{say('workspace-server-address')}</label>
        <input
          id={field}
          className="field wide-field"
          type="url"
          spellCheck={false}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <p role="status">{isReading && say('workspace-server-reading', { address })}</p>
        {failure !== null && (
          <p role="alert" className="tone-error">
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

async function openTools({ serverName, tools }: ServerTools): Promise<void> {
  const name = serverName.replaceAll(/[^\w.-]+/g, '-') || 'server';
  await library.openText({ name: `${name}.mcp.json`, text: `${JSON.stringify({ tools }, null, 2)}\n` });
  notices.tell('workspace-server-done', { count: tools.length, name });
}

function explain(failure: ServerImportFailure, say: Say): string {
  switch (failure.kind) {
    case 'unreachable':
      return say('workspace-server-unreachable', { origin: location.origin });
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
