import { text } from '@/src/contract/text.ts';
import { sameName } from '@/src/text/fold.ts';
import type { Slots } from '../frame/command-frame.ts';
import { actOnce, notDone, write } from '../script/act.ts';
import type { TagItem } from '../script/items.ts';
import { readList, readPage } from '../script/read-results.ts';
import { answer, chip, plain, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { looking, said } from '../table/command-pattern.ts';
import { hashed, tagsLike } from './tag-commands.ts';

/** Tags by how many addresses carry them: none, or one. */
const isRare = ({ states, count }: Slots): boolean => count !== undefined || (states?.includes('unused') ?? false);

command('tags.show', 'tags', 'read', {
  rule: [said(`${looking} count switch`, '- tabs bookmarks things tags', 'tagged', 'any window')],
  title: (slots) => text('command_tags_show_what', { tags: hashed(slots) }),
  run: showTagged,
});

command('tags.open', 'tags', 'write', {
  rule: [said('open', '- tabs bookmarks things tags', 'tagged', 'any newWindow to:window')],
  title: (slots) => text('command_tags_open_what', { tags: hashed(slots) }),
  run: openTagged,
});

command('tags.list', 'tags', 'read', {
  rule: [said(`${looking} count`, 'tags', '', 'by:date by:title count is:unused')],
  title: (slots) =>
    isRare(slots) ? text('command_tags_show_rare', { n: slots.count ?? 0 }) : text('command_tags_show_all'),
  run: listTags,
});

command('tags.merge', 'tags', 'write', {
  rule: [
    said('merge', 'tags', 'words name'),
    said('merge', '-', 'words name', '', { vague: true, named: true, bare: true }),
    said('merge rename', '- tags', 'tagged name'),
    said('rename', 'tags', 'words name'),
  ],
  title: (slots) => text('command_tags_will_merge', mergedTags(slots)),
  run: mergeTags,
});

command('tags.delete', 'tags', 'destroy', {
  rule: [
    said('delete', '- tags', 'tagged', 'window:all'),
    said('delete tidy', 'tags', 'is:unused'),
    said('delete tidy', 'tags', 'is:empty'),
    said('delete tidy', 'tags', 'count'),
  ],
  title: (slots) =>
    (slots.tags ?? slots.tagged)
      ? text('command_tags_delete_tag', { tags: hashed(slots) })
      : slots.count === undefined
        ? text('command_tags_delete_unused')
        : text('command_tags_delete_rare', { n: slots.count }),
  run: deleteTags,
});

function* showTagged(slots: Slots): Script {
  const tags = slots.tagged ?? [];
  const list = yield* readPage('find_by_tag', { tags, match: slots.any ? 'any' : 'all', limit: 100 });
  const shown = tags.map((tag) => `#${tag}`);
  if (list.total === 0) {
    const near = (yield* readPage<TagItem>('list_tags', { query: tags[0] ?? '', limit: 3 })).items;
    return answer(text('command_tags_none', { tags: shown }), {
      count: 0,
      chips: near
        .slice(0, 2)
        .map((tag) => chip(text('command_plain', { words: `#${tag.title}` }), 'tags.show', { tagged: [tag.title] })),
    });
  }
  return answer(text('command_tags_fact', { n: list.total, tags: shown }), {
    count: list.total,
    chips: [chip(text('command_chip_open_all', { n: list.total }), 'tags.open', plain(slots))],
  });
}

function* openTagged(slots: Slots): Script {
  const tags = slots.tagged ?? [];
  const list = yield* readList<{ url?: string }>('find_by_tag', { tags, match: slots.any ? 'any' : 'all' });
  const urls = [...new Set(list.items.flatMap((item) => (item.url ? [item.url] : [])))];
  const shown = tags.map((tag) => `#${tag}`);
  if (urls.length === 0) return answer(text('command_tags_none', { tags: shown }), { count: 0 });
  const window = slots.newWindow || slots.to === 'window' ? 'new' : 'current';
  const done = yield* write(
    'open_tabs',
    { urls, window },
    text('command_bookmarks_will_open', { n: urls.length, from: shown }),
  );
  return answer(text('command_bookmarks_opened', { n: done.count }), {
    count: urls.length,
  });
}

/** All tags, or those that as many addresses carry as asked: one, or none. */
function* listTags({ count, states }: Slots): Script {
  if (count !== undefined || states?.includes('unused')) {
    const uses = count ?? 0;
    const { items } = yield* readList<TagItem>('list_tags');
    const rare = items.filter((tag) => tag.count === uses);
    const n = rare.length;
    if (n === 0) return answer(text('command_tags_no_rare', { n: uses }), { count: 0 });
    const names = rare.slice(0, 20).map((tag) => `#${tag.title}`);
    return answer(text('command_tags_rare', { n, uses, tags: names }), {
      count: n,
      chips: [chip(text('command_tags_delete_rare', { n: uses }), 'tags.delete', plain({ count, states }))],
    });
  }
  const list = yield* readPage<TagItem>('list_tags', { limit: 100 });
  return answer(text('command_tags_all', { n: list.total }), { count: list.total });
}

/** Tags to merge and the resulting one, which may be among them: "combine colour and color into color". */
const mergedTags = ({ tagged, words, name = '' }: Slots): { from: string[]; into: string } => {
  const into = name.replace(/^#/, '').replace(/^tag /i, '');
  const all = tagged ?? words ?? [];
  const going = all.filter((tag) => !sameName(tag, into));
  return { from: going.length > 0 ? going : all, into };
};

/** Renames a tag, or merges it into an existing one. */
function* mergeTags(slots: Slots): Script {
  const { from, into } = mergedTags(slots);
  const known = yield* tagsLike([...from, into]);
  const has = (name: string) => known.find((tag) => sameName(tag.title, name));
  const missing = from.filter((name) => !has(name));
  const sources = from.flatMap((name) => has(name)?.title ?? []);
  const [source] = sources;
  if (!source || missing.length > 0) return answer(text('command_tags_unknown', { tag: missing }), { count: 0 });
  const existing = has(into);
  const names = { from: sources, into: existing?.title ?? into };
  const will = text(existing ? 'command_tags_will_merge' : 'command_tags_will_rename', names);
  const done =
    existing || sources.length > 1
      ? yield* actOnce('merge_tags', names, will, { named: existing !== undefined })
      : yield* actOnce('rename_tag', { tag: source, name: into }, will);
  const problem = notDone(done, text('command_left_as_is'));
  if (problem) return answer(problem);
  return answer(text(existing ? 'command_tags_merged' : 'command_tags_renamed', names));
}

function* deleteTags(slots: Slots): Script {
  const wanted = slots.tags ?? slots.tagged;
  const known = wanted ? yield* tagsLike(wanted) : (yield* readList<TagItem>('list_tags')).items;
  const going = wanted
    ? known.filter((tag) => wanted.some((name) => sameName(name, tag.title)))
    : known.filter((tag) => tag.count === (slots.count ?? 0));
  if (going.length === 0)
    return answer(
      wanted ? text('command_tags_unknown', { tag: wanted }) : text('command_tags_no_rare', { n: slots.count ?? 0 }),
      {
        count: 0,
      },
    );
  const addresses = going.reduce((n, tag) => n + tag.count, 0);
  const shown = going.slice(0, 5).map((tag) => `#${tag.title}`);
  const n = going.length;
  yield* write(
    'delete_tags',
    { tags: going.map((tag) => tag.title) },
    text('command_tags_will_delete', { n, tags: shown, m: addresses }),
    { kept: text('command_tags_kept', { n }) },
  );
  return answer(text('command_tags_deleted', { n, m: addresses }), {
    count: n,
  });
}
