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

/** Effect of a tool on the user's browser; each has a colour and a default answer of the gate. */
export type Effect = 'read' | 'write' | 'destroy';
/** Share of the effect that undo brings back. */
export type Inverse = 'exact' | 'partial' | 'none';
/** The part of the library that a tool works on. It sets its icon and its group in the prompt. */
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
/** Kinds of data in results of an area's tools. The journal (`actions`) names tabs and bookmarks alike. */
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

/** Description of a tool for the prompt and the options page. `parameters` is an object schema. */
export interface ToolDescription
  extends Pick<ToolWords<never, never>, 'name' | 'area' | 'inverse' | 'description'>,
    Pick<ToolWords<never, never>, 'holds' | 'respectsAccess' | 'tagged' | 'server'> {
  effect: Effect;
  parameters: JsonSchema;
}

/** One item that a write would change or has changed. Title and address are raw text of others; the ui cleans them. */
export interface Row {
  /** Unique id within the call: `tab:17`, `bookmark:42`, `address:https://…`. */
  id: string;
  title: string;
  url?: string;
  /** Its place in names that the user knows, such as a folder path or a group. */
  place?: Text;
  /** Its new state, if the headline does not tell it. */
  becomes?: Text;
  /** Heading of its section, if the plan has sections. Rows without a heading are shown together. */
  section?: Text;
  /** Source (a host) of a text of others in which this row occurs. */
  source?: string;
}

/** An address that the browser requests when a row is done. */
export interface Opening {
  url: string;
  /** True if it loads a tab that is open already. This only counts after page text was read. */
  loads?: true;
  /** True if the browser or an automatic session lists it as a former tab; it then counts as in the history. */
  visited?: true;
}

/** A row with the data of the journal: the state before, and the intended change. Both are plain JSON. */
export interface PlannedRow extends Row {
  /** State that must not change between question and answer. `hangsOn`: a hash of further state. */
  digest: { url?: string; parent?: string; hangsOn?: string };
  /** Window of the item; its number is valid in this browser session only. */
  window?: { id: number; name: Text };
  /** The address that it would set; `url` is the present one. */
  sets?: string;
  /** Addresses that it opens, in the order in which the browser requests them. */
  opens?: Opening[];
  before: Json;
  change: Json;
}

/** A row that was done, with what undo needs besides `before`. */
export type DoneRow = PlannedRow & { after: Json };

/** The intended changes of a write, built from the browser's present state and never from the model's words. */
export interface Plan {
  /** A question with its count: "Close 10 duplicate tabs?". Rendered with `n`, the number of ticked rows. */
  headline: Text;
  /** Items that stay, with reasons, and effects that undo will not bring back. */
  notes: Text[];
  /** Label of the confirm button, a verb with its count. Rendered with `n`. */
  verb: Text;
  /** Label of the refuse button: "Keep all". */
  refuse: Text;
  rows: PlannedRow[];
  /** Addresses that it would open, set or save. Those not in `opens` or `sets` of a row count as saved. */
  addresses?: string[];
  /** Reason to ask, even for a write that would otherwise run. */
  ask?: Text;
  /** Further data for the result, such as ids that were not found or items left out. */
  data?: { [key: string]: Json };
}

/**
 * Outcome of one row. `after`: what undo needs besides `before`. `open`: the row is given again with the next slice;
 * this is its outcome if the call is stopped before.
 */
export type RowOutcome =
  | { row: string; state: 'done'; after: Json; open?: true }
  | { row: string; state: 'skipped' | 'failed'; reason: Text; code?: ToolErrorCode; open?: true };

/** Outcome of undoing one row. `conflict`: the user changed it since. `open`: it is given again with the next slice. */
export type UndoOutcome =
  | { row: string; state: 'undone'; open?: true }
  | { row: string; state: 'conflict' | 'failed'; reason: Text };

export type ToolContext = CallContext & {
  /** Aborts on the user's Stop, or when the call's time is up. */
  signal: AbortSignal;
  /** For a read that needs approval: the rows of its plan that the user ticked. */
  rows?: PlannedRow[];
  page?: PageWork;
  /** For a read: adds a picture to its result. */
  show?(picture: Picture): void;
  /** For a long read: reports its progress. */
  progress?(done: number, total: number): void;
  /** For a long read: findings of a killed worker, to continue from. */
  findings?: Findings;
};

export interface Findings {
  /** Findings of a killed worker, in order. */
  before: Json[];
  keep(found: Json): Promise<void>;
}

/** Rows of an earlier browser session, with the ids of the present one. */
export interface Rebound {
  rows: DoneRow[];
  /** Rows whose tab or window was not found; they stay as they are. */
  lost: UndoOutcome[];
}

interface ToolWords<Arguments, Data> {
  name: string;
  area: Area;
  inverse: Inverse;
  description: string;
  parameters: z.ZodType<Arguments>;
  /** Set if its results hold text of others. `label`: titles and addresses; `page`: text of pages. */
  untrusted?: 'label' | 'page';
  /** Kinds of data in its results, if they differ from those of its area. */
  holds?: readonly DataKind[];
  /** True if it leaves out data that may not be seen (`CallContext.sees`) and tells the model about it. */
  respectsAccess?: true;
  /** True if its items carry the user's tags as `tags`. They are kept private with bookmarks. */
  tagged?: true;
  /** True if it finds tools that a short prompt leaves out. It is in the prompt only if some are left out. */
  reachesOthers?: boolean;
  /** True if most requests need it: a short prompt includes it first. */
  basic?: boolean;
  /** True if only the user's own click in one of our pages may run it. No model and no command knows it. */
  userOnly?: true;
  /** True if only outside programs get it, through a special request. It is not listed. */
  outsideOnly?: true;
  /** Id of the server that runs it. A policy may allow it without a question, although it has no undo. */
  server?: string;
  /** Its arguments as its server describes them, if `parameters` accepts more. */
  schema?: JsonSchema;
  /** True if it needs the user's computer, such as the clipboard. Outside programs do not get it. */
  atHome?: true;
  /** True if an outside program sees and changes only its own actions with it. */
  ownActions?: true;
  /** True if it can carry data out of the browser. */
  egress?: boolean;
  /** A permission that the user is asked for when the tool is used. */
  permission?: string;
  /** Begins to read data for a call of a page of ours, while the call is judged. The arguments are not yet checked. */
  warmUp?(args: Record<string, unknown>): void;
  /** Time limit in milliseconds; default 30 000. */
  timeout?: number;
  /** The card's sentence: "Looked through 214 tabs". Must not throw, also for a failed call (`data` null). */
  sentence(call: { arguments: Arguments; data: Data | null }): Text;
}

/** A tool that changes nothing. Throws `ToolError` for an error that the model or the user can correct. */
export interface ReadTool<Arguments = Record<string, unknown>, Data = unknown> extends ToolWords<Arguments, Data> {
  effect: 'read';
  /** True if it may continue in further messages. It gives its findings so far if it is stopped. */
  long?: true;
  /** The pages or links that it would read, if the user may have to be asked first. */
  plan?(args: Arguments, context: ToolContext): Promise<Plan>;
  read(args: Arguments, context: ToolContext): Promise<Data>;
  rows?(data: Data): LiveRow[];
  /** Subject of the result, if the list depends on something current; the list is read on with it after a change. */
  of?(data: Data): ListOf;
  /** Sources of the texts of others in the result: hosts, or `tabs`, `bookmarks`. */
  sources?(data: Data): { source: string; text: string; page?: string }[];
}

/** A tool that changes something. The plan's rows are recorded before `apply` and each outcome after it. */
export interface WriteTool<Arguments = Record<string, unknown>, Data = unknown> extends ToolWords<Arguments, Data> {
  effect: 'write' | 'destroy';
  /** Plans all rows in the order in which they will be done. Changes nothing. */
  plan(args: Arguments, context: ToolContext): Promise<Plan>;
  /** Rows changed by the user since the plan, as they are now. Called before each slice with rows not begun. */
  changed?(rows: PlannedRow[], run: Pick<ApplyRun, 'repeated'>): Promise<Pick<PlannedRow, 'id' | 'before'>[]>;
  /**
   * Does a slice of the plan. `repeated`: a killed worker may have done rows already, which are `done` then. `earlier`:
   * outcomes of the call so far. When late it leaves out untouched rows, and gets them again.
   */
  apply(rows: PlannedRow[], run: ApplyRun): Promise<RowOutcome[]>;
  /** Outcomes of rows that a killed worker had in an earlier browser session. Changes nothing; others are skipped. */
  ended?(rows: PlannedRow[], earlier: RowOutcome[]): Promise<RowOutcome[]>;
  /** Undoes rows. When time is up it leaves out the rows that it has not touched, and gets them again. */
  undo(rows: DoneRow[], run: UndoRun): Promise<UndoOutcome[]>;
  /** Rows of a slice of `undo` that have changed since `apply`. Called before anything is undone. */
  conflicts?(rows: DoneRow[]): Promise<UndoOutcome[]>;
  /** Result for the model. The registry adds counts and the skipped rows. */
  result?(rows: PlannedRow[], outcomes: RowOutcome[], plan: Pick<Plan, 'data'>): Data;
  /** Pages that the browser will open when a row is undone. */
  undoOpens?(row: PlannedRow): Opening[];
  /** Label of the undo button: "Undo: close 10 tabs". Rendered with `n`. */
  undoLabel: Text;
  /** Set by the `undo` tool: undoing an undo is not offered. */
  final?: boolean;
  /** Name of the session that its tabs are saved as first, if they are many. Rendered with `n`. */
  savesSession?: Text;
  /** True if its effect can only be undone in the same browser session. */
  sessionBound?: boolean;
  /** Finds the items of undoable rows of an earlier browser session. `at`: epoch milliseconds of their intent. */
  rebind?(rows: DoneRow[], at: number): Promise<Rebound>;
  /** True if `apply` may be tried again after a transient failure. */
  repeatable?: boolean;
  /** Number of rows for one `apply` or one `undo`. Default: few at first, then as many as fit the time of a slice. */
  slice?: number;
  /** True if all rows are given to one `undo`, which answers `open` for those that it has no time for. */
  undoneTogether?: true;
}

interface SliceRun {
  signal: AbortSignal;
  /** Epoch milliseconds at which the intent was written. */
  at: number;
  /** True if a killed worker was given these rows before; some may be done already. */
  repeated: boolean;
  /** True once the time of this message is up. */
  late(): boolean;
}

export interface ApplyRun extends SliceRun {
  earlier: RowOutcome[];
  context: CallContext;
  page?: PageWork;
}

export interface UndoRun extends SliceRun {
  /** Rows of the call that were undone before. */
  earlier: DoneRow[];
  /** True if the browser was restarted since, so that ids of tabs, groups and windows have changed. */
  restarted?: boolean;
}

export type Tool<Arguments = Record<string, unknown>, Data = unknown> =
  | ReadTool<Arguments, Data>
  | WriteTool<Arguments, Data>;
