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
  CachedConversations,
  Changes,
  ClientRecords,
  OutsideCallRecords,
  ProviderRecords,
  SettingsRecords,
} from './records.ts';
import type { RoundRecords } from './round.ts';
import type { PanelOrder, ProviderConfig, Rule } from './settings.ts';
import { type Text, toolFailure } from './text.ts';
import type { LiveRow } from './tool.ts';
import type { ServerProblem, ServerRecords, ToolServer } from './tool-server.ts';

/** Error: the background did not answer because its worker was stopped or the message had no listener. */
export class BackgroundGone extends Error {
  constructor(cause?: unknown) {
    super('The background did not answer.', { cause });
    this.name = 'BackgroundGone';
  }
}

/** Thrown by a page for a call that failed; `text` says why, without ids. */
export class CallFailed extends Error {
  readonly text: Text;
  constructor(result: Parameters<typeof toolFailure>[0]) {
    super(result.error ?? result.code);
    this.name = 'CallFailed';
    this.text = toolFailure(result);
  }
}

/** Asks the background; may be repeated. Rejects with `BackgroundGone` if no answer comes. */
export type AskBackground = <Name extends MessageName>(name: Name, payload: Payload<Name>) => Promise<Answers[Name]>;

/** Preview of a sentence in the instant line; null if no built-in command matches. */
export interface CommandPreview {
  intent: string;
  /** The command in words: "Close 9 duplicate tabs in 2 windows". */
  sentence: Text;
  /** True if the sentence is exactly this command; Enter then runs it even with a model. */
  exact: boolean;
  /** The first rows that the command would find or change; `total` counts all. */
  rows: LiveRow[];
  total: number;
}

export interface Commands {
  /** Preview of the command that Enter would run. Asks the background for current counts and never changes anything. */
  preview(
    sentence: string,
    request: Pick<ModelRequest, 'messages'> & Pick<ModelMessage, 'selected'>,
    window: number | null,
  ): Promise<CommandPreview | null>;
  /** All intents by group, each with an example phrase, for "All commands". */
  list(): { group: Text; commands: { intent: string; phrase: Text }[] }[];
}

export interface ImportRun {
  signal: AbortSignal;
  /** Name of the tag for entries that the file marks as to be read. */
  toRead: string;
  /** Called while it runs. `saved`: bookmarks so far; `part`: share of the file, 0 to 1. */
  progress(saved: number, part: number): void;
}

export interface ImportOutcome {
  folder: string;
  saved: number;
  /** Entries without an address that the browser keeps, which were left out. */
  leftOut: number;
  /** Titles of the entries that were left out, at most 5,000 of each kind. */
  left?: {
    bookmarks: { title: string; url: string }[];
    /** Titles of the entries whose note was left out. */
    notes: string[];
    /** Number of separators that were left out, in a browser that has none. */
    separators: number;
  };
  /** Number of bookmarks of the file that are not known to be saved, if it ended early. */
  missing: number;
  /** Ids of its journal entries in order; undoing them from last to first restores everything. */
  entries: string[];
  problem: Text | null;
}

/** Icons of pages, as addresses that our pages may load. */
export interface Favicons {
  /** Address of the page's icon, or null if it is not known. */
  of(url: string): string | null;
  /** Calls `listener` when more icons are known. Returns a function that stops it. */
  listen(listener: () => void): () => void;
}

/** The services of a page; its entry point provides them. Large rooms are functions, which load them late. */
export interface Services {
  ask: AskBackground;
  conversations: CachedConversations;
  settings: SettingsRecords;
  providers: ProviderRecords;
  rounds: RoundRecords;
  /** Programs outside the browser that the user has allowed to connect, and the log of their calls. */
  clients: ClientRecords;
  outsideCalls: Pick<OutsideCallRecords, 'since'>;
  servers: ServerRecords;
  /** Saves a server with its tools. `headers`: one per line; null keeps the stored ones. Gives the problem, or null. */
  connectServer(
    server: Omit<ToolServer, 'tools'>,
    headers: string | null,
    signal: AbortSignal,
  ): Promise<ServerProblem | null>;
  /** Creates a key for an outside program: the key to show once, and its hash to store. */
  newKey(): Promise<{ key: string; hash: string }>;
  archive: Archive;
  changes: Changes;
  /** Calls the listener when tabs or bookmarks change, whoever changed them. Returns a function that stops it. */
  watchLibrary(listener: () => void): () => void;
  kinds: Omit<ProviderKind, 'create'>[];
  presets: ProviderPreset[];
  /** Opens a saved connection with its key. */
  open(config: ProviderConfig): Promise<Provider>;
  /** Lists the models of a connection that is not saved yet, for the form. */
  test(config: ProviderConfig, key: string | null, signal: AbortSignal): Promise<ModelInfo[]>;
  /** Asks the model for a short answer. Gives the error, or null if it answered. */
  tryAnswer(config: ProviderConfig, key: string | null, signal: AbortSignal): Promise<ModelError | null>;
  /** Asks the ports of this machine that model servers usually listen on. Call it only on the user's click. */
  findLocalServers(signal: AbortSignal): Promise<LocalServer[]>;
  /** Sets whether our requests to this origin hide that they come from an extension. */
  hideOrigin(origin: string, hidden: boolean): Promise<void>;
  protocol(): Promise<Protocol>;
  /** Does the work of a tool that needs a page. Rejects with an error whose message is for the model. */
  work(
    name: string,
    data: Json,
    signal: AbortSignal,
    onProgress?: (done: number, total: number) => void,
  ): Promise<Json>;
  commands(): Promise<Commands>;
  /** Holds a Web Lock until the promise of `held` ends. Null at once if another page holds it. */
  tryLock<T>(name: string, held: () => Promise<T>): Promise<T | null>;
  /** Resolves once the lock is free, and does not keep it. */
  whenFree(name: string, signal: AbortSignal): Promise<void>;
  /** Resolves once no panel is open in that window. */
  whenPanelsGone(window: number, signal: AbortSignal): Promise<void>;
  /** Calls the listener with the version of a waiting update. Returns a function that stops it. */
  watchUpdate(listener: (version: string) => void): () => void;
  /** Restarts the extension with the update. */
  update(): void;
  /** Id of the window that this page is in; null if the page is in a window of its own. */
  window: number | null;
  /** Id of the browser session, in which ids of tabs, windows and groups are valid. */
  session(): Promise<string>;
  newId(): string;
  now(): number;
  /** Asks for the permission. Call it directly in a gesture's handler: after an `await` a browser may refuse. */
  requestOrigin(url: string): Promise<boolean>;
  requestPermission(permission: string): Promise<boolean>;
  openOptions(page?: string): void;
  openLibrary(): void;
  /** Reads the time and the act of a rule from a sentence; a part that the sentence does not name is absent. */
  readRule(sentence: string): Promise<Partial<Pick<Rule, 'when' | 'does'>>>;
  /** Reads an order that the panel carries out itself, such as to open the library. Null for any other sentence. */
  readPanelOrder(sentence: string): Promise<PanelOrder | null>;
  /** Switches to the row's tab, reopens it, or opens its address. `background`: never opens an open tab again. */
  openRow(row: LiveRow, how: { background: boolean }): Promise<'opened' | 'open-already'>;
  /** Address of the active tab in this window, which a sentence may mean by "this page"; null if there is none. */
  pageInFront(): Promise<string | null>;
  /** True if the address occurs in the browser's state (an open tab, a bookmark, history). */
  knows(url: string): Promise<boolean>;
  /** Opens a link of an answer, without a referrer. */
  openLink(url: string): Promise<void>;
  favicons: Favicons;
  /** Reads the text of a file that the user chose. Rejects when stopped. */
  readFile(file: File, signal: AbortSignal): Promise<FileRead>;
  /** All bookmarks with their tags as an HTML file that browsers can import, in pieces. */
  exportBookmarks(): AsyncIterable<string>;
  /** Imports such a file into a new folder with this title. Never rejects. */
  importBookmarks(file: Blob, title: string, run: ImportRun): Promise<ImportOutcome>;
  shortcuts(): Promise<{ name: string; description: string; shortcut: string }[]>;
  /** Calls the listener with the live text of a turn that another page runs. */
  watchTurn(conversation: string, listener: (state: { message: Message; turn: Turn }) => void): () => void;
  tellTurn(conversation: string, state: { message: Message; turn: Turn }): void;
  /** Calls the listener with each conversation that another page begins to watch. */
  hearWatchers(listener: (conversation: string) => void): void;
}
