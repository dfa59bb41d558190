import { expect, it } from 'vitest';
import { descriptionOf, rankTools } from '@/src/registry/describe-tools.ts';
import { schemaOf } from '@/src/registry/validate.ts';
import { findTools } from '@/src/tools/actions/find-tools.ts';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runRead } from './run-read.ts';

const all = tools
  .map((make) => make(fakePorts()))
  .filter(({ userOnly }) => !userOnly)
  .map((tool) => descriptionOf(tool, schemaOf(tool.parameters)));

it.each([
  ['shut the tabs that play music', 'close_tabs'],
  ['what did I visit yesterday', 'search_history'],
  ['remove these favourites', 'delete_bookmarks'],
  ['label these pages', 'tag_items'],
  ['summarize this page', 'read_page'],
  ['revert that', 'undo'],
  ['which tabs are open twice', 'find_duplicate_tabs'],
  ['sort bookmrks', 'sort_bookmark_folder'],
])('%s: %s is among the first', async (request, name) => {
  expect((await rankTools(all, request)).slice(0, 5).map((tool) => tool.name)).toContain(name);
});

it('gives complete descriptions of its results', async () => {
  const found = await runRead(findTools({ described: async () => all }), { query: 'rename tag', limit: 1 });
  const { name, description, effect, parameters } = all.find((tool) => tool.name === 'rename_tag')!;
  expect(found).toMatchObject({ items: [{ id: name, title: name, description, effect, parameters }] });
});

it('gives all results page by page, and the best of each page complete', async () => {
  const tool = findTools({ described: async () => all });
  const total = (await rankTools(all, 'tabs')).length;
  expect(total).toBeGreaterThan(9);
  const first = Object(await runRead(tool, { query: 'tabs' }));
  expect(first).toMatchObject({ total, items: { length: total } });
  expect(first.next).toBeUndefined();
  const parts = first.items.map((item: object) => 'parameters' in item);
  expect(parts).toEqual(parts.map((_: boolean, at: number) => at < 5));
  const second = Object(await runRead(tool, { query: 'tabs', limit: 3, cursor: '6' }));
  expect(second).toMatchObject({ total, next: '9' });
  expect(second.items.map(({ id }: { id: string }) => id)).toEqual(
    first.items.slice(6, 9).map(({ id }: { id: string }) => id),
  );
  expect(second.items.every((item: object) => 'parameters' in item)).toBe(true);
});
