import type { ObjectKind, Slots } from '../frame/command-frame.ts';
import { type Concept, concepts } from '../languages/concepts.ts';
import { type Atom, conceptsIn, has, isSite, isStrongThing, isThing, kindOf, mayBeNothing, objectOf } from './atoms.ts';
import { wordsIn } from './words-in.ts';

export interface Act {
  concept: Concept | null;
  verbs: string[];
  slots: Slots;
  object: ObjectKind | null;
  cost: number;
  /** An order to look stood before it: "list my tabs and close them". */
  doubted?: true;
}

/** Weak acts by priority, for sentences with several. */
const weakest = [...conceptsIn('open move create find list')];

/** Acts that together with others mean the act itself: "take out of the group", "remove duplicates". */
const together: Partial<Record<Concept, ReadonlySet<Concept>>> = {
  ungroup: conceptsIn('remove close'),
  forget: conceptsIn('remove'),
  untag: conceptsIn('remove'),
  dedupe: conceptsIn('remove close merge'),
  group: conceptsIn('sort tidy merge color'),
  sort: conceptsIn('tidy'),
  bookmark: conceptsIn('save'),
  export: conceptsIn('save copy'),
  'read-later': conceptsIn('save bookmark set-aside'),
  'set-aside': conceptsIn('save close'),
  unpin: conceptsIn('pin'),
  unmute: conceptsIn('mute'),
  'mark-unread': conceptsIn('done'),
  top: conceptsIn('count'),
  'keep-only': conceptsIn('close'),
  reopen: conceptsIn('undo'),
  rename: conceptsIn('color'),
  remove: conceptsIn('done'),
};

/** Pairs of acts that together mean a third one: "save these and close them", "take the pins off". */
const wholes: [parts: [Concept, Concept], whole: Concept][] = [
  [['save', 'close'], 'set-aside'],
  [['bookmark', 'close'], 'set-aside'],
  [['pin', 'remove'], 'unpin'],
  [['mute', 'remove'], 'unmute'],
  [['tag', 'remove'], 'untag'],
  [['done', 'close'], 'close'],
];

const joinedActs = (acts: Concept[]): Concept[] =>
  acts.filter((act) => !acts.some((other) => together[other]?.has(act)));

/** True if a link after "and" joins nothing: "the tag bath on this and the tag pool on that". */
function isLeftOpen(atoms: Atom[]): boolean {
  const last = atoms.findLast(({ item }) => item.kind !== 'mark');
  return atoms.some((atom) => has(atom, 'and')) && has(last, 'about', 'in', 'to', 'from');
}

const opposites: [Concept, Concept][] = [
  ['unmute', 'mute'],
  ['unpin', 'pin'],
  ['mark-unread', 'done'],
];

/** "Mute github and unmute heise": two orders, each the other way round. */
const areOpposite = (atoms: Atom[]): boolean =>
  opposites.some(([one, other]) => {
    const [at, place] = [atoms.findIndex((atom) => has(atom, one)), atoms.findIndex((atom) => has(atom, other))];
    return at >= 0 && place >= 0 && atoms.slice(Math.min(at, place), Math.max(at, place)).some(isJoint);
  });
const isJoint = (atom: Atom): boolean => has(atom, 'and', 'or', 'except') || atom.item.kind === 'mark';

/** True if a second act follows "and": "close the reddit tabs and open gmail". After "find" it is one order. */
function isTwoOrders(atoms: Atom[]): boolean {
  const acts = atoms.flatMap((atom, at) => (has(atom, 'act') ? [at] : []));
  const [first, second] = acts;
  if (first === undefined || second === undefined || has(atoms[first], 'find')) return false;
  // "Bookmark this page and put it in Taxes".
  if (has(atoms[first], 'save', 'bookmark') && has(atoms[second], 'move') && has(atoms[second + 1], 'it', 'them'))
    return false;
  return (
    atoms.slice(first, second).some((atom) => has(atom, 'and')) &&
    has(atoms[second], 'open', 'create', 'move', 'list', 'find')
  );
}

/** "Find the duplicates and close them": it may be meant as two orders. */
function looksFirst(atoms: Atom[], act: Concept): boolean {
  const at = atoms.findIndex((atom) => has(atom, act));
  const look = atoms.findIndex((atom) => has(atom, 'list', 'find', 'count'));
  // "Where is delete this bookmark": the way to do it.
  if (look >= 0 && look === at - 1 && has(atoms[look], 'find')) return true;
  return (
    look >= 0 &&
    look < at &&
    (atoms.slice(look, at).some((atom) => atom.item.kind === 'mark' || has(atom, 'and', 'second-order')) ||
      has(atoms[at + 1], 'them', 'it'))
  );
}

/**
 * True if a clause before the order only tells why, and the order says of what it is: "my laptop is so hot, put
 * everything to sleep". No word of that clause is a topic then.
 */
export function followsReason(atoms: Atom[], { concept }: Act): boolean {
  if (concept === null || 'weak' in concepts[concept]) return false;
  const order = atoms.findIndex((atom) => has(atom, concept));
  const mark = atoms.findLastIndex(({ item }, at) => item.kind === 'mark' && at < order);
  const [told, said] = [atoms.slice(0, Math.max(0, mark)), atoms.slice(mark + 1)];
  // "My laptop is so hot", and no name alone.
  const isClause = told.length > 1 || told.some(({ item }) => item.small?.includes('verb'));
  const tells = ({ item }: Atom) => item.kind === 'run' && !item.sure && (isClause || wordsIn(item.text) > 2);
  const isOwn = said.some((atom) => isThing(atom) || isSite(atom)) && !said.some((atom) => has(atom, 'it', 'them'));
  return isOwn && told.some(tells) && !told.some((atom) => isThing(atom) || isSite(atom) || has(atom, 'act', 'about'));
}

/** Acts that the sentence may mean; empty if it gives two orders. */
export function actsOf(atoms: Atom[], postpositions = false): Act[] {
  if (areOpposite(atoms)) return [];
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
  // "Close window 2, help me": what to help with.
  const isOnlyHelp = said.every((one) => one === 'help' || 'weak' in concepts[one]);
  const acts = joinedActs(said.filter((one) => !('weak' in concepts[one]) && (one !== 'help' || isOnlyHelp)));
  const whole = acts.length === 2 ? wholes.find(([parts]) => parts.every((part) => acts.includes(part))) : undefined;
  const strong = whole ? [whole[1]] : acts;
  if (strong.length > 1) return [];
  if (strong.length === 1) {
    const act = made(strong[0]!, (said.length - 1) * 2);
    return isTwoOrders(atoms) || (strong[0] === 'tag' && !postpositions && isLeftOpen(atoms))
      ? []
      : [looksFirst(atoms, strong[0]!) ? { ...act, doubted: true } : act];
  }
  const weak = weakest.filter((one) => said.includes(one));
  // "Any tabs open about chess": what may add nothing is no order after another that says one.
  const isAct = (atom: Atom) => has(atom, 'act');
  const begins = atoms.findIndex((atom) => isAct(atom) || isThing(atom) || ['run', 'site'].includes(atom.item.kind));
  const addsNothing = (concept: Concept) =>
    !postpositions &&
    atoms.every(
      (atom, at) =>
        !has(atom, concept) || (at > begins && atoms[at - 1]?.item.kind !== 'mark' && mayBeNothing(atom.item)),
    );
  if (weak.length > 0) return weak.map((one, at) => made(one, at * 3 + (addsNothing(one) ? 7 : 0)));
  // "#rust #async": several tags and nothing else are put on the page.
  if (
    atoms.filter(({ item }) => item.kind === 'tag').length > 1 &&
    atoms.every(({ item }) => item.kind === 'tag' || item.kind === 'mark')
  )
    return [{ ...made('tag', 0), slots: { ref: { kind: 'this' } } }];
  return [{ concept: null, verbs: ['list', 'find', 'wanted'], slots: {}, object: null, cost: 2 }];
}

/** True for acts that store something. */
export const saves = ({ concept }: Act): boolean => concept === 'save' || concept === 'bookmark';

/** Acts that only look, so that words after them describe what is looked for. */
export const looking = conceptsIn('list find count');

/** Acts that may have words anywhere ("find pasta"). With others, words must stand beside a thing. */
const freely = conceptsIn('list find switch reopen forget rename merge copy count');
/** True if words of an act may stand anywhere in its sentence. */
export const isFree = (act: Concept, atoms: Atom[]): boolean =>
  freely.has(act) ||
  // "Remove sourdough from my reading list": a page is named by its words alone.
  (act === 'remove' && atoms.some((atom) => has(atom, 'reading-list'))) ||
  // "Put the kettle in a new window".
  (act === 'move' && atoms.every((atom) => !atom.concepts.some(isStrongThing) || objectOf(atom) === 'windows')) ||
  // "Move Blood pressure from the folder Nursing to the folder Misc".
  (act === 'move' && atoms.some((atom) => has(atom, 'from')) && atoms.some((atom) => has(atom, 'to'))) ||
  !atoms.some((atom) => atom.concepts.some(isStrongThing));

/** Acts that give something a place or a name. */
export const placing = conceptsIn(
  'move save bookmark group create rename merge copy export set-aside tag detach switch',
);

/** Verbs of an act, adjusted to its slots: removing or putting a tag is about tags, whatever the verb. */
export function verbsFor(act: Act, slots: Slots, object: ObjectKind | null): string[] {
  const { concept, verbs } = act;
  const { tags, ref, to, all, sites, window } = slots;
  // "What a mess, tidy my tabs": nothing says how.
  if (concept === 'tidy' && !['by', 'sites', 'words', 'name', 'folder', 'days', 'states'].some((slot) => slot in slots))
    return verbs.slice(0, 1);
  if (ref && concept === 'remove' && (tags || object === 'tags')) return ['untag', ...verbs];
  if (concept === null && to) return ['add', ...verbs];
  if (concept === 'undo' && (all || object === 'things')) return ['undo-all'];
  if (tags && (concept === 'move' || saves(act))) return ['tag'];
  // "Put the kettle on": what is moved with no goal is no tab to go to.
  return concept === 'move' && object === null && !sites && !window ? verbs.filter((verb) => verb !== 'switch') : verbs;
}
