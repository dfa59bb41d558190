import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';

/** Names the place of a tab as a person sees it: its group, and which window, counted from the first. */
export function whereabouts(groups: TabGroup[], windows: { id: number }[]): (tab: Tab) => Text {
  return (tab) => {
    const group = groups.find(({ id }) => id === tab.groupId);
    const n = windows.findIndex(({ id }) => id === tab.windowId) + 1;
    return group ? text('tabs_place_group', { group: group.title, n }) : text('tabs_place_window', { n });
  };
}
