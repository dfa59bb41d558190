import { describe, expect, test } from 'vitest';
import { providerKinds } from '@/src/providers/index.ts';
import { providerContract } from '@/test/contracts/provider.ts';
import { wires } from '@/test/fixtures/model-server-wires/index.ts';

const asking = providerKinds.filter((kind) => !kind.inBrowser);

describe('the table', () => {
  test('names each kind once, and each that asks a server has a format to be tested in', () => {
    const ids = providerKinds.map((kind) => kind.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...wires.keys()].sort()).toEqual(asking.map((kind) => kind.id).sort());
  });
});

for (const kind of asking) providerContract(kind, wires.get(kind.id)!);
