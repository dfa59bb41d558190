import type { Page } from 'puppeteer-core';

/** Everything the conversations' database holds, as text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('outrigger');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const wanted = ['conversations', 'messages', 'turns'];
          const names = [...db.objectStoreNames].filter((name) => wanted.includes(name));
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
  );
}
