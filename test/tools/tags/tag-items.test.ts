import { describe, expect, it } from 'vitest';
import { deleteTags } from '@/src/tools/tags/delete-tags.ts';
import { mergeTags } from '@/src/tools/tags/merge-tags.ts';
import { renameTag } from '@/src/tools/tags/rename-tag.ts';
import { tagItems } from '@/src/tools/tags/tag-items.ts';
import { untagItems } from '@/src/tools/tags/untag-items.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { library, look, type Ports, tagged, tagsOf } from './tagged.ts';

describe('tag_items', () => {
  it('tags tabs, bookmarks and addresses, each address once; undo removes only these tags', async () => {
    const ports = await tagged(['tab', ['old']]);
    const before = await look(ports);
    const items = [
      { tab_ids: [7, 99], bookmark_ids: ['a', 'a2', 'x', 'dev'], tags: ['#rust', 'OLD', 'Rust'] },
      { urls: ['https://a.example', 'HTTPS://B.\texample', 'javascript:x'], tags: ['async'] },
    ];
    const run = await runWrite(tagItems(ports), { items }, { killed: true });
    expect(run.plan.rows.map(({ id, title, becomes }) => [id, title, becomes?.params?.tags])).toEqual([
      ['address:https://tab.example', 'A tab', ['rust']],
      ['address:https://a.example', 'A', ['rust', 'OLD', 'async']],
      ['address:https://b.example', 'https://b.example/', ['async']],
    ]);
    expect(run.plan.addresses).toEqual(['https://a.example/', 'https://b.example/']);
    expect(run.data).toEqual({
      tagged: 3,
      new_tags: ['rust', 'async'],
      not_found: [99, 'x', 'dev'],
      refused: ['javascript:x'],
    });
    expect(await tagsOf(ports, 'tab')).toEqual(['old', 'rust']);
    expect(await tagsOf(ports, 'a')).toEqual(['rust', 'old', 'async']);
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('leaves out pages that have the tags already', async () => {
    const ports = await tagged(['a', ['rust']]);
    const run = await runWrite(tagItems(ports), { items: [{ bookmark_ids: ['a'], tags: ['RUST'] }] });
    expect(run.data).toEqual({ tagged: 0, already_tagged: 1 });
  });

  it.each([
    ['café', 'café'.normalize('NFD'), 1],
    ['Café', 'CAFÉ', 1],
    ['ＡＢＣ', 'ABC', 2],
    ['ﬁsh', 'fish', 2],
    ['❤', '❤️', 2],
    ['ハハ', 'パパ', 2],
  ])('%s and %s are so many tags: %#', async (one, other, count) => {
    const ports = library();
    await runWrite(tagItems(ports), { items: [{ bookmark_ids: ['a'], tags: [one, other] }] });
    expect(await tagsOf(ports, 'a')).toHaveLength(count);
  });

  it('keeps a tag that it created if something else has it now', async () => {
    const ports = library();
    const run = await runWrite(tagItems(ports), { items: [{ bookmark_ids: ['a'], tags: ['new'] }] });
    await ports.tags.add('https://b.example', ['new']);
    await run.undo();
    expect(await ports.tags.addressesOf('new')).toEqual(['https://b.example']);
  });

  const items = [
    { bookmark_ids: ['a'], tags: ['x'] },
    { tab_ids: [7], tags: ['z'] },
  ];
  const untouched = { row: 'address:https://tab.example', state: 'undone' };

  it('does not change a page on which the tag was renamed', async () => {
    for (const since of [
      (ports: Ports) => runWrite(renameTag(ports), { tag: 'x', name: 'y' }),
      (ports: Ports) => runWrite(mergeTags(ports), { from: ['x'], into: 'there' }),
    ]) {
      const ports = await tagged(['a', ['old']], ['b', ['there']]);
      const run = await runWrite(tagItems(ports), { items });
      await since(ports);
      const before = await tagsOf(ports, 'a');
      expect(before).toHaveLength(2);
      const reason = { key: 'tags_gone_since', params: { tag: 'x' } };
      expect(await run.undo()).toEqual(
        expect.arrayContaining([{ row: 'address:https://a.example', state: 'conflict', reason }, untouched]),
      );
      expect(await tagsOf(ports, 'a')).toEqual(before);
      expect(await tagsOf(ports, 'tab')).toEqual([]);
    }
  });

  it('counts as undone if none of its tags is left, whatever tags were added since', async () => {
    for (const [since, left] of [
      [(ports: Ports) => runWrite(deleteTags(ports), { tags: ['x'] }), ['old']],
      [(ports: Ports) => runWrite(mergeTags(ports), { from: ['x'], into: 'old' }), ['old']],
      [(ports: Ports) => ports.tags.add('https://a.example', ['new']), ['old', 'new']],
      [(ports: Ports) => ports.tags.change(['https://a.example'], () => ['old', 'new']), ['old', 'new']],
    ] satisfies [(ports: Ports) => Promise<unknown>, string[]][]) {
      const ports = await tagged(['a', ['old']]);
      const run = await runWrite(tagItems(ports), { items });
      await since(ports);
      const undone = await run.undo(undefined, { killed: true });
      expect(undone).toEqual([untouched, { row: 'address:https://a.example', state: 'undone' }]);
      expect(await tagsOf(ports, 'a')).toEqual(left);
    }
  });

  it('undoes rows of an earlier version', async () => {
    const ports = await tagged(['a', ['old', 'x']]);
    const tool = tagItems(ports);
    const { rows } = (await runWrite(tool, { items }, { ticked: () => false })).plan;
    const change = { address: 'https://a.example', lacked: ['x'], fresh: ['x'] };
    const row = { ...rows[0]!, change, after: { added: ['x'] } };
    expect(await tool.conflicts?.([row])).toEqual([]);
    const run = { signal: new AbortController().signal, at: 0, repeated: false, earlier: [], late: () => false };
    expect(await tool.undo([row], run)).toMatchObject([{ state: 'undone' }]);
    expect(await tagsOf(ports, 'a')).toEqual(['old']);
  });

  it.each([
    [{ tab_ids: [99], tags: ['x'] }, 'not-found'],
    [{ tab_ids: [8], tags: ['x'] }, 'invalid-arguments'],
    [{ tags: ['x'] }, 'invalid-arguments'],
    [{ bookmark_ids: ['a'], tags: [' # '] }, 'invalid-arguments'],
  ])('refuses %j as %s', async (item, code) => {
    await expect(runWrite(tagItems(library()), { items: [item] })).rejects.toMatchObject({ code });
  });
});

describe('untag_items', () => {
  it('removes existing tags, and restores them in their order', async () => {
    const ports = await tagged(['a', ['one', 'Two', 'three']], ['tab', ['four']]);
    const before = await look(ports);
    const items = [{ bookmark_ids: ['a', 'a2'], tab_ids: [7], tags: ['two', 'one', 'none'] }];
    const run = await runWrite(untagItems(ports), { items }, { killed: true });
    expect(run.data).toEqual({ untagged: 1, had_none: 1 });
    expect(await tagsOf(ports, 'a')).toEqual(['three']);
    await ports.tags.add('https://a.example', ['since']);
    await run.undo();
    expect(await tagsOf(ports, 'a')).toEqual(['one', 'Two', 'three', 'since']);
    await ports.tags.remove('https://a.example', ['since']);
    await ports.tags.forget(['since']);
    expect(await look(ports)).toEqual(before);
  });
});
