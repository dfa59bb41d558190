import type { Conversation } from '@/src/contract/conversation.ts';
import type { CommandPreview } from '@/src/contract/services.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import type { Passage } from '../../chats/search-chats.ts';
import type { MatchingAction } from './matching-actions.ts';

export interface ChatFound {
  conversation: Conversation;
  /** All words are in the title. */
  byTitle: boolean;
  /** Passage with the words, if the title does not contain them. */
  passage: Passage | null;
}

/** Results for a sentence, best first in each kind. */
export interface PaletteResults {
  preview: CommandPreview | null;
  actions: MatchingAction[];
  /** Open tabs and bookmarks that match a sentence which is no command. */
  things: LiveRow[];
  chats: ChatFound[];
}

/** A row that Enter opens. */
export type Thing = LiveRow & { kind: 'tab' | 'bookmark' | 'page' | 'closed' };

/** A row above the composer. */
export type PaletteRow =
  | ({ kind: 'action' } & MatchingAction)
  | { kind: 'thing'; row: Thing }
  | ({ kind: 'chat' } & ChatFound)
  /** Button for the hidden rows: shows `n` of `of`. */
  | { kind: 'all'; n: number; of: number };

/** Number of rows before "Show all". */
export const few = 5;
/** Number of rows kept free for custom actions and for chats. */
const reserved = 2;

const opens = (row: LiveRow): row is Thing =>
  row.kind === 'tab' || ((row.kind === 'bookmark' || row.kind === 'page' || row.kind === 'closed') && Boolean(row.url));

/** Orders custom actions, results, then chats. An exact command shows only its results and actions of its name. */
export function ranked({ preview, actions, things, chats }: PaletteResults, all: boolean): PaletteRow[] {
  const called = actions.filter(({ surely }) => surely || !preview).slice(0, reserved);
  const rows = (preview ? preview.rows : things.filter(({ failed }) => !failed)).filter(opens);
  const titled = preview ? [] : chats.filter(({ byTitle }) => byTitle).slice(0, reserved);
  const shown = all ? rows : rows.slice(0, few - called.length - titled.length);
  const free = Math.max(0, few - called.length - shown.length);
  const more =
    preview && rows.length > shown.length ? [{ kind: 'all' as const, n: rows.length, of: preview.total }] : [];
  return [
    ...called.map((one) => ({ kind: 'action' as const, ...one })),
    ...shown.map((row) => ({ kind: 'thing' as const, row })),
    ...more,
    ...(preview?.exact ? [] : chats.slice(0, free)).map((chat) => ({ kind: 'chat' as const, ...chat })),
  ];
}
