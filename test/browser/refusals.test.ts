import { expect, it } from 'vitest';
import { orNull, orPassing, present } from '@/src/browser/tabs/browser-errors.ts';

const dragged = new Error('Tabs cannot be edited right now (user may be dragging a tab).');
const gone = new Error('No tab with id: 7.');

it('gives null for a closed tab, and a transient failure while the user drags a tab', async () => {
  expect(await orNull(Promise.resolve(7))).toBe(7);
  expect(await orNull(Promise.reject(gone))).toBeNull();
  await expect(orNull(Promise.reject(dragged))).rejects.toMatchObject({ code: 'transient' });
});

it('keeps the browser’s own error, and gives a transient failure while the user drags a tab', async () => {
  expect(await orPassing(Promise.resolve(7))).toBe(7);
  await expect(orPassing(Promise.reject(gone))).rejects.toBe(gone);
  await expect(orPassing(Promise.reject(dragged))).rejects.toMatchObject({ code: 'transient' });
});

it('a missing part of the API is named', () => {
  const api = { query: () => [] };
  expect(present(api, 'reading list')).toBe(api);
  expect(() => present(undefined, 'reading list')).toThrow(
    expect.objectContaining({ code: 'no-such-api', message: 'This browser has no reading list.' }),
  );
});
