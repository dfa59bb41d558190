import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import type { CommandContext } from '../context.ts';
import { describe } from '../describe.ts';
import type { TabItem } from '../items.ts';
import type { Slots } from '../language/frame.ts';
import { fold } from '../language/tokens.ts';
import { answer, chip, choose, look, type Script } from '../script.ts';
import { actOnce, notDone } from './acting.ts';
import { listed } from './pointed.ts';
import { readLists } from './reading.ts';
import { windowIds } from './tabs.ts';

/** Goes to the one tab that is meant; asks when there are several as good. */
export function* switchTab(slots: Slots, context: CommandContext): Script {
  const searches = [
    ...(slots.sites ?? []).map((site) => look('list_tabs', { site })),
    ...(slots.words ?? []).map((query) => look('list_tabs', { query })),
  ];
  const [all, ...found] = yield* readLists<TabItem>([look('list_tabs'), ...searches]);
  const pointed = slots.ref ? listed(slots.ref, context, 'tab') : null;
  if (slots.ref && !pointed) return answer(text('command_no_list'));
  const ids = new Set(pointed?.map((item) => item.id));
  const tabs = pointed ? all!.items.filter((tab) => ids.has(String(tab.id))) : found.flatMap((list) => list.items);
  const best = bestOf(
    tabs.filter((tab) => slots.window === undefined || !tab.active),
    slots,
  );
  const what = describe(slots, 'command_what_tabs');
  if (best.length === 0) {
    const words = slots.words ?? slots.sites ?? [];
    const inBookmarks: Chip = chip(text('command_chip_in_bookmarks', { words: words.join(' ') }), 'bookmarks.find', {
      words,
    });
    return answer(text('command_find_not_open', { what, n: all!.items.length }), {
      chips: words.length > 0 ? [inBookmarks] : [],
    });
  }
  if (best.length > 1) {
    return choose(
      text('command_find_which_tab', { n: best.length }),
      best.map((tab) =>
        chip(text('command_plain', { words: tab.title || tab.url }), 'tabs.switch', {
          ref: { kind: 'tab', id: tab.id },
        }),
      ),
    );
  }
  return yield* switchTo(best[0]!, all!.items);
}

/** A choice that was made: the tab by its id. */
export function* switchToId(id: number): Script {
  const [all] = yield* readLists<TabItem>([look('list_tabs')]);
  const tab = all!.items.find((tab) => tab.id === id);
  return tab ? yield* switchTo(tab, all!.items) : answer(text('command_list_changed'));
}

function* switchTo(tab: TabItem, all: TabItem[]): Script {
  const will = text('command_find_will_switch', { title: tab.title || tab.url });
  const done = yield* actOnce('switch_to_tab', { tab_id: tab.id }, will);
  const problem = notDone(done, text('command_stayed'));
  if (problem) return answer(problem);
  return answer(
    text('command_find_switched', { title: tab.title || tab.url, n: windowIds(all).indexOf(tab.window_id) + 1 }),
  );
}

/** The tabs that fit best: a title that begins with the words, or is them, wins over one that has them somewhere. */
function bestOf(tabs: TabItem[], slots: Slots): TabItem[] {
  const unique = [...new Map(tabs.map((tab) => [tab.id, tab])).values()];
  const words = fold((slots.words ?? []).join(' '));
  const score = (tab: TabItem): number => {
    const title = fold(tab.title);
    if (!words) return 1;
    return title === words ? 4 : title.startsWith(words) ? 3 : title.includes(words) ? 2 : 1;
  };
  const top = Math.max(...unique.map(score));
  return unique.filter((tab) => score(tab) === top);
}
