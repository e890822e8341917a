export const OPEN_MS = 10_000;

/** One object store of the browser's database. A promise is kept when its transaction is complete, not before. */
export interface Database {
  run<Value>(mode: IDBTransactionMode, work: (records: IDBObjectStore) => Value | Promise<Value>): Promise<Value>;
}

/**
 * Opens on the first use, and again when the connection was lost or the last attempt failed. `onLost` is told when what
 * was written may be gone: the user has cleared the site's data.
 */
export function openDatabase(name: string, storeName: string, onLost: () => void = () => undefined): Database {
  let connection: Promise<IDBDatabase> | undefined;

  function connect(): Promise<IDBDatabase> {
    connection ??= openConnection(name, storeName, () => {
      connection = undefined;
      onLost();
    });
    connection.catch(() => {
      connection = undefined;
    });
    return connection;
  }

  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const database = await connect();
    try {
      return database.transaction(storeName, mode);
    } catch {
      // The connection is closing under our hands.
      connection = undefined;
      return (await connect()).transaction(storeName, mode);
    }
  }

  return {
    async run(mode, work) {
      const transaction = await begin(mode);
      const complete = completed(transaction);
      const answer = Promise.resolve(work(transaction.objectStore(storeName)));
      // When the transaction fails, its requests fail too; `complete` tells of it.
      answer.catch(() => undefined);
      // At once, since a page that is being closed hears of no further event.
      if (mode === 'readwrite') transaction.commit?.();
      await complete;
      return await answer;
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

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted', 'AbortError'));
  });
}

async function openConnection(name: string, storeName: string, onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
  const database = await inTime(answered(request), OPEN_MS);
  database.onclose = onClosed;
  // Somebody deletes the database: holding on to it would only block them.
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  return database;
}
