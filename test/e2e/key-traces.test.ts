import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { it } from 'vitest';
import { until } from './harness/driver.ts';
import { fill, press, shown } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();
const planted = 'Zq9.trace-0123456789abcdefgh';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = entries.map((one) => {
    const path = join(folder, one.name);
    return one.isDirectory() ? filesIn(path) : [path];
  });
  return (await Promise.all(found)).flat();
}

/** Files of the profile in which the key stands. */
async function traces(): Promise<string[]> {
  const root = dirname(its.driver.downloads);
  const found: string[] = [];
  for (const file of await filesIn(root)) {
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    if (bytes.includes(planted, 0, 'latin1') || bytes.includes(planted, 0, 'utf16le'))
      found.push(file.slice(root.length));
  }
  return found;
}

it('leaves no key in any file of the profile once a passphrase is set', async () => {
  const hand = await its.driver.hand();
  const page = await its.driver.openPage('options.html#providers');
  await shown(page, 'h1');
  await hand.evaluate(
    (key: string) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outrigger');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('keys', 'readwrite');
          writing.objectStore('keys').put({ provider: 'p', origin: 'https://models.example', key });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    planted,
  );
  await until('the key to be on the disk', async () => (await traces()).length > 0);
  await press(page, 'Set passphrase');
  await fill(page, 'New passphrase', 'correct horse battery');
  await press(page, 'Save');
  await until('the passphrase to be set', () =>
    page.evaluate(() => document.body.innerText.includes('The keys are encrypted')),
  );
  // Twice: while a log becomes a file, a reader may come too late for the one and too early for the other.
  await until('the files to be rewritten', async () => (await traces()).length + (await traces()).length === 0);
});
