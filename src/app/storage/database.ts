export const OPEN_MS = 10_000;
/** A large text on a slow disk takes seconds; longer than this means that no answer will come. */
const TRANSACTION_MS = 20_000;

/** One object store of the browser's database. A promise is kept when its transaction is complete, not before. */
export interface Database {
  /** `work` is done once more on a new connection, when the first one was taken away under it. */
  run<Value>(mode: IDBTransactionMode, work: (records: IDBObjectStore) => Value | Promise<Value>): Promise<Value>;
}

interface Connection {
  readonly database: IDBDatabase;
  /** What waits for an answer. A transaction begun while its connection is being taken away never gets one. */
  readonly waiting: Set<(reason: ConnectionLost) => void>;
}

class ConnectionLost extends Error {}

/**
 * Opens on the first use, and again when the connection was lost or the last attempt failed. `onLost` is told when what
 * was written may be gone: the user has cleared the site's data.
 */
export function openDatabase(name: string, storeName: string, onLost: () => void = () => undefined): Database {
  let connection: Promise<Connection> | undefined;

  function connect(): Promise<Connection> {
    if (connection !== undefined) return connection;
    const mine = openConnection(name, storeName, () => {
      drop(mine);
      onLost();
    });
    connection = mine;
    mine.catch(() => drop(mine));
    return mine;
  }

  function drop(lost: Promise<Connection>): void {
    if (connection === lost) connection = undefined;
  }

  async function begin(mode: IDBTransactionMode): Promise<[IDBTransaction, Connection]> {
    const first = connect();
    const opened = await first;
    try {
      return [opened.database.transaction(storeName, mode), opened];
    } catch {
      // The connection is closing under our hands.
      drop(first);
      const next = await connect();
      return [next.database.transaction(storeName, mode), next];
    }
  }

  async function attempt<Value>(
    mode: IDBTransactionMode,
    work: (records: IDBObjectStore) => Value | Promise<Value>,
  ): Promise<Value> {
    const [transaction, { waiting }] = await begin(mode);
    const complete = completed(transaction, waiting);
    const answer = Promise.resolve(work(transaction.objectStore(storeName)));
    // When the transaction fails, its requests fail too; `complete` tells of it.
    answer.catch(() => undefined);
    // At once, since a page that is being closed hears of no further event.
    if (mode === 'readwrite') transaction.commit?.();
    await inTime(complete, TRANSACTION_MS);
    return await answer;
  }

  return {
    async run(mode, work) {
      try {
        return await attempt(mode, work);
      } catch (error) {
        if (error instanceof ConnectionLost) return attempt(mode, work);
        throw error;
      }
    },
  };
}

export function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Some browsers never answer, when their storage is damaged: the studio must not wait for them for ever. */
export function inTime<Value>(answer: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException(`expected an answer within ${limit} ms`, 'TimeoutError'));
    const timer = setTimeout(late, limit);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function completed(transaction: IDBTransaction, waiting: Connection['waiting']): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    waiting.add(reject);
    transaction.oncomplete = () => {
      waiting.delete(reject);
      resolve();
    };
    transaction.onabort = () => {
      waiting.delete(reject);
      reject(transaction.error ?? new DOMException('The transaction was aborted', 'AbortError'));
    };
  });
}

async function openConnection(name: string, storeName: string, onClosed: () => void): Promise<Connection> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
  const database = await inTime(answered(request), OPEN_MS);
  const waiting: Connection['waiting'] = new Set();
  database.onclose = () => {
    onClosed();
    for (const tell of waiting) tell(new ConnectionLost('expected the connection to last, found it closed'));
    waiting.clear();
  };
  // Somebody deletes the database: holding on to it would only block them.
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  return { database, waiting };
}
