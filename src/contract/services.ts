import type { Archive } from './archive.ts';
import type { FileRead, Message, Turn } from './conversation.ts';
import type { Json } from './json.ts';
import type { Answers, MessageName, Payload } from './messages.ts';
import type { Protocol } from './protocol.ts';
import type {
  LocalServer,
  ModelError,
  ModelInfo,
  ModelMessage,
  ModelRequest,
  Provider,
  ProviderKind,
  ProviderPreset,
} from './provider.ts';
import type {
  Changes,
  ClientRecords,
  ConversationRecords,
  OutsideCallRecords,
  ProviderRecords,
  SettingsRecords,
} from './records.ts';
import type { RoundRecords } from './round.ts';
import type { PanelOrder, ProviderConfig, Rule } from './settings.ts';
import type { Text } from './text.ts';
import type { LiveRow } from './tool.ts';
import type { ServerProblem, ServerRecords, ToolServer } from './tool-server.ts';

/** The background did not answer: its worker was stopped, or the message had no listener. */
export class BackgroundGone extends Error {
  constructor(cause?: unknown) {
    super('The background did not answer.', { cause });
    this.name = 'BackgroundGone';
  }
}

/** Asks the background. Rejects with `BackgroundGone` when it does not answer; a repeated call is safe. */
export type AskBackground = <Name extends MessageName>(name: Name, payload: Payload<Name>) => Promise<Answers[Name]>;

/** Preview of a sentence in the instant line; null where no built-in command fits. */
export interface CommandPreview {
  intent: string;
  /** "Close 9 duplicate tabs in 2 windows". */
  sentence: Text;
  /** The sentence is exactly this command; Enter runs it even with a model. */
  exact: boolean;
  /** The first rows that it would find or act on; `total` counts all. */
  rows: LiveRow[];
  total: number;
}

/** The built-in commands for the panel. */
export interface Commands {
  /** The command that Enter would run. Asks the background for live counts; never changes anything. */
  preview(
    sentence: string,
    request: Pick<ModelRequest, 'messages'> & Pick<ModelMessage, 'selected'>,
    window: number | null,
  ): Promise<CommandPreview | null>;
  /** All intents with a phrase each, by group, for "All commands". */
  list(): { group: Text; commands: { intent: string; phrase: Text }[] }[];
}

/** Progress and stop of an import of bookmarks. */
export interface ImportRun {
  signal: AbortSignal;
  /** Name of the tag for what a file marks as to be read. */
  toRead: string;
  /** `part`: of the file, 0 to 1. */
  progress(saved: number, part: number): void;
}

/** Result of an import. */
export interface ImportOutcome {
  /** Title of the folder it went into. */
  folder: string;
  saved: number;
  /** Bookmarks and folders without an address that the browser keeps. */
  leftOut: number;
  /** Titles of entries that were left out: the first 5,000 of each kind. */
  left?: {
    bookmarks: { title: string; url: string }[];
    /** Titles of what had a note. */
    notes: string[];
    /** Number of separators, where the browser has none. */
    separators: number;
  };
  /** Bookmarks of the file that are not known to be saved, where it ended early. */
  missing: number;
  /** Its journal entries in order, also one whose end is not known; undone from the last to the first, everything is as it was. */
  entries: string[];
  /** Why it ended early; null where it did not. */
  problem: Text | null;
}

/** Icons of pages, as addresses that our pages may load. */
export interface Favicons {
  /** Null where none is known. */
  of(url: string): string | null;
  /** Calls `listener` when more are known, until released. */
  listen(listener: () => void): () => void;
}

/** The services of a page; an entry point provides them. Large rooms are functions, loaded late. */
export interface Services {
  ask: AskBackground;
  conversations: ConversationRecords;
  settings: SettingsRecords;
  providers: ProviderRecords;
  rounds: RoundRecords;
  /** Programs outside the browser that the user let in, and what they called. */
  clients: ClientRecords;
  outsideCalls: Pick<OutsideCallRecords, 'since'>;
  /** Servers whose tools the assistant uses beside its own. */
  servers: ServerRecords;
  /**
   * Asks a server for its tools, and keeps it with them. `headers`: one on each line; null: those that are kept. Gives
   * what went wrong; null: nothing.
   */
  connectServer(
    server: Omit<ToolServer, 'tools'>,
    headers: string | null,
    signal: AbortSignal,
  ): Promise<ServerProblem | null>;
  /** A key for such a program, which is shown once, and its hash, which is kept. */
  newKey(): Promise<{ key: string; hash: string }>;
  /** Everything that is kept, as one file. */
  archive: Archive;
  changes: Changes;
  /** Tells that tabs or bookmarks changed, by whomever, until released. */
  watchLibrary(listener: () => void): () => void;
  /** Every kind of provider, for the form. */
  kinds: Omit<ProviderKind, 'create'>[];
  presets: ProviderPreset[];
  /** Opens a saved connection with its key. */
  open(config: ProviderConfig): Promise<Provider>;
  /** For the form, before it is saved. */
  test(config: ProviderConfig, key: string | null, signal: AbortSignal): Promise<ModelInfo[]>;
  /** Asks the model for a word. Gives the error; null if it answered. */
  tryAnswer(config: ProviderConfig, key: string | null, signal: AbortSignal): Promise<ModelError | null>;
  /** Asks the ports of this machine on which model servers are known to listen. Only on the user's click. */
  findLocalServers(signal: AbortSignal): Promise<LocalServer[]>;
  /** Sets whether our requests to this origin hide that an extension sends them. */
  hideOrigin(origin: string, hidden: boolean): Promise<void>;
  protocol(): Promise<Protocol>;
  /** Does work of a tool that needs a page. Rejects with an error whose message is for the model. */
  work(
    name: string,
    data: Json,
    signal: AbortSignal,
    onProgress?: (done: number, total: number) => void,
  ): Promise<Json>;
  commands(): Promise<Commands>;
  /** Web Locks: resolves to null at once when another page holds it. `held` keeps it until its promise ends. */
  tryLock<T>(name: string, held: () => Promise<T>): Promise<T | null>;
  /** Resolves when the lock is free, without taking it further. */
  whenFree(name: string, signal: AbortSignal): Promise<void>;
  /** Resolves when no panel is open in that window. */
  whenPanelsGone(window: number, signal: AbortSignal): Promise<void>;
  /** Tells the version of an update that has come and waits for the extension to be closed. */
  watchUpdate(listener: (version: string) => void): () => void;
  /** Starts the extension anew, with the update. */
  update(): void;
  /** The window this page is in; null where it is a window of its own. */
  window: number | null;
  /** The run of the browser in which ids of tabs, windows and groups hold. */
  session(): Promise<string>;
  newId(): string;
  now(): number;
  /** Must be called in the gesture's own tick. */
  requestOrigin(url: string): Promise<boolean>;
  requestPermission(permission: string): Promise<boolean>;
  openOptions(page?: string): void;
  openLibrary(): void;
  /** The parts of a rule that a sentence tells. */
  readRule(sentence: string): Promise<Partial<Pick<Rule, 'when' | 'does'>>>;
  /** An order that the panel carries out itself: a rule to keep, or to open the library. Null for any other sentence. */
  readPanelOrder(sentence: string): Promise<PanelOrder | null>;
  /**
   * Handles the user's click on a row: switches to the tab, reopens what was closed, or opens the address. An open tab
   * is not opened again in the background.
   */
  openRow(row: LiveRow, how: { background: boolean }): Promise<'opened' | 'open-already'>;
  /** Address of the tab in front in this window, the page that a sentence may mean; null where there is none. */
  pageInFront(): Promise<string | null>;
  /** True for an address that stands in the browser's state (an open tab, a bookmark, history). */
  knows(url: string): Promise<boolean>;
  /** Opens a link of an answer without referrer. */
  openLink(url: string): Promise<void>;
  favicons: Favicons;
  /** The text of a file of the user's. Rejects when stopped. */
  readFile(file: File, signal: AbortSignal): Promise<FileRead>;
  /** All bookmarks with their tags as the HTML file that browsers read, in pieces. */
  exportBookmarks(): AsyncIterable<string>;
  /** Saves what such a file holds into a new folder of this title. Never rejects. */
  importBookmarks(file: Blob, title: string, run: ImportRun): Promise<ImportOutcome>;
  shortcuts(): Promise<{ name: string; description: string; shortcut: string }[]>;
  /** Live text of a turn that another page holds. */
  watchTurn(conversation: string, listener: (state: { message: Message; turn: Turn }) => void): () => void;
  tellTurn(conversation: string, state: { message: Message; turn: Turn }): void;
  /** Calls back with each conversation that another page begins to watch. */
  hearWatchers(listener: (conversation: string) => void): void;
}
