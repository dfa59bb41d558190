import { type Changes, KeysLocked, type ProviderRecords, type UnlockedSecret } from '@/src/contract/records.ts';
import * as z from '@/src/contract/zod-mini.ts';
import type { Database, StoredKey } from './database.ts';
import { newSalt, seal, secretOf, unseal } from './seal-key.ts';
import { sweepTraces } from './sweep-traces.ts';
import { writeAndTell } from './write-and-tell.ts';

/** The row beside the settings that records the passphrase. Only its secret decrypts `check`. */
const ROW = 'passphrase';
const checked = 'outrigger';
const sealed = z.object({ iv: z.string(), data: z.string() });
const passphrase = z.object({ salt: z.string(), check: sealed });

export interface KeyRecords
  extends Pick<ProviderRecords, 'key' | 'putKey' | 'lock' | 'unlock' | 'setPassphrase' | 'forgetKeys'> {
  /** Reads the keys that can be read now; none while they are locked. */
  readableKeys(): Promise<string[]>;
}

/** Keys, in a table of their own by provider and origin. No key is stored anywhere else. */
export function keyRecords(
  db: Database,
  changes: Changes,
  unlocked: UnlockedSecret,
  sweep: () => Promise<void> = () => sweepTraces(db),
): KeyRecords {
  const { keys, settings } = db;
  const tell = () => changes.tell({ table: 'providers' });

  const stored = async () => passphrase.safeParse(await settings.get(ROW)).data ?? null;

  /** The secret of the passphrase; null if there is none. Throws `KeysLocked` if it was not entered yet. */
  async function secretNow(): Promise<string | null> {
    if (!(await stored())) return null;
    const secret = await unlocked.get();
    if (secret === null) throw new KeysLocked();
    return secret;
  }

  async function plainOf({ key, sealed }: StoredKey): Promise<string> {
    if (!sealed) return key;
    const secret = await secretNow();
    const plain = secret === null ? null : await unseal(sealed, secret);
    if (plain === null) throw new KeysLocked();
    return plain;
  }

  const rowOf = async ({ provider, origin }: StoredKey, key: string, secret: string | null): Promise<StoredKey> =>
    secret === null ? { provider, origin, key } : { provider, origin, key: '', sealed: await seal(key, secret) };

  return {
    async key(provider, origin) {
      const row = await keys.get([provider, origin]);
      return row ? plainOf(row) : null;
    },
    readableKeys: async () =>
      (await Promise.allSettled((await keys.toArray()).map(plainOf))).flatMap((read) =>
        read.status === 'fulfilled' ? read.value : [],
      ),
    async putKey(provider, origin, key) {
      const row = key && (await rowOf({ provider, origin, key }, key, await secretNow()));
      const write = async () => void (await (row ? keys.put(row) : keys.delete([provider, origin])));
      await writeAndTell([keys], write, tell);
    },
    async lock() {
      if (!(await stored())) return 'none';
      return (await unlocked.get()) === null ? 'locked' : 'unlocked';
    },
    async unlock(typed) {
      const known = await stored();
      if (!known) return true;
      const secret = await secretOf(typed, known.salt);
      if ((await unseal(known.check, secret)) !== checked) return false;
      await unlocked.set(secret);
      tell();
      return true;
    },
    async setPassphrase(typed) {
      const rows = await keys.toArray();
      const plain = await Promise.all(rows.map(plainOf));
      const salt = newSalt();
      const secret = typed === null ? null : await secretOf(typed, salt);
      const check = secret === null ? null : await seal(checked, secret);
      const next = await Promise.all(rows.map((row, index) => rowOf(row, plain[index] ?? '', secret)));
      await db.transaction('rw', keys, settings, async () => {
        await keys.bulkPut(next);
        if (check) await settings.put({ salt, check }, ROW);
        else await settings.delete(ROW);
      });
      await unlocked.set(secret);
      tell();
      if (secret !== null) await sweep();
    },
    async forgetKeys() {
      await db.transaction('rw', keys, settings, async () => {
        await keys.clear();
        await settings.delete(ROW);
      });
      await unlocked.set(null);
      tell();
      await sweep();
    },
  };
}
