import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { type DuplicateItem, listOf, type TabItem } from '../../script/items.ts';
import { readLists } from '../../script/read-results.ts';
import { answer, chip, look, type Script, withWays } from '../../script/script.ts';
import { isErrorPage } from './tidy-tabs.ts';

/** Days after which a tab counts as unused. */
const unused = 14;

/** Counts the tabs that can go: copies, error pages, long unused ones. Closes none. */
export function* closableTabs(): Script {
  const lists = yield* readLists<unknown>([
    look('find_duplicate_tabs'),
    look('list_tabs', { unused_days: unused, pinned: false, audible: false }),
    look('list_tabs'),
  ]);
  const copies = listOf<DuplicateItem>(lists[0]).items.reduce((n, { close }) => n + close.length, 0);
  const stale = listOf<TabItem>(lists[1]).items.filter(({ active }) => !active).length;
  const errors = listOf<TabItem>(lists[2]).items.filter((tab) => isErrorPage(tab) && !tab.pinned).length;
  const n = copies + stale + errors;
  const chips: (Chip | false)[] = [
    copies > 0 && chip(text('command_chip_close_copies', { n: copies }), 'tabs.close-duplicates', {}),
    stale > 0 && chip(text('command_chip_show_unused', { n: stale }), 'tabs.stale', { days: unused, window: 'all' }),
    n > 0 ? chip(text('command_tidy_tabs'), 'tabs.tidy', {}) : chip(text('command_find_sites_title'), 'tabs.sites', {}),
  ];
  const fact = text(n > 0 ? 'command_closable' : 'command_closable_none', { copies, errors, stale });
  return withWays({ ...answer(fact, { count: n }), chips: chips.filter((one) => one !== false) }, ['model']);
}
