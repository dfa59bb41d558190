import type { Page } from 'puppeteer-core';

type Store = 'tags' | 'addresses' | 'sessions' | 'trash' | (typeof journal)[number] | 'settings';
const journal = ['journal', 'journalChanged'] as const;

/** Replaces what a table of the extension's database holds. */
export const putRecords = (hand: Page, store: Store, records: unknown[]): Promise<void> =>
  hand.evaluate(
    async (name: string, given: string) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('outrigger');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const write = db.transaction(name, 'readwrite');
      write.objectStore(name).clear();
      for (const record of JSON.parse(given) as unknown[]) write.objectStore(name).put(record);
      await new Promise((resolve) => {
        write.oncomplete = resolve;
      });
      db.close();
    },
    store,
    JSON.stringify(records),
  );

/** Forgets what was done. */
export async function emptyJournal(hand: Page): Promise<void> {
  for (const store of journal) await putRecords(hand, store, []);
}

/** All that these tables hold. As text, since what stands in a record twice would come through once. */
export async function records(hand: Page, stores: Store[]): Promise<Record<string, unknown[]>> {
  const text = await hand.evaluate(async (names: string[]) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('outrigger');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const read = db.transaction(names);
    const found: Record<string, unknown[]> = {};
    for (const name of names) {
      const all = read.objectStore(name).getAll();
      found[name] = await new Promise((resolve) => {
        all.onsuccess = () => resolve(all.result);
      });
    }
    db.close();
    return JSON.stringify(found);
  }, stores);
  return JSON.parse(text) as Record<string, unknown[]>;
}

/** Closes every tab but this page, removes every bookmark, forgets tags, sessions and acts. */
export async function emptyLibrary(hand: Page): Promise<void> {
  await hand.evaluate(async () => {
    const own = await chrome.tabs.getCurrent();
    const others = (await chrome.tabs.query({})).filter(({ id }) => id !== own?.id);
    await chrome.tabs.remove(others.flatMap(({ id }) => id ?? []));
    const [root] = await chrome.bookmarks.getTree();
    for (const folder of root?.children ?? [])
      for (const child of folder.children ?? []) await chrome.bookmarks.removeTree(child.id);
  });
  for (const store of ['tags', 'addresses', 'sessions', 'trash'] as const) await putRecords(hand, store, []);
  await emptyJournal(hand);
  await hand.evaluate(() => new BroadcastChannel('outrigger:changes').postMessage({ table: 'tags' }));
}
