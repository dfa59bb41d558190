import type { ModelMessage } from '@/src/contract/provider.ts';
import type { Intent, LiveRow, ToolCall, ToolResult } from '@/src/contract/tool.ts';
import type { Listed } from './context.ts';
import { fieldsOf, listOf } from './items.ts';

/** Where a conversation stands, read from its messages. */
export interface Turn {
  sentence: string;
  /** From a chip: runs whatever the sentence says. */
  intent: Intent | null;
  /** What the calls of this turn gave, in order. */
  results: ToolResult[];
  list: Listed[] | null;
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
): Pick<Turn, 'list' | 'used'> {
  if (selected && selected.length > 0) return { list: selected.flatMap(listedRow), used: new Set() };
  for (let end = before.length; end > 0; ) {
    const at = before.slice(0, end).findLastIndex(isRequest);
    const turn = before.slice(Math.max(0, at), end).flatMap((message) => message.results ?? []);
    const list = lastList(turn);
    if (list) return { list, used: usedIn(results.slice(results.indexOf(turn[0]!))) };
    end = Math.max(0, at);
  }
  return { list: null, used: new Set() };
}

const listedRow = ({ kind, id, title, url }: LiveRow): Listed[] =>
  kind === 'tab' || kind === 'bookmark' ? [{ kind, id, title, url: url ?? '' }] : [];

/** The pages of the last tool that gave a list of tabs or bookmarks in a turn. */
function lastList(turn: { call: ToolCall; result: ToolResult }[]): Listed[] | null {
  const lists = turn.map(({ call, result }) => ({
    tool: call.name,
    items: result.success ? itemsIn(call.name, result.data) : [],
  }));
  const last = lists.findLast((list) => list.items.length > 0);
  if (!last) return null;
  const all = lists.filter((list) => list.tool === last.tool).flatMap((list) => list.items);
  return [...new Map(all.map((item) => [`${item.kind} ${item.id}`, item])).values()];
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
