import { text } from '@/src/contract/text.ts';
import { sameName } from '@/src/text/fold.ts';
import type { Slots } from '../../language/command-frame.ts';
import { oneErrorApart } from '../../language/typing-errors.ts';
import { fold } from '../../language/word-tokens.ts';
import { actOnce, notDone } from '../../script/act.ts';
import type { CommandContext } from '../../script/context.ts';
import { describe } from '../../script/describe.ts';
import { listOf, numberIn, type TabItem, type TagItem } from '../../script/items.ts';
import { listed } from '../../script/listed-things.ts';
import { most, read, readAll, readList, readPage } from '../../script/read-results.ts';
import { type Answer, answer, chip, choose, look, type Part, plain, type Script } from '../../script/script.ts';
import { pickBookmarks } from '../bookmarks/pick-bookmarks.ts';
import { pickTabs } from '../tabs/pick-tabs.ts';

type Items = { tab_ids?: number[]; bookmark_ids?: string[]; urls?: string[] };

/** What is to be tagged: the page in front, tabs, bookmarks, a list. */
export function* taggable(
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
function* tagsLike(names: string[]): Part<TagItem[]> {
  const calls = [look('list_tags', { limit: most }), ...names.map((query) => look('list_tags', { query, limit: 20 }))];
  const lists = (yield* readAll(calls)).map((data) => listOf<TagItem>(data));
  return [...new Map(lists.flatMap((list) => list.items).map((tag) => [tag.title, tag])).values()];
}

/** True for names that one may be meant by the other. */
const isNear = (a: string, b: string): boolean =>
  fold(a) === fold(b) || (b.length > 3 && oneErrorApart(fold(a), fold(b)));

/** Puts tags on. A tag one letter or accent away from one that exists is asked about. */
export function* tagThem(
  id: string,
  slots: Slots & { asIs?: true },
  context: CommandContext,
  bookmarks: boolean,
): Script {
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
    return answer(text('command_tags_nothing', { what: describe({ ...slots, tagged: [] }, 'command_what_tabs') }), {
      count: 0,
    });
  const shown = tags.map((tag) => `#${tag}`);
  const done = yield* actOnce(
    'tag_items',
    { items: [{ ...found.items, tags }] },
    text('command_tags_will_tag', { n, tags: shown }),
  );
  const problem = notDone(done, text('command_left_as_is'));
  if (problem) return answer(problem);
  const fresh =
    unknown.length > 0 ? [text('command_tags_new', { tags: unknown.map((tag) => `#${tag}`), n: unknown.length })] : [];
  return answer([text('command_tags_tagged', { n: done.state === 'done' ? done.count : 0, tags: shown }), ...fresh], {
    count: n,
  });
}

/** Takes tags off things. Without a word of which things: is the tag itself to go? */
export function* untagThem(slots: Slots, context: CommandContext, bookmarks: boolean): Script {
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
  const done = yield* actOnce(
    'untag_items',
    { items: [{ ...found.items, tags: off }] },
    text('command_tags_will_untag', { n, tags: shown }),
  );
  const problem = notDone(done, text('command_left_as_is'));
  return answer(problem ?? text('command_tags_untagged', { n: done.state === 'done' ? done.count : 0, tags: shown }), {
    count: n,
  });
}

function* tagsOfPage(): Part<string[]> {
  return ((yield* read('get_current_tab')) as TabItem).tags;
}

export function* showTagged(slots: Slots): Script {
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

export function* openTagged(slots: Slots): Script {
  const tags = slots.tagged ?? [];
  const list = yield* readList<{ url?: string }>('find_by_tag', { tags, match: slots.any ? 'any' : 'all' });
  const urls = [...new Set(list.items.flatMap((item) => (item.url ? [item.url] : [])))];
  const shown = tags.map((tag) => `#${tag}`);
  if (urls.length === 0) return answer(text('command_tags_none', { tags: shown }), { count: 0 });
  const window = slots.newWindow || slots.to === 'window' ? 'new' : 'current';
  const done = yield* actOnce(
    'open_tabs',
    { urls, window },
    text('command_bookmarks_will_open', { n: urls.length, from: shown }),
  );
  const problem = notDone(done, text('command_left_as_is'));
  return answer(problem ?? text('command_bookmarks_opened', { n: done.state === 'done' ? done.count : 0 }), {
    count: urls.length,
  });
}

/** All tags, or those that as many addresses carry as asked: one, or none. */
export function* listTags({ count, states }: Slots): Script {
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

/** "Combine colour and color into color": what it becomes is none of those that go. */
export const mergedTags = ({ tagged, words, name = '' }: Slots): { from: string[]; into: string } => {
  const into = name.replace(/^#/, '').replace(/^tag /i, '');
  const all = tagged ?? words ?? [];
  const going = all.filter((tag) => !sameName(tag, into));
  return { from: going.length > 0 ? going : all, into };
};

/** One tag becomes another; where that exists already, the two become one. */
export function* mergeTags(slots: Slots): Script {
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

export function* deleteTags(slots: Slots): Script {
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
  const done = yield* actOnce(
    'delete_tags',
    { tags: going.map((tag) => tag.title) },
    text('command_tags_will_delete', { n, tags: shown, m: addresses }),
  );
  return answer(notDone(done, text('command_tags_kept', { n })) ?? text('command_tags_deleted', { n, m: addresses }), {
    count: n,
  });
}
