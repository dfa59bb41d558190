import type { StoreApi } from 'zustand/vanilla';
import type { Attachment, Conversation, Message, Turn } from '@/src/contract/conversation.ts';
import type { RemovedConversation } from '@/src/contract/records.ts';
import type { RunAnswer, Ticket } from '@/src/contract/run.ts';
import type { ProviderConfig, Settings } from '@/src/contract/settings.ts';
import type { Text } from '@/src/contract/text.ts';
import type { LiveRow, ToolDescription, UndoOutcome } from '@/src/contract/tool.ts';

export type View = 'chat' | 'chats' | 'activity' | 'commands' | 'keys' | 'models' | 'instructions';

/** Undone rows of a journal entry; `total`: rows that had been done. `outcomes`: of the attempt made here. */
export interface Undone {
  rows: number;
  total: number;
  outcomes: UndoOutcome[];
}

/** Content of the composer. */
export type Composed = Pick<PanelState, 'draft' | 'pasted' | 'attached' | 'selected'>;

/** Attachment being read. `conversation`: null if it was requested before any was read. */
export interface BeingRead {
  id: string;
  title: string;
  conversation: string | null;
}

/** State of the panel, complete before anything is read, so that the first paint waits for nothing. */
export interface PanelState {
  loaded: boolean;
  /** A new one is not stored before something is typed. */
  conversation: Conversation;
  /** Messages of the shown versions. */
  messages: Message[];
  /** Messages of other versions. */
  others: Message[];
  /** False if only the last messages were read. */
  whole: boolean;
  turn: Turn | null;
  /** Id of the turn last started here; '' for none. */
  startedTurn: string;
  /** Id of the last turn seen running since the conversation was opened; '' for none. */
  liveTurn: string;
  /** Last switch between versions. */
  steppedVersion: { from: string; to: string } | null;
  /** Tells if the turn of this conversation runs in this panel, in another one, or not at all. */
  holder: 'here' | 'elsewhere' | 'nobody';
  /** True if a message could not be sent because of a running turn. */
  refused: boolean;
  draft: string;
  /** Long pastes in the draft or in edits; they are text of others. */
  pasted: string[];
  /** Attachments of the draft. */
  attached: Attachment[];
  /** Unsent edits by message id. */
  edits: Readonly<Record<string, string>>;
  /** Rows chosen for the next command. */
  selected: LiveRow[];
  /** Content that has left the composer but is not stored in a message yet, by conversation. */
  outbox: ReadonlyMap<string, Composed>;
  /** Attachments being read, in order. */
  reading: BeingRead[];
  view: View;
  /** Id of the browser session; null until known. */
  session: string | null;
  /** The settings; null until read. */
  settings: Settings | null;
  providers: ProviderConfig[];
  /** Tools by name; empty until the background has answered. */
  tools: ReadonlyMap<string, ToolDescription>;
  /** Undo states by journal entry. */
  undone: ReadonlyMap<string, Undone>;
  /** Chats deleted here, the latest first. */
  removed: RemovedConversation[];
  /** Open questions of all conversations and of programs. */
  tickets: Ticket[];
  /** Permissions needed for attachments, oldest first. */
  asking: Extract<RunAnswer, { kind: 'permission' }>[];
  /** Message shown once in the status line. */
  notice: Text | null;
  /** Words announced through the status line. */
  aloud: string;
  /** Error outside of a turn; stays until dismissed. */
  trouble: Text | null;
}

export type PanelStore = StoreApi<PanelState>;

/** Ends a subscription. */
export type Release = () => void;
