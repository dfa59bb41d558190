import type { StoreApi } from 'zustand/vanilla';
import type { Attachment, Conversation, Message, Turn } from '@/src/contract/conversation.ts';
import type { RemovedConversation } from '@/src/contract/records.ts';
import type { RunAnswer, Ticket } from '@/src/contract/run.ts';
import type { ProviderConfig, Settings } from '@/src/contract/settings.ts';
import type { Text } from '@/src/contract/text.ts';
import type { LiveRow, ToolDescription, UndoOutcome } from '@/src/contract/tool.ts';

export type View = 'chat' | 'chats' | 'activity' | 'commands' | 'keys';

/** What was undone of a journal entry; `total` rows had been done. `outcomes`: of the attempt made here. */
export interface Undone {
  rows: number;
  total: number;
  outcomes: UndoOutcome[];
}

/** What stands in the composer. */
export type Composed = Pick<PanelState, 'draft' | 'pasted' | 'attached' | 'selected'>;

/** `conversation`: null where it was wanted before any was read, so in whichever comes. */
export interface BeingRead {
  id: string;
  title: string;
  conversation: string | null;
}

/** Everything the panel shows. It is complete before anything was read, so the first paint waits for nothing. */
export interface PanelState {
  /** The database has answered. */
  loaded: boolean;
  /** A new one is not stored before something is typed. */
  conversation: Conversation;
  /** As they are shown. */
  messages: Message[];
  /** Those of the versions that are not shown. */
  others: Message[];
  /** All messages were read; otherwise the last ones only. */
  whole: boolean;
  turn: Turn | null;
  /** The turn that was begun here last; '' where none was. */
  startedTurn: string;
  /** The turn that was seen under way here last; '' where none was since the conversation was opened. */
  liveTurn: string;
  /** The version that was shown last in the place of another; null where none was. */
  steppedVersion: { from: string; to: string } | null;
  /** Who writes the turn of this conversation: this panel, another one, or nobody. */
  holder: 'here' | 'elsewhere' | 'nobody';
  /** Something was to be sent while somebody writes the turn. */
  refused: boolean;
  draft: string;
  /** What was pasted into the draft, or into an edit, and is long enough to be text of others. */
  pasted: string[];
  /** What goes along with the draft. */
  attached: Attachment[];
  /** By message: what stands in the form over it. */
  edits: Readonly<Record<string, string>>;
  /** Rows chosen for the next command. */
  selected: LiveRow[];
  /** By conversation: what has left the composer and is in no message yet. */
  outbox: ReadonlyMap<string, Composed>;
  /** What is being read for the next message, in the order in which it was wanted. */
  reading: BeingRead[];
  view: View;
  /** This run of the browser; null until known. */
  session: string | null;
  /** Null until read. */
  settings: Settings | null;
  providers: ProviderConfig[];
  /** By name; empty until the background has answered. */
  tools: ReadonlyMap<string, ToolDescription>;
  /** By journal entry. */
  undone: ReadonlyMap<string, Undone>;
  /** Chats that were deleted here, the last one first. */
  removed: RemovedConversation[];
  /** Questions that wait, of every conversation and of none. */
  tickets: Ticket[];
  /** Permissions that a page wants before it can go along, the oldest first. */
  asking: Extract<RunAnswer, { kind: 'permission' }>[];
  /** Told once in the status line. */
  notice: Text | null;
  /** What came up elsewhere in the panel, while the status line has it read aloud. */
  aloud: string;
  /** Something went wrong outside of a turn; stays until dismissed. */
  trouble: Text | null;
}

export type PanelStore = StoreApi<PanelState>;

/** Gives the removal of whatever it started. */
export type Release = () => void;
