import { Dexie, type Table } from 'dexie';

/**
 * Writes in one transaction and tells watchers just before it commits: other pages hear of it even if this one closes.
 * Watchers also hear of a write that fails.
 */
export const writeAndTell = <T>(tables: Table[], write: () => Promise<T>, tell: () => void): Promise<T> =>
  (tables[0] as Table).db.transaction('rw', tables, async () => {
    const written = await write();
    Dexie.ignoreTransaction(tell);
    return written;
  });
