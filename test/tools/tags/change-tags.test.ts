import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WriteTool } from '@/src/contract/tool.ts';
import { createTags } from '@/src/tools/tags/create-tags.ts';
import { deleteTags } from '@/src/tools/tags/delete-tags.ts';
import { mergeTags } from '@/src/tools/tags/merge-tags.ts';
import { renameTag } from '@/src/tools/tags/rename-tag.ts';
import { tagItems } from '@/src/tools/tags/tag-items.ts';
import { untagItems } from '@/src/tools/tags/untag-items.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { look, type Ports, tagged, tagsOf } from './tagged.ts';

describe('tags', () => {
  it('are created with a colour, once', async () => {
    const ports = await tagged(['a', ['rust']]);
    const before = await look(ports);
    const tags = [{ name: 'Work', color: 'blue' }, { name: '#RUST' }];
    const run = await runWrite(createTags(ports), { tags }, { at: 5 });
    expect(run.data).toEqual({ created: 1, already_there: ['rust'] });
    expect(await ports.tags.all()).toContainEqual({ name: 'Work', color: 'blue', count: 0, at: 5 });
    await ports.tags.add('https://b.example', ['work']);
    expect(await run.undo()).toMatchObject([{ state: 'conflict', reason: { key: 'tags_in_use' } }]);
    await ports.tags.remove('https://b.example', ['work']);
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('that were created stay if the user has changed them', async () => {
    const ports = await tagged(['a', ['rust']]);
    const tags = ['work', 'home', 'trip', 'gone', 'same'].map((name) => ({ name }));
    const run = await runWrite(createTags(ports), { tags }, { at: 5 });
    await runWrite(renameTag(ports), { tag: 'work', name: 'job' });
    await runWrite(renameTag(ports), { tag: 'home', name: 'Home' });
    await ports.tags.define({ name: 'trip', color: 'red', at: 5 });
    await ports.tags.forget(['gone']);
    await ports.tags.define({ name: 'gone', color: null, at: 9 });
    expect((await run.undo()).toReversed()).toEqual([
      { row: 'tag:work', state: 'conflict', reason: { key: 'tags_gone_since', params: { tag: 'work' } } },
      { row: 'tag:home', state: 'conflict', reason: { key: 'tags_renamed_since', params: { tag: 'home' } } },
      { row: 'tag:trip', state: 'conflict', reason: { key: 'tags_changed_since', params: { tag: 'trip' } } },
      { row: 'tag:gone', state: 'conflict', reason: { key: 'tags_changed_since', params: { tag: 'gone' } } },
      { row: 'tag:same', state: 'undone' },
    ]);
    expect((await ports.tags.all()).map(({ name }) => name).sort()).toEqual(['Home', 'gone', 'job', 'rust', 'trip']);
  });

  it('that were created are removed once, though the worker stops meanwhile', async () => {
    const ports = await tagged();
    const run = await runWrite(createTags(ports), { tags: [{ name: 'work' }] }, { killed: true });
    expect(await run.undo(undefined, { killed: true })).toEqual([{ row: 'tag:work', state: 'undone' }]);
    expect(await ports.tags.all()).toEqual([]);
  });

  it('are renamed everywhere, in place', async () => {
    const ports = await tagged(['a', ['x', 'js', 'y']], ['b', ['js']]);
    await ports.tags.define({ name: 'js', color: 'red', at: 3 });
    const before = await look(ports);
    const run = await runWrite(renameTag(ports), { tag: 'JS', name: 'JavaScript' });
    expect(run.data).toEqual({ renamed: 1 });
    expect(await tagsOf(ports, 'a')).toEqual(['x', 'JavaScript', 'y']);
    expect(await ports.tags.all()).toContainEqual({ name: 'JavaScript', color: 'red', count: 2, at: 3 });
    expect((await ports.tags.all()).map(({ name }) => name)).not.toContain('js');
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('change their spelling', async () => {
    const ports = await tagged(['a', ['js', 'x']]);
    const before = await look(ports);
    const run = await runWrite(renameTag(ports), { tag: 'js', name: 'JS' });
    expect(await tagsOf(ports, 'a')).toEqual(['JS', 'x']);
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('keep later changes of the user', async () => {
    const ports = await tagged(['a', ['js', 'old']]);
    const spelled = await runWrite(renameTag(ports), { tag: 'js', name: 'JS' });
    await ports.tags.define({ name: 'Js', color: null, at: 9 });
    expect(await spelled.undo()).toMatchObject([{ state: 'conflict', reason: { key: 'tags_renamed_since' } }]);
    expect(await tagsOf(ports, 'a')).toEqual(['Js', 'old']);

    const renamed = await runWrite(renameTag(ports), { tag: 'Js', name: 'script' });
    const deleted = await runWrite(deleteTags(ports), { tags: ['old'] });
    const own = [
      { name: 'js', color: 'red', at: 10 },
      { name: 'old', color: 'blue', at: 10 },
    ];
    for (const tag of own) await ports.tags.define(tag);
    expect(await deleted.undo()).toMatchObject([{ state: 'undone' }]);
    expect(await renamed.undo()).toMatchObject([{ state: 'undone' }]);
    expect(await tagsOf(ports, 'a')).toEqual(['js', 'old']);
    expect(await ports.tags.all()).toMatchObject(own);
  });

  it('are merged if the new name is taken, which is reported', async () => {
    const ports = await tagged(['a', ['js', 'javascript']], ['b', ['js']]);
    const before = await look(ports);
    const run = await runWrite(renameTag(ports), { tag: 'js', name: 'JAVASCRIPT' });
    expect(run.plan.notes).toEqual([{ key: 'tags_note_merges', params: { name: 'javascript' } }]);
    expect(run.data).toEqual({ renamed: 1, merged_into: 'javascript' });
    expect(await ports.tags.addressesOf('javascript')).toHaveLength(2);
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('are deleted from everything, and restored with colour, order and date', async () => {
    const ports = await tagged(['a', ['x', 'tmp', 'y']], ['b', ['tmp']]);
    await ports.tags.define({ name: 'tmp', color: 'green', at: 9 });
    const before = await look(ports);
    const run = await runWrite(deleteTags(ports), { tags: ['tmp', 'Y', 'none'] }, { killed: true });
    expect(run.data).toEqual({ deleted: 2, not_found: ['none'] });
    expect(run.plan.rows.map(({ title, becomes }) => [title, becomes?.params?.n])).toEqual([
      ['tmp', 2],
      ['y', 1],
    ]);
    expect(await look(ports)).toMatchObject({ all: [{ name: 'x' }], addresses: [['https://a.example', ['x']]] });
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('similar to an unknown one are named', async () => {
    const ports = await tagged(['a', ['javascript']]);
    const near = { code: 'not-found', suggestion: 'Near: javascript.' };
    const tag = 'javscript';
    await expect(runWrite(renameTag(ports), { tag, name: 'js' })).rejects.toMatchObject(near);
    await expect(runWrite(mergeTags(ports), { from: [tag], into: 'js' })).rejects.toMatchObject(near);
    await expect(runWrite(deleteTags(ports), { tags: [tag] })).rejects.toMatchObject(near);
  });

  it('are restored exactly, whatever was done to them, and wherever the worker stopped', async () => {
    const name = fc.constantFrom('a', 'B', 'c', 'd');
    const names = fc.uniqueArray(name, { minLength: 1, maxLength: 4 });
    const bearers = fc.array(fc.tuple(fc.constantFrom('p', 'q', 'r'), names), { minLength: 1, maxLength: 5 });
    const urls = ['https://p.example', 'https://s.example'];
    const act =
      <Arguments>(make: (ports: Ports) => WriteTool<Arguments>, args: object) =>
      (ports: Ports, killed: boolean) =>
        runWrite(make(ports), args, { killed });
    const acts = fc.oneof(
      names.map((tags) => act(deleteTags, { tags })),
      fc.tuple(names, fc.constantFrom('a', 'B', 'new')).map(([from, into]) => act(mergeTags, { from, into })),
      fc.tuple(name, fc.constantFrom('A', 'b', 'new')).map(([tag, to]) => act(renameTag, { tag, name: to })),
      names.map((tags) => act(tagItems, { items: [{ urls, tags }] })),
      names.map((tags) => act(untagItems, { items: [{ urls, tags }] })),
    );
    await fc.assert(
      fc.asyncProperty(bearers, acts, fc.boolean(), async (given, run, killed) => {
        const ports = await tagged(...given);
        const before = await look(ports);
        const written = await run(ports, killed).catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'not-found' });
        });
        await written?.undo();
        expect(await look(ports)).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});

describe('merge_tags', () => {
  it('makes one of several, and each address has it once', async () => {
    const ports = await tagged(['a', ['js', 'ecma', 'x']], ['b', ['ecma']], ['tab', ['js']]);
    const before = await look(ports);
    const run = await runWrite(mergeTags(ports), { from: ['js', 'ecma', 'JavaScript'], into: 'JavaScript' });
    expect(run.data).toEqual({ merged: 2, into: 'JavaScript', not_found: ['JavaScript'] });
    expect(await tagsOf(ports, 'a')).toEqual(['JavaScript', 'x']);
    expect(await ports.tags.addressesOf('javascript')).toHaveLength(3);
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });
});
