import { text } from '@/src/contract/text.ts';
import { fold, sameName } from '@/src/text/fold.ts';
import { oneErrorApart } from '@/src/text/one-error-apart.ts';
import { pickBookmarks } from '../bookmarks/pick-bookmarks.ts';
import type { Slots } from '../frame/command-frame.ts';
import { write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import { listOf, numberIn, type TabItem, type TagItem } from '../script/items.ts';
import { listed } from '../script/listed-things.ts';
import { most, read, readAll } from '../script/read-results.ts';
import { type Answer, answer, chip, choose, look, type Part, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { bookmarkFilters, either, type Pattern, said, tabFilters } from '../table/command-pattern.ts';
import { pickTabs } from '../tabs/pick-tabs.ts';
import { suggestTags } from './suggest-tags.ts';

export const hashed = (slots: Slots): string[] => (slots.tags ?? slots.tagged ?? []).map((tag) => `#${tag}`);

/** True if bookmarks are tagged; the patterns add this slot. */
const ofBookmarks = (slots: Slots): boolean => slots.kind === 'bookmark';

const onPage = [
  said('tag', '- tabs tags', 'ref:this tags'),
  said('tag', '- tabs tags', 'ref:this tagged'),
  said('tag', '-', 'ref:it tags'),
  said('tag', 'bookmarks', 'ref:this tags'),
  said('tag', '-', 'tags', '', { vague: true, bare: true }),
  said('tag', '- tags', 'tagged'),
];

command('tags.add', 'tags', 'write', {
  rule: onPage,
  title: (slots) => text('command_tags_will_tag', { n: 1, tags: hashed(slots) }),
  run: (slots, context) => tagThem('tags.add', slots, context, false),
});

/** Suggests tags; also used by a shortcut and a menu. */
command('tags.suggest', 'tags', 'read', {
  rule: [said('tag', '- tabs tags', 'ref:this'), said('suggest-tags', '- tabs tags', '', 'ref:this', { vague: true })],
  title: () => text('command_tags_suggest_title'),
  run: suggestTags,
});

/** Patterns for tagging several things: "tag the github tabs code". The last word is the tag. */
const many = (objects: string, needs: string, allows: string, manner: Partial<Pattern> = {}): Pattern[] =>
  said('tag', objects, `${needs} tags|tagged`, `${allows} tags tagged`, manner);

command('tags.add-many', 'tags', 'write', {
  rule: [
    many(
      'tabs things groups',
      'sites|words|days|window|group|wholeGroup|ref:list|is:playing|is:pinned|is:untagged',
      tabFilters,
    ),
    many('-', 'ref:list', ''),
    many('folders', 'folder', bookmarkFilters, { adds: { kind: 'bookmark' } }),
    many('bookmarks', either(bookmarkFilters), bookmarkFilters, { adds: { kind: 'bookmark' } }),
    said('tag', 'tabs', 'tags', `${tabFilters} tagged`),
  ],
  title: (slots) =>
    text('command_tags_tag_what', {
      what: describe({ ...slots, tagged: [] }, ofBookmarks(slots) ? 'command_what_bookmarks' : 'command_what_tabs'),
      tags: hashed(slots),
    }),
  run: (slots, context) => tagThem('tags.add-many', slots, context, ofBookmarks(slots)),
});

command('tags.remove', 'tags', 'write', {
  rule: [
    said('untag', '- tabs tags', '', `${tabFilters} ref:this tags`),
    // "Untag everything" says neither what nor of what.
    said('untag', 'things', 'tags', `${tabFilters} ref:this`),
    said('untag', 'bookmarks folders', '', `${bookmarkFilters} ref:this tags`, { adds: { kind: 'bookmark' } }),
  ],
  title: (slots) => (slots.tags ? text('command_tags_untag', { tags: hashed(slots) }) : text('command_tags_untag_any')),
  run: (slots, context) => {
    const { kind: _, ...rest } = slots;
    return untagThem(rest, context, ofBookmarks(slots));
  },
});

type Items = { tab_ids?: number[]; bookmark_ids?: string[]; urls?: string[] };

/** Things to tag: the page in front, tabs, bookmarks or a list. */
function* taggable(
  slots: Slots,
  context: CommandContext,
  bookmarks: boolean,
): Part<{ items: Items; n: number } | { answer: Answer }> {
  if (slots.page) return { items: { urls: [slots.page.url] }, n: 1 };
  const { tagged: _, tags: __, ...selecting } = slots;
  if (slots.ref === undefined && Object.keys(selecting).every((key) => key === 'all')) {
    const current = yield* read('get_current_tab');
    return { items: { tab_ids: [numberIn(current, 'id')] }, n: 1 };
  }
  const ofBookmarks = slots.ref && slots.ref.kind !== 'this' && listed(slots.ref, context, 'bookmark');
  if (bookmarks || slots.folder !== undefined || ofBookmarks) {
    const picked = yield* pickBookmarks(selecting, context);
    if ('answer' in picked) return picked;
    return { items: { bookmark_ids: picked.bookmarks.map((item) => item.id) }, n: picked.bookmarks.length };
  }
  const found = yield* pickTabs(selecting, context, { window: 'all', careful: false });
  if ('answer' in found) return found;
  const { tabs } = found.picked;
  return { items: { tab_ids: tabs.map((tab) => tab.id) }, n: tabs.length };
}

/** The tags of these names and the most used ones, among which a misspelt name is looked for. */
export function* tagsLike(names: string[]): Part<TagItem[]> {
  const calls = [look('list_tags', { limit: most }), ...names.map((query) => look('list_tags', { query, limit: 20 }))];
  const lists = (yield* readAll(calls)).map((data) => listOf<TagItem>(data));
  return [...new Map(lists.flatMap((list) => list.items).map((tag) => [tag.title, tag])).values()];
}

/** True if two names are so similar that one may be a misspelling of the other. */
const isNear = (a: string, b: string): boolean =>
  fold(a) === fold(b) || (b.length > 3 && oneErrorApart(fold(a), fold(b)));

/** Adds tags. Asks if a new tag is nearly the name of an existing one. */
function* tagThem(id: string, slots: Slots & { asIs?: true }, context: CommandContext, bookmarks: boolean): Script {
  const tags = (slots.tags ?? slots.tagged ?? []).map((tag) => tag.replace(/^#/, ''));
  if (tags.length === 0) return answer(text('command_tags_which'));
  const known = (yield* tagsLike(tags)).map((tag) => tag.title);
  const unknown = tags.filter((tag) => !known.some((name) => sameName(name, tag)));
  for (const tag of slots.asIs ? [] : unknown) {
    const near = known.find((name) => isNear(name, tag));
    if (near === undefined) continue;
    const instead = tags.map((one) => (one === tag ? near : one));
    return choose(text('command_tags_near', { tag }), [
      chip(text('command_tags_use', { tag: near }), id, { ...slots, tags: instead }),
      chip(text('command_tags_make', { tag }), id, { ...slots, asIs: true }),
    ]);
  }
  const found = yield* taggable(slots, context, bookmarks);
  if ('answer' in found) return found.answer;
  const { n } = found;
  if (n === 0)
    return answer(
      text('command_tags_nothing', {
        what: describe({ ...slots, tagged: [] }, bookmarks ? 'command_what_bookmarks' : 'command_what_tabs'),
      }),
      { count: 0 },
    );
  const shown = tags.map((tag) => `#${tag}`);
  const done = yield* write(
    'tag_items',
    { items: [{ ...found.items, tags }] },
    text('command_tags_will_tag', { n, tags: shown }),
  );
  const fresh =
    unknown.length > 0 ? [text('command_tags_new', { tags: unknown.map((tag) => `#${tag}`), n: unknown.length })] : [];
  return answer([text('command_tags_tagged', { n: done.count, tags: shown }), ...fresh], {
    count: n,
  });
}

/** Removes tags. Asks if the tag itself is to be deleted when no things are named. */
function* untagThem(slots: Slots, context: CommandContext, bookmarks: boolean): Script {
  const tags = slots.tags ?? slots.tagged ?? [];
  const { tagged: _, tags: __, ...selecting } = slots;
  if (tags.length > 0 && Object.keys(selecting).every((key) => key === 'all')) {
    return choose(text('command_tags_untag_or_delete', { tags: tags }), [
      chip(text('command_tags_untag_page', { tags: tags }), 'tags.remove', { tags, ref: { kind: 'this' } }),
      chip(text('command_tags_delete_tag', { tags: tags }), 'tags.delete', { tags }),
    ]);
  }
  const found = yield* taggable(selecting, context, bookmarks);
  if ('answer' in found) return found.answer;
  const { n } = found;
  const off = tags.length > 0 ? tags : yield* tagsOfPage();
  if (off.length === 0 || n === 0) return answer(text('command_tags_none_here'), { count: 0 });
  const shown = off.map((tag) => `#${tag}`);
  const done = yield* write(
    'untag_items',
    { items: [{ ...found.items, tags: off }] },
    text('command_tags_will_untag', { n, tags: shown }),
  );
  return answer(text('command_tags_untagged', { n: done.count, tags: shown }), {
    count: n,
  });
}

function* tagsOfPage(): Part<string[]> {
  return ((yield* read('get_current_tab')) as TabItem).tags;
}
