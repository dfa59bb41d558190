import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import type { Becoming, Deed } from './deed.ts';
import { changedFields, differences, type Fields, type Picture, TRASH, type Value } from './picture.ts';

/** What a call did, as the model remembers it. */
export interface Done {
  id: string;
  deed: Deed;
  /** What the user changed meanwhile stands in both pictures. */
  before: Picture;
  after: Picture;
  /** Keys of the items that each row is about. */
  owned: Map<string, string[]>;
  /** Something else happened while it ran, to these items. */
  disturbed: boolean;
  touched: ReadonlySet<string>;
  /** Fields of which the user made the same as the call, by `item field`. */
  both: ReadonlySet<string>;
  /** What the call made of fields that the user changed too, by `item field`. */
  made: ReadonlyMap<string, Value>;
  session: string;
}

/** What the user made of fields while a call ran, by `item field`. */
export type Touched = Map<string, Value | undefined>;

const isBlank = (key: string) => key === 'tab about:blank';
const isMade = (key: string, fields: Fields | undefined) =>
  key.startsWith('mark ') && fields?.url === null && /^(Made|Deep) /.test(String(fields.title));

const show = (value: unknown) => JSON.stringify(value);

/** No page is open twice: every address is used once. */
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

/** What each done row makes of the picture before. */
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
 * What the user left on items while a call ran. Where a worker was killed and they made the same as a row, the next one
 * cannot tell whose doing it is, and undo may take it back as the call's.
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

/** Holds what a call did against what its done rows should have done, and nothing else. */
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
    // A tab that the user sent to another page meanwhile goes by another name; nothing else by hand is about muting.
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

/** The journal says how every row ended. `calm`: nothing was in the way, so that all of them are done. */
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

/** The rows of an entry that an undo was for, and those that it says are undone. */
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

/** Whether nothing has become of the items of a row since it was done, and their places are still there. */
function standsAsDone({ before, after }: Done, now: Picture, keys: string[]): boolean {
  return keys.every((key) => {
    if (changedFields(after.items.get(key), now.items.get(key)).length > 0) return false;
    // Another tab that has come to show the page.
    if (after.numbers.get(key) !== now.numbers.get(key)) return false;
    const was = before.items.get(key);
    const home = was?.parent;
    if (!key.startsWith('mark ') || typeof home !== 'string') return true;
    return now.items.has(`mark ${home}`) && !liesIn(now, home, TRASH) && !liesIn(now, home, key.slice('mark '.length));
  });
}

/**
 * Whether windows that went by another number can be known again: what a call changed is where it left it, and what stood
 * beside it is where it was.
 */
function isTold({ before, after, owned }: Done, now: Picture): boolean {
  const stays = (key: string) => after.items.get(key)?.window === now.items.get(key)?.window;
  const windows = new Set([...owned.values()].flat().map((key) => `window ${before.items.get(key)?.window}`));
  const beside = [...windows].flatMap((key) => before.orders.get(key) ?? []);
  return [...owned.values()].flat().every(stays) && beside.every((url) => stays(`tab ${url}`));
}

/** Reordering by itself changes nothing that stands still. */
function* faultsOfOrder(now: Picture, result: Picture, moving: ReadonlySet<string>): Generator<string> {
  for (const [key, order] of now.orders) {
    if (key.startsWith('tags ')) continue;
    const there = result.orders.get(key) ?? [];
    const still = order.filter((one) => !moving.has(one) && there.includes(one));
    const is = there.filter((one) => still.includes(one));
    if (still.join(' ') !== is.join(' ')) yield `${key}: ${is.join(' ')} instead of ${still.join(' ')}`;
  }
}

/** Holds an undo against what was done: a merge of three pictures in which the user's own changes win. */
export function* faultsOfUndoing(done: Done, now: Picture, result: Picture, undoing: Undoing): Generator<string> {
  const { before, after, owned } = done;
  const { asked, undone, sameSession } = undoing;
  const told = sameSession || isTold(done, now);
  /** After a restart a window is known by the tabs that stood there; where these went elsewhere, it is another. */
  const foreign = !told || (!sameSession && done.deed.tool === 'close_tabs');
  const owners = Map.groupBy(
    [...owned].flatMap(([row, keys]) => keys.map((key) => ({ row, key }))),
    ({ key }) => key,
  );
  const rowOf = (key: string) => {
    const rows = owners.get(key) ?? [];
    return rows.length === 1 ? rows[0]?.row : undefined;
  };
  /** Of tabs that went to another page while the call ran, too. */
  const numbers = new Set([...owners.keys()].flatMap((key) => after.numbers.get(key) ?? before.numbers.get(key) ?? []));
  /** A tab that went to another page since: the same tab under another name. */
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
      // The user undid it by hand and it was made so again since: it stands as the call left it.
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
    // A tab in front cannot be put back to sleep.
    if (keys.some((key) => now.front.has(key) && before.items.get(key)?.asleep === true)) continue;
    if (keys.length > 0 && !undone.has(row) && !done.disturbed && told && standsAsDone(done, now, keys))
      yield `${row}: stands as it was done, and was not undone`;
  }
  const ours = [...now.numbers].flatMap(([key, number]) => (numbers.has(number) ? key : []));
  const moving = new Set([...owners.keys(), ...ours].map((key) => key.slice(key.indexOf(' ') + 1)));
  if (moving.size > 0) yield* faultsOfOrder(now, result, moving);
}

/** Where nothing has happened since, undo gives the very picture there was. */
export function* faultsOfExactness({ before, after, disturbed, deed }: Done, now: Picture, result: Picture) {
  const loose = deed.tool === 'close_tabs' ? ['asleep'] : [];
  if (disturbed || deed.looseTags || differences(after, now, loose).length > 0) return;
  for (const difference of differences(before, result, loose)) yield `nothing happened since: ${difference}`;
}
