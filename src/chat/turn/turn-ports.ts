import type { Conversation, Message, Turn, TurnEnd } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import type { Provider } from '@/src/contract/provider.ts';
import type { Changes, ConversationRecords } from '@/src/contract/records.ts';
import type { RoundRecords } from '@/src/contract/round.ts';
import type { AskBackground, Services } from '@/src/contract/services.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import type { Caller, ToolDescription } from '@/src/contract/tool.ts';
import type { ToolFacts } from '../context/data-kinds.ts';
import type { ModelAccessPort } from '../context/model-access.ts';

/** The imported messages by id, each with its mark for this turn. The stored messages stay as they are. */
export type Imported = ReadonlyMap<string, string>;

/** The tools and the imported messages of a turn, as the background knows them. */
export interface LookedUp {
  tools: Tools;
  imported: Imported;
}

export interface Tools extends ToolFacts {
  /** The tools in the prompt: as many as fit, chosen for the user's words. */
  prompted: ToolDescription[];
  all: ToolDescription[];
}

/** A conversation and all of its messages, as they are stored. */
export type StoredChat = [conversation: Conversation | null, messages: Message[]];

export type TurnStart =
  /** A new message of the user. `stored`, `lookedUp`: what the caller has begun to read for it. */
  | { kind: 'new'; userMessage: Message; stored?: Promise<StoredChat>; lookedUp?: Promise<LookedUp> }
  /** Continues after a cut answer, a limit, or a stop; what has come is kept. */
  | { kind: 'continue'; conversation: string }
  /** Continues the calls of a turn found `waiting` or `running` whose page is gone. */
  | { kind: 'resume'; conversation: string }
  /** Asks again with the same history, in place of a round that broke off. */
  | { kind: 'retry'; conversation: string };

/** Events of a running turn. Each has the whole new value, so that listeners need no state. */
export type ChatEvent =
  | { type: 'conversation-change'; conversation: Conversation }
  | { type: 'message-change'; message: Message }
  | { type: 'message-remove'; ids: string[] }
  | { type: 'turn-change'; turn: Turn }
  | { type: 'turn-end'; end: TurnEnd };

export interface TurnPorts {
  provider: Provider;
  providerId: string;
  model: string;
  /** The data that the provider may see. Null for a provider on this computer, which sees everything. */
  access: ModelAccessPort | null;
  /** Id of the syntax. The caller resolves `automatic`. */
  syntax: string;
  settings: ModelSettings;
  /** Stores a detected property of the model: that its template begins the reasoning itself. */
  learn(found: Pick<ModelSettings, 'startInReasoning'>): Promise<void>;
  /** The caller of the turn's calls, as the provider requires. `command` may give several calls in a response. */
  caller: Extract<Caller, 'model' | 'command'>;
  /** Limit of rounds; 0 means no limit. */
  maxToolRounds: number;
  protocol: Protocol;
  ask: AskBackground;
  /** Does work of a tool that needs a page. Rejects with an error whose message is for the model. */
  work: Services['work'];
  conversations: Pick<
    ConversationRecords,
    'get' | 'change' | 'messages' | 'putMessage' | 'removeMessages' | 'turn' | 'putTurn'
  >;
  rounds: Pick<RoundRecords, 'putRequest' | 'putReply'>;
  changes: Pick<Changes, 'listen'>;
  window: number | null;
  /** Id of the browser's run, in which ids of tabs, windows and groups are valid; null if there is no browser. */
  session: string | null;
  now(): number;
  newId(): string;
  emit(event: ChatEvent): void;
  /** Receives the text of answers as it comes, each piece once. */
  onText?(text: string): void;
  /** The user's Stop: ends stream, loop and calls. */
  signal: AbortSignal;
  wait(milliseconds: number): Promise<void>;
}
