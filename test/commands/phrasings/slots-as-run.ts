import type { Slots } from '@/src/commands/frame/command-frame.ts';

type Given = Record<string, unknown>;

/** Commands that take a name from either of two slots. */
const eitherSlot: Record<string, [from: keyof Slots, to: keyof Slots]> = {
  'tabs.group-matching': ['group', 'name'],
  'tags.remove': ['tagged', 'tags'],
  'bookmarks.folder': ['name', 'folder'],
  'bookmarks.open-folder': ['name', 'folder'],
  'bookmarks.dead': ['name', 'folder'],
  'session.open': ['name', 'session'],
  'page.bookmark': ['folder', 'name'],
  'tabs.bookmark': ['folder', 'name'],
};

/** Commands for which the kind of the goal follows from what they do. */
const knowsGoal = new Set([
  ...Object.keys(eitherSlot),
  'tabs.group-site',
  'session.save',
  'tabs.set-aside',
  'reading.add',
]);

/** Commands of all things, whether "all" was said or not. */
const ofAll = new Set(['windows.list', 'page.links']);

/** Slots without what changes nothing of what the command does. */
export function slotsAsRun(id: string, given: object): Given {
  const { later: _, newWindow, ...slots } = given as Given;
  const [from, to] = eitherSlot[id] ?? [];
  if (from && to && from in slots && !(to in slots)) {
    slots[to] = slots[from];
    delete slots[from];
  }
  const isNewWindow = id === 'tabs.to-window' && slots.window === undefined;
  if (knowsGoal.has(id) && slots.to === 'bookmarks') delete slots.name;
  if (knowsGoal.has(id) || isNewWindow) delete slots.to;
  else if (newWindow) slots.newWindow = newWindow;
  if (id === 'session.save') delete slots.keepsTabs;
  if (ofAll.has(id)) delete slots.all;
  // Into this window, whether it was said or not.
  if (id === 'tabs.merge-windows' && typeof slots.window !== 'number') {
    delete slots.to;
    delete slots.window;
  }
  if (slots.wholeGroup) delete slots.ref;
  if (JSON.stringify(slots.except) === '{"current":true}') {
    delete slots.except;
    slots.others = true;
  }
  return slots;
}
