import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { KeysLocked, type UnlockedSecret } from '@/src/contract/records.ts';
import { database } from '@/src/store/database.ts';
import { openStore } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';

const origin = 'https://models.example';
const key = 'sk-planted-0123456789abcdef';
const passphrase = 'correct horse battery';

/** Remembers the unlocked secret for one run of the browser. */
function run(): UnlockedSecret {
  let secret: string | null = null;
  return {
    get: async () => secret,
    async set(next) {
      secret = next;
    },
  };
}

/** Dumps the tables of a database as text. */
async function dump(name: string, except: string[] = []): Promise<string> {
  const db = database(name);
  await db.open();
  const tables = db.tables.filter((table) => !except.includes(table.name));
  const rows = await Promise.all(tables.map(async (table) => [table.name, await table.toArray()]));
  db.close();
  return JSON.stringify(rows);
}

test('a key is in one table, and with a passphrase nowhere in plain text', async () => {
  const changes = fakeChanges();
  const store = openStore({ name: 'planted', changes, unlocked: run() });
  const config = { id: 'p', kind: 'openai', name: 'P', baseUrl: `${origin}/v1`, model: 'm', at: 1 };
  await store.providers.put(config);
  await store.providers.putKey('p', origin, key);
  expect(await dump('planted')).toContain(key);
  expect(await dump('planted', ['keys'])).not.toContain(key);
  await store.providers.setPassphrase(passphrase);
  const everything = await dump('planted');
  expect(everything).not.toContain(key);
  expect(everything).not.toContain(passphrase);
  expect(JSON.stringify([changes.told, await store.settings.get(), await store.providers.all()])).not.toContain(key);
  expect(await store.providers.key('p', origin)).toBe(key);
});

test('in another browser session the keys are locked until the passphrase is entered', async () => {
  const before = openStore({ name: 'runs', changes: fakeChanges(), unlocked: run() });
  await before.providers.putKey('p', origin, key);
  await before.providers.setPassphrase(passphrase);
  const { providers } = openStore({ name: 'runs', changes: fakeChanges(), unlocked: run() });
  expect(await providers.lock()).toBe('locked');
  const refusal = await providers.key('p', origin).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(KeysLocked);
  expect(String(refusal)).not.toContain(key);
  await expect(providers.putKey('q', origin, 'sk-two')).rejects.toThrow(KeysLocked);
  await expect(providers.setPassphrase(null)).rejects.toThrow(KeysLocked);
  expect(await providers.unlock('wrong horse')).toBe(false);
  expect(await providers.lock()).toBe('locked');
  expect(await providers.unlock(passphrase)).toBe(true);
  expect(await providers.key('p', origin)).toBe(key);
});
