import { isWebAddress } from '@/src/address/address.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { fold, sameName } from '@/src/text/fold.ts';
import { omit } from '@/src/text/omit.ts';
import { oneErrorApart } from '@/src/text/one-error-apart.ts';
import { pickBookmarks } from '../bookmarks/pick-bookmarks.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { describe } from '../script/describe.ts';
import { listOf, type TagItem } from '../script/items.ts';
import { listed } from '../script/listed-things.ts';
import { currentTab, most, readAll } from '../script/read-results.ts';
import { answer, chip, choose, look, none, type Part, type RunContext, type Script, write } from '../script/script.ts';
import { bookmarkFilters, command, either, type Pattern, said, tabFilters } from '../table/index.ts';
import { idsOf, pickTabs } from '../tabs/pick-tabs.ts';
import { suggestTags } from './suggest-tags.ts';

export const tagsSaid = ({ tags, tagged = [] }: Slots): string[] => tags ?? tagged;

export const hashed = (tags: string[]): string[] => tags.map((tag) => `#${tag}`);

command('tags.add', 'tags', 'write', {
  rule: [
    said('tag', '- tabs tags', 'ref:this tags|tagged'),
    said('tag', '-', 'ref:it tags'),
    said('tag', 'bookmarks', 'ref:this tags'),
    said('tag', '-', 'tags', '', { vague: true, bare: true }),
    said('tag', '- tags', 'tagged'),
  ],
  title: (slots) => text('command_tags_will_tag', { n: 1, tags: hashed(tagsSaid(slots)) }),
  run: tagThem,
});

/** Suggests tags; also used by a shortcut and a menu. */
command('tags.suggest', 'tags', 'read', {
  rule: [said('tag', '- tabs tags', 'ref:this'), said('suggest-tags', '- tabs tags', '', 'ref:this', { vague: true })],
  title: 'command_tags_suggest_title',
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
    many('-', 'ref:list sites|words', '', { vague: true }),
    many('-', 'sites|words', '', { vague: true }),
    many('folders', 'folder', bookmarkFilters, { adds: { kind: 'bookmark' } }),
    many('bookmarks', either(bookmarkFilters), bookmarkFilters, { adds: { kind: 'bookmark' } }),
    said('tag', 'tabs', 'tags', `${tabFilters} tagged`),
  ],
  title: (slots) => text('command_tags_tag_what', { what: whatOf(slots), tags: hashed(tagsSaid(slots)) }),
  run: tagThem,
});

command('tags.remove', 'tags', 'write', {
  rule: [
    said('untag', '- tabs tags', '', `${tabFilters} ref:this tags`),
    // "Untag everything" says neither what nor of what.
    said('untag', 'things', 'tags', `${tabFilters} ref:this`),
    said('untag', 'bookmarks folders', '', `${bookmarkFilters} ref:this tags`, { adds: { kind: 'bookmark' } }),
  ],
  title: (slots) =>
    slots.tags ? text('command_tags_untag', { tags: hashed(slots.tags) }) : text('command_tags_untag_any'),
  *run(slots, context) {
    const tags = tagsSaid(slots);
    // The tag itself may be meant where no things are named.
    if (tags.length > 0 && !selects(slots)) {
      return choose(text('command_tags_untag_or_delete', { tags }), [
        chip(text('command_tags_untag_page', { tags }), 'tags.remove', { tags, ref: { kind: 'this' } }),
        chip(text('command_tags_delete_tag', { tags }), 'tags.delete', { tags }),
      ]);
    }
    // "The cooking tag off the dal": of what has these words, that which has the tag.
    const isNarrowed = tags.length === 1 && slots.words !== undefined;
    const { items, n, how } = yield* taggable(isNarrowed ? { ...slots, tags, tagged: tags } : slots, context);
    const off = tags.length > 0 ? tags : (yield* currentTab()).tags;
    if (off.length === 0 || n === 0) none(text('command_tags_none_here'));
    const shown = hashed(off);
    const will = text('command_tags_will_untag', { n, tags: shown });
    const done = yield* write('untag_items', { items: [{ ...items, tags: off }] }, will, how);
    return answer(text('command_tags_untagged', { n: done.count, tags: shown }));
  },
});

/** The slots without the tags to put on or take off. "The #work tabs" are tagged already. */
const things = ({ tags, tagged, ...slots }: RunSlots): RunSlots => (tags && tagged ? { ...slots, tagged } : slots);

const whatOf = (slots: RunSlots): Text =>
  describe(things(slots), slots.kind === 'bookmark' ? 'command_what_bookmarks' : 'command_what_tabs');

/** True if slots say what is tagged. */
const selects = (slots: RunSlots): boolean =>
  Object.keys(things(slots)).some((key) => key !== 'all' && key !== 'asIs' && key !== 'kind');

/** Ends the command if a single page is meant and is none of the web: only those have tags. */
function onlyWeb(pages: { url: string }[]): void {
  const [page, ...others] = pages;
  if (page && others.length === 0 && !isWebAddress(page.url)) none(text('command_tags_not_web'));
}

/** Things to tag: the page in front, tabs, bookmarks or a list. `how`: in which manner they are changed. */
function* taggable(slots: RunSlots, context: RunContext): Part<{ items: object; n: number; how?: { plan: true } }> {
  const { page, ref, kind, folder } = slots;
  if (page) return { items: { urls: [page.url] }, n: 1 };
  if (!selects(slots)) {
    const tab = yield* currentTab();
    onlyWeb([tab]);
    return { items: { tab_ids: [tab.id] }, n: 1 };
  }
  const { kind: _, ...selecting } = things(slots);
  const isListed = ref && ref.kind !== 'this' && listed(ref, context, 'bookmark');
  if (kind === 'bookmark' || folder !== undefined || isListed) {
    const bookmark_ids = (yield* pickBookmarks(selecting, context)).map(({ id }) => id);
    return { items: { bookmark_ids }, n: bookmark_ids.length };
  }
  const { tabs } = yield* pickTabs(selecting, context, { window: 'all' });
  const isByWords = (selecting.words ?? selecting.sites) !== undefined;
  const isWide = Object.keys(omit(selecting, 'all', 'words', 'sites', 'either', 'tagged', 'asIs')).length > 0;
  // Bookmarks with the words are meant if no open tab has them.
  if (tabs.length === 0 && isByWords && !isWide) {
    const bookmark_ids = (yield* pickBookmarks(selecting, context)).map(({ id }) => id);
    return { items: { bookmark_ids }, n: bookmark_ids.length, how: { plan: true } };
  }
  onlyWeb(tabs);
  const tab_ids = idsOf(tabs);
  return { items: { tab_ids }, n: tab_ids.length };
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
function* tagThem(slots: RunSlots, context: RunContext): Script {
  const tags = tagsSaid(slots).map((tag) => tag.replace(/^#/, ''));
  if (tags.length === 0) return answer(text('command_tags_which'));
  const known = (yield* tagsLike(tags)).map((tag) => tag.title);
  const fresh = tags.filter((tag) => !known.some((name) => sameName(name, tag)));
  for (const tag of slots.asIs ? [] : fresh) {
    const near = known.find((name) => isNear(name, tag));
    if (near === undefined) continue;
    return choose(text('command_tags_near', { tag }), [
      context.again(text('command_tags_use', { tag: near }), { tags: tags.map((one) => (one === tag ? near : one)) }),
      context.again(text('command_tags_make', { tag }), { asIs: true }),
    ]);
  }
  const { items, n, how } = yield* taggable(slots, context);
  if (n === 0) none(text('command_tags_nothing', { what: whatOf(slots) }));
  const shown = hashed(tags);
  const will = text('command_tags_will_tag', { n, tags: shown });
  const done = yield* write('tag_items', { items: [{ ...items, tags }] }, will, how);
  return answer([
    text('command_tags_tagged', { n: done.count, tags: shown }),
    fresh.length > 0 && text('command_tags_new', { tags: hashed(fresh), n: fresh.length }),
  ]);
}
