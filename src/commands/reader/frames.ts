import type { Frame, ObjectKind, Slots } from '../frame/command-frame.ts';
import { joinSlots } from '../frame/slots.ts';
import type { CommandLanguage } from '../languages/language.ts';
import { type Act, actsOf, followsReason, looking, verbsFor } from './acts.ts';
import { type Atom, has, isSite, isStrongThing, isThing, naming, objectOf } from './atoms.ts';
import { fixedSlots } from './fixed-slots.ts';
import { rolesOf } from './roles.ts';
import { settle } from './settle-slots.ts';
import { type Item, textOf } from './spotted-item.ts';

/** One complete way to understand a sentence. */
export interface Reading extends Frame {
  /** Number of words without a role. */
  left: number;
  /** True if no word says what to do, and the act follows from the rest. */
  implied: boolean;
  /** Weak words that were ignored; fewer are better. */
  passed: Frame['passed'];
  cost: number;
}

/**
 * All readings of a sentence whose words have one meaning each. `lenient`: one word may be ignored; such a reading is
 * shown before it runs.
 */
export function framesOf(atoms: Atom[], language: CommandLanguage, lenient = false): Reading[] {
  return actsOf(atoms, language.postpositions).flatMap((act) =>
    followsReason(atoms, act) ? [] : framesWith(act, atoms, language, lenient),
  );
}

/** Matches four or more characters of a script without spaces, which may be several words. */
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u;
const isOneWord = ({ item }: Atom): boolean =>
  item.kind === 'run' && !item.sure && /^\p{L}+$/u.test(item.text) && !unparted.test(item.text);

/** Joins words around "to" into one topic, since nothing is moved by a search: "the flight to Bogota". */
function withToWithin(atoms: Atom[]): Atom[] {
  const at = atoms.findIndex(
    (atom, place) => has(atom, 'to') && isPlainRun(atoms[place - 1]) && isPlainRun(atoms[place + 1]),
  );
  const [before, link, after] = atoms.slice(at - 1, at + 2);
  if (at < 1 || !before || !link || !after) return atoms;
  const text = [before, link, after].map(({ item }) => textOf(item)).join(' ');
  return withToWithin(atoms.toSpliced(at - 1, 3, { ...before, item: { kind: 'run', text, sure: false } }));
}
const isRoot = (atom: Atom): boolean => has(atom, 'bookmarks-bar', 'other-bookmarks');
/** The bookmarks bar is a folder, with that name. */
function rootFolder(atom: Atom, postpositions: boolean): Atom[] {
  if (!isRoot(atom)) return [atom];
  const parts: Atom[] = [
    { ...atom, concepts: ['folders'] },
    { ...atom, concepts: [], item: { ...atom.item, kind: 'run', text: textOf(atom.item), sure: true } },
  ];
  return postpositions ? parts.reverse() : parts;
}
/** Joins a site and the word right after it, which is a part of a name: "google docs". */
function withNameOfSite(atoms: Atom[], atom: Atom): Atom[] {
  const [site] = atoms.slice(-1);
  const { item } = atom;
  const isWord = item.kind === 'run' && !item.sure && !item.gap && !item.text.includes(' ');
  if (!isWord || site?.item.kind !== 'site' || site.item.text.includes('.') || item.start !== site.item.end! + 1)
    return [...atoms, atom];
  const text = `${site.item.text} ${item.text}`;
  return [...atoms.slice(0, -1), { ...atom, item: { ...item, text, start: site.item.start! } }];
}
/** True for a name in quotes, which belong to its place in the sentence and not to its text. */
const isQuoted = ({ start, end, ...item }: Item): boolean =>
  item.kind === 'run' && item.sure && (end ?? 0) - (start ?? 0) > item.text.length;
/** True for a noun whose name may precede it: "Dev这个文件夹". */
const isNaming = (atom: Atom | undefined): boolean =>
  atom?.concepts.some((one) => naming.has(one) || one === 'tag') ?? false;
const isPlainRun = (atom: Atom | undefined): boolean => atom?.item.kind === 'run' && !atom.item.sure;

function framesWith(act: Act, given: Atom[], language: CommandLanguage, lenient: boolean): Reading[] {
  const postpositions = language.postpositions === true;
  /** True if the language tells one tab from several. */
  const numbered = language.words.tab !== undefined;
  const named = given.filter(
    (atom, at) => !(has(atom, 'this') && isPlainRun(given[at - 1]) && isNaming(given[at + 1])),
  );
  // "A folder Taxes in Other bookmarks": that one is there, and is where the new one goes.
  const place = act.concept === 'create' && given.some((atom) => has(atom, 'folders')) ? given.find(isRoot) : undefined;
  const joinsNames = numbered && act.concept !== null && !looking.has(act.concept);
  const atoms = (looking.has(act.concept!) && !postpositions ? withToWithin(named) : named)
    .flatMap((atom) => (atom === place ? [] : rootFolder(atom, postpositions)))
    .reduce(joinsNames ? withNameOfSite : (all: Atom[], atom: Atom) => [...all, atom], [])
    .map((atom) => ({ ...atom }));
  // "About how to clear the history" orders nothing.
  const isOrder = (atom: Atom | undefined) =>
    act.concept !== null && !looking.has(act.concept) && has(atom, act.concept);
  if (!postpositions && atoms.some((atom, at) => isOrder(atom) && has(atoms[at - 1], 'about'))) return [];
  const things = atoms.filter(isThing);
  const said = fixedSlots(atoms, act, postpositions);
  const fixed = said && place ? joinSlots(said, { name: textOf(place.item) }) : said;
  if (!fixed) return [];
  const isOurs = atoms.some((atom) => isSite(atom) || atom.concepts.some(isStrongThing));
  const open = atoms.filter((atom) => !atom.used && ['run', 'site', 'tag'].includes(atom.item.kind));
  let partial: { slots: Slots; used: Set<Atom>; cost: number; left: number }[] = [
    { slots: fixed, used: new Set(), cost: act.cost, left: 0 },
  ];
  for (const [order, atom] of open.entries()) {
    const next: typeof partial = [];
    for (const one of partial) {
      if (one.used.has(atom)) {
        next.push(one);
        continue;
      }
      for (const role of rolesOf(atom, order, atoms, act, one.used, postpositions)) {
        const slots = joinSlots(one.slots, role.slots);
        if (slots)
          next.push({
            slots,
            used: new Set([...one.used, atom, ...role.uses]),
            cost: one.cost + role.cost + (atom.forced ? 2 : 0),
            left: one.left,
          });
      }
      const at = atoms.indexOf(atom);
      // "Older than a wek": what a link joins is not passed over.
      // "The two papers".
      const isCounted = atoms[at - 1]?.item.kind === 'numbers';
      const isJoined = isCounted || has(atoms[at - 1], 'link') || has(atoms[at + 1], 'and', 'or');
      // "Delete tag old": a name of what stands before it.
      const isNamed = isNaming(atoms[at - 1]) && !isPlainRun(atoms[at - 2]) && !postpositions;
      // "Remove the color of the group Work": what is removed.
      const isObject =
        has(atoms[at - 1], act.concept ?? 'list') &&
        atoms[at + 1]?.concepts.length !== 0 &&
        (atoms[at + 1]?.item.gap === true || has(atoms[at + 1], 'from'));
      if (
        lenient &&
        !isObject &&
        one.left === 0 &&
        act.concept !== null &&
        isOneWord(atom) &&
        isOurs &&
        !isJoined &&
        !isNamed
      )
        next.push({ ...one, used: new Set([...one.used, atom]), cost: one.cost + 4, left: 1 });
    }
    partial = next.slice(0, 24);
  }
  const forced = atoms.some((atom) => atom.forced) ? 1 : 0;
  const isSeveral =
    numbered && atoms.some((atom) => has(atom, 'tabs')) && atoms.some(({ item }) => item.kind === 'site');
  const isOne = !fixed.all && !isSeveral;
  return partial.flatMap((one) =>
    withObject(act, things, { ...one, left: one.left + forced }, atoms).map((read) => ({ ...read, one: isOne })),
  );
}

/** Frames for each thing that the sentence may be about. */
function withObject(
  act: Act,
  things: Atom[],
  { slots, used, cost, left }: { slots: Slots; used: Set<Atom>; cost: number; left: number },
  atoms: Atom[],
): Reading[] {
  const free = things.filter((thing) => !used.has(thing) && !thing.used);
  const named = things.filter((thing) => used.has(thing) || thing.used);
  const readings: Reading[] = [];
  const add = (object: ObjectKind | null, more: Slots, extra: number, verbs?: string[]) => {
    const joined = joinSlots(slots, more);
    const settled = joined ? settle(joined, object, act, atoms) : null;
    if (!settled) return;
    for (const [at, verb] of (verbs ?? verbsFor(act, settled, object)).entries())
      readings.push({
        verb,
        object,
        slots: settled,
        corrected: false,
        vague: (act.concept === null && settled.to !== undefined) || act.doubted === true,
        passed: atoms.flatMap(({ item }) => (item.kind === 'run' && !isQuoted(item) ? (item.small ?? []) : [])),
        quoted: atoms.flatMap(({ item }) => (isQuoted(item) ? textOf(item) : [])),
        implied: act.concept === null,
        left,
        cost: cost + extra + at * 0.1,
      });
  };
  if (act.concept === 'is-saved' && slots.words && !slots.ref) {
    add('bookmarks', {}, 0.2, ['find']);
    return readings;
  }
  const strong = free.filter((thing) => thing.concepts.some(isStrongThing));
  const distinct = [...new Set(strong.map(objectOf))];
  /** With no verb, "to" says where something goes. */
  const isInto = atoms.some((atom) => has(atom, 'to', 'in', 'new'));
  // "Collapse the groups": nothing goes into one.
  const isGone = act.concept === 'switch' && !atoms.some((atom) => has(atom, 'new'));
  const goes = act.concept === 'merge' ? isInto : act.concept !== null || atoms.some((atom) => has(atom, 'to', 'new'));
  if (distinct.length > 1) {
    // One of two things may be where the other goes to.
    for (const goal of strong)
      for (const object of distinct.filter((one) => one !== objectOf(goal))) {
        const to = goes ? goalOf(goal) : null;
        if (!to || distinct.length !== 2) continue;
        add(object, to.to === 'bookmarks' && slots.to === 'folder' ? {} : to, 0.5);
      }
    for (const pair of [
      ['bookmarks', 'folders'],
      ['tabs', 'closed'],
      ['tabs', 'sessions'],
      ['windows', 'closed'],
      ['tabs', 'history'],
      ['links', 'tabs'],
      ['windows', 'sessions'],
      ['tabs', 'reading'],
      ['bookmarks', 'tags'],
      ['groups', 'tabs'],
      ['links', 'bookmarks'],
      ['bookmarks', 'tabs'],
      ['tabs', 'windows'],
      ['history', 'reading'],
      ['closed', 'history'],
    ] as [ObjectKind, ObjectKind][])
      if (distinct.length === 2 && pair.every((one) => distinct.includes(one)))
        add(asksForTab(atoms) ? 'tabs' : preferred(pair), {}, 1.5);
    return readings;
  }
  const objects: (ObjectKind | null)[] = distinct.length > 0 ? distinct : [...new Set(free.map(objectOf))];
  // If one word means tabs and tags, tags to put on decide for tags.
  const unselected = act.concept === 'tag' && slots.tags && !slots.all && Object.keys(slots).length === 1 ? 0.5 : 0;
  for (const object of objects) add(object, {}, (distinct.length > 0 ? 0 : 0.5) + (object === 'tabs' ? unselected : 0));
  // A tag that is put somewhere, with nothing said to put it on.
  if (slots.tags && distinct.join() === 'tags') add(null, {}, 0.4);
  // "What is open in this window" are tabs; "which sites have tabs" are sites.
  const isWhere = named.every((thing) => objectOf(thing) === 'windows');
  if (distinct.length === 0 && slots.window === 'this' && isWhere) add('tabs', {}, 0.1);
  if (distinct.join() === 'tabs' && free.some((thing) => has(thing, 'sites'))) add('sites', {}, 0.4);
  for (const goal of strong.length > 0 ? strong : []) {
    // "Go to the window with slack": nothing is moved.
    const to = goes && !(isGone && has(goal, 'windows')) ? goalOf(goal) : null;
    // "To my bookmarks, in the folder Garden": one place.
    if (to?.to === 'bookmarks' && slots.to === 'folder' && !has(atoms[atoms.indexOf(goal) - 1], 'this', 'it', 'them'))
      add(null, {}, 0.3);
    else if (to) add(null, to, 0.6);
  }
  // "This page": the page may be passed over, since "this" says it.
  // "Untag everything": nothing says of what.
  const isAll = free.some((thing) => objectOf(thing) === 'things') && Object.keys(slots).length === 0;
  if (distinct.length === 0) {
    // A session is no page.
    if (!isAll) add(null, {}, free.length > 0 || named.some((thing) => objectOf(thing) === 'sessions') ? 1 : 0.2);
    if (act.object) add(act.object, {}, 0.3);
    // "Remove the dal from the folder Recipes": the bookmarks in it that the words name.
    const isIn = slots.folder !== undefined && (slots.words ?? slots.sites) !== undefined;
    if (isIn && act.concept === 'remove' && atoms.some((atom) => has(atom, 'from'))) add('bookmarks', {}, 0.4);
    for (const object of new Set(named.map(objectOf))) add(object, {}, 0.1);
  } else {
    // "Delete the folder Old from my bookmarks": where it lies is not what is deleted.
    const [first] = things;
    const isPlace = (thing: Atom) => {
      const before = atoms[atoms.indexOf(thing) - 1];
      // 工作文件夹里的书签: the bookmarks in it.
      if (before && /的$/.test(textOf(before.item))) return false;
      return has(before, 'from', 'in') || (thing.item.gap === true && !has(before, 'and', 'or'));
    };
    const isHead = (object: ObjectKind) =>
      object === 'folders' && first !== undefined && objectOf(first) === object && free.every(isPlace);
    for (const object of new Set(named.map(objectOf)))
      if (object !== distinct[0]) add(object, {}, isHead(object) ? -0.2 : 2.5);
  }
  return readings;
}

/** True if one word both searches and means a tab: "in which tab is …". */
const asksForTab = (atoms: Atom[]): boolean => atoms.some((atom) => has(atom, 'find') && has(atom, 'tabs', 'tab'));

const preferred = ([first, second]: [ObjectKind, ObjectKind]): ObjectKind =>
  ['closed', 'sessions', 'history', 'links', 'reading', 'folders'].includes(second) ? second : first;

function goalOf(thing: Atom): Slots | null {
  const object = objectOf(thing);
  if (object === 'reading') return { to: 'reading' };
  if (object === 'bookmarks') return { to: 'bookmarks' };
  if (object === 'sessions') return { to: 'session' };
  if (object === 'groups') return { to: 'group' };
  if (object === 'windows') return { to: 'window' };
  return null;
}
