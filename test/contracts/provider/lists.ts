import { expect, test } from 'vitest';
import type { ModelInfo } from '@/src/contract/provider.ts';
import type { Against } from '../provider.ts';

const large = {
  id: 'a-large',
  name: 'A',
  context: 8192,
  contextLimit: 131_072,
  images: true,
  price: { input: 0.15, output: 0.6 },
};
const small = { id: 'b', name: 'B' };

/** The list of models. */
export function listCases(against: Against) {
  const { lists } = against.wire;
  /** The facts about a model that this server gives. */
  const told = (model: Partial<ModelInfo>) => ({
    ...Object.fromEntries(Object.entries(model).filter(([fact]) => lists.some((one) => one === fact))),
    ...(lists.includes('size') && { size: expect.any(String) }),
  });

  test('is sorted without repeats, with all facts that the server gives', async () => {
    const { provider } = await against.connect({ models: [small, large, small] });
    expect(await provider.models(new AbortController().signal)).toEqual([
      { ...told(large), id: 'a-large' },
      { ...told(small), id: 'b' },
    ]);
  });

  test('sends the key and closes its connections', async () => {
    const { server, provider } = await against.connect({ models: [small] }, 'a-key-of-its-own');
    await provider.models(new AbortController().signal);
    expect(server.requests.length).toBeGreaterThan(0);
    for (const { headers, closed } of server.requests) {
      expect(against.wire.keyOf(headers), 'keyOf of its wire in test/fixtures/model-server-wires/').toBe(
        'a-key-of-its-own',
      );
      expect(await closed).toBe('finished');
    }
  });
}
