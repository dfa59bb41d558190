import { describe, expect, it } from 'vitest';
import { conversation, type Tools } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const bookmark = (id: string, url: string, folder = 'Other bookmarks', tags: string[] = []) => ({
  id,
  title: `Saved ${id}`,
  url,
  folder,
  folder_id: '2',
  added: '2023-05-03T10:00:00.000Z',
  tags,
});
const folder = (id: string, title: string, path: string, bookmarks = 0) => ({
  id,
  kind: 'folder',
  title,
  folder: path,
  bookmarks,
  folders: 0,
});
const list = (items: object[]) => ({ items, total: items.length });
const done =
  (n = 1) =>
  () => ({ done: n });

const front = tab(1, 'https://rust.test/async', { active: true, title: 'Async Rust' });

function library(more: Tools = {}): Tools {
  const bookmarks = [
    bookmark('10', 'https://arxiv.org/1', 'Bookmarks bar'),
    bookmark('11', 'https://arxiv.org/2'),
    bookmark('12', 'https://rust.test/async', 'Bookmarks bar/Dev', ['rust']),
  ];
  const folders = [
    { ...folder('1', 'Bookmarks bar', '', 1), bar: true },
    folder('2', 'Other bookmarks', '', 1),
    folder('3', 'Dev', 'Bookmarks bar', 1),
    folder('4', 'Recipes', 'Other bookmarks'),
    folder('5', 'Recipes', 'Bookmarks bar'),
    folder('6', 'Papers', 'Other bookmarks'),
  ];
  return {
    ...tabTools([front, tab(2, 'https://arxiv.org/2'), tab(3, 'https://new.test/')]),
    search_bookmarks: ({ url, site, query }) =>
      list(
        bookmarks.filter(
          (one) =>
            (url === undefined || one.url === url) &&
            (site === undefined || one.url.includes(String(site))) &&
            (query === undefined || one.title.includes(String(query))),
        ),
      ),
    list_bookmark_folders: ({ query, empty }) =>
      list(
        folders.filter((one) =>
          empty ? one.bookmarks === 0 : one.title.toLowerCase().includes(String(query ?? '').toLowerCase()),
        ),
      ),
    list_bookmarks: ({ folder_id }) =>
      folder_id === undefined
        ? list(folders.slice(0, 2))
        : list(folder_id === '2' ? [bookmarks[1]!, folders[3]!] : [bookmarks[0]!]),
    find_duplicate_bookmarks: () => list([]),
    create_bookmarks: ({ items }) => ({ done: (items as object[]).length }),
    move_bookmarks: done(2),
    delete_bookmarks: done(),
    ...more,
  };
}

describe('saving pages', () => {
  it('saves the page in front in the folder of that name', async () => {
    const fresh = { ...library(), get_current_tab: () => tab(3, 'https://new.test/', { title: 'New' }) };
    const said = await conversation(fresh).say('bookmark this in Papers');
    expect(said.calls.at(-1)).toEqual({
      name: 'create_bookmarks',
      arguments: { items: [{ tab_id: 3, folder_path: 'Other bookmarks/Papers' }] },
    });
    expect(said.lines).toEqual(['Saved New in Other bookmarks › Papers.']);
  });

  it('asks which folder where two have the name', async () => {
    const talk = conversation(library({ get_current_tab: () => tab(3, 'https://new.test/') }));
    const said = await talk.say('bookmark this in Recipes');
    expect(said.lines).toEqual(['2 folders are called Recipes. Which one?']);
    expect(said.chips.map(talk.label)).toEqual(['Other bookmarks › Recipes', 'Bookmarks bar › Recipes']);
    expect((await talk.take(said.chips[1]!)).calls.at(-1)?.arguments).toEqual({
      items: [{ tab_id: 3, folder_path: 'Bookmarks bar/Recipes' }],
    });
  });

  it('says where a page is saved already, and offers to move it or keep both', async () => {
    const talk = conversation(library());
    const said = await talk.say('bookmark this in Papers');
    expect(said.lines).toEqual(['Saved in Bookmarks bar › Dev in 2023 already.']);
    expect(said.chips.map(talk.label)).toEqual(['Move it to “Other bookmarks › Papers”', 'Keep both']);
    expect((await talk.take(said.chips[1]!)).calls.at(-1)?.name).toBe('create_bookmarks');
  });

  it('keeps both where no folder was named, but never says so of what lies there already', async () => {
    const talk = conversation(library());
    const said = await talk.say('save this page');
    expect(said.lines).toEqual(['Saved in Bookmarks bar › Dev in 2023 already.']);
    expect(said.chips.map(talk.label)).toEqual(['Keep both']);
    const both = await talk.take(said.chips[0]!);
    expect(both.calls.at(-1)).toEqual({ name: 'create_bookmarks', arguments: { items: [{ tab_id: 1 }] } });
    expect(both.lines).toEqual(['Saved Async Rust.']);
    const same = await conversation(library({ create_bookmarks: done(0) })).take(said.chips[0]!);
    expect(same.lines).toEqual(said.lines);
  });

  it('passes over tabs that are saved, and counts them', async () => {
    const said = await conversation(library()).say('bookmark all tabs as Trip');
    expect(said.calls.at(-1)?.arguments).toEqual({ items: [{ tab_id: 3, folder_path: 'Trip' }] });
    expect(said.lines).toEqual(['Saved 1 page in Trip.', '2 were saved already.']);
  });

  it('tells where the page is', async () => {
    expect((await conversation(library()).say('have I saved this')).lines).toEqual([
      'Yes: Bookmarks bar › Dev, May 3, 2023 #rust',
    ]);
  });
});

describe('changing bookmarks', () => {
  it('moves what fits, and asks before it makes a folder', async () => {
    const talk = conversation(library());
    const move = { bookmark_ids: ['10', '11'], folder_path: 'Other bookmarks/Papers' };
    expect((await talk.say('move arxiv bookmarks to Papers')).calls.at(-1)?.arguments).toEqual({ moves: [move] });
    const said = await talk.say('move arxiv bookmarks to Physics');
    expect(said).toMatchObject({ choice: true, lines: ['There is no folder Physics.'] });
    expect((await talk.take(said.chips[0]!)).calls.at(-1)?.name).toBe('move_bookmarks');
  });

  it('moves what lies loose, not what stands in the bar', async () => {
    const said = await conversation(library()).say('put unsorted bookmarks in Papers');
    expect(said.calls.at(-1)?.arguments).toEqual({
      moves: [{ bookmark_ids: ['11'], folder_path: 'Other bookmarks/Papers' }],
    });
  });

  it('deletes the one bookmark of this page at once, and a list only after a look', async () => {
    const talk = conversation(library());
    expect(await talk.say('remove this bookmark')).toMatchObject({
      run: { this: true },
      lines: ['Deleted 1 bookmark.'],
    });
    const many = await talk.say('delete bookmarks from arxiv.org');
    expect(many.run).toBeUndefined();
    expect(many.calls.at(-1)?.arguments).toEqual({ bookmark_ids: ['10', '11'] });
    const kept = conversation(library({ delete_bookmarks: () => 'The user declined' }));
    expect((await kept.say('delete bookmarks from arxiv.org')).lines).toEqual(['Kept all 2 bookmarks.']);
  });

  it('lists empty folders and deletes them only when told', async () => {
    const talk = conversation(library({ delete_bookmark_folders: done(3) }));
    const said = await talk.say('empty folders');
    expect(said.lines).toEqual(['3 folders are empty.']);
    expect((await talk.take(said.chips[0]!)).calls.at(-1)?.arguments).toEqual({ folder_ids: ['4', '5', '6'] });
  });

  it('deletes a folder by its name, and lets one be chosen of several', async () => {
    const talk = conversation(library({ delete_bookmark_folders: done(1) }));
    const said = await talk.say('delete folder Dev');
    expect(said.calls.at(-1)?.arguments).toEqual({ folder_ids: ['3'] });
    expect(said.lines).toEqual(['Deleted the folder Bookmarks bar › Dev.']);
    const several = await talk.say('delete the Recipes folder');
    expect(several.calls.some(({ name }) => name === 'delete_bookmark_folders')).toBe(false);
    expect((await talk.take(several.chips[0]!)).calls.at(-1)?.arguments).toEqual({ folder_ids: ['4'] });
  });

  it('gives the dates that "last week" means', async () => {
    const said = await conversation(library()).say('bookmarks from last week');
    expect(said.calls[0]?.arguments).toMatchObject({ from: '2026-11-09', to: '2026-11-15' });
    expect(said.lines[0]).toContain('from Nov 9, 2026 to Nov 15, 2026');
  });

  it('says what is near where no folder has the name', async () => {
    const said = await conversation(library()).say('show folder Rec');
    expect(said.lines).toEqual(['No folder is called Rec. Near it: Recipes, Recipes.']);
    expect(said.chips.every(({ intent }) => intent.id === 'bookmarks.folder')).toBe(true);
    expect(said.chips).toHaveLength(2);
  });

  it('takes another form of a name for one that may be meant', async () => {
    const talk = conversation(library());
    const said = await talk.say('open the recipeful folder');
    expect(said.calls.every(({ name }) => /^(?:list|find|get)_/.test(name))).toBe(true);
    expect(said.chips.map(({ intent }) => intent.id)).toContain('bookmarks.open-folder');
  });
});

describe('tags', () => {
  const tags = {
    list_tags: () =>
      list([
        { title: 'javascript', count: 3 },
        { title: 'tmp', count: 0 },
      ]),
    tag_items: done(),
    untag_items: done(),
  };

  it('tags the page in front and marks new tags', async () => {
    const said = await conversation(library(tags)).say('tag this rust, javascript');
    expect(said.calls.at(-1)?.arguments).toEqual({ items: [{ tab_ids: [1], tags: ['rust', 'javascript'] }] });
    expect(said.lines).toEqual(['Tagged 1 page with #rust, #javascript.', 'New tag: #rust.']);
  });

  it('asks about a tag that is one letter off', async () => {
    const talk = conversation(library(tags));
    const said = await talk.say('tag this javscript');
    expect(said.chips.map(talk.label)).toEqual(['Use #javascript', 'Make #javscript']);
    expect((await talk.take(said.chips[0]!)).calls.at(-1)?.arguments).toMatchObject({
      items: [{ tags: ['javascript'] }],
    });
  });

  it('asks whether a tag is to come off things or to go', async () => {
    const said = await conversation(library(tags)).say('untag all tmp');
    expect(said).toMatchObject({ choice: true, calls: [] });
    expect(said.chips.map((chip) => chip.intent.id)).toEqual(['tags.remove', 'tags.delete']);
  });

  it('merges where the new name exists, and renames where it does not', async () => {
    const talk = conversation(library({ ...tags, merge_tags: done(), rename_tag: done() }));
    expect((await talk.say('merge tmp into javascript')).calls.at(-1)).toEqual({
      name: 'merge_tags',
      arguments: { from: ['tmp'], into: 'javascript' },
    });
    expect((await talk.say('rename tag tmp to later')).calls.at(-1)).toEqual({
      name: 'rename_tag',
      arguments: { tag: 'tmp', name: 'later' },
    });
  });

  it('merges several, and leaves out the one that they become', async () => {
    const talk = conversation(library({ ...tags, merge_tags: done() }));
    expect((await talk.say('combine the tags tmp and javascript into javascript')).calls.at(-1)?.arguments).toEqual({
      from: ['tmp'],
      into: 'javascript',
    });
    expect((await talk.say('combine the tags tmp and javascript into code')).calls.at(-1)?.arguments).toEqual({
      from: ['tmp', 'javascript'],
      into: 'code',
    });
    const unknown = await talk.say('combine the tags tmp and nowhere into javascript');
    expect(unknown.calls.map(({ name }) => name)).not.toContain('merge_tags');
  });

  it('deletes only unused tags when told so', async () => {
    const said = await conversation(library({ ...tags, delete_tags: done() })).say('remove unused tags');
    expect(said.calls.at(-1)?.arguments).toEqual({ tags: ['tmp'] });
  });
});

describe('undo', () => {
  it('takes back as many as were named', async () => {
    const talk = conversation({
      undo: ({ count }) => ({ done: count, actions: Array.from({ length: Number(count) }, () => ({ kept: [] })) }),
    });
    expect(await talk.say('undo')).toMatchObject({
      calls: [{ name: 'undo', arguments: { count: 1 } }],
      lines: ['Undid 1 action.'],
    });
    expect((await talk.say('undo the last two')).calls).toEqual([{ name: 'undo', arguments: { count: 2 } }]);
  });

  it('shows the changes where one of them is picked', async () => {
    const talk = conversation({ list_actions: () => ({ items: [], total: 0 }) });
    for (const sentence of ['undo the second one', 'undo 2', 'undo the first two'])
      expect((await talk.say(sentence)).calls.map(({ name }) => name)).toEqual(['list_actions']);
  });
});

describe('folders of other scripts and with slashes', () => {
  const named = (...titles: string[]) => ({
    ...library(),
    search_bookmarks: () => list([]),
    list_bookmark_folders: () => list(titles.map((title, at) => folder(`f${at}`, title, 'Other bookmarks', 1))),
    create_bookmarks: done(),
  });
  const target = (said: { calls: { name: string; arguments: Record<string, unknown> }[] }) =>
    said.calls.flatMap(({ name, arguments: { items } }) =>
      name === 'create_bookmarks' ? (items as { folder_path?: string }[]).map((item) => item.folder_path) : [],
    );

  it.each([
    ['TCP/IP', 'TCP/IP', 'Other bookmarks/TCP\\/IP'],
    ['tcp/ip', 'TCP/IP', 'Other bookmarks/TCP\\/IP'],
    ['パパ', 'パパ', 'Other bookmarks/パパ'],
    ['Công việc', 'CÔNG VIỆC', 'Other bookmarks/CÔNG VIỆC'],
  ])('a page goes into the folder of that name: %s', async (said, title, path) => {
    const answer = await conversation(named(title, 'ハハ', 'Cong viec')).say(`bookmark this page in ${said}`);
    expect(target(answer)).toEqual([path]);
  });

  it('opens a folder whose title holds a slash', async () => {
    const said = await conversation(named('TCP/IP')).say('show folder TCP/IP');
    expect(said.calls.at(-1)).toMatchObject({ name: 'list_bookmarks', arguments: { folder_id: 'f0' } });
  });

  it.each([
    ['パパ', 'ハハ'],
    ['कम', 'काम'],
    ['Boats', 'Goats'],
    ['Tax', 'Tux'],
    ['Taxes 2026', 'Taxes 2025'],
  ])('%s is another word than %s', async (said, other) => {
    const made = await conversation(named(other)).say(`bookmark this page in ${said}`);
    expect(target(made)).toEqual([said]);
  });

  it.each([
    ['ma', 'má'],
    ['recepies', 'Recipes'],
    ['Grden', 'Garden'],
  ])('%s is not %s: likeness is a question, and both answers are heard', async (said, other) => {
    const talk = conversation(named(other));
    const asked = await talk.say(`bookmark this page in ${said}`);
    expect(asked.choice).toBe(true);
    expect(target(asked)).toEqual([]);
    expect(target(await talk.take(asked.chips[0]!))).toEqual([`Other bookmarks/${other}`]);
    expect(target(await talk.take(asked.chips[1]!))).toEqual([said]);
  });
});
