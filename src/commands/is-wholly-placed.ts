import type { Slots } from './frame/command-frame.ts';
import { type Concept, concepts } from './languages/concepts.ts';
import { type Atom, has, isRun, isThing, kindOf, objectOf, says } from './reader/atoms.ts';
import type { Reading } from './reader/frames.ts';
import { clausesOf, isTopic } from './reader/order-clause.ts';
import type { Item } from './reader/spotted-item.ts';

/**
 * True if all of a sentence was read: the clauses that were left out give a reason and name nothing, and a clause that
 * names something was taken whole. `tells`: where a clause that tells something begins, "we are late".
 */
export function isReadWhole(sentence: Item[], read: Item[], tells: Set<number>): boolean {
  const places = new Set(read.map(({ start }) => start));
  const isRead = ({ start }: Item) => places.has(start);
  const clauses = clausesOf(sentence);
  const order = clauses.findLastIndex((clause) => clause.some((item) => isRead(item) && says(item, isAct)));
  // "The meal was good, save it for later".
  const isDescribed = read.some((item) => item.kind === 'run' || says(item, (one) => one === 'this'));
  const names = (one: Concept) => kindOf(one) === 'thing' && (isDescribed || (one !== 'pages' && one !== 'tab'));
  const isPointing = !read.some((item) => item.kind === 'site' || item.kind === 'tag' || says(item, names));
  return clauses.every((clause, at) => {
    const left = clause.filter((item) => !isRead(item));
    if (left.length === 0) return order < 0 || at === order || !clause.some(isUnknown);
    if (at === order || clause.some(isTopic)) return left.every(saysNothing) && !clause.some(isUnknown);
    const isTold = clause.some((item) => says(item, isComplaint)) || tells.has(clause[0]!.start ?? -1);
    const isReason = at < order || isTold || follows(sentence, clause);
    // "Because I do not want them".
    const isNot = (item: Item) => follows(sentence, clause) && says(item, (one) => one === 'not');
    return (
      isReason &&
      clause.every(
        (item) =>
          saysNothing(item) || isNot(item) || (item.kind === 'run' && !item.sure && !(isPointing && at < order)),
      )
    );
  });
}

/** True if "because" stands right before a clause. */
const follows = (sentence: Item[], [first]: Item[]): boolean =>
  says(sentence[sentence.indexOf(first!) - 1], (one) => one === 'because');

const isAct = (one: Concept): boolean => kindOf(one) === 'act';
const isComplaint = (one: Concept): boolean => one === 'complaint';
/** An unknown word that is no name. */
const isUnknown = (item: Item): boolean => item.kind === 'run' && !item.sure && !/^\p{Lu}/u.test(item.text);

const asides = new Set<Concept>([
  'complaint',
  'greet',
  'done',
  'this',
  'it',
  'them',
  'about',
  'in',
  'pages',
  'mistaken',
  'all',
  'list',
  'everything',
  'and',
]);
const saysNothing = (item: Item): boolean =>
  item.kind === 'mark' ||
  (item.kind === 'concept' && item.readings.some((reading) => reading.every((one) => asides.has(one))));

/** True if each word has its place in the slots: nothing that narrows or names was passed over. */
export function isWhollyPlaced(atoms: Atom[], { object, slots }: Reading): boolean {
  const acts = atoms.flatMap(({ concepts: said }) => said.filter((one) => kindOf(one) === 'act'));
  const isSaidTwice = atoms.some((atom, at) => acts.some((one) => has(atom, one) && has(atoms[at + 1], one)));
  if (isSaidTwice || atoms.some(({ forced }) => forced)) return false;
  // "The folder New", taken for one name.
  if (/^\p{Ll}\S* \p{Lu}/u.test(slots.name ?? '')) return false;
  if (acts.includes('create') && slots.sites) return false;
  const isPut = acts.includes('tag') || acts.includes('untag');
  if (isPut && (slots.tags?.length ?? 0) > atoms.filter(({ item }) => item.kind === 'tag').length && slots.tags![1])
    return false;
  return atoms.every((atom, at) => {
    // "Put the Porto group away, the Lisbon one as well".
    if (!isItemPlaced(atom, slots) || (isRun(atom) && atoms[at - 1]?.item.kind === 'mark')) return false;
    if (isThing(atom) && !isThingPlaced(atom, object, slots)) return false;
    return atom.concepts.every((one) => isConceptPlaced(one, slots, acts, has(atoms[at + 1], 'windows')));
  });
}

const isTimed = ({ when, days, unusedSince, until }: Slots): boolean =>
  [when, days, unusedSince, until].some((one) => one !== undefined);
const isCounted = ({ ref, window, into, count }: Slots): boolean =>
  ['positions', 'first', 'last'].includes(ref?.kind ?? '') || typeof (window ?? into ?? count) === 'number';

function isItemPlaced({ item }: Atom, slots: Slots): boolean {
  if (item.kind === 'numbers' || item.kind === 'ordinal') return isCounted(slots);
  if (item.kind === 'amount' || item.kind === 'when') return isTimed(slots);
  if (item.kind !== 'site' && item.kind !== 'tag' && item.kind !== 'run') return true;
  const said = JSON.stringify(slots);
  return said.includes(JSON.stringify(item.text).slice(1, -1)) || (item.kind === 'site' && said.includes(item.site));
}

function isThingPlaced(thing: Atom, object: Reading['object'], slots: Slots): boolean {
  const meant = objectOf(thing);
  const { all, others, group, wholeGroup, folder, to, tags, tagged, window, into, session } = slots;
  if (meant === object || has(thing, 'pages', 'sites')) return true;
  switch (meant) {
    case 'things':
      return Boolean(all ?? others ?? slots.words ?? slots.sites ?? slots.states ?? folder);
    case 'groups':
      return Boolean(group ?? wholeGroup) || to === 'group';
    case 'folders':
      return folder !== undefined || to === 'folder';
    case 'tags':
      return Boolean(tags ?? tagged);
    case 'windows':
      return Boolean(window ?? into) || to === 'window';
    case 'sessions':
      return session !== undefined || to === 'session';
    case 'bookmarks':
      return to === 'bookmarks' || object === 'folders' || slots.states?.join() === 'dead';
    case 'reading':
      return to === 'reading';
    case 'tabs':
      return object === 'groups' || object === 'closed' || object === 'history' || slots.ref?.kind === 'this';
    default:
      return object === 'closed' || object === 'history' || (meant === 'links' && object === 'bookmarks');
  }
}

const times = new Set<Concept>(['older', 'before', 'not-used', 'since', 'within', 'ago', 'until']);

function isConceptPlaced(concept: Concept, slots: Slots, acts: Concept[], isWindow: boolean): boolean {
  const meant = concepts[concept];
  if (meant.kind === 'filter')
    return Object.keys(meant.slots).every((slot) =>
      slot === 'when' || slot === 'days'
        ? isTimed(slots)
        : slot in slots || slot in (slots.except ?? {}) || acts.includes('dedupe'),
    );
  if (times.has(concept)) return isTimed(slots) || slots.states?.includes('unused') === true;
  const { ref, window, to, all, others, except, into, name } = slots;
  switch (concept) {
    case 'this':
      return (
        ref?.kind === 'this' ||
        window === 'this' ||
        slots.wholeGroup === true ||
        except?.current === true ||
        to !== undefined
      );
    case 'all':
      return all === true || window === 'all' || ref?.kind === 'all';
    case 'others':
      return others === true || window === 'others' || acts.includes('dedupe');
    case 'new':
      return (isWindow && to === 'window') || acts.includes('create');
    case 'first':
    case 'last':
      return isCounted(slots) || isTimed(slots);
    case 'except':
      return except !== undefined || others === true;
    case 'to':
      return (
        (to ?? into) !== undefined ||
        acts.some((one) => one === 'switch' || one === 'open' || one === 'tag') ||
        (name !== undefined && (acts.includes('rename') || /^\p{Lu}/u.test(name)))
      );
    default:
      return true;
  }
}
