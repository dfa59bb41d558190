import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { keptKinds } from '@/src/contract/archive.ts';
import { openStore } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';

it('imported providers keep their order after the present ones', async () => {
  const store = openStore({ name: 'order', changes: fakeChanges() });
  const config = (id: string, at: number) => ({
    id,
    kind: 'openai',
    name: id,
    baseUrl: `https://${id}.example`,
    model: 'm',
    at,
  });
  await store.providers.put(config('here', 1_700_000_000_000));
  const file = new Blob([
    JSON.stringify({
      format: 'outrigger',
      version: 1,
      at: 1,
      providers: [config('z-first', 1), config('a-second', 2)].map((one) => ({
        config: one,
        models: {},
        chosen: false,
      })),
    }),
  ]);
  await (await store.archive.open(file)).take(keptKinds, { signal: new AbortController().signal, progress: () => {} });
  expect((await store.providers.all()).map(({ id }) => id)).toEqual(['here', 'z-first', 'a-second']);
});
