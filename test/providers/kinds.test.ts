import { describe, expect, test } from 'vitest';
import { providerKinds } from '@/src/providers/index.ts';
import { providerContract } from '@/test/contracts/provider.ts';
import { wires } from '@/test/fixtures/model-server-wires/index.ts';

const asking = providerKinds.filter((kind) => !kind.inBrowser);

describe('the list of kinds', () => {
  test('has each kind once, and test formats for each one with a server', () => {
    const ids = providerKinds.map((kind) => kind.id);
    expect(new Set(ids).size).toBe(ids.length);
    const tables = 'test/fixtures/model-server-wires/index.ts beside src/providers/index.ts';
    expect([...wires.keys()].sort(), tables).toEqual(asking.map((kind) => kind.id).sort());
  });
});

// One without a format fails above, in words.
for (const kind of asking) {
  const wire = wires.get(kind.id);
  if (wire) providerContract(kind, wire);
}
