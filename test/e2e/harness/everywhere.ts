import type { Page } from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** HTML of a page of the extension, with the values of its fields. */
export const inPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
    return [document.documentElement.outerHTML, ...fields].join('\n');
  });

/** Content of all storage of the extension, by its name: `local`, `sync`, `session`, `outrigger/keys` and so on. */
export const inStores = (hand: Page): Promise<Record<string, string>> =>
  hand.evaluate(async () => {
    const found: Record<string, string> = {};
    const areas = chrome.storage as unknown as Record<string, { get(keys: null): Promise<object> } | undefined>;
    for (const area of ['local', 'sync', 'session']) {
      found[area] = JSON.stringify((await areas[area]?.get(null).catch(() => null)) ?? null);
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const reading = db.objectStoreNames.length > 0 ? db.transaction([...db.objectStoreNames]) : null;
      for (const store of db.objectStoreNames) {
        const [keys, values] = ['getAllKeys', 'getAll'].map((read) => {
          const asked = reading?.objectStore(store)[read as 'getAll']();
          return new Promise((resolve) => asked?.addEventListener('success', () => resolve(asked.result)));
        });
        found[`${name}/${store}`] = JSON.stringify([await keys, await values]);
      }
      db.close();
    }
    return found;
  });

/** Records the messages between the pages and the background from now on; the result gives them as text. */
export async function overhear(hand: Page): Promise<() => Promise<string>> {
  await hand.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const keep = (said: unknown) => void heard.push(JSON.stringify(said) ?? '');
    chrome.runtime.onMessage.addListener(keep);
    for (const name of ['outrigger:changes', 'outrigger:turns'])
      new BroadcastChannel(name).addEventListener('message', ({ data }) => keep(data));
  });
  return () => hand.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'));
}

/** First line that the background logs, as proof that its log is recorded. */
export const hearing = 'The background is heard';

/** Records the console and the uncaught errors of the background from now on; the result gives them as text. */
export const hearBackground = (driver: Driver): Promise<() => Promise<string>> =>
  driver.name === 'chromium' ? hearWorker(driver) : hearEventPage(driver);

async function hearWorker({ browser, id }: Driver): Promise<() => Promise<string>> {
  const heard: string[] = [];
  const target = await browser.waitForTarget((open) => open.type() === 'service_worker' && open.url().includes(id));
  const worker = await target.worker();
  if (!worker) throw new Error('The background is gone');
  for (const event of ['Runtime.consoleAPICalled', 'Runtime.exceptionThrown'] as const)
    worker.client.on(event, (said: object) => void heard.push(JSON.stringify(said)));
  await worker.evaluate((words: string) => console.info(words), hearing);
  return async () => heard.join('\n');
}

/** An event page shares its process with our other pages. */
async function hearEventPage(driver: Driver): Promise<() => Promise<string>> {
  const hand = await driver.hand();
  await hand.evaluate(async (words: string) => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const { runtime } = chrome as unknown as { runtime: { getBackgroundPage(): Promise<typeof globalThis & Window> } };
    const background = await runtime.getBackgroundPage();
    const keep = (...words: unknown[]) => void said.push(words.map(String).join(' '));
    for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) background.console[level] = keep;
    background.addEventListener('error', ({ message }) => keep(message));
    background.addEventListener('unhandledrejection', ({ reason }) => keep(reason));
    background.console.info(words);
  }, hearing);
  return () => hand.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));
}
