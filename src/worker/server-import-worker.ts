import { importFromServer, type ServerImportRequest } from './server-import.ts';

// One request a worker: the page ends the worker to cancel, and starts it only when the user asks for an address.
addEventListener('message', async ({ data }: MessageEvent<ServerImportRequest>) => {
  postMessage(await importFromServer(data, fetch));
});
