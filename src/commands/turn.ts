import type { Intent } from '@/src/contract/next-step.ts';
import type { ModelMessage, ModelResult } from '@/src/contract/provider.ts';
import type { LiveRow, ToolCall } from '@/src/contract/tool.ts';
import { fieldsOf, listOf } from './script/items.ts';
import { most } from './script/read-results.ts';
import { isAnswered, type Listed } from './script/script.ts';
import { thingsIn } from './script/things.ts';

/** State of a conversation, read from its messages. */
export interface Turn {
  sentence: string;
  /** Intent of a chip; it is used instead of the sentence. */
  intent: Intent | null;
  /** True if the chip names a tab of an earlier browser session. */
  gone: boolean;
  /** Time of the sentence in epoch milliseconds; undefined: now. */
  at: number | undefined;
  /** Calls of this turn with their results, in order. */
  results: ModelResult[];
  /** The earlier browser session to which some of the ids belong; null if there is none. */
  session: string | null;
  list: Listed[] | null;
  /** True if only a part of the list was read. */
  more: boolean;
  used: Set<string>;
}

/** True if the intent names a tab by id, which is valid in one browser session only. */
const namesTab = ({ slots }: Intent): boolean =>
  Object.values(slots).some(
    (slot) => typeof slot === 'object' && slot !== null && !Array.isArray(slot) && slot.kind === 'tab',
  );

const isRequest = (message: ModelMessage): boolean => message.role === 'user' && !message.results;

export function readTurn(messages: ModelMessage[]): Turn {
  const at = messages.findLastIndex(isRequest);
  const request = messages[at];
  const results = stillHeld(messages.slice(at + 1).flatMap((message) => message.results ?? []));
  const intent = request?.intent ?? null;
  const earlier = messages.slice(0, Math.max(0, at)).flatMap((message) => message.results ?? []);
  return {
    sentence: request?.text ?? '',
    intent,
    gone:
      intent !== null && request?.old === true && !results.some(({ result }) => isAnswered(result)) && namesTab(intent),
    at: request?.at,
    results,
    session: results.find(({ old }) => old)?.old ?? null,
    ...pointedAt(request?.selected, messages.slice(0, Math.max(0, at)), earlier),
  };
}

/**
 * Results that still count. After a browser restart a command starts anew, since ids have changed; but not if it had
 * changed something, which must not be done twice.
 */
function stillHeld(results: ModelResult[]): ModelResult[] {
  let held: ModelResult[] = [];
  for (const one of results) {
    const last = held.at(-1);
    if (last && last.old !== one.old && !held.some(({ result }) => isAnswered(result))) held = [];
    held.push(one);
  }
  return held.at(-1)?.old && !held.some(({ result }) => isAnswered(result)) ? [] : held;
}

/** The list for pronouns: selected rows, else the lists of the last turn that showed one. */
function pointedAt(
  selected: LiveRow[] | undefined,
  before: ModelMessage[],
  results: ModelResult[],
): Pick<Turn, 'list' | 'more' | 'used'> {
  if (selected && selected.length > 0) return { list: selected.flatMap(listedRow), more: false, used: new Set() };
  for (let end = before.length; end > 0; ) {
    const at = before.slice(0, end).findLastIndex(isRequest);
    const turn = before.slice(Math.max(0, at), end).flatMap((message) => message.results ?? []);
    const list = lastList(turn);
    if (list) return { ...list, used: idsChangedIn(results.slice(results.indexOf(turn[0]!))) };
    end = Math.max(0, at);
  }
  return { list: null, more: false, used: new Set() };
}

function listedRow({ kind, id, title, url = '' }: LiveRow, at: number): Listed[] {
  if (kind === 'folder' || kind === 'tag' || kind === 'action' || kind === 'site') return [];
  return [{ kind, id, title, url, row: at }];
}

/** True for a read that the command made for itself, whose list is not shown: it has no limit, or the largest. */
export const isToChooseFrom = ({ arguments: { limit } }: Pick<ToolCall, 'arguments'>): boolean =>
  limit === undefined || limit === most;

/** Rows of the last list that a turn showed, with all its pages. Null if the turn changed something or showed none. */
function lastList(turn: ModelResult[]): Pick<Turn, 'list' | 'more'> | null {
  if (idsChangedIn(turn).size > 0) return null;
  const lists = turn.flatMap(({ call, result }) => {
    const rows = result.success && !isToChooseFrom(call) ? thingsIn(result.data) : [];
    return rows.flat().length > 0 ? [{ tool: call.name, rows, more: listOf(result.data).next !== undefined }] : [];
  });
  const last = lists.at(-1);
  if (!last) return null;
  const rows = lists.filter((list) => list.tool === last.tool).flatMap((list) => list.rows);
  const items = rows.flatMap((things, row) => things.map((thing): Listed => ({ ...thing, row })));
  const unique = [...new Map(items.map((item) => [`${item.kind} ${item.id}`, item])).values()];
  return { list: inTurn(unique), more: last.more };
}

/** Items with rows numbered without gaps. */
function inTurn(items: Listed[]): Listed[] {
  const rows = [...new Set(items.map((item) => item.row))];
  return items.map((item) => ({ ...item, row: rows.indexOf(item.row) }));
}

/** Ids in the arguments of writes. */
function idsChangedIn(results: ModelResult[]): Set<string> {
  const used = new Set<string>();
  for (const { call } of results) {
    for (const field of ['tab_ids', 'bookmark_ids', 'urls']) {
      const ids = fieldsOf(call.arguments)[field];
      if (Array.isArray(ids)) for (const id of ids) used.add(String(id));
    }
  }
  return used;
}
