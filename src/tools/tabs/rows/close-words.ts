import { isWebAddress, withoutFragment, withoutTracking } from '@/src/address/address.ts';
import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';

const page = (tab: Tab) => withoutTracking(withoutFragment(tab.url));

/** Staying tabs with the same page, for each tab that will be closed. Null if one of them has none. */
function stayingCopies(going: Tab[], staying: Tab[]): Map<Tab, Tab[]> | null {
  const byPage = Map.groupBy(staying, page);
  const copies = new Map(going.map((tab) => [tab, byPage.get(page(tab)) ?? []]));
  return [...copies.values()].every((tabs) => tabs.length > 0) ? copies : null;
}

function copiesNote(copies: Map<Tab, Tab[]>): Text {
  const lastUsedStays = [...copies].every(([tab, stay]) => stay.some((copy) => copy.lastAccessed >= tab.lastAccessed));
  return text(lastUsedStays ? 'tabs_close_last_used_stays' : 'tabs_close_copy_stays');
}

function spared(going: Tab[], staying: Tab[]): Text[] {
  const special = (tab: Tab) => tab.pinned || tab.audible;
  if (going.some(special)) {
    const pinned = going.filter((tab) => tab.pinned).length;
    const playing = going.filter((tab) => tab.audible).length;
    return [
      ...(pinned > 0 ? [text('tabs_close_pinned', { n: pinned })] : []),
      ...(playing > 0 ? [text('tabs_close_playing', { n: playing })] : []),
    ];
  }
  return going.length > 1 && staying.some(special) ? [text('tabs_close_spares')] : [];
}

/** The question and the notes for closing tabs: effects that undo does not restore, and copies that stay. */
export function closeWords(going: Tab[], all: Tab[], groups: TabGroup[]): { headline: Text; notes: Text[] } {
  const ids = new Set(going.map((tab) => tab.id));
  const staying = all.filter((tab) => !ids.has(tab.id));
  const copies = stayingCopies(going, staying);
  const kept = new Set(staying.map((tab) => tab.groupId));
  const ending = groups.filter((group) => going.some((tab) => tab.groupId === group.id) && !kept.has(group.id));
  const unsure = going.filter((tab) => !isWebAddress(tab.url)).length;
  return {
    headline: text(copies ? 'tabs_close_duplicates_ask' : 'tabs_close_ask', {
      n: going.length,
      m: new Set(going.map((tab) => tab.windowId)).size,
    }),
    notes: [
      ...(unsure > 0 ? [text('tabs_close_browser_pages', { n: unsure })] : []),
      text('tabs_close_typed_text'),
      ...(copies ? [copiesNote(copies)] : []),
      ...spared(going, staying),
      ...ending.map(({ title }) => text('tabs_close_group_ends', { group: title })),
    ],
  };
}
