import type { ModelMessage } from '@/src/contract/provider.ts';
import type { Intent, LiveRow, ToolCall, ToolResult } from '@/src/contract/tool.ts';
import type { Listed } from './context.ts';
import { fieldsOf, listOf } from './items.ts';
import { most } from './scripts/reading.ts';

/** Where a conversation stands, read from its messages. */
export interface Turn {
  sentence: string;
  /** From a chip: runs whatever the sentence says. */
  intent: Intent | null;
  /** What the calls of this turn gave, in order. */
  results: ToolResult[];
  list: Listed[] | null;
  /** There was more to the list than was fetched. */
  more: boolean;
  used: Set<string>;
}

const isRequest = (message: ModelMessage): boolean => message.role === 'user' && !message.results;

export function readTurn(messages: ModelMessage[]): Turn {
  const at = messages.findLastIndex(isRequest);
  const request = messages[at];
  const results = messages.slice(at + 1).flatMap((message) => message.results ?? []);
  const earlier = messages.slice(0, Math.max(0, at)).flatMap((message) => message.results ?? []);
  return {
    sentence: request?.text ?? '',
    intent: request?.intent ?? null,
    results: results.map(({ result }) => result),
    ...pointedAt(request?.selected, messages.slice(0, Math.max(0, at)), earlier),
  };
}

/** What "them" means: what was selected, else the lists of the last turn that showed one. */
function pointedAt(
  selected: LiveRow[] | undefined,
  before: ModelMessage[],
  results: { call: ToolCall; result: ToolResult }[],
): Pick<Turn, 'list' | 'more' | 'used'> {
  if (selected && selected.length > 0) return { list: selected.flatMap(listedRow), more: false, used: new Set() };
  for (let end = before.length; end > 0; ) {
    const at = before.slice(0, end).findLastIndex(isRequest);
    const turn = before.slice(Math.max(0, at), end).flatMap((message) => message.results ?? []);
    const list = lastList(turn);
    if (list) return { ...list, used: usedIn(results.slice(results.indexOf(turn[0]!))) };
    end = Math.max(0, at);
  }
  return { list: null, more: false, used: new Set() };
}

const listedRow = ({ kind, id, title, url }: LiveRow): Listed[] =>
  kind === 'tab' || kind === 'bookmark' ? [{ kind, id, title, url: url ?? '' }] : [];

/**
 * The last list of tabs or bookmarks that a turn showed, with all its pages. A turn that changed something, and a list
 * fetched whole to choose from, showed none.
 */
function lastList(turn: { call: ToolCall; result: ToolResult }[]): Pick<Turn, 'list' | 'more'> | null {
  if (usedIn(turn).size > 0) return null;
  const lists = turn.flatMap(({ call, result }) => {
    const items = result.success && call.arguments.limit !== most ? itemsIn(call.name, result.data) : [];
    return items.length > 0 ? [{ tool: call.name, items, more: listOf(result.data).next !== undefined }] : [];
  });
  const last = lists.at(-1);
  if (!last) return null;
  const items = lists.filter((list) => list.tool === last.tool).flatMap((list) => list.items);
  return { list: [...new Map(items.map((item) => [`${item.kind} ${item.id}`, item])).values()], more: last.more };
}

const kinds = new Map<string, Listed['kind']>([
  ['list_tabs', 'tab'],
  ['search_bookmarks', 'bookmark'],
  ['list_bookmarks', 'bookmark'],
]);

function itemsIn(tool: string, data: unknown): Listed[] {
  const items = listOf<Record<string, unknown>>(data).items;
  const field = (item: Record<string, unknown>, name: string) => String(item[name] ?? '');
  if (tool === 'find_duplicate_tabs') {
    return items.flatMap((page) =>
      (Array.isArray(page.close) ? page.close : []).map(
        (id): Listed => ({ kind: 'tab', id: String(id), title: field(page, 'title'), url: field(page, 'url') }),
      ),
    );
  }
  if (tool === 'find_by_tag') return items.flatMap(taggedItem);
  const kind = kinds.get(tool);
  if (!kind) return [];
  return items
    .filter((item) => item.id !== undefined && item.kind !== 'folder')
    .map((item) => ({ kind, id: field(item, 'id'), title: field(item, 'title'), url: field(item, 'url') }));
}

/** A tagged address, with the tabs and bookmarks that are at it. */
function taggedItem(item: Record<string, unknown>): Listed[] {
  const [title, url] = [String(item.title ?? ''), String(item.url ?? '')];
  const ids = (field: string): unknown[] => (Array.isArray(item[field]) ? item[field] : []);
  return [
    ...ids('tab_ids').map((id): Listed => ({ kind: 'tab', id: String(id), title, url })),
    ...ids('bookmark_ids').map((id): Listed => ({ kind: 'bookmark', id: String(id), title, url })),
  ];
}

/** Ids that writes since have named. */
function usedIn(results: { call: ToolCall; result: ToolResult }[]): Set<string> {
  const used = new Set<string>();
  for (const { call } of results) {
    for (const field of ['tab_ids', 'bookmark_ids']) {
      const ids = fieldsOf(call.arguments)[field];
      if (Array.isArray(ids)) for (const id of ids) used.add(String(id));
    }
  }
  return used;
}
