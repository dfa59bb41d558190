import type { Slots } from '../frame/command-frame.ts';
import { joinSlots } from '../frame/slots.ts';
import { type Concept, concepts } from '../languages/concepts.ts';
import { type Act, placing } from './acts.ts';
import { type Atom, amountOf, conceptsIn, has, isSite, isThing, naming, says } from './atoms.ts';
import type { Item } from './spotted-item.ts';

/** Slots of the words with a fixed meaning, alone or beside a thing. Null if they contradict each other. */
export function fixedSlots(atoms: Atom[], act: Act, postpositions: boolean): Slots | null {
  if ((act.concept === 'merge' || act.concept === 'group') && countsNamed(atoms)) return null;
  let slots: Slots = { ...act.slots };
  const take = (atom: Atom, more: Slots): boolean => {
    atom.used = true;
    const joined = joinSlots(slots, more);
    if (joined) slots = joined;
    return joined !== null;
  };
  const excepting = new Set(exceptedAtoms(atoms, act, postpositions));
  for (const [at, atom] of atoms.entries()) {
    if (excepting.has(atom)) continue;
    const isCounted = atoms[at - 1]?.item.kind === 'numbers';
    const before = atoms[isCounted ? at - 2 : at - 1];
    // "Cửa sổ này đang mở những tab": small words part it from what follows.
    const isParted = atoms[at + 1]?.item.gap === true && atom.item.gap !== true;
    const beside = isParted ? [before, atoms[at + 1]] : [atoms[at + 1], before];
    const thing = isThing(atom) ? atom : beside.find(isThing);
    // "Mute all tabs, right?"
    const isAsked = atoms[at - 1]?.item.kind === 'mark' && (atoms[at + 1]?.item.kind ?? 'mark') === 'mark';
    if (isAsked && has(atom, 'left', 'right')) return null;
    for (const concept of atom.concepts) {
      const meant = concepts[concept];
      // "All but this and the pinned tabs".
      const isLeftOut = has(atoms[at - 1], 'and') && has(atoms[at - 2], 'others');
      if (meant.kind === 'filter' && isLeftOut && 'states' in meant.slots) {
        if (!take(atom, { except: { states: [...meant.slots.states] } })) return null;
      } else if (meant.kind === 'filter' && !take(atom, meant.slots)) return null;
      if (meant.kind !== 'adjective') continue;
      const isGoal = concept === 'this' && has(thing, 'windows') && typeof slots.window === 'number';
      if (isGoal) {
        // "Move window 2 to this one": the numbered one is where they are.
        const { to: _, ...from } = slots;
        thing!.used = true;
        slots = from;
      }
      const more = isGoal ? {} : pointing(concept, at, atoms, thing, act);
      if (!more || !take(atom, more)) return null;
    }
    if (atom.item.kind === 'when' && !take(atom, { when: atom.item.when })) return null;
    if (atom.item.kind === 'ordinal' && !take(atom, counted([atom.item.n], thing, act, false)!)) return null;
    const isNewFolder = act.concept === 'move' && says(atom.item, 'new') && has(atoms[at + 1], 'folders');
    if (isNewFolder && !take(atom, { create: true })) return null;
    // "the three first": the number belongs to what follows.
    const counts = isThing(atoms[at + 1]) ? atoms[at + 2] : atoms[at + 1];
    if (atom.item.kind === 'numbers' && has(counts, 'first', 'last')) continue;
    // "Merge the two windows": all, if there are so many.
    const joinsAll = act.concept === 'merge' || act.concept === 'group';
    if (joinsAll && atom.item.kind === 'numbers' && has(atoms[at + 1], 'windows')) {
      if (!take(atom, { window: 'all', count: atom.item.numbers[0]! })) return null;
    }
    // "The other two windows": there may be more.
    if (atom.item.kind === 'numbers' && has(atoms[at - 1], 'others') && has(atoms[at + 1], 'windows')) return null;
    // "Every second tab": which ones?
    if (atom.item.kind === 'ordinal' && atoms.some((one) => has(one, 'all'))) return null;
    // "Close the new tab" is not any tab.
    if (
      says(atom.item, 'new') &&
      isThing(atoms[at + 1]) &&
      ending.has(act.concept ?? 'list') &&
      !has(atoms[at + 1], 'windows')
    )
      return null;
    // "Close 3 tabs": so many of them, but which?
    const isAmount = atom.item.kind === 'numbers' && has(atoms[at + 1], 'tabs', 'pages') && !isThing(atoms[at - 1]);
    const count = amountOf(atoms, at, act.concept);
    if (isAmount && !count && !postpositions && !atom.used && act.concept !== 'undo') return null;
    if (atom.item.kind === 'numbers' && !atom.used) {
      const isInto = has(thing, 'windows') && typeof slots.window === 'number';
      if (isInto) thing!.used = true;
      const said = isInto ? { into: atom.item.numbers[0]! } : (count ?? counted(atom.item.numbers, thing, act));
      // 关掉两个: two, and not the second. 最近关闭的两个标签页: the last two.
      const isMany = atom.item.counted && said?.ref?.kind === 'positions';
      const isClosed = isMany && atoms.some((one) => has(one, 'closed'));
      const more = isClosed ? { ref: { kind: 'last' as const, count: atom.item.numbers[0]! } } : isMany ? null : said;
      if (!more || !take(atom, more)) return null;
    }
  }
  const left = exceptions(atoms, act, postpositions);
  if (left === null) return null;
  // "Apart from this page, the others": they are the others of this.
  return left && !(slots.others && Object.keys(left).join() === 'current') ? { ...slots, except: left } : slots;
}

/** True if things to merge or group are given by a number only ("merge the first 3 groups"), which is too vague. */
function countsNamed(atoms: Atom[]): boolean {
  const isNamed = atoms.filter(({ item }) => item.kind === 'run' || item.kind === 'tag').length > 1;
  const isNaming = (concept: Concept) => naming.has(concept);
  const merges = atoms.some((atom) => has(atom, 'merge'));
  return atoms.some(({ item }, at) => {
    if (item.kind !== 'numbers' || item.numbers.length > 1) return false;
    const [before, after] = [atoms[at - 1], atoms[at + 1]];
    const isEnd = [before, after].some((one) => has(one, 'first', 'last'));
    const beside = [before, after, ...(isEnd ? [atoms[at - 2], atoms[at + 2]] : [])];
    const isCounted = beside.some((one) => (merges ? says(one?.item, isNaming) : one?.concepts.some(isNaming)));
    return isCounted && !isNamed && (isEnd || item.numbers[0] !== 2);
  });
}

/** Slots of numbers: "window 2", "the second one", "tabs 3 to 7". */
function counted(numbers: number[], thing: Atom | undefined, act: Act, isCount = true): Slots | null {
  if (has(thing, 'windows')) {
    thing!.used = true;
    // "Close windows 2 and 4": one alone can be meant.
    if (numbers.length > 1) return null;
    // "Merge window 2 into this window": from where.
    if (has(thing, 'merge')) return { window: numbers[0]! };
    return act.concept !== null && ['move', 'merge', 'detach', 'group'].includes(act.concept)
      ? { window: numbers[0]!, to: 'window' }
      : { window: numbers[0]! };
  }
  // "Merge the two tags".
  if (
    act.concept === 'merge' &&
    numbers.length === 1 &&
    (numbers[0] === 2 || thing?.concepts.some((one) => naming.has(one)))
  )
    return {};
  // "Undo 2 changes", not "undo the second one".
  if (act.concept === 'undo' && isCount && thing) return { ref: { kind: 'last', count: numbers[0]! } };
  return { ref: { kind: 'positions', positions: numbers } };
}

/** Slots for "this", "all", "the others" and other pointing words. */
function pointing(concept: Concept, at: number, atoms: Atom[], thing: Atom | undefined, act: Act): Slots | null {
  const isWindow = has(thing, 'windows');
  const goes = act.concept !== null && placing.has(act.concept);
  const linked = has(atoms[at - 1], 'to', 'in') || has(atoms[at], 'to');
  if (isWindow && concept !== 'first' && concept !== 'last') thing!.used = true;
  switch (concept) {
    case 'this': {
      if (isWindow)
        return goes && linked && ['move', 'merge', 'detach'].includes(act.concept!)
          ? { window: 'this', to: 'window' }
          : { window: 'this' };
      if (has(thing, 'groups') && act.concept !== 'close') {
        thing!.used = true;
        return { wholeGroup: true };
      }
      if (isVerbsOwn(at, atoms)) return {};
      // "I read something about pumps, find that".
      if (act.concept === 'find' && isNamedBefore(atoms.slice(0, at))) return {};
      // "The tabs that are open now, all of them".
      const meant = [thing, isOrder(atoms[at + 1]) ? atoms[at + 2] : undefined];
      if (meant.some((one) => has(one, 'tabs')) && atoms.some((atom) => has(atom, 'all', 'everything'))) return {};
      return { ref: { kind: 'this' } };
    }
    case 'it':
      if (isWindow) return { window: 'this' };
      // "京东页面都关掉吧": a verb that says "them" too means what was named.
      if (atoms[at]!.concepts.length > 1 && atoms.slice(0, at).some((one) => isSite(one) || has(one, 'others')))
        return {};
      return isNamedBefore(atoms.slice(0, at)) ? {} : { ref: { kind: 'it' } };
    case 'them':
      if (isWindow) return { window: 'all' };
      // "These tabs" may be the open ones, "them" may not.
      if (isNamedBefore(atoms.slice(0, at))) return {};
      return { ref: { kind: 'all' }, ...(has(thing, 'tabs') && act.concept !== 'close' && { all: true }) };
    case 'all':
      return isWindow ? { window: 'all' } : { all: true };
    case 'others':
      // "Keep one of each, close the others".
      if (act.concept === 'dedupe') return {};
      // "Close the other tab": which of them?
      if (isOneOther(atoms[at]!.item, thing)) return null;
      if (isWindow && act.concept === 'merge') return { window: 'all' };
      return isWindow ? { window: 'others' } : { others: true };
    case 'new':
      if (isWindow) return { to: 'window' };
      // "The tags old and new".
      return has(atoms[at - 1], 'and') && !isThing(atoms[at + 1]) ? null : {};
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

const isOneOther = (item: Item, thing: Atom | undefined): boolean =>
  item.kind === 'concept' && !item.text.includes(' ') && thing?.concepts.join() === 'tab';
/** True for a verb or a filter. */
const isOrder = (atom: Atom | undefined): boolean => has(atom, 'act', 'filter');

/** True if "it" belongs to the verb alone and the thing was named in an earlier clause: "el grupo Boda, ciérralo". */
const isVerbsOwn = (at: number, atoms: Atom[]): boolean => {
  const mark = atoms.findLastIndex(({ item }, place) => item.kind === 'mark' && place < at);
  const before = atoms.slice(0, Math.max(0, mark));
  const named = before.some(isThing) && before.some(({ item }) => ['run', 'site', 'tag'].includes(item.kind));
  return named && atoms.slice(mark + 1).every((atom, place) => isOrder(atom) || mark + 1 + place === at || atom.used);
};

/** True if an earlier clause names the things: "the github tabs: close them". */
const isNamedBefore = (before: Atom[]): boolean => {
  const isAct = (atom: Atom | undefined) => has(atom, 'act');
  const end = before.findLastIndex((atom) => atom.item.kind === 'mark' || has(atom, 'and'));
  // "Las otras ciérralas": they stand before the only verb.
  const first = end < 0 && isAct(before.at(-1)) && !before.slice(0, -1).some(isAct) ? before.length - 1 : end;
  return before
    .slice(0, Math.max(0, first))
    .some((atom) => isThing(atom) || atom.item.kind === 'site' || has(atom, 'others', 'this'));
};

/** Atoms that "except" covers: those after it, to the end of the clause; with postpositions the thing before it. */
function exceptedAtoms(atoms: Atom[], act: Act, postpositions: boolean): Atom[] {
  const from = atoms.findIndex((atom) => has(atom, 'except'));
  if (from < 0) return [];
  // "Except GitHub, GitLab and Figma": a list goes on after a comma.
  const isOfList = ({ item }: Atom | undefined = atoms[from]!) => item.kind === 'site' || item.kind === 'run';
  const isInList = (at: number) => isOfList(atoms[at - 1]) && isOfList(atoms[at + 1]);
  if (postpositions) {
    let first = Math.max(0, isThing(atoms[from - 1]) && from > 1 ? from - 2 : from - 1);
    const joins = (at: number) => (atoms[at]?.item.kind === 'mark' || has(atoms[at], 'and')) && isInList(at);
    while (joins(first - 1)) first -= 2;
    return atoms.slice(first, from);
  }
  // "Apart from this page close the others".
  // "All but YouTube to the folder Work": where the others go.
  const goes = act.concept !== null && placing.has(act.concept);
  const isGoal = (atom: Atom, at: number) =>
    goes && (has(atom, 'to', 'as') || (has(atom, 'in') && !has(atoms[at - 1], 'tabs', 'tab', 'pages')));
  const ends = (atom: Atom, at: number) =>
    (atom.item.kind === 'mark' && !isInList(at)) || has(atom, 'others') || isGoal(atom, at);
  const end = atoms.findIndex((atom, at) => at > from + 1 && ends(atom, at));
  // "Which are not pinned", as one phrase.
  const isWhole = atoms[from]!.concepts.length > 1;
  return isWhole ? [atoms[from]!] : atoms.slice(from + 1, end < 0 ? undefined : end);
}

/**
 * Gives the things that "except" leaves out; undefined if nothing is, null if it says something that the commands
 * cannot leave out: "the last two", "the one from Monday".
 */
function exceptions(atoms: Atom[], act: Act, postpositions: boolean): Slots['except'] | null {
  const excepted = exceptedAtoms(atoms, act, postpositions);
  const isOfGroups = act.concept === 'ungroup' || atoms.some((atom) => has(atom, 'groups') && !excepted.includes(atom));
  const isSaid = atoms.some((atom) => atom.concepts.join() === 'except');
  if (excepted.length === 0) return isSaid ? null : undefined;
  const except: NonNullable<Slots['except']> = {};
  for (const [at, atom] of excepted.entries()) {
    const { item } = atom;
    if (has(atom, 'act')) continue;
    atom.used = true;
    if (item.kind === 'site') except.sites = [...(except.sites ?? []), item.site];
    else if (item.kind === 'run') {
      // "Those in Work": a group, a folder or a word.
      if (has(excepted[at - 1], 'in')) return null;
      if (isOfGroups || has(excepted[at - 1], 'groups') || has(excepted[at + 1], 'groups')) {
        if (except.group !== undefined) return null;
        except.group = item.text;
      } else except.words = [...(except.words ?? []), item.text];
    } else if (item.kind === 'mark') continue;
    else if (item.kind !== 'concept') return null;
    else if (has(atom, 'this')) except.current = true;
    if (has(atom, ...notLeftOut)) return null;
    for (const concept of atom.concepts) {
      const meant = concepts[concept];
      if (meant.kind !== 'filter') continue;
      if (!('states' in meant.slots)) return null;
      except.states = [...(except.states ?? []), ...meant.slots.states];
    }
  }
  return Object.keys(except).length > 0 || !isSaid ? except : null;
}

/** Acts on what is there, which "new" does not describe. */
const ending = conceptsIn('close mute unmute pin unpin reload sleep remove');

/** Words that say which to leave out in a way that no command can. */
const notLeftOut = conceptsIn(
  'first last others new windows folders sessions tags tag tagged not-used older before since within ago',
);
