import type { CallContext, PageWork, Picture, ToolErrorCode } from './call.ts';
import type { Json, JsonSchema } from './json.ts';
import type { ListOf, LiveRow } from './next-step.ts';
import type { DataKind } from './settings.ts';
import type { Text } from './text.ts';
import type { z } from './zod.ts';

export {
  type CallContext,
  type Caller,
  type Picture,
  type ToolCall,
  ToolError,
  type ToolErrorCode,
  type ToolResult,
} from './call.ts';
export type { Chip, Intent, LiveRow } from './next-step.ts';

/** Class of a tool's effect on the user's browser; each has one colour and one default answer of the gate. */
export type Effect = 'read' | 'write' | 'destroy';
/** Share of the effect that undo brings back. */
export type Inverse = 'exact' | 'partial' | 'none';
/** The part of the library that a tool works on; chooses its icon and its group in the prompt. */
export type Area =
  | 'everything'
  | 'tabs'
  | 'bookmarks'
  | 'tags'
  | 'history'
  | 'pages'
  | 'sessions'
  | 'actions'
  | 'servers';
/** The kinds of data in results of an area's tools. The journal, which `actions` read, names tabs and bookmarks alike. */
export const kindsOfArea: Record<Area, readonly DataKind[]> = {
  everything: ['tabs', 'bookmarks', 'history'],
  tabs: ['tabs'],
  sessions: ['tabs'],
  bookmarks: ['bookmarks'],
  tags: ['bookmarks'],
  history: ['history'],
  pages: ['pages'],
  actions: ['tabs', 'bookmarks'],
  servers: [],
};

/** A tool as the prompt and the options page show it. `parameters` is an object schema. */
export interface ToolDescription
  extends Pick<ToolWords<never, never>, 'name' | 'area' | 'inverse' | 'description'>,
    Pick<ToolWords<never, never>, 'holds' | 'respectsAccess' | 'tagged' | 'server'> {
  effect: Effect;
  parameters: JsonSchema;
}

/** One item that a write would change or has changed. Title and address are raw text of others; the ui cleans them. */
export interface Row {
  /** Unique within the call: `tab:17`, `bookmark:42`, `address:https://…`. */
  id: string;
  title: string;
  url?: string;
  /** Its place, in names that the user knows: a folder path, a group. */
  place?: Text;
  /** Its new state, where the headline does not say. */
  becomes?: Text;
  /** The heading of its part, for plans with parts; rows without one are together. */
  section?: Text;
  /** The source (a host) of a text of others in which this row occurs. */
  source?: string;
}

/** An address that the browser requests when a row is done. */
export interface Opening {
  url: string;
  /** A tab that is open already is loaded; this only counts after page text was read. */
  loads?: true;
  /** The browser or an automatic session lists it as a former tab: it counts as in the history. */
  visited?: true;
}

/** A row with what the journal needs: the state before, and what will be done. Both are plain JSON. */
export interface PlannedRow extends Row {
  /** State that may not change between question and answer. `hangsOn`: a hash of further state. */
  digest: { url?: string; parent?: string; hangsOn?: string };
  /** The window it is in, which has its number in this browser session only. */
  window?: { id: number; name: Text };
  /** The address that it would set, where `url` is the one there is now. */
  sets?: string;
  /** In the order in which the browser asks for them. */
  opens?: Opening[];
  before: Json;
  change: Json;
}

/** The intended changes of a write, made from the browser's present state and never from the model's words. */
export interface Plan {
  /** As a question with its count: "Close 10 duplicate tabs?". Rendered with `n`, the number of ticked rows. */
  headline: Text;
  /** Things that stay, with reasons; things that undo will not bring back. */
  notes: Text[];
  /** The yes, as a verb with its count. Rendered with `n`. */
  verb: Text;
  /** The no: "Keep all". */
  refuse: Text;
  rows: PlannedRow[];
  /**
   * Addresses that the call would open, set or save; each is checked against what the user knows. Those that a row
   * `opens` or `sets` are judged as such, the others as saved.
   */
  addresses?: string[];
  /** Ask even where a write would run. */
  ask?: Text;
  /** Further data for the result: ids that were not found, items left out. */
  data?: { [key: string]: Json };
}

/**
 * Outcome of one row. `after` is what undo needs besides `before`. `open`: one slice was not enough; this would be the
 * outcome if it were stopped here, and the row is given again with the next slice.
 */
export type RowOutcome =
  | { row: string; state: 'done'; after: Json; open?: true }
  | { row: string; state: 'skipped' | 'failed'; reason: Text; code?: ToolErrorCode; open?: true };

/**
 * Outcome of undoing one row. A row that the user has changed since is a conflict and is left alone. `open`: it is
 * given again with the next slice.
 */
export type UndoOutcome =
  | { row: string; state: 'undone'; open?: true }
  | { row: string; state: 'conflict' | 'failed'; reason: Text };

/** Context of a handler, besides its arguments. */
export type ToolContext = CallContext & {
  /** Aborted by the user's Stop, or when the call's time is up. */
  signal: AbortSignal;
  /** For a read that was asked for: the rows of its plan that the user ticked. */
  rows?: PlannedRow[];
  page?: PageWork;
  /** For a read: adds a picture to its result. */
  show?(picture: Picture): void;
  /** For a long read: reports its progress. */
  progress?(done: number, total: number): void;
  /** For a long read: findings of a killed worker to go on with. */
  findings?: Findings;
};

/** Findings of a long read so far. */
export interface Findings {
  /** Findings of a killed worker, in their order. */
  before: Json[];
  keep(found: Json): Promise<void>;
}

/** Rows of an earlier session of the browser with the ids of this one. */
export interface Rebound {
  rows: (PlannedRow & { after: Json })[];
  /** Rows whose tab or window is not found; they are left alone. */
  lost: UndoOutcome[];
}

interface ToolWords<Arguments, Data> {
  name: string;
  area: Area;
  inverse: Inverse;
  /** One line for the model. */
  description: string;
  parameters: z.ZodType<Arguments>;
  /** Carries text written by others. `label`: titles and addresses; `page`: what stands on pages. */
  untrusted?: 'label' | 'page';
  /** The kinds of data in its results, where its area does not tell. */
  holds?: readonly DataKind[];
  /** Limits its results to the kinds that may be seen (`CallContext.sees`), and tells the model what it left out. */
  respectsAccess?: true;
  /** Its items carry the user's tags, as `tags`, where these may be seen: they are kept private with bookmarks. */
  tagged?: true;
  /** It finds tools that a short prompt leaves out, and is in the prompt only if some are left out. */
  reachesOthers?: boolean;
  /** Needed for most requests: in a short prompt it is included first. */
  basic?: boolean;
  /** Only for the user's own click in a page of ours: no model or command knows it or may run it. */
  userOnly?: true;
  /** Only for outside programs, through a special request; it is not listed. */
  outsideOnly?: true;
  /** The server that runs it. A policy of the user may allow it without a question although it cannot be undone. */
  server?: string;
  /** Its arguments as its server describes them, where `parameters` accepts more. */
  schema?: JsonSchema;
  /** Needs the user's computer, such as the clipboard: outside programs do not get it. */
  atHome?: true;
  /** A program outside the browser sees and changes only what it did itself. */
  ownActions?: true;
  /** Can carry data out of the browser. */
  egress?: boolean;
  /** A permission that the user grants in the moment. */
  permission?: string;
  /** Milliseconds it may take; default 30 000. */
  timeout?: number;
  /** The card's sentence once it has run: "Looked through 214 tabs". Total, also for a failed call (`data` null). */
  sentence(call: { arguments: Arguments; data: Data | null }): Text;
}

/** A tool that changes nothing. Throws `ToolError` for what the model or the user can correct. */
export interface ReadTool<Arguments = Record<string, unknown>, Data = unknown> extends ToolWords<Arguments, Data> {
  effect: 'read';
  /** May take longer than one message: it continues between messages, and when stopped gives what it has found. */
  long?: true;
  /** Pages or links that it would look at, where the user may have to be asked for that. */
  plan?(args: Arguments, context: ToolContext): Promise<Plan>;
  read(args: Arguments, context: ToolContext): Promise<Data>;
  /** Live rows for the card, of what `read` gave. */
  rows?(data: Data): LiveRow[];
  /** For a list of something current: its subject, so that it can be read on when another is current. */
  of?(data: Data): ListOf;
  /** Sources of the text, for the record of texts of others: hosts, or `tabs`, `bookmarks`. */
  sources?(data: Data): { source: string; text: string; page?: string }[];
}

/**
 * A tool that changes something. The journal writes the plan's rows before `apply` and each outcome after it, so that
 * a stopped worker loses nothing and doubles nothing; `undo` gets back what `apply` recorded.
 */
export interface WriteTool<Arguments = Record<string, unknown>, Data = unknown> extends ToolWords<Arguments, Data> {
  effect: 'write' | 'destroy';
  /** Plans each row in the order in which it will be done. Changes nothing. */
  plan(args: Arguments, context: ToolContext): Promise<Plan>;
  /** Rows that the user has changed since the plan, as they are now; asked before each slice, of those not yet begun. */
  changed?(rows: PlannedRow[], run: Pick<ApplyRun, 'repeated'>): Promise<Pick<PlannedRow, 'id' | 'before'>[]>;
  /**
   * Does a slice of the plan. May be called again with rows that a killed worker had already done (`repeated`): looks
   * at the browser first and answers `done` for those. `earlier`: the outcomes of this call's rows so far. Rows that it
   * has not touched when it is late it leaves out, and gets them again.
   */
  apply(rows: PlannedRow[], run: ApplyRun): Promise<RowOutcome[]>;
  /**
   * Outcomes of rows that a killed worker had been given in an earlier session of the browser, in which ids of tabs
   * meant others. Changes nothing. Rows that it leaves out count as skipped.
   */
  ended?(rows: PlannedRow[], earlier: RowOutcome[]): Promise<RowOutcome[]>;
  /** Undoes rows. Rows that are not touched when time is up are left out, and given again. */
  undo(rows: (PlannedRow & { after: Json })[], run: UndoRun): Promise<UndoOutcome[]>;
  /**
   * Rows of a slice of `undo` that no longer stand as `apply` left them. Asked before anything is taken back, so that a
   * new worker need not tell the user's changes from a killed one's.
   */
  conflicts?(rows: (PlannedRow & { after: Json })[]): Promise<UndoOutcome[]>;
  /** The result for the model, from the outcomes. The registry adds counts and what was skipped. */
  result?(rows: PlannedRow[], outcomes: RowOutcome[], plan: Pick<Plan, 'data'>): Data;
  /** The pages that the browser will open when a row is undone. */
  undoOpens?(row: PlannedRow): Opening[];
  /** The Undo button: "Undo: close 10 tabs". Rendered with `n`. */
  undoLabel: Text;
  /** Set by the `undo` tool: undoing an undo is not offered. */
  final?: boolean;
  /** The name under which its tabs are saved as a session first if they are many. Rendered with `n`. */
  savesSession?: Text;
  /** Its effect can be undone in the same browser session only. */
  sessionBound?: boolean;
  /**
   * Finds in this browser session what rows of an earlier one are about: all that are still to be undone. `at`: epoch
   * milliseconds at which their intent was written.
   */
  rebind?(rows: (PlannedRow & { after: Json })[], at: number): Promise<Rebound>;
  /** `apply` may be tried again after a transient failure. */
  repeatable?: boolean;
  /** Rows of one `apply` and of one `undo`; default: few at first, then as many as go in the time of a slice. */
  slice?: number;
  /** All rows are given to one `undo`, which leaves `open` what it has no time for. */
  undoneTogether?: true;
}

export interface ApplyRun {
  signal: AbortSignal;
  /** Epoch milliseconds at which the intent was written. */
  at: number;
  repeated: boolean;
  earlier: RowOutcome[];
  /** The time of this message is up. */
  late(): boolean;
  context: CallContext;
  page?: PageWork;
}

export interface UndoRun {
  signal: AbortSignal;
  /** Epoch milliseconds at which the intent was written. */
  at: number;
  /** A killed worker was given these rows before; some may be undone already. */
  repeated: boolean;
  /** The call's rows that were undone before. */
  earlier: (PlannedRow & { after: Json })[];
  /** The browser was started anew since: its numbers of tabs, groups and windows mean others now. */
  restarted?: boolean;
  /** The time of this message is up. */
  late(): boolean;
}

export type Tool<Arguments = Record<string, unknown>, Data = unknown> =
  | ReadTool<Arguments, Data>
  | WriteTool<Arguments, Data>;
