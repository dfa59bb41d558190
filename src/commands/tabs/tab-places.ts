import { text } from '@/src/contract/text.ts';
import { sameName } from '@/src/text/fold.ts';
import { isPartOfName } from '@/src/text/is-part-of-name.ts';
import type { Slots } from '../frame/command-frame.ts';
import { plain } from '../script/describe.ts';
import type { TabItem } from '../script/items.ts';
import { answer, choose, type RunContext, stop } from '../script/script.ts';

/** Window ids in the order of opening, as people number them. */
export const windowIds = (tabs: TabItem[]): number[] =>
  [...new Set(tabs.map((tab) => tab.window_id))].sort((a, b) => a - b);

export const windowCount = (tabs: TabItem[]): number => windowIds(tabs).length;

/**
 * Groups named: "Work and Play" is one if there is a group of that name, else two; "trip" is the only group with that
 * word in its name. Null if none is named.
 */
export function groupsNamed({ group, orGroups }: Slots, all: TabItem[]): string[] | null {
  if (group === undefined) return null;
  if (all.some((tab) => sameName(tab.group ?? '', group))) return [group];
  const near = [...new Set(all.flatMap((tab) => (isPartOfName(group, tab.group ?? '') ? [tab.group!] : [])))];
  return orGroups ?? (near.length === 1 ? near : [group]);
}

/** Tabs of groups that have the words as their name: "my thesis tabs" are those of the group Thesis too. */
export const inNamedGroup = ({ words = [], days }: Slots, all: TabItem[]): TabItem[] =>
  days === undefined ? words.flatMap((name) => groupCalled(name, all)) : [];

/** Tabs of the group with a name; if there is none, of that with its plural or singular: "the cars" are the group Car. */
function groupCalled(name: string, all: TabItem[]): TabItem[] {
  const exact = all.filter(({ group }) => sameName(group ?? '', name));
  return exact.length > 0
    ? exact
    : all.filter(({ group }) => group && (sameName(`${group}s`, name) || sameName(group, `${name}s`)));
}

/** Slots with the words taken as the name of a group; null if there is no such group. */
export function groupInWords({ words = [], ...slots }: Slots, all: TabItem[]): Slots | null {
  const [name, ...more] = words;
  if (name === undefined || more.length > 0 || slots.sites || slots.days !== undefined || slots.group) return null;
  const [called] = groupCalled(name, all);
  return called?.group ? { ...slots, group: called.group } : null;
}

export const isInGroup = (tab: TabItem, slots: Slots, all: TabItem[]): boolean =>
  groupsNamed(slots, all)?.some((name) => sameName(tab.group ?? '', name)) ?? false;

export const isHere = (tab: TabItem, current: TabItem): boolean => tab.window_id === current.window_id;

/** True if a tab is in the windows that are meant; `current` is the tab in front. */
export function inWindow(tab: TabItem, window: Required<Slots>['window'], current: TabItem, all: TabItem[]): boolean {
  if (window === 'all') return true;
  if (window === 'this') return isHere(tab, current);
  if (window === 'others') return !isHere(tab, current);
  return tab.window_id === windowIds(all)[window - 1];
}

/** Ends the command with the question whether a group is meant that has only a part of the name that was said. */
export function checkGroupName({ group }: Slots, all: TabItem[], context: Pick<RunContext, 'again'>): void {
  const [near] = group === undefined ? [] : (groupsNamed({ group }, all) ?? []);
  if (group === undefined || near === undefined || sameName(near, group)) return;
  stop(choose(text('command_no_group', { group, groups: [near] }), [context.again(plain(near), { group: near })]));
}

/** Ends the command if slots name a window or a group that there is not. */
export function checkPlace(slots: Slots, all: TabItem[]): void {
  const windows = windowIds(all).length;
  if (typeof slots.window === 'number' && slots.window > windows)
    stop(answer(text('command_no_window', { n: slots.window, m: windows })));
  const group = groupsNamed(slots, all)?.find((name) => !all.some((tab) => sameName(tab.group ?? '', name)));
  if (group === undefined) return;
  const groups = [...new Set(all.flatMap((tab) => tab.group || []))].slice(0, 5);
  stop(answer(groups.length > 0 ? text('command_no_group', { group, groups }) : text('command_no_groups', { group })));
}
