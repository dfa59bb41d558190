import type { Overview } from '@/src/contract/messages.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';

const enough = { stale: 5, sites: 4, tabs: 12 };

const chip = (label: Text, id: string): Chip => ({ label, intent: { id, slots: {} } });

/** Up to three suggestions from the state of the browser, most useful first. */
export function suggestionsFor({ tabs, duplicates, stale, sites, bookmarks, currentTab }: Overview): Chip[] {
  const chips = [
    duplicates > 0 && chip(text('ui_suggest_duplicates', { tabs, n: duplicates }), 'tabs.close-duplicates'),
    stale >= enough.stale && chip(text('ui_suggest_stale', { n: stale }), 'tabs.stale'),
    tabs >= enough.tabs &&
      sites >= enough.sites &&
      chip(text('ui_suggest_sites', { tabs, n: sites }), 'tabs.group-site'),
    currentTab !== null && chip(text('ui_suggest_page', { title: currentTab.title }), 'page.bookmark'),
    bookmarks > 0 && chip(text('ui_suggest_bookmarks', { n: bookmarks }), 'bookmarks.duplicates'),
    chip(text('ui_suggest_count', { n: tabs }), 'tabs.list'),
    chip(text('ui_suggest_closed'), 'closed.list'),
    chip(text('ui_suggest_sessions'), 'session.list'),
  ];
  return chips.filter((one) => one !== false).slice(0, 3);
}
