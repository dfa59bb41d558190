import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';

/** The name of a window by its number, from 1. */
export const windowName = (id: number, windows: { id: number }[]): Text =>
  text('tabs_place_window', { n: windows.findIndex((window) => window.id === id) + 1 });

/** Makes the function that gives the part of a row that identifies a tab. Its place is its group and its window. */
export const tabRows =
  (groups: TabGroup[], windows: { id: number }[]) =>
  ({ id, title, url, groupId, windowId }: Tab): Pick<PlannedRow, 'id' | 'title' | 'url' | 'place'> => {
    const group = groups.find((one) => one.id === groupId);
    const n = windows.findIndex((window) => window.id === windowId) + 1;
    const place = group ? text('tabs_place_group', { group: group.title, n }) : windowName(windowId, windows);
    return { id: `tab:${id}`, title, url, place };
  };
