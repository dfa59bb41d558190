import type { ObjectKind, Slots, TabState } from './command-frame.ts';
import { joinSlots } from './slots.ts';

/** Tabs are in a group, bookmarks in a folder; null for what is in neither. */
export function placedIn(object: ObjectKind | null, { inside, ...said }: Slots): Slots | null {
  const slots = object === 'bookmarks' && said.states ? { ...said, states: said.states.map(looseOf) } : said;
  if (inside === undefined) return slots;
  if (object === 'tabs' || object === 'things') return joinSlots(slots, { group: inside });
  return object === 'bookmarks' || object === 'folders' || object === 'links'
    ? joinSlots(slots, { folder: inside })
    : null;
}

/** "That tab about visas" is described, not pointed at. */
export function describedNotPointed({ ref, ...slots }: Slots): Slots {
  return ref && !(ref.kind === 'it' && (slots.words ?? slots.sites ?? slots.states)) ? { ...slots, ref } : slots;
}

/** The object of a sentence that names only a place. */
export const placeObject = (slots: Slots): ObjectKind | null =>
  slots.folder !== undefined
    ? 'folders'
    : slots.group !== undefined
      ? 'groups'
      : slots.session !== undefined
        ? 'sessions'
        : null;

/** Loose tabs are in no group, loose bookmarks in no folder. */
const looseOf = (state: TabState): TabState => (state === 'ungrouped' ? 'unsorted' : state);
