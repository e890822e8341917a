import { err, type Result } from '../core/model/result.ts';
import type { ServerImportRequest, ServerTools } from './server-import.ts';
import type { ServerImportFailure } from './server-import-failure.ts';

export interface RunningImport {
  readonly result: Promise<Result<ServerTools, ServerImportFailure>>;
  cancel(): void;
}

/** Starts a worker for one import. A worker that dies or says nothing in time is an answer too. */
export function startServerImport(start: () => Worker, request: ServerImportRequest): RunningImport {
  const worker = start();
  const result = new Promise<Result<ServerTools, ServerImportFailure>>((answer) => {
    const late = setTimeout(
      () => answer(err({ kind: 'timed-out', afterMs: request.timeoutMs })),
      request.timeoutMs + 2000,
    );
    worker.onmessage = ({ data }: MessageEvent<Result<ServerTools, ServerImportFailure>>) => {
      clearTimeout(late);
      answer(data);
    };
    worker.onerror = () => {
      clearTimeout(late);
      answer(err({ kind: 'reader-failed' }));
    };
  }).finally(() => worker.terminate());
  worker.postMessage(request);
  return { result, cancel: () => worker.terminate() };
}
