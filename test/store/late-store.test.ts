import { expect, it } from 'vitest';
import { lateStore } from '@/entrypoints/page/late-store.ts';
import type { PageStore } from '@/src/store/page/index.ts';
import { fakeServices } from '../fakes/services.ts';

function store() {
  const loads: string[] = [];
  const records = fakeServices() as unknown as PageStore;
  return {
    loads,
    late: lateStore(async () => {
      loads.push('loaded');
      return records;
    }),
  };
}

it('loads nothing before the first use, and then acts as the store itself', async () => {
  const { loads, late } = store();
  expect(loads).toEqual([]);
  await late.settings.change({ maxToolRounds: 3 });
  expect((await late.settings.get()).maxToolRounds).toBe(3);
  expect(loads.length).toBeGreaterThan(0);
});

it('rejects with an error of the records, and if the store cannot be loaded', async () => {
  const failing = lateStore(() => Promise.reject(new Error('no such file')));
  await expect(failing.conversations.list()).rejects.toThrow('no such file');
});
