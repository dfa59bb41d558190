import { text } from '@/src/contract/text.ts';
import { fold } from '@/src/text/fold.ts';
import type { Reference, Slots } from '../frame/command-frame.ts';
import { describe, plain, titled } from '../script/describe.ts';
import type { TabItem } from '../script/items.ts';
import { checkOpen, listed, thingsListed } from '../script/listed-things.ts';
import { currentTab, readItems, readLists } from '../script/read-results.ts';
import { answer, type CommandContext, chip, choose, type Listed, none, type Script, write } from '../script/script.ts';
import type { ToolName } from '../script/tool-types.ts';
import { command, said } from '../table/index.ts';
import { notOpen } from './find-tab-commands.ts';
import { tabSearches } from './pick-tabs.ts';
import { checkPlace, inWindow, windowIds } from './tab-places.ts';

/** Goes to the one tab that is meant; asks when there are several as good. */
command('tabs.switch', 'find', 'write', {
  picksOne: true,
  goes: true,
  rule: [
    said('back', '- tabs', '', '', { adds: { usedBefore: true } }),
    said('switch open', '- tabs', 'sites', 'words'),
    said('switch', 'tabs sites', 'words', 'sites'),
    said('open', 'tabs', 'words', 'sites', { vague: true }),
    said('switch', '-', 'words', 'sites', { vague: true, named: true, definite: true }),
    said('switch', '-', 'words', 'sites', { vague: true }),
    said('switch', '- windows', 'window'),
    said('switch', 'windows', 'sites|words'),
    said('switch open', '- tabs', 'ref:list'),
    said('switch', '- tabs', 'ref:it'),
  ],
  title: (slots) =>
    slots.usedBefore ? text('command_find_back') : titled('command_find_switch_title', 'command_what_tab')(slots),
  *run(slots, context) {
    if (slots.usedBefore) return yield* switchBack();
    // A chip names a tab by its id.
    const ref: { kind: string; id?: number } | undefined = slots.ref;
    const pointed = slots.ref && ref?.id === undefined ? listed(slots.ref, context, 'tab') : null;
    if (slots.ref && ref?.id === undefined && !pointed) return yield* openListed(slots.ref, context);
    const { words, sites, window } = slots;
    const searches = words || sites ? tabSearches(slots, context) : [];
    const [open, ...found] = yield* readLists('list_tabs', [{}, ...searches]);
    const all = open!.items;
    if (pointed) checkOpen(pointed, all);
    checkPlace(slots, all);
    const ids = pointed?.map(({ id }) => Number(id)) ?? (ref && [ref.id]);
    const isWindow = typeof window === 'number' || window === 'others';
    const current = isWindow ? yield* currentTab() : null;
    const tabs = ids
      ? all.filter(({ id }) => ids.includes(id))
      : isWindow && current
        ? all.filter((tab) => tab.active && inWindow(tab, window, current, all))
        : found.flatMap((list) => list.items);
    const best = bestTabs(tabs, slots);
    const [tab] = best;
    if (!tab) {
      if (words || sites) return yield* notOpen(slots, all.length);
      const what = describe(slots, 'command_what_tabs');
      return ids ? answer(text('command_list_changed')) : none(text('command_find_not_open', { what, n: all.length }));
    }
    const named = best.every((one) => isTitled(one, slots));
    if (best.length > 1) {
      const chips = best.map(({ title, url, id }) =>
        chip(plain(title || url), 'tabs.switch', { ref: { kind: 'tab', id } }),
      );
      const which = choose(text('command_find_which_tab', { n: best.length }), chips);
      return named ? { ...which, named } : which;
    }
    return yield* switchTo(tab, all, named);
  },
});

/** Goes to the tab that was used last before the one in front, in any window. */
function* switchBack(): Script {
  const { id } = yield* currentTab();
  const all = yield* readItems('list_tabs');
  const usedAt = ({ last_used }: TabItem) => Date.parse(last_used ?? '') || 0;
  const [tab] = all
    .filter((one) => one.id !== id && !one.panel && usedAt(one) > 0)
    .sort((one, other) => usedAt(other) - usedAt(one));
  if (!tab) return none(text('command_find_no_back'));
  return yield* switchTo(tab, all);
}

function* switchTo(tab: TabItem, all: TabItem[], named = false): Script {
  const title = tab.title || tab.url;
  const how = { named, kept: text('command_stayed') };
  yield* write('switch_to_tab', { tab_id: tab.id }, text('command_find_will_switch', { title }), how);
  return answer(text('command_find_switched', { title, n: windowIds(all).indexOf(tab.window_id) + 1 }));
}

/** Opens the saved, visited or closed pages that a pronoun points at. */
function* openListed(ref: Reference, context: CommandContext): Script {
  const things = thingsListed(ref, context, ['bookmark', 'page', 'closed']);
  const kind = things[0]!.kind;
  const same = things.filter((thing) => thing.kind === kind);
  const ids = same.map(({ id }) => id);
  const calls: Partial<Record<Listed['kind'], [ToolName, Record<string, unknown>]>> = {
    bookmark: ['open_tabs', { bookmark_ids: ids }],
    page: ['open_tabs', { urls: same.map(({ url }) => url) }],
    closed: ['reopen_closed_tabs', { session_ids: ids }],
  };
  const [name, args] = calls[kind]!;
  const how = context.sure ? {} : { plan: true };
  const done = yield* write(name, args, text('command_find_will_open', { n: same.length }), how);
  return answer(text('command_bookmarks_opened', { n: done.count }));
}

/** True if each word begins a word of the title: "map" does not match "sitemap". */
function isTitled({ title }: TabItem, { words = [] }: Slots): boolean {
  const parts = fold(title).split(/[^\p{L}\p{N}]+/u);
  const wanted = words.flatMap((said) => fold(said).split(/[^\p{L}\p{N}]+/u));
  return wanted.every((word) => parts.some((part) => part.startsWith(word)));
}

/** Tabs whose titles match best: equal to the words, else beginning with them, else containing them. */
function bestTabs(tabs: TabItem[], slots: Slots): TabItem[] {
  const all = [...new Map(tabs.map((tab) => [tab.id, tab])).values()];
  const loaded = all.filter(({ failed }) => !failed);
  const unique = loaded.length > 0 ? loaded : all;
  const words = fold((slots.words ?? []).join(' '));
  const score = (tab: TabItem): number => {
    const title = fold(tab.title);
    if (!words) return 1;
    return title === words ? 4 : title.startsWith(words) ? 3 : title.includes(words) ? 2 : 1;
  };
  const top = Math.max(...unique.map(score));
  return unique.filter((tab) => score(tab) === top);
}
