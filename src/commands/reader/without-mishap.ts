import type { CommandLanguage } from '../languages/language.ts';
import { isStrongAct, kindOf, says, saysOnly } from './atoms.ts';
import { clausesOf } from './order-clause.ts';
import { said } from './reword-items.ts';
import { type Item, textOf } from './spotted-item.ts';

/**
 * Order in a sentence that reports an accident first: "I closed the window by mistake, bring it back" gives "reopen the
 * window". Null for others.
 */
export function withoutMishap(items: Item[], cries = false): Item[] | null {
  const order = items.findLastIndex((item) => says(item, 'reopen', 'undo'));
  if (order < 0) return mishapAlone(items, cries);
  if (order < 1) return null;
  const told = items.slice(0, order);
  const rest = items.slice(order + 1).filter((item) => item.kind !== 'mark' && !says(item, 'it', 'them', 'this'));
  const named = told.filter((item) => says(item, 'tabs', 'tab', 'windows', 'pages'));
  const things = named.length > 0 ? named : told.filter((item) => says(item, 'closed'));
  const isToldOf =
    told.some((item) => says(item, 'closed', 'tells', 'tells-at-end')) && items[order - 1]?.kind === 'mark';
  const isMistaken = told.some((item) => says(item, 'mistaken'));
  const isDoubted = told.some((item) => says(item, 'not', 'imagined', 'asks'));
  if (rest.length > 0 || things.length !== 1 || isDoubted || !(isToldOf || isMistaken)) return null;
  const untold = (item: Item): Item =>
    item.kind === 'concept'
      ? { ...item, readings: item.readings.filter((reading) => !reading.includes('tells')) }
      : item;
  const narrowing = told.filter((item) => item.kind === 'when' || says(item, 'all'));
  return [...narrowing, ...things.map(untold), said('reopen')];
}

/**
 * The order to reopen what a sentence only tells was closed by mistake: "oh no, I closed the bike", 手滑把自行车关了. Null
 * for others. `cries`: it begins with a word like "oops".
 */
function mishapAlone(items: Item[], cries: boolean): Item[] | null {
  const isMistaken = items.some((item) => says(item, 'mistaken'));
  const isClosed = (item: Item) => says(item, 'closed') || (isMistaken && saysOnly(item, 'close'));
  const isOther = (item: Item) =>
    !isClosed(item) &&
    (saysOnly(item, isStrongAct) || says(item, 'not', 'asks', 'imagined', 'but', 'reports', 'model'));
  if (!(isMistaken || cries) || !items.some(isClosed) || items.some(isOther)) return null;
  const named = (clause: Item[]) => clause.filter(({ kind }) => kind === 'run' || kind === 'site');
  const clauses = clausesOf(items);
  const [own = []] = clauses.filter((clause) => clause.some(isClosed)).map(named);
  const names = own.length > 0 ? own : named(items);
  const narrowing = items.filter((item) => item.kind === 'when' || says(item, 'windows'));
  return [...narrowing, ...names, said('reopen')];
}

/**
 * The sentence without clauses that have nothing to do with the browser: "ugh, mute everything", "close the duplicates,
 * memory is full". Null if there are none, or no others.
 */
export function withoutAside(items: Item[]): Item[] | null {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    clauses.at(-1)!.push(item);
    if (item.kind === 'mark' && /[,;.!。、，！；…]/.test(item.mark)) clauses.push([]);
  }
  // "The tags kitchen, bath and pool": a list goes on.
  const isListed = (clause: Item[], at: number) =>
    clause[0]?.kind === 'run' &&
    clauses[at - 1]?.findLast(({ kind }) => kind !== 'mark')?.kind === 'run' &&
    clause.some((item) => says(item, 'and', 'or'));
  const isAside = (clause: Item[], at: number) =>
    clause.length <= mostOfAside &&
    // "The hotel is open twice, one will do".
    !(clause.some(({ kind }) => kind === 'run') && clause.some((item) => says(item, 'duplicate'))) &&
    !isListed(clause, at) &&
    clause.every((item) => saysNothing(item) || (at === 0 && saysNo(item)));
  // "The ragu is saved twice, delete one": it says of what.
  const tellsWhich = (clause: Item[]) => clause.some(({ kind }) => kind === 'run') && clause.some(isTwice);
  const kept = clauses.filter(
    (clause, at) => clause.length > 0 && !(isAside(clause, at) && !(at === 0 && tellsWhich(clause))),
  );
  // "Thanks, that helped" asks for nothing.
  if (kept.flat().every((item) => item.kind === 'mark' || says(item, 'greet'))) return null;
  // "The meal was good, save it for later": "it" is the meal.
  const order = kept.flat();
  const isNamed = (item: Item) => ['run', 'site', 'tag'].includes(item.kind) || says(item, 'thing');
  const told = clauses.slice(0, clauses.indexOf(kept[0]!)).flat();
  const isOfTold =
    order.some((item) => says(item, 'it')) &&
    !order.some(isNamed) &&
    told.some(({ kind }) => kind === 'run') &&
    !told.some((item) => says(item, 'this'));
  if (isOfTold) return null;
  return kept.length < clauses.filter(({ length }) => length > 0).length ? order : null;
}

const mostOfAside = 5;
const isTwice = (item: Item): boolean => says(item, 'duplicate');
const saysNo = (item: Item): boolean => says(item, 'not');
const saysNothing = (item: Item): boolean =>
  item.kind === 'mark' ||
  (item.kind === 'run' && !item.sure) ||
  says(
    item,
    (one) =>
      !['except', 'keeps-tabs', 'before', 'until'].includes(one) &&
      ['link', 'adjective', 'filter'].includes(kindOf(one)),
  );

/**
 * The sentence with its last clause as an exception, if that names what to leave alone: "put all tabs to sleep, not
 * Spotify". Null for others.
 */
export function withException(items: Item[], { unspaced, postpositions }: CommandLanguage): Item[] | null {
  const at = items.findLastIndex(({ kind }, place) => kind === 'mark' && place < items.length - 2);
  const clause = items.slice(at + 1).filter(({ kind }) => kind !== 'mark');
  const names = clause.filter((item) => !says(item, 'not'));
  const isName = (item: Item) =>
    item.kind === 'site' || (item.kind === 'run' && (item.sure || unspaced)) || says(item, 'and');
  if (at < 1 || names.length === 0 || names.length !== clause.length - 1 || !names.every(isName)) return null;
  const order = items.slice(0, at);
  return postpositions ? [...names, said('except'), ...order] : [...order, said('except'), ...names];
}

/** Removes "whether" after a verb that looks, so that it does not count as imagined: "check whether my links work". */
export function withoutWhether(items: Item[]): Item[] {
  const at = items.findIndex((item) => says(item, 'imagined'));
  const before = items.slice(0, Math.max(0, at)).filter(({ kind }) => kind !== 'mark');
  const looks = (item: Item | undefined) => says(item, 'check', 'list', 'find');
  if (!looks(before.at(-1)) || items.some((item) => says(item, 'act') && !looks(item))) return items;
  return [...before, ...items.slice(at + 1)];
}

/**
 * The items of an order for a time to come: what is put aside comes back then, and of a reminder only what it is about
 * counts, not what is to be done: "remind me at ten to answer Ann's letter".
 */
export function withTimeToCome(given: Item[]): Item[] {
  const items = given.map((item) =>
    saysOnly(item, 'set-aside') ? { ...item, ...said('snooze'), text: textOf(item) } : item,
  );
  const at = items.findIndex((item) => says(item, 'remind'));
  // "Call mum": a task that no page is about.
  const isTask = (item: Item) => says(item, (one) => one === 'model' || (kindOf(one) === 'act' && one !== 'rename'));
  const end = items.findIndex((item, place) => place > at && !isTask(item) && !says(item, 'link'));
  return at >= 0 && items.slice(at + 1, end).some(isTask) ? items.toSpliced(at + 1, end - at - 1) : items;
}
