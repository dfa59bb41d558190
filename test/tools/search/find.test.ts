import { describe, expect, it } from 'vitest';
import { find } from '@/src/tools/search/find.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runRead } from '../run-read.ts';

const at = (day: string) => new Date(`${day}T12:00`).getTime();

async function world(permissions = ['history']) {
  const ports = fakePorts({
    permissions,
    tabs: [
      { id: 1, url: 'https://rust.test/book', title: 'Rust book', lastAccessed: at('2026-11-20') },
      { id: 2, url: 'https://other.test/', title: 'Other', lastAccessed: at('2026-11-19') },
    ],
    bookmarks: {
      bar: [
        { id: 'same', title: 'The Rust book', url: 'https://rust.test/book#intro', added: at('2026-01-01') },
        { id: 'crab', title: 'Crabs', url: 'https://sea.test/rusty', added: at('2026-02-01') },
      ],
      other: [{ title: 'Outrigger trash', children: [{ id: 'gone', title: 'Rust', url: 'https://gone.test/' }] }],
    },
    history: [
      { url: 'https://rust.test/book', title: 'Rust book', visits: [at('2026-11-20')] },
      { url: 'https://forum.test/rust', title: 'Forum about rust', visits: [at('2026-11-18'), at('2026-11-17')] },
    ],
  });
  await ports.tags.add('https://other.test', ['rustacean']);
  return ports;
}

interface Found {
  items: { kind: string; id: number | string; also?: object[]; url?: string }[];
  total: number;
  next?: string;
}
const look = async (args: object, ports?: Awaited<ReturnType<typeof world>>) =>
  (await runRead(find(ports ?? (await world())), args)) as Found;
const names = ({ items }: Found) => items.map(({ kind, id }) => `${kind}:${id}`);

describe('find', () => {
  it('finds tags by an emoji', async () => {
    const ports = await world();
    await ports.tags.add('https://other.test', ['🦀']);
    expect(names(await look({ query: '🦀' }, ports))).toEqual(['tag:🦀', 'tab:2']);
  });

  it('ranks what has some of the words, if any is enough: more words and rare ones first', async () => {
    const some = await look({ query: 'a forum on rusty crabs', match: 'any' });
    expect(names(some).slice(0, 2)).toEqual(['bookmark:crab', 'history:https://forum.test/rust']);
    expect(names(await look({ query: 'a forum on rusty crabs' }))).toEqual([]);
    expect(names(await look({ query: 'nothing of these', match: 'any' }))).toEqual([]);
  });

  it('gives one list over everything, each page once', async () => {
    const found = await look({ query: 'rust' });
    expect(names(found)).toEqual([
      'tab:1',
      'tag:rustacean',
      'history:https://forum.test/rust',
      'tab:2',
      'bookmark:crab',
    ]);
    expect(found.items[0]?.also).toEqual([
      { kind: 'bookmark', id: 'same' },
      { kind: 'history', id: 'https://rust.test/book' },
    ]);
    expect(found.total).toBe(5);
  });

  it.each([
    [{ query: 'rust', in: ['bookmarks'] }, ['bookmark:same', 'bookmark:crab']],
    [{ query: 'rust', site: 'forum' }, ['history:https://forum.test/rust']],
    [{ query: 'rust', from: '2026-02', to: '2026-10' }, ['bookmark:crab']],
    [{ query: 'forun', in: ['history'] }, ['history:https://forum.test/rust']],
    [{ query: 'nothing like it' }, []],
  ])('%j', async (args, expected) => expect(names(await look(args))).toEqual(expected));

  it('does not count tagged bookmarks in the trash', async () => {
    const ports = await world();
    await ports.tags.add('https://gone.test', ['rustacean', 'rustproof']);
    await ports.tags.add('https://sea.test/rusty', ['rustproof']);
    const { items } = await look({ query: 'rust', in: ['tags'] }, ports);
    expect(items).toMatchObject([
      { id: 'rustacean', count: 1 },
      { id: 'rustproof', count: 1 },
    ]);
  });

  it('gives pages that together are everything', async () => {
    const whole = names(await look({ query: 'rust' }));
    const first = await look({ query: 'rust', limit: 2 });
    const rest = await look({ query: 'rust', limit: 9, cursor: first.next });
    expect([...names(first), ...names(rest)]).toEqual(whole);
    expect(rest.next).toBeUndefined();
  });

  it('leaves the history out without permission and says so, and asks if it was named', async () => {
    const found = await look({ query: 'forum' }, await world([]));
    expect(found).toMatchObject({ items: [], not_searched: ['history'] });
    const asked = look({ query: 'forum', in: ['history'] }, await world([]));
    await expect(asked).rejects.toMatchObject({ code: 'missing-permission', permission: 'history' });
  });

  it('has a row for each, and titles as text of others', async () => {
    const tool = find(await world());
    const data = await runRead(tool, { query: 'rust' });
    expect(tool.rows?.(data).map(({ kind, id }) => `${kind}:${id}`)).toEqual([
      'tab:1',
      'tag:rustacean',
      'page:https://forum.test/rust',
      'tab:2',
      'bookmark:crab',
    ]);
    const sources = tool.sources?.(data) ?? [];
    expect(sources.map(({ source }) => source)).toEqual(['tabs', 'bookmarks', 'history', 'tags']);
    expect(sources.map(({ text }) => text).join()).toContain('Forum about rust');
  });
});
