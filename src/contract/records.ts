import type { CallOutcome, Client } from './client.ts';
import type { Conversation, Message, Turn } from './conversation.ts';
import type { JournalEntry, JournalStep } from './journal-entry.ts';
import type { Json } from './json.ts';
import type { RoundReply, RoundRequest } from './round.ts';
import type { Grant, Piece, Ticket, ToolStatistics } from './run.ts';
import type { SavedSession } from './session.ts';
import type { ModelSettings, ProviderConfig, Rule, Settings } from './settings.ts';
import { type Text, text } from './text.ts';

/** Records. `src/store` implements them with the database, tests with maps. Failures throw `StoreError`. */

/**
 * `newer`: a later version of Outrigger wrote the database. `blocked`: another page holds an older version open, or
 * closed it under us. Nothing was changed, and the next use tries again.
 */
export type StoreErrorCode = 'newer' | 'corrupt' | 'quota' | 'blocked';

const storeErrors: Record<StoreErrorCode, Text> = {
  newer: text('store_newer'),
  corrupt: text('store_corrupt'),
  quota: text('store_quota'),
  blocked: text('store_blocked'),
};

export class StoreError extends Error {
  readonly code: StoreErrorCode;
  readonly text: Text;
  constructor(code: StoreErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'StoreError';
    this.code = code;
    this.text = storeErrors[code];
  }
}

export interface RecordsOf<Item> {
  /** All items, oldest first. */
  all(): Promise<Item[]>;
  get(id: string): Promise<Item | null>;
  put(item: Item): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface JournalRecords {
  get(id: string): Promise<JournalEntry | null>;
  put(entry: JournalEntry): Promise<void>;
  /** Applies one step to an entry, without writing the whole entry again. Rejects if there is no such entry. */
  step(id: string, step: JournalStep): Promise<void>;
  /** Newest first. `query` is matched against tool, headline and rows; `cursor` comes from the page before. */
  page(options: {
    query?: string;
    turn?: string;
    /** Only entries of this sitting of an outside program. */
    sitting?: string;
    /** Only entries of this outside program. */
    client?: string;
    limit: number;
    cursor?: string;
  }): Promise<{ items: JournalEntry[]; next?: string }>;
  /** Entries with at least one done row, newest first from `offset`, and their total number. */
  changed(options: {
    offset: number;
    limit: number;
    client?: string;
  }): Promise<{ items: JournalEntry[]; total: number }>;
  /** The newest entries that changed something and are not wholly undone. `client`: only those of this program. */
  undoable(limit: number, client?: string): Promise<JournalEntry[]>;
  /** Entries that have not ended, oldest first. */
  unended(): Promise<JournalEntry[]>;
  /** Removes at most `limit` of the entries before `before` or beyond the newest `most`. Gives their number. */
  forget(what: { before: number; most: number; limit: number }): Promise<number>;
}

export interface TicketRecords {
  get(id: string): Promise<Ticket | null>;
  put(ticket: Ticket): Promise<void>;
  open(): Promise<Ticket[]>;
  /** Questions that are open or wait for a permission of the browser. */
  waiting(): Promise<Ticket[]>;
  approved(): Promise<Ticket[]>;
  denied(): Promise<Ticket[]>;
  /** Removes at most `limit` answered questions that were asked before `before`. Returns the number removed. */
  forget(what: { before: number; limit: number }): Promise<number>;
  /** The ticket that covers this call, answered or not; a call has at most one. */
  of(call: string): Promise<Ticket | null>;
}

/** Access to the user's rules, which are stored in the settings. */
export interface RuleRecords {
  all(): Promise<Rule[]>;
  change(make: (rules: Rule[]) => Rule[]): Promise<void>;
}

export interface ClientRecords extends RecordsOf<Client> {
  /** Records data of a program's call without telling watchers. Has no effect if the program is gone. */
  seen(id: string, seen: Partial<Pick<Client, 'last' | 'calls' | 'sitting'>>): Promise<void>;
  /** Removes the program and the tools that it added. */
  remove(id: string): Promise<void>;
}

/** Log entry for a call of an outside program. It holds no arguments and no results. */
export interface OutsideCall {
  id: string;
  at: number;
  client: string;
  tool: string;
  sentence: Text;
  outcome: CallOutcome;
  /** Duration in milliseconds. */
  time: number;
  /** Length of the result in characters. */
  size: number;
  /** Digest of the call, by which a repeated call is recognised. Set if the call asked the user. */
  digest?: string;
  ticket?: string;
}

export interface OutsideCallRecords {
  get(id: string): Promise<OutsideCall | null>;
  /** The newest call of this program with this digest. */
  same(client: string, digest: string): Promise<OutsideCall | null>;
  put(call: OutsideCall): Promise<void>;
  /** Calls of one program since `since`, newest first. */
  since(client: string, since: number): Promise<OutsideCall[]>;
  /** Removes all but the newest `most` calls. */
  forget(most: number): Promise<void>;
}

export type GrantRecords = Omit<RecordsOf<Grant>, 'get'>;

export interface PieceRecords {
  /** Stores the text; does nothing if its conversation is gone. */
  add(piece: Piece): Promise<void>;
  of(conversation: string): Promise<Piece[]>;
  remove(conversation: string): Promise<void>;
}

/** The search index of bookmarks, in parts that are read one by one. The index itself checks what it reads. */
export interface IndexRecords {
  /** The head of the index. It is written last, so an index without a head is incomplete. */
  head(): Promise<unknown>;
  putHead(head: object): Promise<void>;
  part(number: number): Promise<unknown>;
  texts(number: number): Promise<unknown>;
  putPart(number: number, part: object, texts: object): Promise<void>;
  /** Ids of the bookmarks that have changed since the index was made. */
  changed(): Promise<string[]>;
  addChanged(ids: string[]): Promise<void>;
  clear(): Promise<void>;
}

export interface StatisticsRecords {
  /** Adds a call to the statistics of its tool. `arguments`: as `ToolStatistics` counts them. */
  add(tool: string, run: { failed: boolean; time: number; at: number; arguments?: string[] }): Promise<void>;
  all(): Promise<ToolStatistics[]>;
}

/** Findings of long reads, by the id of their call. They outlive a worker that is killed. */
export interface FindingRecords {
  /** Findings of a call, in the order in which they were kept. */
  of(call: string): Promise<Json[]>;
  /** Keeps a finding. `at`: epoch milliseconds. */
  keep(call: string, at: number, found: Json): Promise<void>;
  forget(call: string): Promise<void>;
  /** Removes findings from before `before`, whose calls were not repeated. */
  forgetOld(before: number): Promise<void>;
}

export interface SessionRecords {
  get(id: string): Promise<SavedSession | null>;
  /** All sessions, newest first. */
  all(): Promise<SavedSession[]>;
  put(session: SavedSession): Promise<void>;
  remove(ids: string[]): Promise<void>;
}

export interface SettingsRecords {
  /** The settings with defaults filled in. A setting that cannot be read is replaced by its default. */
  get(): Promise<Settings>;
  change(change: Partial<Settings>): Promise<Settings>;
}

export type KeyLock = 'none' | 'locked' | 'unlocked';

/** Error: a key was to be read or saved while the passphrase had not been given. */
export class KeysLocked extends Error {
  constructor() {
    super('The keys are locked.');
    this.name = 'KeysLocked';
  }
}

/** Holds the secret of the unlocked keys as long as the browser runs, never on disk. */
export interface UnlockedSecret {
  get(): Promise<string | null>;
  set(secret: string | null): Promise<void>;
}

export interface ProviderRecords extends RecordsOf<ProviderConfig> {
  /** The provider's key for this origin, or null if it has none. Throws `KeysLocked` if it cannot be read now. */
  key(providerId: string, origin: string): Promise<string | null>;
  /** Saves the key. An empty key removes the stored one. */
  putKey(providerId: string, origin: string, key: string): Promise<void>;
  /** State of the passphrase that guards the keys, in this run of the browser. */
  lock(): Promise<KeyLock>;
  /** Unlocks the keys. False if the passphrase is wrong. */
  unlock(passphrase: string): Promise<boolean>;
  /** Sets the passphrase that encrypts all keys; null removes it. Throws `KeysLocked` while they are locked. */
  setPassphrase(passphrase: string | null): Promise<void>;
  /** Removes all keys and the passphrase, for users who have forgotten it. */
  forgetKeys(): Promise<void>;
  modelSettings(providerId: string, model: string): Promise<ModelSettings>;
  putModelSettings(providerId: string, model: string, settings: ModelSettings): Promise<void>;
}

export interface ConversationRecords {
  list(): Promise<Conversation[]>;
  get(id: string): Promise<Conversation | null>;
  put(conversation: Conversation): Promise<void>;
  /** Changes the stored record in one transaction. If the record is gone, stores nothing and gives null. */
  change(
    id: string,
    change: Partial<Conversation> | ((there: Conversation) => Partial<Conversation>),
  ): Promise<Conversation | null>;
  /** Removes a conversation and all of its data. `restore` takes the result, but does not bring grants back. */
  remove(id: string): Promise<RemovedConversation | null>;
  /** Removes sittings of outside programs that began before `before`, but never a program's present sitting. */
  forgetSittings(before: number): Promise<void>;
  restore(removed: RemovedConversation): Promise<void>;
  /** Records that a window shows the conversation. `window`: null if it cannot be recognised later. */
  opened(id: string, window: number | null): Promise<void>;
  /** The conversation that this window had open last, or else the latest conversation. */
  latest(window: number | null): Promise<Conversation | null>;
  messages(conversation: string): Promise<Message[]>;
  /** The last messages, at most `most`, oldest first. */
  lastMessages(conversation: string, most: number): Promise<Message[]>;
  /** The user's first words in each of these turns. Turns that are gone or have no words are left out. */
  sentences(turns: string[]): Promise<Map<string, string>>;
  /** Stores a message or a turn; does nothing if its conversation is gone. */
  putMessage(message: Message): Promise<void>;
  removeMessages(ids: string[]): Promise<void>;
  /** The turn with this id; without an id, the turn that began last. */
  turn(conversation: string, id?: string): Promise<Turn | null>;
  /** Stores a new conversation that begins as a copy of another one, with its texts of others. */
  branch(from: string, conversation: Conversation, messages: Message[]): Promise<void>;
  putTurn(turn: Turn): Promise<void>;
}

/** The conversations of a page. */
export interface CachedConversations extends ConversationRecords {
  /** All messages of a conversation. Writes under way, and the last of a page that was closed, may be missing. */
  cachedMessages: ConversationRecords['messages'];
}

export interface RemovedConversation {
  conversation: Conversation;
  messages: Message[];
  turns: Turn[];
  pieces: Piece[];
  /** Absent if they were not recorded, as for an imported conversation. */
  rounds?: { requests: RoundRequest[]; replies: RoundReply[] };
}

/** A change in the database. Every page and the background are notified. */
export type Change =
  | { table: 'conversations' | 'messages' | 'turns'; conversation: string }
  | {
      table:
        | 'settings'
        | 'providers'
        | 'journal'
        | 'tickets'
        | 'grants'
        | 'tags'
        | 'panelRequests'
        | 'clients'
        | 'servers'
        | 'outsideCalls'
        | 'sessions'
        | 'rounds';
    };

export interface Changes {
  /** Calls the listener with each change, including changes by this page. Returns a function that stops it. */
  listen(listener: (change: Change) => void): () => void;
  tell(change: Change): void;
}
