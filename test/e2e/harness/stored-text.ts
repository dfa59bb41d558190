import type { Page } from 'puppeteer-core';

/** Content of these tables of the database as text; `everything`: of all tables. */
export function storedText(page: Page, wanted: string[] | 'everything' = ['conversations', 'messages', 'turns']) {
  return page.evaluate(
    (wanted: string[] | 'everything') =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('outrigger');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const names = [...db.objectStoreNames].filter((name) => wanted === 'everything' || wanted.includes(name));
          const reading = db.transaction(names);
          const found: unknown[] = [];
          for (const name of names) {
            const all = reading.objectStore(name).getAll();
            all.onsuccess = () => found.push(all.result);
          }
          reading.oncomplete = () => {
            db.close();
            resolve(JSON.stringify(found));
          };
        };
      }),
    wanted,
  );
}
