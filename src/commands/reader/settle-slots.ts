import { omit } from '@/src/text/omit.ts';
import type { ObjectKind, Slots, When } from '../frame/command-frame.ts';
import type { Concept } from '../languages/concepts.ts';
import { type Act, saves } from './acts.ts';
import { type Atom, conceptsIn, has, isThing, says } from './atoms.ts';

/** Acts for which a bare "tab" or "page" is the current one. */
const single = conceptsIn(
  'close pin unpin mute unmute reload clone save bookmark move read-later detach tag untag done',
);

const looks = conceptsIn('list find count is-saved');

/**
 * Adapts amounts and times to the object: the time unused for tabs, a date range for visits and bookmarks. Null if the
 * slots do not fit.
 */
export function settle(slots: Slots, object: ObjectKind | null, act: Act, atoms: Atom[]): Slots | null {
  let result: Slots = { ...slots };
  // "Close the tab I had open": no order to forget it.
  if (act.concept === 'close' && object === 'history' && atoms.some((atom) => has(atom, 'tab', 'tabs', 'pages')))
    return null;
  // "Group the reddit tabs and make it green": two orders.
  if (act.concept === 'color' && atoms.some((atom) => has(atom, 'tabs', 'tab', 'pages'))) return null;
  // "Remove all tags but todo".
  if (act.concept === 'untag' && result.except) return null;
  // "Remove tags js and ts from this".
  if (act.concept === 'untag' || act.concept === 'remove')
    if (result.tags && result.tagged && result.ref) {
      const { tagged, ...others } = result;
      result = { ...others, tags: [...tagged, ...result.tags] };
    }
  if (act.concept === 'remove' && takesTagOff(object, atoms)) return null;
  const amounts = atoms.flatMap(({ item }) => (item.kind === 'amount' ? [item] : []));
  if (amounts.length > 1) return null;
  const said = (...wanted: Concept[]) => atoms.some((atom) => has(atom, ...wanted));
  if (act.concept === 'keep-only') result = withKept(result, said('tab', 'tabs', 'pages'));
  const [amount] = amounts;
  const dated =
    object === 'history' ||
    object === 'closed' ||
    object === 'bookmarks' ||
    act.concept === 'forget' ||
    act.concept === 'top' ||
    act.concept === 'reopen';
  // "Mute this for an hour": of an age nothing is said.
  if (amount && result.ref && !dated && !said(...ages)) return null;
  // "The history before June", "older than a month": a command takes a time within, not one up to a day.
  const isTimed = amount !== undefined || result.when !== undefined;
  if (dated && isTimed && said('until')) return null;
  if (dated && object !== 'bookmarks' && isTimed && said('before', 'older')) return null;
  const isErased = act.concept === 'forget' || act.concept === 'remove';
  if (dated && isErased && isTimed && atoms.some((atom) => has(atom, 'ago') && says(atom.item, 'before'))) return null;
  // "Until youtube".
  const isNamed = (atom: Atom | undefined) => atom !== undefined && ['site', 'run', 'numbers'].includes(atom.item.kind);
  if (atoms.some((atom, at) => has(atom, 'until') && (isNamed(atoms[at + 1]) || isThing(atoms[at + 1])))) return null;
  // "Before the meeting": a condition, and no time that a command knows.
  if (act.concept && !looks.has(act.concept) && said('before') && !isTimed && !said('not-used')) return null;
  // A year is no length of time.
  if (said('ago') && (result.when?.kind === 'in-year' || (dated && result.when?.kind === 'in-month'))) return null;
  // Bookmarks are old by when they were saved, or by when they were last opened.
  const isOld = object === 'bookmarks' && said('older', 'before', 'not-used');
  const older = said('not-used') ? {} : ({ older: true } as const);
  if (amount) {
    if (isOld) result = { ...result, ...older, days: amount.days };
    else if (dated) {
      if (result.when !== undefined) return null;
      const when: When =
        said('ago') && (Number.isInteger(amount.days) || (amount.days < 1 && !isErased)) && !said('within')
          ? { kind: 'day', ago: amount.days }
          : { kind: 'days', back: amount.days };
      result = { ...result, when };
    } else if (isNoAge(act, result, atoms, amount.days)) return null;
    else result = { ...result, days: amount.days };
  }
  if ((dated || object === 'actions') && said('since') && result.when !== undefined)
    result = { ...result, when: { kind: 'since', from: startsAt(result.when) } };
  if (isOld && !amount && result.when !== undefined && result.days === undefined) {
    const { when, ...others } = result;
    result = { ...others, ...older, unusedSince: when };
  }
  if (
    !dated &&
    (object === 'tabs' || object === 'things' || object === null) &&
    result.when !== undefined &&
    said('since', 'older', 'not-used') &&
    result.days === undefined
  ) {
    const { when, ...others } = result;
    result = { ...others, unusedSince: when };
  }
  if (said('not-used') && result.days === undefined && result.unusedSince === undefined) {
    if (object === 'tags') result = { ...result, states: [...(result.states ?? []), 'unused'] };
    // "Thanks, no need": nothing is spoken of.
    else if (act.concept === null && !atoms.some(isThing)) return null;
    else if (!dated) result = { ...result, days: 14 };
  }
  // "Bookmark everything from my reading list".
  if (result.to === 'reading' && leavesList(atoms, act)) return null;
  // "In the group Work": the one that is named.
  if (result.wholeGroup && (result.group ?? (result.to === 'group' ? result.name : undefined)) !== undefined)
    result = omit(result, 'wholeGroup');
  // "Drop the youtube tabs from my reading list": tabs are not on it.
  const isOfWords = (result.words ?? result.sites) !== undefined;
  if (object === 'reading' && act.concept === 'remove' && isOfWords && said('tabs', 'tab')) return null;
  // "Take it off the reading list": nothing is put there.
  if (object === 'reading' && leavesList(atoms, act)) {
    if (act.concept === 'read-later' || saves(act)) return null;
    result = { ...result, leaving: 'from' };
  }
  const isNarrowed = Object.keys(result).some((slot) => !['name', 'to', 'tags', 'folder'].includes(slot));
  if (said('tab', 'pages') && object !== 'bookmarks' && act.concept !== null && single.has(act.concept) && !isNarrowed)
    result = { ...result, ref: { kind: 'this' } };
  // "To a new window": no window is moved, and with nothing else said it is the tab in front.
  if (result.to === 'window' && result.window === undefined && said('new')) {
    if (object === 'windows') return null;
    // "Open a new window": nothing goes there.
    const isInto = atoms.some((atom, at) => has(atom, 'new') && has(atoms[at - 1], 'to', 'in'));
    const isMoved = act.concept === 'move' || act.concept === 'detach' || (act.concept === 'open' && isInto);
    if (object === null && isMoved && !isNarrowed && result.name === undefined)
      result = { ...result, ref: { kind: 'this' } };
  }
  if (result.by === 'site' && object === 'tags') result = { ...result, by: 'date' };
  // Bookmarks that lie everywhere are in no window.
  if (object === 'bookmarks' && result.window === 'all' && !said('windows')) result = omit(result, 'window');
  // "In which tab is what I read yesterday": open tabs are of no time.
  if (
    object === 'tabs' &&
    act.concept === 'find' &&
    result.when &&
    atoms.some((one) => has(one, 'find') && has(one, 'tabs', 'tab'))
  )
    result = omit(result, 'when');
  // "Restore that tab from just now": the last that was closed.
  if (object === 'tabs' && act.concept === 'reopen' && result.when?.kind === 'recent') result = omit(result, 'when');
  // "All apart from this": what is both is neither.
  if ((act.concept === 'close' || act.concept === 'set-aside') && result.all && result.ref?.kind === 'this')
    return null;
  // "This page to my bookmarks" moves no bookmark.
  if (object === 'bookmarks' && act.concept === 'move' && result.ref?.kind === 'this' && said('pages', 'tab'))
    return null;
  if (result.days === 14 && (object === 'bookmarks' || act.concept === 'untag')) return null;
  if (result.all && object === null && act.concept === null) return null;
  return result;
}

/** "Remove the tag work from all bookmarks": the tag is to go, and not the bookmarks. */
function takesTagOff(object: ObjectKind | null, atoms: Atom[]): boolean {
  if (object !== 'bookmarks' && object !== 'tabs') return false;
  const tag = atoms.findIndex((atom) => has(atom, 'tags', 'tag'));
  const thing = atoms.findIndex((atom, at) => at !== tag && has(atom, 'bookmarks', 'tabs', 'tab', 'pages'));
  const order = atoms.findIndex((atom) => has(atom, 'remove'));
  if (tag < 0 || thing < 0 || atoms[tag + 1]?.item.kind !== 'run') return false;
  const isFrom = (atom: Atom) => has(atom, 'from');
  if (tag < thing) return thing > tag + 2 || atoms[thing]!.item.gap === true;
  return thing < order && order < tag && atoms.slice(0, thing).some(isFrom);
}

/** Words beside an amount of time that make it an age. */
export const ages = conceptsIn('not-used older old within ago since before');

/** Shortest age of what is meant, in days, where no word says that it is one. */
const shortestAge = 1 / 12;

/** "Mute this for an hour", "call it a day", "I am teaching in 5 minutes". */
const isNoAge = ({ concept }: Act, { ref }: Slots, atoms: Atom[], days: number): boolean =>
  days < shortestAge
    ? !atoms.some((atom) => has(atom, 'not-used', 'older', 'old', 'within', 'since'))
    : (ref?.kind === 'this' || concept === 'mute' || (concept === null && !atoms.some(isThing))) &&
      !atoms.some((atom) => has(atom, ...ages));

/** "Since this morning" begins with that day. */
const startsAt = (when: When): When =>
  when.kind === 'morning' || when.kind === 'afternoon' || when.kind === 'night' ? { kind: 'day', ago: when.ago } : when;

/** True if "from" stands right before or after the reading list. */
const leavesList = (atoms: Atom[], { concept }: Act): boolean => {
  const at = atoms.findIndex((atom) => has(atom, 'reading-list'));
  const goes = (atom: Atom | undefined) => says(atom?.item, 'to', 'in', 'about');
  return concept !== null && [atoms[at - 1], atoms[at + 1]].some((atom) => has(atom, 'from') && !goes(atom));
};

/**
 * "Keep only YouTube", "close everything but Gmail and this one": what is named is left out, and so is the tab in
 * front. Words alone say so only of tabs: "keep only the verbs".
 */
function withKept({ sites, words, states, group, ref, ...others }: Slots, isOfTabs: boolean): Slots {
  if (!sites && !states && !group && !(words && isOfTabs))
    return { ...others, ...(words && { words }), ...(ref && { ref }) };
  const kept = { ...(sites && { sites }), ...(words && { words }), ...(states && { states }), ...(group && { group }) };
  const except = { ...others.except, ...kept };
  return { ...others, except, ...(ref && ref.kind !== 'this' && { ref }) };
}
