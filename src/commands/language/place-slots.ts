import type { ObjectKind, Slots, TabState } from './command-frame.ts';
import { joinSlots } from './slots.ts';

/** Turns `inside` into a group for tabs, or a folder for bookmarks. Null if the object is in neither. */
export function placedIn(object: ObjectKind | null, { inside, ...said }: Slots): Slots | null {
  const slots = object === 'bookmarks' && said.states ? { ...said, states: said.states.map(looseOf) } : said;
  if (inside === undefined) return slots;
  if (object === 'tabs' || object === 'things') return joinSlots(slots, { group: inside });
  return object === 'bookmarks' || object === 'folders' || object === 'links'
    ? joinSlots(slots, { folder: inside })
    : null;
}

/** Removes the pronoun from slots that describe something: "that tab about visas" refers to no list. */
export function describedNotPointed({ ref, ...slots }: Slots): Slots {
  return ref && !(ref.kind === 'it' && (slots.words ?? slots.sites ?? slots.states)) ? { ...slots, ref } : slots;
}

/** Object of a sentence that names nothing but a place. */
export const placeObject = (slots: Slots): ObjectKind | null =>
  slots.folder !== undefined
    ? 'folders'
    : slots.group !== undefined
      ? 'groups'
      : slots.session !== undefined
        ? 'sessions'
        : null;

/** Replaces "ungrouped" by "unsorted", which is its meaning for bookmarks. */
const looseOf = (state: TabState): TabState => (state === 'ungrouped' ? 'unsorted' : state);
