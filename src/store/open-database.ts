import type { Dexie } from 'dexie';
import { StoreError } from '@/src/contract/records.ts';
import { typedError } from './errors.ts';

/** Makes a function that opens the database if it is not open. After a failure the next call tries again. */
export function opener(db: Dexie): () => Promise<void> {
  let opening: Promise<void> | null = null;
  let blocked = false;
  let refuse = () => {};

  // The browser keeps the request; it succeeds once the other page has closed the database.
  db.on('blocked', () => {
    blocked = true;
    refuse();
  });

  const open = () =>
    new Promise<void>((resolve, reject) => {
      refuse = () => reject(new StoreError('blocked'));
      if (blocked) refuse();
      const opened = () => {
        blocked = false;
        resolve();
      };
      db.open().then(opened, reject);
    }).finally(() => {
      opening = null;
    });

  return async () => {
    if (db.isOpen()) return;
    opening ??= open();
    await opening;
  };
}

/** Wraps records so that each call first opens the database and throws only `StoreError` for its failures. */
export function guarded<Records extends object>(records: Records, open: () => Promise<void>): Records {
  return new Proxy(records, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        try {
          await open();
          return await member.apply(target, args);
        } catch (error) {
          throw typedError(error);
        }
      };
    },
  });
}
