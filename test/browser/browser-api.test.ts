import { expect, it } from 'vitest';
import { silentAtEnd } from '@/src/browser/api/browser-api.ts';

/** Fakes an API of a worker, with what Chrome says while it is being stopped. */
function fakeApi() {
  const listeners = new Set<() => void>();
  const api = {
    words: 'No SW',
    lastError: undefined as string | undefined,
    bookmarks: {
      get: async (id: string) => [{ id }],
      move: async (): Promise<void> => {
        throw new Error(api.words);
      },
      onMoved: { addListener: (listener: () => void) => listeners.add(listener), listeners },
    },
  };
  return api;
}

const settled = (act: Promise<unknown>) =>
  Promise.race([
    act.then(
      () => 'done',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(resolve, 0, 'open')),
  ]);

it('a call of a worker that is being stopped never settles', async () => {
  const api = silentAtEnd(fakeApi());
  expect(await settled(api.bookmarks.move())).toBe('open');
  expect(await settled(api.bookmarks.move().catch(() => null))).toBe('open');
});

it('answers, errors, listeners, values, missing functions and replaced ones are unchanged', async () => {
  const fake = fakeApi();
  const api = silentAtEnd(fake);
  expect(await api.bookmarks.get('7')).toEqual([{ id: '7' }]);
  fake.words = 'No such bookmark.';
  await expect(api.bookmarks.move()).rejects.toThrow('No such bookmark.');
  const listener = () => undefined;
  api.bookmarks.onMoved.addListener(listener);
  expect(fake.bookmarks.onMoved.listeners.has(listener)).toBe(true);
  fake.lastError = 'later';
  expect(api.lastError).toBe('later');
  expect('readingList' in api).toBe(false);
  expect('bookmarks' in api).toBe(true);
  expect(Reflect.get(api, 'readingList')).toBeUndefined();
  fake.bookmarks.get = async () => [{ id: 'replaced' }];
  expect(await api.bookmarks.get('7')).toEqual([{ id: 'replaced' }]);
});

it('wraps read-only properties, as some browser functions are', async () => {
  const api = silentAtEnd(Object.freeze({ runtime: Object.freeze({ sendMessage: async () => 'back' }) }));
  expect(await api.runtime.sendMessage()).toBe('back');
});
