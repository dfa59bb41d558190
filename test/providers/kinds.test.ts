import { describe, expect, test } from 'vitest';
import { providerKinds } from '@/src/providers/index.ts';
import { providerContract, type StartServer } from '@/test/contracts/provider.ts';
import { startModelServer } from '@/test/fixtures/model-server.ts';

/** A server for each kind that speaks its format. */
const servers = new Map<string, StartServer>([['openai-compatible', startModelServer]]);

describe('the table', () => {
  test('names each kind once, and each has a server to be tested against', () => {
    const ids = providerKinds.map((kind) => kind.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...servers.keys()].sort()).toEqual([...ids].sort());
  });
});

for (const kind of providerKinds) providerContract(kind, servers.get(kind.id)!);
