import { describe, expect, it } from 'vitest';
import type { WriteTool } from '@/src/contract/tool.ts';
import { tools } from '@/src/tools/index.ts';
import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { runRead } from '../run-read.ts';

const size = 20_000;
const perFolder = 2_000;
const some = Array.from({ length: 500 }, (_, at) => `b${at * 3}`);

async function large() {
  const ports = fakePorts({
    bookmarks: {
      bar: Array.from({ length: size / perFolder }, (_, folder) => ({
        id: `f${folder}`,
        title: `Folder ${folder}`,
        children: Array.from({ length: perFolder }, (_, at) => {
          const n = folder * perFolder + at;
          return { id: `b${n}`, title: `Page ${(n * 7919) % size}`, url: `https://site-${n % 997}.example/${n}` };
        }),
      })),
    },
  });
  const saved = new Map((await ports.bookmarks.all()).map(({ id, url }) => [id, url ?? '']));
  for (const id of some) await ports.tags.add(saved.get(id)!, ['rust']);
  ports.bookmarks.calls.all = 0;
  return ports;
}

const toolOf = (ports: FakePorts, name: string) => tools.map((make) => make(ports)).find((tool) => tool.name === name)!;

const calls = ({ bookmarks }: FakePorts) => Object.values(bookmarks.calls).reduce((sum, n) => sum + n, 0);

describe('20,000 bookmarks', () => {
  it.each<[string, object]>([
    ['search_bookmarks', { query: 'page 12' }],
    ['list_bookmarks', { depth: 9, limit: 500 }],
    ['list_bookmark_folders', {}],
    ['find_duplicate_bookmarks', {}],
    ['list_tags', {}],
    ['find_by_tag', { tags: ['rust'], limit: 500 }],
  ])('%s asks the browser a few times in all', async (name, args) => {
    const ports = await large();
    const tool = toolOf(ports, name);
    expect(tool.effect === 'read' && (await runRead(tool, args))).toHaveProperty('total');
    expect(calls(ports)).toBeLessThan(10);
  });

  it.each<[string, object]>([
    ['move_bookmarks', { moves: [{ bookmark_ids: some, folder_path: 'New/Deep' }] }],
    ['delete_bookmarks', { bookmark_ids: some }],
    ['delete_bookmark_folders', { folder_ids: ['f0', 'f5', 'f9'] }],
    ['update_bookmarks', { updates: some.map((bookmark_id) => ({ bookmark_id, title: 'T' })) }],
    [
      'create_bookmarks',
      { items: some.map((id) => ({ url: `https://new.example/${id}`, folder_path: `New/${id.slice(-1)}` })) },
    ],
    ['create_bookmark_folders', { paths: some.map((id) => `New/${id}`) }],
    ['tag_items', { items: [{ bookmark_ids: some, tags: ['x', 'y'] }] }],
    ['untag_items', { items: [{ bookmark_ids: some, tags: ['rust'] }] }],
  ])('%s asks the browser a few times for each row, and so does its undo', async (name, args) => {
    const ports = await large();
    const before = ports.bookmarks.tree();
    const tool = toolOf(ports, name);
    if (tool.effect === 'read') throw new Error(`${name} does not write`);
    const run = await runWrite(tool, args);
    expect(run.outcomes.length).toBeGreaterThan(0);
    const done = calls(ports);
    expect(done).toBeLessThan(5 * some.length + 100);
    await run.undo();
    expect(calls(ports) - done).toBeLessThan(8 * some.length);
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('sort_bookmark_folder moves each bookmark at most once, there and back', async () => {
    const ports = await large();
    const before = ports.bookmarks.tree();
    const run = await runWrite(toolOf(ports, 'sort_bookmark_folder') as WriteTool, { folder_id: 'f3', by: 'title' });
    await run.undo();
    expect(calls(ports)).toBeLessThan(2 * perFolder + 50);
    expect(ports.bookmarks.tree()).toEqual(before);
  });
});
