import { Dexie, type Table } from 'dexie';

/**
 * Writes in one transaction and tells of it just before it is through: whoever reads then waits for it, and everyone
 * knows of it even where this page is closed in the next moment. What fails is told too, and changes nothing.
 */
export const writeAndTell = <T>(tables: Table[], write: () => Promise<T>, tell: () => void): Promise<T> =>
  (tables[0] as Table).db.transaction('rw', tables, async () => {
    const written = await write();
    Dexie.ignoreTransaction(tell);
    return written;
  });
