import type { Database } from './database.ts';

const scratch = 'outrigger-sweep';
/** Rows of one transaction. They are small enough for the browser not to store them in separate files. */
const rows = 100;
const rowBytes = 50_000;

const settled = <T>(request: IDBRequest<T> | IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = () => resolve();
    const failed = () => reject(request.error);
    if (request instanceof IDBTransaction) request.oncomplete = done;
    else request.onsuccess = done;
    request.onerror = failed;
  });

const noise = (count: number): Uint8Array[] =>
  Array.from({ length: count }, () => crypto.getRandomValues(new Uint8Array(rowBytes)));

/** Writes and removes rows in our own database. Firefox then overwrites its log from the start, once it has grown. */
async function fillOwnDatabase({ index }: Database): Promise<void> {
  const names = Array.from({ length: rows }, (_, at) => `${scratch} ${at}`);
  try {
    await index.bulkPut(noise(rows), names);
  } finally {
    await index.bulkDelete(names);
  }
}

/** Writes more than the browser buffers before it rewrites its files, and removes it again. */
async function fillScratchDatabase(): Promise<void> {
  const opening = indexedDB.open(scratch);
  opening.onupgradeneeded = () => opening.result.createObjectStore('noise', { autoIncrement: true });
  await settled(opening);
  const db = opening.result;
  try {
    for (let written = 0; written < 3; written++) {
      const writing = db.transaction('noise', 'readwrite');
      for (const one of noise(rows)) writing.objectStore('noise').add(one);
      await settled(writing);
    }
  } finally {
    db.close();
    await settled(indexedDB.deleteDatabase(scratch));
  }
}

/**
 * Makes the browser rewrite its database files, so that overwritten data is no longer in them. Chromium appends to a
 * log and merges it later: the first pass moves the log into a file, the second merges that. Never rejects.
 */
export async function sweepTraces(db: Database): Promise<void> {
  try {
    // The order matters: if the noise were written beside the keys, Chromium would merge other files first.
    for (let times = 0; times < 3; times++) await fillScratchDatabase();
    for (let times = 0; times < 2; times++) await fillOwnDatabase(db);
  } catch {
    // In the database itself the keys are encrypted or removed already; its files cannot be cleaned now.
  }
}
