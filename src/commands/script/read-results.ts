import type { Text } from '@/src/contract/text.ts';
import { toolFailure } from '@/src/contract/text.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { type ListData, listOf } from './items.ts';
import { type Call, look, type Part } from './script.ts';
import type { Looking } from './tool-types.ts';

/** Thrown if a read that the command needs has failed. */
export class LookFailed extends Error {
  readonly tool: string;
  readonly reason: Text;
  constructor(tool: string, result: Pick<ToolResult, 'code' | 'error'> = { error: null }) {
    super(result.error ?? '');
    this.name = 'LookFailed';
    this.tool = tool;
    this.reason = toolFailure(result);
  }
}

/** Maximum number of items that one page holds. */
export const most = 500;

/** Runs reads in parallel and gives their data in order. Throws `LookFailed`. */
export function* readAll(calls: Call[]): Part<unknown[]> {
  if (calls.length === 0) return [];
  const results = yield { kind: 'look', calls };
  return calls.map((call, at) => {
    const result = results[at];
    if (!result?.success) throw new LookFailed(call.name, result);
    return result.data;
  });
}

/** Runs reads in parallel; null for those that fail. */
export function* readWhatCan(calls: Call[], quiet = false): Part<unknown[]> {
  const results = yield { kind: 'look', calls, ...(quiet ? { quiet } : {}) };
  return calls.map((_, at) => (results[at]?.success ? results[at].data : null));
}

export function* read(name: Looking, args: Record<string, unknown> = {}): Part<unknown> {
  const [data] = yield* readAll([look(name, args)]);
  return data;
}

/** One page of a list. */
export function* readPage<Item>(name: Looking, args: Record<string, unknown>): Part<ListData<Item>> {
  return listOf<Item>(yield* read(name, args));
}

/** Reads lists page by page to the end, or up to `pages` pages. Other fields are those of the first page. */
export function* readLists<Item>(calls: Call[], pages = Number.POSITIVE_INFINITY): Part<ListData<Item>[]> {
  const lists = (yield* readAll(calls.map((call) => withLimit(call)))).map((data) => listOf<Item>(data));
  for (const [at, list] of lists.entries()) {
    const call = calls[at]!;
    let next = list.next;
    for (let page = 1; next !== undefined && page < pages; page++) {
      const [data] = yield* readAll([withLimit({ ...call, arguments: { ...call.arguments, cursor: next } })]);
      const more = listOf<Item>(data);
      list.items.push(...more.items);
      next = more.items.length > 0 ? more.next : undefined;
    }
  }
  return lists;
}

export function* readList<Item>(name: Looking, args: Record<string, unknown> = {}): Part<ListData<Item>> {
  const [list] = yield* readLists<Item>([look(name, args)]);
  return list!;
}

const withLimit = (call: Call): Call => ({ ...call, arguments: { ...call.arguments, limit: most } });
