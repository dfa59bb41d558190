import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { openStore, type Store } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';

afterEach(() => vi.restoreAllMocks());

const origin = 'https://models.example';
const config = { id: 'p', kind: 'openai', name: 'P', baseUrl: `${origin}/v1`, model: 'm', at: 1 };
const writes: Record<string, (store: Store) => Promise<unknown>> = {
  'a setting': ({ settings }) => settings.change({ theme: 'dark' }),
  'a provider': ({ providers }) => providers.put(config),
  'a provider that is removed': ({ providers }) => providers.remove('p'),
  'a key': ({ providers }) => providers.putKey('p', origin, 'sk-one'),
};

test.each(Object.entries(writes))(
  '%s is told of before it is through: the page may close right after',
  async (name, write) => {
    const order: string[] = [];
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...how) {
      const transaction = begin.apply(this, how);
      if (transaction.mode === 'readwrite') transaction.addEventListener('complete', () => order.push('through'));
      return transaction;
    });
    const changes = fakeChanges();
    const store = openStore({ name, changes });
    await store.settings.get();
    order.length = 0;
    changes.listen(() => order.push('told'));
    await write(store);
    expect(order).toEqual(['told', 'through']);
  },
);

test('reading after an announcement gives what was written', async () => {
  const changes = fakeChanges();
  const store = openStore({ name: 'reader', changes });
  const other = openStore({ name: 'reader', changes: fakeChanges() });
  const { promise, resolve } = Promise.withResolvers<unknown>();
  changes.listen(() => void Promise.all([store.settings.get(), other.settings.get()]).then(resolve));
  await store.settings.change({ theme: 'dark' });
  expect(await promise).toMatchObject([{ theme: 'dark' }, { theme: 'dark' }]);
});
