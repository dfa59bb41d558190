import { expect, test } from 'vitest';
import { KnownFolder } from '@/src/browser/bookmarks/known-folder.ts';

function folderOf(...ids: string[]) {
  const state = { ids, reads: 0 };
  const known = new KnownFolder(async (parentId) => {
    state.reads += 1;
    return state.ids.map((id, index) => ({ id, parentId, index, separator: false, dateAdded: 0 }));
  });
  const order = async () => (await known.entries('f')).map(({ id, index }) => `${index}${id}`).join(' ');
  const move = (id: string, from: number, to: number) =>
    known.move(id, from, to, async () => {
      state.ids = state.ids.toSpliced(from, 1).toSpliced(to, 0, id);
    });
  return { state, known, order, move };
}

test('own moves are known without reading again, whenever the browser reports them', async () => {
  const { state, known, order, move } = folderOf('a', 'b', 'c');
  expect(await order()).toBe('0a 1b 2c');
  await move('c', 2, 0);
  await move('a', 1, 2);
  expect(await order()).toBe('0c 1b 2a');
  known.moved('c');
  known.moved('a');
  expect(await order()).toBe('0c 1b 2a');
  expect(state.reads).toBe(1);
});

test('changes by others cause a new read', async () => {
  const { state, known, order, move } = folderOf('a', 'b', 'c');
  await order();
  await move('c', 2, 0);
  known.moved('c');
  state.ids = ['b', 'c', 'a'];
  known.moved('c');
  expect(await order()).toBe('0b 1c 2a');
  state.ids = ['b', 'a'];
  known.forget();
  expect(await order()).toBe('0b 1a');
  expect(state.reads).toBe(3);
});

test('a move that the browser refuses causes a new read', async () => {
  const { known, order, state } = folderOf('a', 'b');
  await order();
  await expect(known.move('b', 1, 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await order()).toBe('0a 1b');
  expect(state.reads).toBe(2);
});

test('a change during a read causes another read', async () => {
  const { known, order, state } = folderOf('a', 'b');
  const first = order();
  known.forget();
  await first;
  await order();
  expect(state.reads).toBe(2);
});

test('a move to the same place, which no browser reports, does not hide later changes', async () => {
  const { known, order, move, state } = folderOf('a', 'b');
  await order();
  await move('b', 1, 1);
  state.ids = ['b', 'a'];
  known.moved('b');
  expect(await order()).toBe('0b 1a');
});
