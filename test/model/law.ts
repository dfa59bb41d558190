import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import type { Becoming, Deed } from './deed.ts';
import { changedFields, differences, type Fields, type Picture, TRASH, type Value } from './picture.ts';

/** A call that has run, with all that is needed to check its undo later. */
export interface Done {
  id: string;
  deed: Deed;
  /** The pictures before and after the call. Both contain the changes that the user made meanwhile. */
  before: Picture;
  after: Picture;
  /** Keys of the items that each row is about. */
  owned: Map<string, string[]>;
  /** True if the user changed something while the call ran, or if the browser was restarted. */
  disturbed: boolean;
  /** Keys of the items that the user changed while the call ran. */
  touched: ReadonlySet<string>;
  /** Fields that the user and the call set to the same value, as `item field`. */
  both: ReadonlySet<string>;
  /** Values that the call gave to fields that the user changed too, by `item field`. */
  made: ReadonlyMap<string, Value>;
  session: string;
}

/** Values that the user gave to fields while a call ran, by `item field`. */
export type Touched = Map<string, Value | undefined>;

const isBlank = (key: string) => key === 'tab about:blank';
const isMade = (key: string, fields: Fields | undefined) =>
  key.startsWith('mark ') && fields?.url === null && /^(Made|Deep) /.test(String(fields.title));

const show = (value: unknown) => JSON.stringify(value);

/** Checks that no page is open twice: every address is used once. */
export function* doubles({ orders, items }: Picture): Generator<string> {
  const open = [...orders].flatMap(([key, urls]) => (key.startsWith('window ') ? urls : []));
  for (const url of open.filter((one, at) => open.indexOf(one) !== at))
    if (url !== 'about:blank') yield `${url} is open twice`;
  const saved = [...items].flatMap(([key, { url, parent }]) =>
    key.startsWith('mark ') && parent !== TRASH ? url : [],
  );
  const twice = saved.filter((url, at) => url !== null && saved.indexOf(url) !== at);
  for (const url of twice) yield `${url} is saved twice`;
}

/** Gives `mark *<url>` the id that the new bookmark has got. */
function withIds(becoming: Becoming, before: Picture, after: Picture): Becoming {
  const made = new Map(
    [...after.items].flatMap(([key, { url }]) =>
      key.startsWith('mark ') && !before.items.has(key) ? [[`mark *${url}`, key]] : [],
    ),
  );
  return new Map([...becoming].map(([key, fields]) => [made.get(key) ?? key, fields]));
}

/** Expected changes of each row that was done, by the id of the row. */
export function becomings(deed: Deed, entry: JournalEntry, before: Picture, after: Picture): Map<string, Becoming> {
  const done = new Set(entry.outcomes.flatMap(({ row, state }) => (state === 'done' ? [row] : [])));
  return new Map(
    entry.rows
      .filter(({ id }) => done.has(id))
      .map((row) => [
        row.id,
        withIds(deed.becomes(entry.arguments as Record<string, never>, row, before), before, after),
      ]),
  );
}

/**
 * Reports the items and fields that the user changed while a call ran. If a worker was killed after the user had made
 * the same change as a row, the next worker cannot tell who made it, and undo may take it back as the call's own.
 */
export function tracesOf(rows: Iterable<Becoming>, touched: Touched): Pick<Done, 'touched' | 'both' | 'made'> {
  const itemOf = (name: string) => name.slice(0, name.lastIndexOf(' '));
  const becoming = new Map([...rows].flatMap((row) => [...row]));
  const madeOf = (name: string) => becoming.get(itemOf(name))?.[name.slice(itemOf(name).length + 1)];
  const isBoth = ([name, value]: [string, Value | undefined]) => {
    const change = becoming.get(itemOf(name));
    if (change === null || value === undefined) return change === null && value === undefined;
    return madeOf(name) === value || madeOf(name) === '*';
  };
  return {
    touched: new Set([...touched.keys()].map(itemOf)),
    both: new Set([...touched].flatMap((one) => (isBoth(one) ? one[0] : []))),
    made: new Map(
      [...touched.keys()].flatMap((name): [string, Value][] => {
        const made = madeOf(name);
        return made === undefined ? [] : [[name, made]];
      }),
    ),
  };
}

/** Checks that a call did what its done rows should have done, and nothing else. */
export function* faultsOfDoing(
  before: Picture,
  after: Picture,
  rows: Iterable<Becoming>,
  touched: Touched,
  looseTags = false,
): Generator<string> {
  const expected = new Map([...before.items].map(([key, fields]) => [key, { ...fields }]));
  for (const becoming of rows)
    for (const [key, change] of becoming) {
      if (change === null) expected.delete(key);
      else expected.set(key, { ...expected.get(key), ...change });
    }
  for (const key of new Set([...expected.keys(), ...after.items.keys()])) {
    const [wanted, is] = [expected.get(key), after.items.get(key)];
    // A tab that the user sent to another page meanwhile has another key; no other change by hand touches `muted`.
    const renamed = key.startsWith('tab ') && touched.has(`${key} muted`);
    if (touched.has(`${key} gone`) && !is) continue;
    if (looseTags && key.startsWith('tagged ')) continue;
    if (isBlank(key) || renamed || (!wanted && isMade(key, is))) continue;
    for (const field of changedFields(wanted, is)) {
      const users = touched.has(`${key} ${field}`) && (!is || touched.get(`${key} ${field}`) === is[field]);
      if (users || wanted?.[field] === '*') continue;
      yield `${key}: ${field} is ${show(is?.[field])}, not ${show(wanted?.[field])} as done`;
    }
  }
}

/** Checks that the journal says how every row ended. `calm`: nothing was in the way, so all rows must be done. */
export function* faultsOfEntry(entry: JournalEntry, answer: RunAnswer, calm: boolean): Generator<string> {
  const { id, state, running, rows, outcomes } = entry;
  if (state === 'intended' || running.length > 0) yield `${id}: has not ended in the journal`;
  const ended = outcomes.map(({ row }) => row);
  if (
    rows
      .map((row) => row.id)
      .sort()
      .join() !== ended.sort().join()
  )
    yield `${id}: not one outcome for each row`;
  const left = outcomes.filter((outcome) => outcome.state !== 'done');
  if (calm && left.length > 0) yield `${id}: ${JSON.stringify(left)} though nothing was in the way`;
  if (calm && (answer.kind !== 'result' || !answer.result.success)) yield `${id}: ${JSON.stringify(answer)}`;
}

/** Rows that an undo was asked for, and rows that it reports as undone. */
export interface Undoing {
  asked: string[];
  undone: ReadonlySet<string>;
  sameSession: boolean;
}

function liesIn({ items }: Picture, folder: string, above: string): boolean {
  for (let id: string | undefined = folder; id; ) {
    if (id === above) return true;
    const parent: unknown = items.get(`mark ${id}`)?.parent;
    id = typeof parent === 'string' ? parent : undefined;
  }
  return false;
}

/** True if the items of a row are as the call left them, and the folders that they came from still exist. */
function standsAsDone({ before, after }: Done, now: Picture, keys: string[]): boolean {
  return keys.every((key) => {
    if (changedFields(after.items.get(key), now.items.get(key)).length > 0) return false;
    // The page is now shown by another tab.
    if (after.numbers.get(key) !== now.numbers.get(key)) return false;
    const was = before.items.get(key);
    const home = was?.parent;
    if (!key.startsWith('mark ') || typeof home !== 'string') return true;
    return now.items.has(`mark ${home}`) && !liesIn(now, home, TRASH) && !liesIn(now, home, key.slice('mark '.length));
  });
}

/**
 * True if the windows can be recognized although they have other ids now: the tabs that the call changed, and the tabs
 * that were beside them, are still in the windows where the call left them.
 */
function isTold({ before, after, owned }: Done, now: Picture): boolean {
  const stays = (key: string) => after.items.get(key)?.window === now.items.get(key)?.window;
  const windows = new Set([...owned.values()].flat().map((key) => `window ${before.items.get(key)?.window}`));
  const beside = [...windows].flatMap((key) => before.orders.get(key) ?? []);
  return [...owned.values()].flat().every(stays) && beside.every((url) => stays(`tab ${url}`));
}

/** Checks that an undo keeps the order of all items that it does not move. */
function* faultsOfOrder(now: Picture, result: Picture, moving: ReadonlySet<string>): Generator<string> {
  for (const [key, order] of now.orders) {
    if (key.startsWith('tags ')) continue;
    const there = result.orders.get(key) ?? [];
    const still = order.filter((one) => !moving.has(one) && there.includes(one));
    const is = there.filter((one) => still.includes(one));
    if (still.join(' ') !== is.join(' ')) yield `${key}: ${is.join(' ')} instead of ${still.join(' ')}`;
  }
}

/** Checks an undo: its result is a merge of three pictures in which the user's own changes win. */
export function* faultsOfUndoing(done: Done, now: Picture, result: Picture, undoing: Undoing): Generator<string> {
  const { before, after, owned } = done;
  const { asked, undone, sameSession } = undoing;
  const told = sameSession || isTold(done, now);
  /**
   * True if the original window is lost. After a restart a window is known by its tabs only; if they moved, it is
   * another.
   */
  const foreign = !told || (!sameSession && done.deed.tool === 'close_tabs');
  const owners = Map.groupBy(
    [...owned].flatMap(([row, keys]) => keys.map((key) => ({ row, key }))),
    ({ key }) => key,
  );
  const rowOf = (key: string) => {
    const rows = owners.get(key) ?? [];
    return rows.length === 1 ? rows[0]?.row : undefined;
  };
  /** Ids of the tabs that the call changed, including tabs that went to another page while it ran. */
  const numbers = new Set([...owners.keys()].flatMap((key) => after.numbers.get(key) ?? before.numbers.get(key) ?? []));
  /** True if a tab has gone to another page since: it is the same tab with another key. */
  const isRenamed = (key: string) => !after.items.has(key) && numbers.has(now.numbers.get(key) ?? -1);
  const isShared = (key: string) => (owners.get(key)?.length ?? 0) > 1 || key.startsWith('tag ');

  for (const key of new Set([...now.items.keys(), ...result.items.keys()])) {
    const [was, did, is, became] = [before, after, now, result].map(({ items }) => items.get(key));
    const row = rowOf(key);
    if (isBlank(key) || isShared(key) || (isMade(key, is ?? became) && !was)) continue;
    if (row === undefined && (done.touched.has(key) || isRenamed(key))) continue;
    const back = row !== undefined && asked.includes(row) && undone.has(row);
    for (const field of changedFields(is, became)) {
      const restores = back && (did?.[field] ?? null) !== (was?.[field] ?? null);
      const free = field === 'window' && (foreign || !now.orders.has(`window ${was?.window}`));
      const closed = back && key.startsWith('tab ') && was === undefined && became === undefined;
      const loose = field === 'asleep' && was !== undefined && is === undefined;
      // The user took the change back by hand and made it again, so it stands as the call left it.
      const again = done.made.has(`${key} ${field}`) && done.made.get(`${key} ${field}`) === (is?.[field] ?? null);
      if (closed || (back && (again || done.both.has(`${key} ${field}`)))) continue;
      if (restores && ((became?.[field] ?? null) === (was?.[field] ?? null) || free || loose)) continue;
      yield `${key}: undo made ${field} ${show(became?.[field])} of ${show(is?.[field])}`;
    }
    if (!back || done.touched.has(key)) continue;
    for (const field of changedFields(was, became)) {
      const changed = (did?.[field] ?? null) !== (was?.[field] ?? null);
      const free = field === 'window' || field === 'asleep';
      if (changed && !free) yield `${key}: ${field} is ${show(became?.[field])} and not ${show(was?.[field])} again`;
    }
  }
  if (!sameSession && done.deed.bound) return;
  for (const row of asked) {
    const keys = (owned.get(row) ?? []).filter((key) => !isShared(key));
    // The active tab of a window cannot be put back to sleep.
    if (keys.some((key) => now.front.has(key) && before.items.get(key)?.asleep === true)) continue;
    if (keys.length > 0 && !undone.has(row) && !done.disturbed && told && standsAsDone(done, now, keys))
      yield `${row}: stands as it was done, and was not undone`;
  }
  const ours = [...now.numbers].flatMap(([key, number]) => (numbers.has(number) ? key : []));
  const moving = new Set([...owners.keys(), ...ours].map((key) => key.slice(key.indexOf(' ') + 1)));
  if (moving.size > 0) yield* faultsOfOrder(now, result, moving);
}

/** Checks that undo restores exactly the picture before, if nothing happened in between. */
export function* faultsOfExactness({ before, after, disturbed, deed }: Done, now: Picture, result: Picture) {
  const loose = deed.tool === 'close_tabs' ? ['asleep'] : [];
  if (disturbed || deed.looseTags || differences(after, now, loose).length > 0) return;
  for (const difference of differences(before, result, loose)) yield `nothing happened since: ${difference}`;
}
