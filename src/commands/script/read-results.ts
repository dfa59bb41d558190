import type { Text } from '@/src/contract/text.ts';
import { toolFailure } from '@/src/contract/text.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import type { Slots } from '../frame/command-frame.ts';
import { fieldsOf, type ListData, listOf, type Row, type TabItem } from './items.ts';
import { type Call, look, type Part } from './script.ts';
import type { Looking } from './tool-types.ts';

/** Thrown if a read that the command needs has failed. */
export class LookFailed extends Error {
  readonly reason: Text;
  constructor(result: Pick<ToolResult, 'code' | 'error'> = { error: null }) {
    super(result.error ?? '');
    this.name = 'LookFailed';
    this.reason = toolFailure(result);
  }
}

/** Maximum number of items that one page holds. */
export const most = 500;

/** Runs reads in parallel and gives their data in order. Throws `LookFailed`. */
export function* readAll(calls: Call[]): Part<unknown[]> {
  if (calls.length === 0) return [];
  const results = yield { kind: 'look', calls };
  return calls.map((_, at) => {
    const result = results[at];
    if (!result?.success) throw new LookFailed(result);
    return result.data;
  });
}

/** Runs reads in parallel that are no part of the answer; null for those that fail. */
export function* readQuietly(calls: Call[]): Part<unknown[]> {
  const results = yield { kind: 'look', calls, quiet: true };
  return calls.map((_, at) => (results[at]?.success ? results[at].data : null));
}

export function* read(name: Looking, args: Record<string, unknown> = {}): Part<unknown> {
  const [data] = yield* readAll([look(name, args)]);
  return data;
}

/** The tab in front, or what was there before the panel. */
export function* currentTab(): Part<TabItem> {
  return (yield* read('get_current_tab')) as TabItem;
}

/** The first rows of a list, as the answer shows them. */
export function* readPage<Name extends Looking>(name: Name, args: object = {}): Part<ListData<Row<Name>>> {
  const [list] = yield* readPages(name, [args]);
  return list!;
}

/** The first rows of several lists of a tool. */
export function* readPages<Name extends Looking>(name: Name, args: object[]): Part<ListData<Row<Name>>[]> {
  const lists = yield* readAll(args.map((each) => look(name, { limit: 100, ...each })));
  return lists.map((data) => listOf<Row<Name>>(data));
}

/** The most frequent sites. */
export function* readSites<Site>(name: Looking, args: object = {}): Part<ListData<Site>> {
  return listOf<Site>(yield* read(name, { group_by: 'site', limit: 10, ...args }));
}

/** Reads lists of a tool page by page to the end. Other fields are those of the first page. */
export function* readLists<Name extends Looking>(name: Name, args: object[]): Part<ListData<Row<Name>>[]> {
  const calls = args.map((each) => ({ ...each, limit: most }));
  const lists = (yield* readAll(calls.map((each) => look(name, each)))).map((data) => listOf<Row<Name>>(data));
  for (const [at, list] of lists.entries()) {
    let next = list.next;
    while (next !== undefined) {
      const more = listOf<Row<Name>>(yield* read(name, { ...calls[at], cursor: next }));
      list.items.push(...more.items);
      next = more.items.length > 0 ? more.next : undefined;
    }
  }
  return lists;
}

/** Reads a list to its end. */
export function* readList<Name extends Looking>(name: Name, args: object = {}): Part<ListData<Row<Name>>> {
  const [list] = yield* readLists(name, [args]);
  return list!;
}

/** All items of one or several lists of a tool, each once. */
export function* readItems<Name extends Looking>(name: Name, ...args: object[]): Part<Row<Name>[]> {
  const lists = yield* readLists(name, args.length > 0 ? args : [{}]);
  return eachOnce(lists);
}

/** The rows of several lists, each once: a page may have two of the words that were searched for. */
export const eachOnce = <Item>(lists: ListData<Item>[]): Item[] => {
  const keyOf = (item: Item) => fieldsOf(item).id ?? fieldsOf(item).url ?? item;
  return [...new Map(lists.flatMap(({ items }) => items).map((item) => [keyOf(item), item])).values()];
};

/** A filter for each search by site or words: both ("the Guardian page about water"), or `either` of them. */
export function filtersFor(
  { sites = [], words = [], either }: Slots,
  filter: object,
): { site?: string; query?: string }[] {
  const isBoth = !either && sites.length > 0 && words.length > 0;
  const subjects = isBoth
    ? sites.flatMap((site) => words.map((query) => ({ site, query })))
    : [...sites.map((site) => ({ site })), ...words.map((query) => ({ query }))];
  return subjects.length === 0 ? [filter] : subjects.map((subject) => ({ ...filter, ...subject }));
}

/** Number of things in several lists: rows that were read count once, others for each list. */
export const totalOf = (lists: ListData<unknown>[]): number =>
  lists.reduce((sum, { total, items }) => sum + total - items.length, eachOnce(lists).length);
