import { text } from '@/src/contract/text.ts';
import { sameName } from '@/src/text/fold.ts';
import { windowFor } from '../bookmarks/find-bookmark-commands.ts';
import type { Slots } from '../frame/command-frame.ts';
import { plain } from '../script/describe.ts';
import type { TagItem } from '../script/items.ts';
import { readItems, readList, readPage } from '../script/read-results.ts';
import { answer, chip, found, none, write } from '../script/script.ts';
import { command, looking, said } from '../table/index.ts';
import { hashed, tagsLike, tagsSaid } from './tag-commands.ts';

/** Arguments that find what has the tags. */
const withTags = ({ tagged = [], any }: Slots) => ({ tags: tagged, match: any ? 'any' : 'all' });

command('tags.show', 'tags', 'read', {
  rule: [said(`${looking} count switch`, '- tabs bookmarks things tags', 'tagged', 'any window')],
  title: (slots) => text('command_tags_show_what', { tags: hashed(tagsSaid(slots)) }),
  *run(slots, context) {
    const tags = hashed(slots.tagged ?? []);
    const { total: n } = yield* readPage('find_by_tag', withTags(slots));
    if (n > 0) {
      const open = chip(text('command_chip_open_all', { n }), 'tags.open', slots);
      return found(n, text('command_tags_fact', { n, tags }), open);
    }
    const { items: near } = yield* readPage('list_tags', { query: slots.tagged?.[0] ?? '', limit: 3 });
    const chipOf = ({ title }: TagItem) => context.again(plain(`#${title}`), { tagged: [title] });
    return none(text('command_tags_none', { tags }), ...near.map(chipOf));
  },
});

command('tags.open', 'tags', 'write', {
  rule: [said('open', '- tabs bookmarks things tags', 'tagged', 'any newWindow to:window')],
  title: (slots) => text('command_tags_open_what', { tags: hashed(tagsSaid(slots)) }),
  *run(slots) {
    const tags = hashed(slots.tagged ?? []);
    const { items } = yield* readList('find_by_tag', withTags(slots));
    const urls = [...new Set(items.flatMap(({ url }) => url || []))];
    const n = urls.length;
    if (n === 0) none(text('command_tags_none', { tags }));
    const will = text('command_bookmarks_will_open', { n, from: tags });
    const done = yield* write('open_tabs', { urls, window: windowFor(slots) }, will);
    return answer(text('command_bookmarks_opened', { n: done.count }));
  },
});

/** Tags by how many addresses carry them: none, or one. Undefined for all tags. */
const usesOf = ({ states, count }: Slots): number | undefined => count ?? (states?.includes('unused') ? 0 : undefined);

command('tags.list', 'tags', 'read', {
  rule: [said(`${looking} count`, 'tags', '', 'by:date by:title count is:unused')],
  title: (slots) => {
    const n = usesOf(slots);
    return n === undefined ? text('command_tags_show_all') : text('command_tags_show_rare', { n });
  },
  *run(slots) {
    const uses = usesOf(slots);
    if (uses === undefined) {
      const { total } = yield* readPage('list_tags');
      return found(total, text('command_tags_all', { n: total }));
    }
    const rare = (yield* readItems('list_tags')).filter((tag) => tag.count === uses);
    const n = rare.length;
    if (n === 0) none(text('command_tags_no_rare', { n: uses }));
    const tags = hashed(rare.slice(0, 20).map(({ title }) => title));
    const remove = chip(text('command_tags_delete_rare', { n: uses }), 'tags.delete', slots);
    return found(n, text('command_tags_rare', { n, uses, tags }), remove);
  },
});

/** Renames a tag, or merges it into an existing one. */
command('tags.merge', 'tags', 'write', {
  rule: [
    said('merge rename', 'tags', 'words name'),
    said('merge', '-', 'words name', '', { vague: true, named: true, bare: true }),
    said('merge rename', '- tags', 'tagged name'),
  ],
  title: (slots) => text('command_tags_will_merge', mergedTags(slots)),
  *run(slots) {
    const { from, into } = mergedTags(slots);
    const known = yield* tagsLike([...from, into]);
    const has = (name: string) => known.find((tag) => sameName(tag.title, name))?.title;
    const missing = from.filter((name) => has(name) === undefined);
    const sources = from.flatMap((name) => has(name) ?? []);
    if (sources.length === 0 || missing.length > 0) none(text('command_tags_unknown', { tag: missing }));
    const existing = has(into);
    const names = { from: sources, into: existing ?? into };
    const will = text(existing ? 'command_tags_will_merge' : 'command_tags_will_rename', names);
    yield* existing || sources.length > 1
      ? write('merge_tags', names, will, { named: existing !== undefined })
      : write('rename_tag', { tag: sources[0], name: into }, will);
    return answer(text(existing ? 'command_tags_merged' : 'command_tags_renamed', names));
  },
});

/** Tags to merge and the resulting one, which may be among them: "combine colour and color into color". */
const mergedTags = ({ tagged, words, name = '' }: Slots): { from: string[]; into: string } => {
  const into = name.replace(/^#/, '').replace(/^tag /i, '');
  const all = tagged ?? words ?? [];
  const going = all.filter((tag) => !sameName(tag, into));
  return { from: going.length > 0 ? going : all, into };
};

command('tags.delete', 'tags', 'destroy', {
  keepsPages: true,
  rule: [said('delete', '- tags', 'tagged', 'window:all'), said('delete tidy', 'tags', 'is:unused|is:empty|count')],
  title: (slots) =>
    (slots.tags ?? slots.tagged)
      ? text('command_tags_delete_tag', { tags: hashed(tagsSaid(slots)) })
      : slots.count === undefined
        ? text('command_tags_delete_unused')
        : text('command_tags_delete_rare', { n: slots.count }),
  *run(slots) {
    const wanted = slots.tags ?? slots.tagged;
    const uses = slots.count ?? 0;
    const known = wanted ? yield* tagsLike(wanted) : yield* readItems('list_tags');
    const going = known.filter((tag) =>
      wanted ? wanted.some((name) => sameName(name, tag.title)) : tag.count === uses,
    );
    const n = going.length;
    if (n === 0)
      none(wanted ? text('command_tags_unknown', { tag: wanted }) : text('command_tags_no_rare', { n: uses }));
    const tags = going.map(({ title }) => title);
    const m = going.reduce((sum, tag) => sum + tag.count, 0);
    const will = text('command_tags_will_delete', { n, tags: hashed(tags.slice(0, 5)), m });
    yield* write('delete_tags', { tags }, will, { kept: text('command_tags_kept', { n }) });
    return answer(text('command_tags_deleted', { n, m }));
  },
});
