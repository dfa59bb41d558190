import type { Frame, ObjectKind, Slots, When } from '../language/frame.ts';
import { joinSlots } from '../language/slots.ts';
import { type Concept, concepts } from './concepts.ts';
import type { Item } from './spot.ts';

/** One way to understand the items of a sentence. Everything in it was explained. */
export interface Reading extends Frame {
  /** Words that nothing was made of. */
  left: number;
  /** No word said what to do: it follows from the rest. */
  implied: boolean;
  /** Weak words that were passed over: the fewer, the better. */
  passed: Frame['passed'];
  cost: number;
}

/** An item with one meaning. */
interface Atom {
  item: Item;
  concepts: Concept[];
  /** What it was used for; null: not yet. */
  used: boolean;
  /** It has a meaning of its own, and is taken for a plain word. */
  forced?: true;
}

const mostReadings = 128;

/** Every way to take the ambiguous words of a sentence, the likeliest first. */
export function* resolve(items: Item[]): Generator<Atom[]> {
  const choices = items.map((item, at): Concept[][] => {
    if (item.kind !== 'concept') return [[]];
    const readings = item.readings.filter((reading) => !reading.includes('tells-at-end'));
    return mayBeWord(item, items[at - 1]) || readings.length === 0 ? [...readings, asWord] : readings;
  });
  const total = Math.min(
    mostReadings,
    choices.reduce((product, { length }) => product * length, 1),
  );
  for (let n = 0; n < total; n++) {
    let rest = n;
    const atoms = items.map((item, at): Atom => {
      const options = choices[at]!;
      const picked = options[rest % options.length]!;
      const isWord = picked === asWord && item.kind === 'concept';
      rest = Math.floor(rest / options.length);
      if (isWord)
        return { item: { kind: 'run', text: item.text, sure: false }, concepts: [], used: false, forced: true };
      return { item, concepts: [...picked], used: false };
    });
    // "I have" tells something at the beginning; elsewhere it adds nothing.
    const meant = (atom: Atom, at: number) =>
      atom.concepts.length > 0 && (at === 0 || !atom.concepts.includes('tells'));
    yield atoms.filter((atom, at) => atom.item.kind !== 'concept' || meant(atom, at));
  }
}

/** A sentence without an order whose last word tells what was done. */
export function isToldAtEnd(items: Item[]): boolean {
  const says = (item: Item | undefined, is: (concept: Concept) => boolean) =>
    item?.kind === 'concept' && item.readings.some((reading) => reading.some(is));
  const last = items.findLast(({ kind }) => kind !== 'mark');
  return (
    says(last, (one) => one === 'tells-at-end') && !items.some((item) => says(item, (one) => kindOf(one) === 'act'))
  );
}

/** "About history", "with music": a word of ours that is what something is about. */
const asWord: Concept[] = [];
const mayBeWord = (item: Item & { kind: 'concept' }, before: Item | undefined): boolean =>
  before?.kind === 'concept' &&
  before.readings.some((reading) => reading.includes('about')) &&
  item.readings.some((reading) => reading.some((one) => ['act', 'thing', 'filter'].includes(kindOf(one)))) &&
  !item.readings.some((reading) => reading.some((one) => ['sign', 'adjective'].includes(kindOf(one))));

const kindOf = (concept: Concept) => concepts[concept].kind;
const has = (atom: Atom | undefined, ...wanted: Concept[]): boolean =>
  atom?.concepts.some((concept) => wanted.includes(concept)) ?? false;
const isThing = (atom: Atom | undefined): boolean => atom?.concepts.some((one) => kindOf(one) === 'thing') ?? false;
const isRun = (atom: Atom | undefined): boolean => atom?.item.kind === 'run';

/** Signs that a sentence is no order. */
export const signsIn = (atoms: Atom[]): Concept[] =>
  atoms.flatMap(({ concepts: said }) => said.filter((concept) => kindOf(concept) === 'sign'));

interface Act {
  concept: Concept | null;
  verbs: string[];
  slots: Slots;
  object: ObjectKind | null;
  cost: number;
}

/** The order of weak acts, where several are said. */
const weakest: Concept[] = ['open', 'move', 'create', 'find', 'list'];

/** Orders that two acts say together: the first of them. "Take out of the group", "remove duplicates". */
const together: [Concept, Concept][] = [
  ['ungroup', 'remove'],
  ['ungroup', 'close'],
  ['forget', 'remove'],
  ['untag', 'remove'],
  ['dedupe', 'remove'],
  ['dedupe', 'close'],
  ['dedupe', 'merge'],
  ['group', 'sort'],
  ['group', 'tidy'],
  ['group', 'merge'],
  ['sort', 'tidy'],
  ['export', 'save'],
  ['export', 'copy'],
  ['read-later', 'save'],
  ['set-aside', 'save'],
  ['unpin', 'pin'],
  ['unmute', 'mute'],
  ['mark-unread', 'done'],
  ['top', 'count'],
  ['keep-only', 'close'],
  ['reopen', 'undo'],
];

const joinedActs = (acts: Concept[]): Concept[] =>
  acts.filter((act) => !together.some(([first, second]) => second === act && acts.includes(first)));

/** "Close the reddit tabs and open gmail": a second act after "and". What is only found first is done with it. */
function isTwoOrders(atoms: Atom[]): boolean {
  const acts = atoms.flatMap((atom, at) => (atom.concepts.some((one) => kindOf(one) === 'act') ? [at] : []));
  const [first, second] = acts;
  if (first === undefined || second === undefined || has(atoms[first], 'find')) return false;
  return (
    atoms.slice(first, second).some((atom) => has(atom, 'and')) &&
    has(atoms[second], 'open', 'create', 'move', 'list', 'find')
  );
}

/** What shall be done; several where that is open, none where it is two things. */
function actsOf(atoms: Atom[]): Act[] {
  const said = [...new Set(atoms.flatMap((atom) => atom.concepts.filter((one) => kindOf(one) === 'act')))];
  const made = (concept: Concept, cost: number): Act => {
    const {
      verbs,
      slots = {},
      object = null,
    } = concepts[concept] as Extract<(typeof concepts)[Concept], { kind: 'act' }> & {
      slots?: Slots;
      object?: ObjectKind;
    };
    return { concept, verbs: [...verbs], slots: concept === 'keep-only' ? { others: true } : slots, object, cost };
  };
  const strong = joinedActs(said.filter((one) => !('weak' in concepts[one])));
  if (strong.length > 1) return [];
  if (strong.length === 1) return isTwoOrders(atoms) ? [] : [made(strong[0]!, (said.length - 1) * 2)];
  const weak = weakest.filter((one) => said.includes(one));
  if (weak.length > 0) return weak.map((one, at) => made(one, at * 3));
  // "#rust #async": several tags and nothing else are put on the page.
  if (atoms.length > 1 && atoms.every(({ item }) => item.kind === 'tag' || item.kind === 'mark'))
    return [made('tag', 0)];
  return [{ concept: null, verbs: ['list', 'find', 'wanted'], slots: {}, object: null, cost: 2 }];
}

/** Acts by which something gets a place or a name. */
const placing = new Set<Concept>([
  'move',
  'save',
  'group',
  'create',
  'rename',
  'merge',
  'copy',
  'export',
  'set-aside',
  'tag',
  'detach',
  'switch',
]);

/** All frames of a sentence whose words have one meaning each. */
export function framesOf(atoms: Atom[], manner: Manner): Reading[] {
  return actsOf(atoms).flatMap((act) => framesWith(act, atoms, manner));
}

interface Manner {
  postpositions: boolean;
  /** One word may be left over: what is read so is shown before it runs. */
  lenient: boolean;
}

/** Where words are not parted, a run of letters may be several. */
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u;
const isOneWord = ({ item }: Atom): boolean =>
  item.kind === 'run' && !item.sure && /^\p{L}+$/u.test(item.text) && !unparted.test(item.text);

/** A part of a frame that a run or a noun may be: slots, what it uses besides itself, and what it costs to take it so. */
interface Role {
  slots: Slots;
  uses: Atom[];
  cost: number;
}

function framesWith(act: Act, given: Atom[], { postpositions, lenient }: Manner): Reading[] {
  const atoms = given.map((atom) => ({ ...atom }));
  const things = atoms.filter(isThing);
  const fixed = fixedSlots(atoms, act, postpositions);
  if (!fixed) return [];
  const isOurs = atoms.some(
    (atom) =>
      atom.item.kind === 'site' || atom.concepts.some((one) => kindOf(one) === 'thing' && !('weak' in concepts[one])),
  );
  const open = atoms.filter((atom) => !atom.used && ['run', 'site', 'tag'].includes(atom.item.kind));
  let partial: { slots: Slots; used: Set<Atom>; cost: number; left: number }[] = [
    { slots: fixed, used: new Set(), cost: act.cost, left: 0 },
  ];
  for (const [order, atom] of open.entries()) {
    const next: typeof partial = [];
    for (const one of partial) {
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
      if (lenient && one.left === 0 && act.concept !== null && isOneWord(atom) && isOurs)
        next.push({ ...one, used: new Set([...one.used, atom]), cost: one.cost + 4, left: 1 });
    }
    partial = next.slice(0, 24);
    if (partial.length === 0) return [];
  }
  return partial.flatMap((one) => withObject(act, things, one, atoms));
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
        vague: act.concept === null && settled.to !== undefined,
        one: true,
        passed: [],
        implied: act.concept === null,
        left,
        cost: cost + extra + at * 0.1,
      });
  };
  if (act.concept === 'is-saved' && slots.words && !slots.ref) {
    add('bookmarks', {}, 0.2, ['find']);
    return readings;
  }
  const isWeak = (thing: Atom) => thing.concepts.some((one) => kindOf(one) === 'thing' && 'weak' in concepts[one]);
  const strong = free.filter((thing) => !isWeak(thing));
  const distinct = [...new Set(strong.map(objectOf))];
  if (distinct.length > 1) {
    // One of two things may be where the other goes to.
    for (const goal of strong)
      for (const object of distinct.filter((one) => one !== objectOf(goal))) {
        const to = goalOf(goal);
        if (to && distinct.length === 2) add(object, to, 0.5);
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
      if (distinct.length === 2 && pair.every((one) => distinct.includes(one))) add(preferred(pair), {}, 1.5);
    return readings;
  }
  const objects: (ObjectKind | null)[] = distinct.length > 0 ? distinct : [...new Set(free.map(objectOf))];
  for (const object of objects) add(object, {}, distinct.length > 0 ? 0 : 0.5);
  // A tag that is put somewhere, with nothing said to put it on.
  if (slots.tags && distinct.join() === 'tags') add(null, {}, 0.4);
  // "What is open in this window" are tabs; "which sites have tabs" are sites.
  if (distinct.length === 0 && slots.window === 'this') add('tabs', {}, 0.1);
  if (distinct.join() === 'tabs' && free.some((thing) => has(thing, 'sites'))) add('sites', {}, 0.4);
  for (const goal of strong.length > 0 ? strong : []) {
    const to = goalOf(goal);
    if (to) add(null, to, 0.6);
  }
  // "This page": the page may be passed over, since "this" says it.
  if (distinct.length === 0) {
    // What is kept in a session is no page.
    add(null, {}, free.length > 0 || named.some((thing) => objectOf(thing) === 'sessions') ? 1 : 0.2);
    if (act.object) add(act.object, {}, 0.3);
    for (const object of new Set(named.map(objectOf))) add(object, {}, 0.1);
  } else for (const object of new Set(named.map(objectOf))) if (object !== distinct[0]) add(object, {}, 2.5);
  return readings;
}

/** "Remove the tag from this", "put a tag on this" are of tags, whatever the verb. */
function verbsFor({ concept, verbs }: Act, { tags, ref, to }: Slots, object: ObjectKind | null): string[] {
  if (ref && concept === 'remove' && (tags || object === 'tags')) return ['untag', ...verbs];
  if (concept === null && to) return ['add', ...verbs];
  return tags && (concept === 'move' || concept === 'save') ? ['tag'] : verbs;
}

const preferred = ([first, second]: [ObjectKind, ObjectKind]): ObjectKind =>
  ['closed', 'sessions', 'history', 'links', 'reading', 'folders'].includes(second) ? second : first;

const objectOf = (thing: Atom): ObjectKind => {
  const concept = thing.concepts.find((one) => kindOf(one) === 'thing')!;
  return (concepts[concept] as { object: ObjectKind }).object;
};

function goalOf(thing: Atom): Slots | null {
  const object = objectOf(thing);
  if (object === 'reading') return { to: 'reading' };
  if (object === 'bookmarks') return { to: 'bookmarks' };
  if (object === 'sessions') return { to: 'session' };
  if (object === 'groups') return { to: 'group' };
  if (object === 'windows') return { to: 'window' };
  return null;
}

/** Slots of the words that need no others, and of those that stand beside a thing. Null: they contradict each other. */
function fixedSlots(atoms: Atom[], act: Act, postpositions: boolean): Slots | null {
  let slots: Slots = { ...act.slots };
  const take = (atom: Atom, more: Slots): boolean => {
    atom.used = true;
    const joined = joinSlots(slots, more);
    if (joined) slots = joined;
    return joined !== null;
  };
  const excepting = new Set(exceptedAtoms(atoms, postpositions));
  for (const [at, atom] of atoms.entries()) {
    if (excepting.has(atom)) continue;
    const beside = [atoms[at + 1], atoms[at - 1]];
    const thing = beside.find(isThing);
    for (const concept of atom.concepts) {
      const meant = concepts[concept];
      if (meant.kind === 'filter' && !take(atom, meant.slots)) return null;
      if (meant.kind !== 'adjective') continue;
      const more = pointing(concept, at, atoms, thing, act);
      if (!more || !take(atom, more)) return null;
    }
    if (atom.item.kind === 'when' && !take(atom, { when: atom.item.when })) return null;
    if (atom.item.kind === 'ordinal' && !take(atom, counted([atom.item.n], thing, act))) return null;
    // "the three first": the number belongs to what follows.
    const counts = isThing(atoms[at + 1]) ? atoms[at + 2] : atoms[at + 1];
    if (atom.item.kind === 'numbers' && has(counts, 'first', 'last')) continue;
    if (atom.item.kind === 'numbers' && !atom.used && !take(atom, counted(atom.item.numbers, thing, act))) return null;
  }
  const left = exceptions(atoms, postpositions);
  if (left) slots = { ...slots, except: left };
  return slots;
}

/** "Window 2", "the second one", "tabs 3 to 7". */
function counted(numbers: number[], thing: Atom | undefined, act: Act): Slots {
  if (has(thing, 'windows')) {
    thing!.used = true;
    return act.concept !== null && placing.has(act.concept) && act.concept !== 'switch'
      ? { window: numbers[0]!, to: 'window' }
      : { window: numbers[0]! };
  }
  if (act.concept === 'undo') return { ref: { kind: 'last', count: numbers[0]! } };
  return { ref: { kind: 'positions', positions: numbers } };
}

/** What "this", "all", "the others" and the like point at. */
function pointing(concept: Concept, at: number, atoms: Atom[], thing: Atom | undefined, act: Act): Slots | null {
  const isWindow = has(thing, 'windows');
  const goes = act.concept !== null && placing.has(act.concept);
  const linked = has(atoms[at - 1], 'to', 'in');
  if (isWindow && concept !== 'first' && concept !== 'last') thing!.used = true;
  switch (concept) {
    case 'this':
      if (isWindow)
        return goes && linked && ['move', 'merge', 'detach', 'group'].includes(act.concept!)
          ? { window: 'this', to: 'window' }
          : { window: 'this' };
      if (has(thing, 'groups') && act.concept !== 'close') {
        thing!.used = true;
        return { wholeGroup: true };
      }
      return { ref: { kind: 'this' } };
    case 'it':
      return isWindow ? { window: 'this' } : { ref: { kind: 'it' } };
    case 'all':
      return isWindow ? { window: 'all' } : { all: true };
    case 'others':
      return isWindow ? { window: 'others' } : { others: true };
    case 'new':
      if (isWindow) return { to: 'window' };
      return {};
    case 'first':
    case 'last': {
      // "The last 7 days", "last Tuesday".
      const isTime = (one: Atom | undefined) => one?.item.kind === 'amount' || one?.item.kind === 'when';
      if (isTime(atoms[at + 1]) || isTime(atoms[at - 1])) return {};
      const number = [atoms[at + 1], isThing(atoms[at - 1]) ? atoms[at - 2] : atoms[at - 1]].find(
        (one) => one?.item.kind === 'numbers' && !one.used,
      );
      if (number?.item.kind === 'numbers') {
        number.used = true;
        return { ref: { kind: concept, count: number.item.numbers[0]! } };
      }
      return { ref: { kind: 'positions', positions: [concept === 'first' ? 1 : -1] } };
    }
    default:
      return {};
  }
}

/** What follows "except", to the end of the clause; in a language of postpositions the thing before it. */
function exceptedAtoms(atoms: Atom[], postpositions: boolean): Atom[] {
  const from = atoms.findIndex((atom) => has(atom, 'except'));
  if (from < 0) return [];
  if (postpositions) return atoms.slice(Math.max(0, isThing(atoms[from - 1]) && from > 1 ? from - 2 : from - 1), from);
  const end = atoms.findIndex((atom, at) => at > from && atom.item.kind === 'mark');
  return atoms.slice(from + 1, end < 0 ? undefined : end);
}

function exceptions(atoms: Atom[], postpositions: boolean): Slots['except'] | null {
  const excepted = exceptedAtoms(atoms, postpositions);
  if (excepted.length === 0) return null;
  const except: NonNullable<Slots['except']> = {};
  for (const [at, atom] of excepted.entries()) {
    const { item } = atom;
    if (atom.concepts.some((one) => kindOf(one) === 'act')) continue;
    atom.used = true;
    if (item.kind === 'site') except.sites = [...(except.sites ?? []), item.site];
    else if (item.kind === 'run') {
      if (has(excepted[at - 1], 'groups')) except.group = item.text;
      else except.words = [...(except.words ?? []), item.text];
    } else if (has(atom, 'this')) except.current = true;
    for (const concept of atom.concepts) {
      const meant = concepts[concept];
      if (meant.kind === 'filter' && 'states' in meant.slots)
        except.states = [...(except.states ?? []), ...meant.slots.states];
    }
  }
  return Object.keys(except).length > 0 ? except : null;
}

/** How a run of words, a site or a tag may be understood, from what stands beside it. */
function rolesOf(atom: Atom, order: number, atoms: Atom[], act: Act, used: Set<Atom>, postpositions: boolean): Role[] {
  const at = atoms.indexOf(atom);
  const [before, after] = [atoms[at - 1], atoms[at + 1]];
  const isNoun = (one: Atom | undefined) => one !== undefined && isThing(one) && !used.has(one);
  const nounBefore = isNoun(before) && !(act.concept === null && atom.item.gap) ? before : undefined;
  const nounAfter = isNoun(after) && !after?.item.gap ? after : undefined;
  const link = (from: number): Atom | undefined => {
    const place = postpositions ? atoms[from + 1] : atoms[from - 1];
    return place?.concepts.some((one) => kindOf(one) === 'link') ? place : undefined;
  };
  const goes = act.concept !== null && placing.has(act.concept);
  const { item } = atom;
  const text = 'text' in item ? item.text : '';
  const roles: Role[] = [];
  const role = (slots: Slots, cost: number, ...uses: (Atom | undefined)[]) =>
    roles.push({ slots, uses: uses.filter((one) => one !== undefined), cost });

  const own = link(at);
  const looks = act.concept === null || looking.has(act.concept);
  const isGoalLink = (one: Atom | undefined) => has(one, 'to', 'in', 'as');
  // A noun that gives it its kind: "folder Recipes", "Recipes folder".
  for (const noun of [nounBefore, nounAfter]) {
    if (!noun) continue;
    const nounAt = atoms.indexOf(noun);
    const linked = postpositions ? link(Math.max(at, nounAt)) : noun === nounBefore ? link(nounAt) : own;
    const goal = goes && (isGoalLink(linked) || act.concept === 'group' || act.concept === 'create');
    const far = noun === nounAfter && nounBefore ? 0.4 : 0;
    if (noun === nounAfter && own && !isGoalLink(own) && !has(own, 'from', 'tagged') && !postpositions) continue;
    for (const slots of namedBy(objectOf(noun), text, item, act, goal)) role(slots, far, noun);
  }
  // The same where a link stands between: "a folder called Garden".
  const called = postpositions ? undefined : own;
  const twoBefore = called ? atoms[at - 2] : undefined;
  if (called && has(called, 'as') && twoBefore && isNoun(twoBefore)) {
    const nounLink = link(at - 2);
    for (const slots of namedBy(
      objectOf(twoBefore),
      text,
      item,
      act,
      goes && (isGoalLink(nounLink) || act.concept === 'group' || act.concept === 'create' || act.concept === 'save'),
    ))
      role(slots, 0.1, twoBefore);
  }
  if (atom.forced && !looks) return [];
  if (item.kind === 'tag') {
    if (
      act.concept === 'tag' ||
      act.concept === 'untag' ||
      (act.concept === 'remove' && atoms.some((one) => has(one, 'this', 'it')))
    )
      role({ tags: [text] }, 0);
    else if ((act.concept === 'merge' || act.concept === 'rename') && order > 0) role({ name: text }, 0);
    role({ tagged: [text] }, 0.2);
    if (act.concept === 'move' || act.concept === 'save') role({ tags: [text] }, 0.5);
    return roles;
  }
  if (item.kind === 'site') {
    if (own && goes && has(own, 'as', 'to', 'in')) role({ name: text }, 0.2);
    if (act.concept === 'tag' && has(own, 'as', 'tagged')) role({ tags: [text] }, 0.2);
    role({ sites: [item.site] }, 0.1);
    return roles;
  }
  if (own) {
    // "Everything with rust tagged": the word for it stands after the tag.
    const tagging = atoms.some((one, place) => has(one, 'tagged') && place > at && !isRun(atoms[place + 1]));
    if (tagging && has(own, 'about', 'tagged', 'as')) role({ tagged: listed(text) }, -0.5);
    if (has(own, 'tagged')) for (const slots of namedBy('tags', text, item, act, false)) role(slots, 0.2);
    if (has(own, 'as')) {
      if (act.concept === 'tag') role({ tags: listed(text) }, 0);
      role({ name: text }, 0.1);
    }
    if (has(own, 'to'))
      role(act.concept === 'switch' || act.concept === 'open' ? { words: [text] } : { name: text }, 0.15);
    if (has(own, 'in')) {
      if (goes) role({ name: text }, 0.2);
      else {
        const about = atoms.filter(isThing).map(objectOf);
        if (about.includes('bookmarks') || act.concept === 'open') role({ folder: text }, 0.2);
        if (about.includes('tabs')) role({ group: text }, 0.3);
      }
    }
    if (has(own, 'from')) {
      if (atoms.some((one) => has(one, 'bookmarks'))) role({ folder: text }, 0.5);
      if (atoms.some((one) => has(one, 'tabs'))) role({ group: text }, 0.8);
      // "From lemonde": one word without a dot may be a site too.
      if (/^[\p{L}\p{N}]{3,}$/u.test(text))
        role({ sites: [text.toLowerCase()] }, looks || act.concept === 'close' ? 0.4 : 0.7);
      role({ words: [text] }, 0.6);
    }
    if (looks && has(own, 'to', 'in', 'as')) role({ words: [text] }, 0.9);
    if (has(own, 'about')) role({ words: [text] }, 0);
    if (has(own, 'or', 'and')) {
      if (act.concept === 'tag') role({ tags: [text] }, 0.1);
      if (act.concept === 'merge' || act.concept === 'rename') role({ name: text }, 0.1);
      role({ tagged: [text], ...(has(own, 'or') ? { any: true as const } : {}) }, 0.3);
      role({ words: [text] }, 0.4);
    }
  }
  if (own && !has(own, 'or', 'and', 'about', 'tagged', 'as', 'to', 'in', 'from')) return roles;
  const beside = nounBefore ?? nounAfter;
  if (act.concept === 'tag' || act.concept === 'untag')
    role({ tags: listed(text) }, beside && isRun(atoms[at + 2]) ? 0.5 : 0.2);
  else if (act.concept === 'create') role({ name: text }, 0.5);
  else if (act.concept === 'sort' && !beside) role({ name: text }, 0.5);
  else if (act.concept === 'rename' && order > 0) role({ name: text }, 0.8);
  else if (act.concept === 'open') {
    role({ name: text }, own ? 1 : 0.5);
    role({ words: [text] }, own ? 1.2 : 0.6);
  } else if (act.concept === 'save' || act.concept === 'set-aside') {
    if (beside) role({ words: [text] }, 0.6);
    else role({ name: text }, 0.8);
  } else if (beside || (act.concept !== null && isFree(act.concept, atoms))) role({ words: [text] }, own ? 1 : 0.4);
  return roles;
}

/** Acts that only look: what follows describes what is looked for. */
const looking = new Set<Concept>(['list', 'find', 'count']);

/** Acts that can stand with words alone: "find pasta". With a thing, other acts have their words beside it. */
const freely = new Set<Concept>(['list', 'find', 'switch', 'reopen', 'forget', 'rename', 'merge', 'copy', 'count']);
const isFree = (act: Concept, atoms: Atom[]): boolean =>
  freely.has(act) ||
  !atoms.some(
    (atom) => isThing(atom) && !atom.concepts.some((one) => kindOf(one) === 'thing' && 'weak' in concepts[one]),
  );

const listed = (text: string): string[] => text.split(/\s*[,、，]\s*/).filter(Boolean);

/** What a name is, said by the thing beside it. `goal`: it is where something goes to. */
function namedBy(object: ObjectKind, text: string, item: Item, act: Act, goal: boolean): Slots[] {
  const sites = item.kind === 'site' ? [item.site] : null;
  switch (object) {
    case 'folders':
      if (act.concept === 'create') return [{ folder: text }];
      return goal ? [{ name: text, to: 'folder' }, { folder: text }] : [{ folder: text }];
    case 'groups':
      return goal ? [{ name: text, to: 'group' }, { group: text }] : [{ group: text }];
    case 'tags':
      if (act.concept === 'tag') return [{ tags: listed(text) }];
      if (act.concept === 'untag') return [{ tags: listed(text) }];
      if (act.concept === 'move') return [{ tags: listed(text) }, { tagged: [text] }];
      return act.concept === 'remove' ? [{ tagged: [text] }, { tags: [text] }] : [{ tagged: [text] }];
    case 'sessions':
      return act.concept === 'save' || act.concept === 'set-aside' || act.concept === 'create'
        ? [{ name: text }]
        : [{ session: text }];
    default:
      return sites ? [] : [];
  }
}

/** Acts whose "tab" or "page", with nothing to describe it, is the one in front. */
const single = new Set<Concept>([
  'close',
  'pin',
  'unpin',
  'mute',
  'unmute',
  'reload',
  'save',
  'read-later',
  'detach',
  'tag',
  'untag',
  'done',
]);

/** Amounts and times as the thing wants them: tabs are not used for so long, visits and bookmarks are of a time. */
function settle(slots: Slots, object: ObjectKind | null, act: Act, atoms: Atom[]): Slots | null {
  let result: Slots = { ...slots };
  const amounts = atoms.flatMap(({ item }) => (item.kind === 'amount' ? [item] : []));
  if (amounts.length > 1) return null;
  const said = (...wanted: Concept[]) => atoms.some((atom) => has(atom, ...wanted));
  const [amount] = amounts;
  const dated =
    object === 'history' ||
    object === 'closed' ||
    object === 'bookmarks' ||
    act.concept === 'forget' ||
    act.concept === 'top' ||
    act.concept === 'reopen';
  if (amount) {
    if (dated) {
      if (result.when !== undefined) return null;
      const when: When =
        said('ago') && Number.isInteger(amount.days) && !said('within')
          ? { kind: 'day', ago: amount.days }
          : { kind: 'days', back: amount.days };
      if (object === 'bookmarks' && said('older')) result = { ...result, olderThan: amount.days };
      else result = { ...result, when };
    } else result = { ...result, days: amount.days };
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
    else if (!dated) result = { ...result, days: 14 };
  }
  const isNarrowed = Object.keys(result).some((slot) => !['name', 'to', 'tags', 'folder'].includes(slot));
  if (said('tab', 'pages') && object !== 'bookmarks' && act.concept !== null && single.has(act.concept) && !isNarrowed)
    result = { ...result, ref: { kind: 'this' } };
  if (result.by === 'site' && object === 'tags') result = { ...result, by: 'date' };
  if (result.days === 14 && object === 'bookmarks') return null;
  if (result.all && object === null && act.concept === null) return null;
  return result;
}
