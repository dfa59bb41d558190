import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';

/** A window as a person counts it, from the first. */
export const windowName = (id: number, windows: { id: number }[]): Text =>
  text('tabs_place_window', { n: windows.findIndex((window) => window.id === id) + 1 });

/** Names the place of a tab as a person sees it: its group, and which window, counted from the first. */
export function whereabouts(groups: TabGroup[], windows: { id: number }[]): (tab: Tab) => Text {
  return (tab) => {
    const group = groups.find(({ id }) => id === tab.groupId);
    const n = windows.findIndex(({ id }) => id === tab.windowId) + 1;
    return group ? text('tabs_place_group', { group: group.title, n }) : windowName(tab.windowId, windows);
  };
}
