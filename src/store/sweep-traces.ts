const scratch = 'outrigger-sweep';
/** Rows of one transaction, so small that the browser keeps them with the others and not in files of their own. */
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

/** Writes more than the browser holds back before it rewrites its files, and takes it away again. */
async function stir(): Promise<void> {
  const opening = indexedDB.open(scratch);
  opening.onupgradeneeded = () => opening.result.createObjectStore('noise', { autoIncrement: true });
  await settled(opening);
  const db = opening.result;
  try {
    for (let written = 0; written < 3; written++) {
      const writing = db.transaction('noise', 'readwrite');
      for (let row = 0; row < rows; row++)
        writing.objectStore('noise').add(crypto.getRandomValues(new Uint8Array(rowBytes)));
      await settled(writing);
    }
  } finally {
    db.close();
    await settled(indexedDB.deleteDatabase(scratch));
  }
}

/**
 * Has the browser rewrite the files in which its databases lie, so that what was overwritten no longer stands in them.
 * Chromium only appends to a log and merges that by and by: once moves the log into a file, and once more merges that.
 * Never rejects: on a full disk what was overwritten stays until the browser tidies up by itself.
 */
export async function sweepTraces(): Promise<void> {
  try {
    for (let times = 0; times < 3; times++) await stir();
  } catch {
    // The keys are safe in the database itself; nothing can be done about its files.
  }
}
