import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';

afterEach(() => vi.restoreAllMocks());

test('adding, removing and reading tags of some addresses reads no whole table', async () => {
  const { tags } = openStore({ name: 'tags-scan', changes: fakeChanges() });
  await tags.add('https://a.example/', ['x', 'y']);
  const { prototype } = IDBObjectStore;
  const scans = [vi.spyOn(prototype, 'getAll'), vi.spyOn(prototype, 'openCursor'), vi.spyOn(prototype, 'getAllKeys')];
  await tags.add('https://b.example/', ['x', 'z']);
  await tags.remove('https://b.example/', ['z']);
  await tags.forget(['z']);
  expect(await tags.of(['https://a.example/', 'https://b.example/'])).toHaveProperty('size', 2);
  expect(await tags.addressesOf('x')).toHaveLength(2);
  for (const scan of scans) expect(scan).not.toHaveBeenCalled();
});
