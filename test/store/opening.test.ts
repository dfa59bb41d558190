import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore, type Store } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';

let count = 0;
let name: string;
beforeEach(() => {
  name = `opening-${count++}`;
});
afterEach(() => vi.restoreAllMocks());

const open = (): Store => openStore({ name, changes: fakeChanges() });

/** Opens it as another page would, without letting go of it for an upgrade. */
function raw(version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      if (!request.result.objectStoreNames.contains('kept'))
        request.result.createObjectStore('kept').put('value', 'key');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function valueIn(db: IDBDatabase): Promise<unknown> {
  return new Promise((resolve) => {
    const request = db.transaction('kept').objectStore('kept').get('key');
    request.onsuccess = () => resolve(request.result);
  });
}

test('does nothing before the first use', async () => {
  open();
  expect((await indexedDB.databases()).map((one) => one.name)).not.toContain(name);
});

test('a database of a newer version is refused and loses nothing', async () => {
  (await raw(1000)).close();
  const store = open();
  await expect(store.conversations.list()).rejects.toMatchObject({ code: 'newer', text: { key: 'store_newer' } });
  await expect(store.settings.change({ theme: 'dark' })).rejects.toMatchObject({ code: 'newer' });
  const [found] = (await indexedDB.databases()).filter((one) => one.name === name);
  const after = await raw(found!.version!);
  expect(await valueIn(after)).toBe('value');
  after.close();
});

test('a blocking page is reported at once, and the next use works when it has gone', async () => {
  const other = await raw(5);
  const store = open();
  await expect(store.grants.all()).rejects.toMatchObject({ code: 'blocked' });
  await expect(store.grants.all()).rejects.toMatchObject({ code: 'blocked' });
  other.close();
  await vi.waitFor(async () => expect(await store.grants.all()).toEqual([]));
});

test('a database that cannot be opened is reported, and opened at the next use', async () => {
  const broken = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });
  const store = open();
  await expect(store.grants.all()).rejects.toMatchObject({ code: 'corrupt' });
  broken.mockRestore();
  expect(await store.grants.all()).toEqual([]);
});

test('a full disk is reported, no change is announced, and present data stays', async () => {
  const changes = fakeChanges();
  const store = openStore({ name, changes });
  const conversation = { id: 'a', title: 'before', named: false, at: 1, updated: 1, draft: '' };
  await store.conversations.put(conversation);
  changes.told.length = 0;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(store.conversations.put({ ...conversation, title: 'after' })).rejects.toMatchObject({ code: 'quota' });
  await expect(store.tags.add('https://a.example/', ['x'])).rejects.toMatchObject({ code: 'quota' });
  expect(changes.told).toEqual([]);
  full.mockRestore();
  expect(await store.conversations.list()).toEqual([conversation]);
});

test('two pages write the same database', async () => {
  const here = open();
  const there = open();
  await Promise.all([
    here.tags.add('https://a.example/', ['x']),
    there.tags.add('https://b.example/', ['X']),
    here.statistics.add('t', { failed: false, time: 1, at: 1 }),
    there.statistics.add('t', { failed: false, time: 1, at: 2 }),
  ]);
  expect((await here.tags.all())[0]?.count).toBe(2);
  expect((await there.statistics.all())[0]?.calls).toBe(2);
});
