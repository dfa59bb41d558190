import { expect, it } from 'vitest';
import type { SavedSession } from '@/src/contract/session.ts';
import { listSessions } from '@/src/tools/sessions/list-sessions.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runRead } from '../run-read.ts';

const session = (name: string, at: number, titles: string[]): SavedSession => ({
  id: name,
  name,
  at,
  automatic: false,
  tabs: titles.map((title, index) => ({
    url: `https://${name.toLowerCase().replaceAll(' ', '-')}.test/${index}`,
    title,
    pinned: false,
    group: null,
    window: 0,
    index,
    container: null,
  })),
});

async function listed(args: object): Promise<[string, string[]][]> {
  const ports = fakePorts();
  await ports.sessions.put(session('Lisbon', 1, ['Ferry', 'Cà phê', 'Night train']));
  await ports.sessions.put(session('Thesis', 2, ['Trains of thought', 'Lisbon in June']));
  await ports.sessions.put(session('Other', 3, ['Mail']));
  const { items, total } = Object(await runRead(listSessions(ports), args));
  expect(total).toBe(items.length);
  return items.map(({ id, pages }: { id: string; pages: { title: string }[] }) => [
    id,
    pages.map(({ title }) => title),
  ]);
}

it.each([
  ['all, newest first', {}, ['Other', 'Thesis', 'Lisbon']],
  ['the name counts most', { query: 'lisbon' }, ['Lisbon', 'Thesis']],
  ['a typing error is forgiven', { query: 'Lisbno' }, ['Lisbon', 'Thesis']],
  ['accents fold', { query: 'ca phe' }, ['Lisbon']],
  ['all words stand in one page', { query: 'night train' }, ['Lisbon']],
  ['words of several pages are no match', { query: 'ferry night' }, []],
])('lists sessions: %s', async (_, args, expected) => {
  expect((await listed(args)).map(([id]) => id)).toEqual(expected);
});

it('shows the pages by which a session was found, and its first ones otherwise', async () => {
  expect(await listed({ query: 'train' })).toEqual([
    ['Thesis', ['Trains of thought']],
    ['Lisbon', ['Night train']],
  ]);
  expect(await listed({ query: 'other' })).toEqual([['Other', ['Mail']]]);
});
