import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientOf, newKey } from '@/src/bridge/client-keys.ts';
import { aClient } from '@/test/fakes/client-records.ts';

describe('a key', () => {
  it('has 256 random bits, and only its hash is stored', async () => {
    const { key, hash } = await newKey();
    expect(key).toMatch(/^or_[\w-]{43}$/);
    expect(hash).toBe(createHash('sha256').update(key).digest('hex'));
    expect((await newKey()).key).not.toBe(key);
  });

  it('identifies its program and no other', async () => {
    const [one, two] = [await newKey(), await newKey()];
    const clients = [aClient({ id: 'one', hash: one.hash }), aClient({ id: 'two', hash: two.hash })];
    expect((await clientOf(`Bearer ${two.key}`, clients))?.id).toBe('two');
    expect((await clientOf(`bearer  ${one.key}`, clients))?.id).toBe('one');
    for (const wrong of [null, '', one.key, 'Bearer', `Bearer ${one.hash}`, `Basic ${one.key}`, `Bearer ${one.key}x`])
      expect(await clientOf(wrong, clients)).toBeNull();
  });
});
