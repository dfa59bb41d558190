import type { PanelRequest } from './action.ts';
import type { CallContext } from './call.ts';
import type { JournalEntry } from './journal-entry.ts';
import type { Grant, RunAnswer, Ticket, ToolStatistics } from './run.ts';
import { dataKinds } from './settings.ts';
import type { ToolDescription, UndoOutcome } from './tool.ts';
import * as z from './zod-mini.ts';

/** The messages that our own pages may send to the background, which parses each with its schema. */
const toolCall = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  name: z.string().check(z.maxLength(200)),
  arguments: z.record(z.string(), z.unknown()),
  repairs: z.array(z.string()),
});

const origin = {
  caller: z.enum(['model', 'command', 'shortcut', 'panel', 'client']),
  window: z.nullable(z.int()),
  plan: z.exactOptional(z.boolean()),
  this: z.exactOptional(z.boolean()),
  peek: z.exactOptional(z.boolean()),
  session: z.exactOptional(z.string()),
  sees: z.exactOptional(z.array(z.enum(dataKinds))),
};

const context = z.union([
  z.object({ ...origin, conversation: z.string(), turn: z.string() }),
  z.object({ ...origin, conversation: z.null(), turn: z.null() }),
  z.object({
    ...origin,
    conversation: z.string(),
    turn: z.null(),
    client: z.object({ id: z.string(), name: z.string(), sitting: z.string() }),
  }),
]);

const workOutcome = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: z.json() }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);

export const payloads = {
  describeTools: z.object({ text: z.string(), budget: z.number().check(z.positive()) }),
  run: z.object({
    call: toolCall,
    /** The calls that follow in the same response, so that one plan can show all. */
    rest: z.array(toolCall),
    context,
    /** Outcomes of the work that the page did for this call, by its name. */
    worked: z.exactOptional(z.record(z.string(), workOutcome)),
  }),
  approve: z.object({
    ticket: z.string(),
    /** Ids of the ticked rows, as the preview gave them. */
    rows: z.array(z.string()),
    grant: z.exactOptional(z.enum(['chat', 'always'])),
  }),
  deny: z.object({ ticket: z.string(), reason: z.exactOptional(z.string()) }),
  revoke: z.object({ conversation: z.string() }),
  stop: z.object({ call: z.string() }),
  ticket: z.object({ ticket: z.string() }),
  openTickets: z.object({}),
  undo: z.object({ entry: z.string(), rows: z.exactOptional(z.array(z.string())) }),
  journal: z.object({
    query: z.exactOptional(z.string()),
    client: z.exactOptional(z.string()),
    limit: z.int().check(z.positive(), z.maximum(500)),
    cursor: z.exactOptional(z.string()),
  }),
  journalEntry: z.object({ id: z.string() }),
  grants: z.object({}),
  revokeGrant: z.object({ id: z.string() }),
  statistics: z.object({}),
  recordPiece: z.object({
    conversation: z.string(),
    grade: z.enum(['page', 'label']),
    source: z.string(),
    text: z.string(),
  }),
  importedMessages: z.object({ conversation: z.string() }),
  offeredTools: z.object({ client: z.string() }),
  /** Removes the grants and open questions of a removed outside program. Its actions stay in the journal. */
  removeClient: z.object({ client: z.string() }),
  /** Gives the state of the connection to outside programs, after trying to connect at once. */
  bridgeStatus: z.object({}),
  /** Gives the secret of the unlocked keys to a page that cannot read it from the browser itself. */
  unlockedSecret: z.object({}),
  overview: z.object({ window: z.nullable(z.int()) }),
  trash: z.object({
    query: z.exactOptional(z.string()),
    offset: z.exactOptional(z.int().check(z.minimum(0))),
  }),
  /** Announces changed settings, since custom actions are in menus and rules have due times. */
  offerMenus: z.object({}),
  /** Takes the request left by a shortcut, a menu or the address bar for the panel of this window. */
  takePanelRequest: z.object({ window: z.nullable(z.int()) }),
  wake: z.object({}),
} as const;

export interface TrashItem {
  id: string;
  title: string;
  /** Address; null for a folder. */
  url: string | null;
  /** Path of its former folder; null if that is gone. */
  from: string | null;
  /** Number of bookmarks in a folder at any depth; 1 for a bookmark. */
  bookmarks: number;
  /** Epoch milliseconds at which it is removed for good. */
  until: number;
}

/** Numbers of open and saved items, for suggestions and the preview. */
export interface Overview {
  tabs: number;
  windows: number;
  duplicates: number;
  duplicateWindows: number;
  stale: number;
  sites: number;
  bookmarks: number;
  currentTab: { id: number; title: string; url: string } | null;
}

/** A tool in the form that outside programs get. `parameters` is an object schema. */
export interface OfferedTool extends Pick<ToolDescription, 'name' | 'area' | 'effect' | 'description' | 'parameters'> {
  egress?: true;
  untrusted?: 'label' | 'page';
  server?: string;
}

export type BridgeStatus =
  /** `restart`: Chromium needs a restart of the extension. `odd-helper`: it sent a malformed frame. */
  | { state: 'off' | 'no-permission' | 'restart' | 'waiting' | 'connecting' | 'old-helper' | 'odd-helper' }
  /** `refused`: requests refused within a minute. `servers`: names in the user's own file. */
  | { state: 'ready'; port: number; refused?: number; servers: string[] }
  | { state: 'problem'; code: string; port: number };

export interface Answers {
  describeTools: { tools: ToolDescription[]; total: number };
  run: RunAnswer;
  approve: RunAnswer;
  deny: RunAnswer;
  revoke: null;
  stop: null;
  /** The ticket; null if there is none with this id. Rows of a ticket from another browser session are matched anew. */
  ticket: Ticket | null;
  openTickets: Ticket[];
  /** `undone`, `done`: rows undone so far and done at first. `left`: ids of rows for a further request. */
  undo: { outcomes: UndoOutcome[]; undone: number; done: number; left?: string[] };
  journal: { items: JournalEntry[]; next?: string };
  /** The entry of a call; null if no call with this id has changed anything. */
  journalEntry: JournalEntry | null;
  grants: Grant[];
  revokeGrant: null;
  statistics: { tools: ToolDescription[]; used: ToolStatistics[] };
  recordPiece: null;
  /** Ids of prompts that were imported or repeat an imported one: this user did not write them. */
  importedMessages: { ids: string[] };
  offeredTools: { tools: OfferedTool[] };
  removeClient: null;
  bridgeStatus: BridgeStatus;
  unlockedSecret: { secret: string | null };
  overview: Overview;
  /** Newest first from `offset`, at most 500; `total` counts all matches. */
  trash: { items: TrashItem[]; total: number };
  offerMenus: null;
  takePanelRequest: PanelRequest | null;
  wake: null;
}

export type MessageName = keyof typeof payloads;
export type Payload<Name extends MessageName> = z.infer<(typeof payloads)[Name]>;
export type Approval = Payload<'approve'>;
/** A call for `registry.run`. */
export type RunRequest = Omit<Payload<'run'>, 'context'> & { context: CallContext };

/** The background's answers by message name; `src/browser` carries them. */
export type BackgroundHandlers = { [Name in MessageName]: (payload: Payload<Name>) => Promise<Answers[Name]> };
