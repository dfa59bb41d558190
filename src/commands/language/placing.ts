import type { ObjectKind, Slots } from './frame.ts';
import { joinSlots } from './slots.ts';

/** Tabs are in a group, bookmarks in a folder; null for what is in neither. */
export function placedIn(object: ObjectKind | null, { inside, ...slots }: Slots): Slots | null {
  if (inside === undefined) return slots;
  if (object === 'tabs' || object === 'things') return joinSlots(slots, { group: inside });
  return object === 'bookmarks' || object === 'folders' ? joinSlots(slots, { folder: inside }) : null;
}

/** "That tab about visas" is described, not pointed at. */
export function describedNotPointed({ ref, ...slots }: Slots): Slots {
  return ref && !(ref.kind === 'it' && (slots.words ?? slots.sites)) ? { ...slots, ref } : slots;
}

/** Of what is spoken where only a place was named. */
export const placeObject = (slots: Slots): ObjectKind | null =>
  slots.folder !== undefined
    ? 'folders'
    : slots.group !== undefined
      ? 'groups'
      : slots.session !== undefined
        ? 'sessions'
        : null;
