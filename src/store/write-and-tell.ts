import { Dexie, type Table } from 'dexie';

/**
 * Writes in one transaction and announces the change just before it commits: readers then wait for it, and other pages
 * know of it even if this one is closed right after. A failed write is announced too, and changes nothing.
 */
export const writeAndTell = <T>(tables: Table[], write: () => Promise<T>, tell: () => void): Promise<T> =>
  (tables[0] as Table).db.transaction('rw', tables, async () => {
    const written = await write();
    Dexie.ignoreTransaction(tell);
    return written;
  });
