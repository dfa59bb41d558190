import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold } from '@/src/text/fold.ts';
import type { Reference, Slots } from '../frame/command-frame.ts';
import { actOnce, notDone, write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import type { TabItem } from '../script/items.ts';
import { haveMoved, listed } from '../script/listed-things.ts';
import { readLists } from '../script/read-results.ts';
import { answer, chip, choose, look, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { said } from '../table/command-pattern.ts';
import { foundElsewhere } from './find-tab-commands.ts';
import { missingPlace, windowIds } from './pick-tabs.ts';

command('tabs.switch', 'find', 'write', {
  picksOne: true,
  rule: [
    said('switch open', '- tabs', 'sites', 'words'),
    said('switch reach', 'tabs sites', 'words', 'sites'),
    said('open', 'tabs', 'words', 'sites', { vague: true }),
    said('reach', 'tabs', 'sites', 'words'),
    said('switch', '-', 'words', 'sites', { vague: true, named: true, definite: true }),
    said('switch', '-', 'words', 'sites', { vague: true }),
    said('switch', '- windows', 'window'),
    said('switch open', '- tabs', 'ref:list'),
    said('switch', '- tabs', 'ref:it'),
  ],
  title: (slots) => text('command_find_switch_title', { what: describe(slots, 'command_what_tab') }),
  run: (slots, context) => {
    const ref: { kind: string; id?: number } | undefined = slots.ref;
    if (typeof slots.window === 'number' && !slots.words && !slots.sites) return switchToWindow(slots.window);
    return ref?.kind === 'tab' && ref.id !== undefined ? switchToId(ref.id) : switchTab(slots, context);
  },
});

/** Goes to the one tab that is meant; asks when there are several as good. */
function* switchTab(slots: Slots, context: CommandContext): Script {
  const searches = [
    ...(slots.sites ?? []).map((site) => look('list_tabs', { site })),
    ...(slots.words ?? []).map((query) => look('list_tabs', { query })),
  ];
  const [all, ...found] = yield* readLists<TabItem>([look('list_tabs'), ...searches]);
  const pointed = slots.ref ? listed(slots.ref, context, 'tab') : null;
  if (slots.ref && !pointed) return yield* openListed(slots.ref, context);
  if (pointed && haveMoved(pointed, all!.items)) return answer(text('command_list_changed'));
  const ids = new Set(pointed?.map((item) => item.id));
  const tabs = pointed ? all!.items.filter((tab) => ids.has(String(tab.id))) : found.flatMap((list) => list.items);
  const best = bestTabs(
    tabs.filter((tab) => slots.window === undefined || !tab.active),
    slots,
  );
  const named = best.every((tab) => isTitled(tab, slots));
  const what = describe(slots, 'command_what_tabs');
  if (best.length === 0) {
    const words = slots.words ?? slots.sites ?? [];
    return yield* notOpen(words, what, all!.items.length);
  }
  if (best.length > 1) {
    const which = choose(
      text('command_find_which_tab', { n: best.length }),
      best.map((tab) =>
        chip(text('command_plain', { words: tab.title || tab.url }), 'tabs.switch', {
          ref: { kind: 'tab', id: tab.id },
        }),
      ),
    );
    return named ? { ...which, named } : which;
  }
  return yield* switchTo(best[0]!, all!.items, named);
}

/** Switches to a tab by id, after a choice. */
function* switchToId(id: number): Script {
  const [all] = yield* readLists<TabItem>([look('list_tabs')]);
  const tab = all!.items.find((tab) => tab.id === id);
  return tab ? yield* switchTo(tab, all!.items) : answer(text('command_list_changed'));
}

/** The tab in front of a window. */
function* switchToWindow(window: number): Script {
  const [all] = yield* readLists<TabItem>([look('list_tabs')]);
  const problem = missingPlace({ window }, all!.items);
  const tab = all!.items.find((one) => one.active && one.window_id === windowIds(all!.items)[window - 1]);
  return tab ? yield* switchTo(tab, all!.items) : answer(problem ?? text('command_list_changed'));
}

function* switchTo(tab: TabItem, all: TabItem[], named = true): Script {
  const will = text('command_find_will_switch', { title: tab.title || tab.url });
  yield* write('switch_to_tab', { tab_id: tab.id }, will, { named, kept: text('command_stayed') });
  return answer(
    text('command_find_switched', { title: tab.title || tab.url, n: windowIds(all).indexOf(tab.window_id) + 1 }),
  );
}

/** Opens the saved, visited or closed page that a pronoun points at. */
function* openListed(ref: Reference, context: CommandContext): Script {
  const saved = listed(ref, context, 'bookmark');
  const pages = listed(ref, context, 'page');
  const gone = listed(ref, context, 'closed');
  const n = saved?.length ?? pages?.length ?? gone?.length ?? 0;
  if (n === 0) return answer(text(context.list ? 'command_list_unclear' : 'command_no_list'));
  const will = text('command_find_will_open', { n });
  const done = saved
    ? yield* actOnce('open_tabs', { bookmark_ids: saved.map(({ id }) => id) }, will)
    : pages
      ? yield* actOnce('open_tabs', { urls: pages.map(({ url }) => url) }, will)
      : yield* actOnce('reopen_closed_tabs', { session_ids: (gone ?? []).map(({ id }) => id) }, will);
  const problem = notDone(done, text('command_left_as_is'));
  return answer(problem ?? text('command_bookmarks_opened', { n: done.state === 'done' ? done.count : 0 }), {
    count: n,
  });
}

function* notOpen(words: string[], what: Text, searched: number): Script {
  const [query] = words;
  if (query === undefined) return answer(text('command_find_not_open', { what, n: searched }), { count: 0 });
  const { bookmarks, history, visited } = yield* foundElsewhere(query);
  const chips: Chip[] = [
    ...(bookmarks > 0
      ? [chip(text('command_chip_in_bookmarks', { words: query }), 'bookmarks.find', { words: [query] })]
      : []),
    ...(history > 0
      ? [chip(text('command_chip_in_history', { words: query }), 'history.find', { words: [query] })]
      : []),
  ];
  const line = text('command_find_elsewhere', { what, n: searched, bookmarks, history, visited: String(visited) });
  return answer(line, { count: 0, chips });
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
