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
 * Why the database did not answer; nothing in it was changed. `newer`: a later version of Outrigger wrote it.
 * `blocked`: another page holds an older version open, or closed it under us. The next use tries again.
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

export interface JournalRecords {
  get(id: string): Promise<JournalEntry | null>;
  put(entry: JournalEntry): Promise<void>;
  /** Changes an entry by a step, without writing the whole of it again. Rejects where there is no such entry. */
  step(id: string, step: JournalStep): Promise<void>;
  /** Newest first. `query` is matched against tool, headline and rows; `cursor` comes from the page before. */
  page(options: {
    query?: string;
    turn?: string;
    /** Entries of an outside program's sitting. */
    sitting?: string;
    /** Entries of an outside program. */
    client?: string;
    limit: number;
    cursor?: string;
  }): Promise<{ items: JournalEntry[]; next?: string }>;
  /** Entries of which at least one row was done, newest first: those at `offset`, and how many there are. */
  changed(options: {
    offset: number;
    limit: number;
    client?: string;
  }): Promise<{ items: JournalEntry[]; total: number }>;
  /** The newest entries that changed something and are not wholly undone; `client`: those of an outside program. */
  undoable(limit: number, client?: string): Promise<JournalEntry[]>;
  /** Entries that have not ended, the oldest first. */
  unended(): Promise<JournalEntry[]>;
  /** Removes the oldest: those before `before` and those beyond the newest `most`, at most `limit`. Gives how many. */
  forget(what: { before: number; most: number; limit: number }): Promise<number>;
}

export interface TicketRecords {
  get(id: string): Promise<Ticket | null>;
  put(ticket: Ticket): Promise<void>;
  open(): Promise<Ticket[]>;
  /** Questions that are open or wait for a permission. */
  waiting(): Promise<Ticket[]>;
  approved(): Promise<Ticket[]>;
  /** Questions that the user said no to. */
  denied(): Promise<Ticket[]>;
  /** Removes at most `limit` answered ones that were asked before `before`. Gives how many. */
  forget(what: { before: number; limit: number }): Promise<number>;
  /** The ticket that covers this call, answered or not. At most one does. */
  of(call: string): Promise<Ticket | null>;
}

/** The user's rules, which stand in the settings. */
export interface RuleRecords {
  all(): Promise<Rule[]>;
  change(make: (rules: Rule[]) => Rule[]): Promise<void>;
}

/** Programs outside the browser that the user let in. */
export interface ClientRecords {
  /** The oldest first. */
  all(): Promise<Client[]>;
  get(id: string): Promise<Client | null>;
  put(client: Client): Promise<void>;
  /** Records data of a program's call without telling watchers. Has no effect if the program is gone. */
  seen(id: string, seen: Partial<Pick<Client, 'last' | 'calls' | 'sitting'>>): Promise<void>;
  /** With the tools that it added. */
  remove(id: string): Promise<void>;
}

/** A call of an outside program in the log. It holds no arguments and no results. */
export interface OutsideCall {
  /** The id under which the call runs. */
  id: string;
  at: number;
  client: string;
  tool: string;
  sentence: Text;
  outcome: CallOutcome;
  /** Milliseconds. */
  time: number;
  /** Characters of the result. */
  size: number;
  /** The digest by which a repeated call is recognised, if this one asked the user. */
  digest?: string;
  /** The question that it asked. */
  ticket?: string;
}

export interface OutsideCallRecords {
  get(id: string): Promise<OutsideCall | null>;
  /** The newest call of this program with this digest. */
  same(client: string, digest: string): Promise<OutsideCall | null>;
  put(call: OutsideCall): Promise<void>;
  /** Requests of one program since `since`, newest first. */
  since(client: string, since: number): Promise<OutsideCall[]>;
  /** Removes all but the newest so many. */
  forget(most: number): Promise<void>;
}

export interface GrantRecords {
  all(): Promise<Grant[]>;
  put(grant: Grant): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface PieceRecords {
  /** Nothing is stored where its conversation is gone. */
  add(piece: Piece): Promise<void>;
  of(conversation: string): Promise<Piece[]>;
  remove(conversation: string): Promise<void>;
}

/** The search index of bookmarks, in parts that are read singly. The index itself checks what it reads. */
export interface IndexRecords {
  /** Written last: an index without a head is incomplete. */
  head(): Promise<unknown>;
  putHead(head: object): Promise<void>;
  part(number: number): Promise<unknown>;
  putPart(number: number, part: object): Promise<void>;
  /** Ids of bookmarks that have changed since the index was made. */
  changed(): Promise<string[]>;
  addChanged(ids: string[]): Promise<void>;
  /** Drops the index, and what has changed since. */
  clear(): Promise<void>;
}

export interface StatisticsRecords {
  /** `arguments`: as `ToolStatistics` counts them. */
  add(tool: string, run: { failed: boolean; time: number; at: number; arguments?: string[] }): Promise<void>;
  all(): Promise<ToolStatistics[]>;
}

/** Findings of long reads, by the id of their call; they outlive a worker that is killed. */
export interface FindingRecords {
  /** In the order in which they were kept. */
  of(call: string): Promise<Json[]>;
  /** `at`: epoch milliseconds. */
  keep(call: string, at: number, found: Json): Promise<void>;
  forget(call: string): Promise<void>;
  /** Findings of calls that nobody asked for again. */
  forgetOld(before: number): Promise<void>;
}

/** Tabs that were set aside. */
export interface SessionRecords {
  get(id: string): Promise<SavedSession | null>;
  /** Newest first. */
  all(): Promise<SavedSession[]>;
  put(session: SavedSession): Promise<void>;
  remove(ids: string[]): Promise<void>;
}

export interface SettingsRecords {
  /** Defaults filled in; what cannot be read is replaced by its default. */
  get(): Promise<Settings>;
  change(change: Partial<Settings>): Promise<Settings>;
}

export type KeyLock = 'none' | 'locked' | 'unlocked';

/** A key was asked for, or was to be saved, while the passphrase had not been given. */
export class KeysLocked extends Error {
  constructor() {
    super('The keys are locked.');
    this.name = 'KeysLocked';
  }
}

/** The secret of the keys while they are unlocked: for as long as the browser runs, never on disk. */
export interface UnlockedSecret {
  get(): Promise<string | null>;
  set(secret: string | null): Promise<void>;
}

export interface ProviderRecords {
  all(): Promise<ProviderConfig[]>;
  get(id: string): Promise<ProviderConfig | null>;
  put(config: ProviderConfig): Promise<void>;
  remove(id: string): Promise<void>;
  /** The key bound to this origin; null where there is none. Throws `KeysLocked` where it cannot be read now. */
  key(providerId: string, origin: string): Promise<string | null>;
  /** An empty key removes the one there was. */
  putKey(providerId: string, origin: string, key: string): Promise<void>;
  /** State of the passphrase that guards the keys, in this run of the browser. */
  lock(): Promise<KeyLock>;
  /** False: it is another passphrase. */
  unlock(passphrase: string): Promise<boolean>;
  /** Encrypts all keys with it; null: none any more. Throws `KeysLocked` while they are locked. */
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
  /** Changes the stored record in one transaction; null, and nothing is stored, if it is gone. */
  change(
    id: string,
    change: Partial<Conversation> | ((there: Conversation) => Partial<Conversation>),
  ): Promise<Conversation | null>;
  /**
   * Removes it with its messages, turns, rounds, texts of others and grants; gives what `restore` takes: all but the
   * grants.
   */
  remove(id: string): Promise<RemovedConversation | null>;
  /** Removes the sittings of outside programs that began before `before`, but not the present one of any. */
  forgetSittings(before: number): Promise<void>;
  restore(removed: RemovedConversation): Promise<void>;
  /** Records that a window shows it; null for a window that cannot be recognised later. */
  opened(id: string, window: number | null): Promise<void>;
  /** The conversation that this window had open last, else the latest one. */
  latest(window: number | null): Promise<Conversation | null>;
  messages(conversation: string): Promise<Message[]>;
  /** The last ones, at most so many, in order. */
  lastMessages(conversation: string, most: number): Promise<Message[]>;
  /** The user's first words in each of these turns; those that are gone or have no words are left out. */
  sentences(turns: string[]): Promise<Map<string, string>>;
  /** Nothing is stored where its conversation is gone; no turn either. */
  putMessage(message: Message): Promise<void>;
  removeMessages(ids: string[]): Promise<void>;
  /** The turn of this id, else the one begun last. */
  turn(conversation: string, id?: string): Promise<Turn | null>;
  /**
   * Stores a conversation that begins as a copy of another, with what others wrote into that one: text of others stays
   * text of others.
   */
  branch(from: string, conversation: Conversation, messages: Message[]): Promise<void>;
  putTurn(turn: Turn): Promise<void>;
}

export interface RemovedConversation {
  conversation: Conversation;
  messages: Message[];
  turns: Turn[];
  pieces: Piece[];
  /** Absent where they were not recorded, as in what was imported. */
  rounds?: { requests: RoundRequest[]; replies: RoundReply[] };
}

/** A change in the database, told to every page and the background. */
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
  /** Gives its own removal. Also called for changes of this page. */
  listen(listener: (change: Change) => void): () => void;
  tell(change: Change): void;
}
