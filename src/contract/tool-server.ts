import type { Picture } from './call.ts';
import type { Json, JsonSchema } from './json.ts';
import type { RecordsOf } from './records.ts';

/** A tool of a server, with the server's own texts. */
export interface ServerTool {
  name: string;
  description: string;
  parameters: JsonSchema;
  /** `read` if the server declares that it changes nothing. */
  effect: 'read' | 'write';
}

/** Place of a server. `local`: a program that the helper starts by name. `program`: one tool of an outside program. */
export type ServerPlace =
  | { kind: 'http'; url: string }
  | { kind: 'local'; server: string }
  | { kind: 'program'; url: string; client: string };

/** A server that gives the assistant further tools. Its headers are stored with the keys. */
export interface ToolServer {
  id: string;
  /** The part before `__` in the names of its tools. */
  name: string;
  at: number;
  place: ServerPlace;
  tools: ServerTool[];
}

/** Servers whose tools the assistant uses beside its own. Removing one removes its headers. */
export type ServerRecords = RecordsOf<ToolServer>;

/** The page's work before a server's tool is called: only the page whose announcement was recorded calls it. */
export const SERVER_BEGIN = 'server-begin';
export const SERVER_CALL = 'server-call';
/** The page's work of saving a server, with the texts of its tools cleaned. */
export const SERVER_ADD = 'server-add';

/** A call that a page sends to the server with the id `server`. */
export type ServerTask = { server: string; tool: string; arguments: { [name: string]: Json } };

/** Answer of a server; all of it is text of others. `failed`: the server itself reports a failure. */
export interface ServerAnswer {
  text: string;
  structured?: Json;
  failed?: true;
  pictures?: Picture[];
}

/** Reason that a server is not connected. `detail`: words of the server or the browser. */
export interface ServerProblem {
  code:
    | 'no-address'
    | 'no-permission'
    | 'unreachable'
    | 'key-wanted'
    | 'refused'
    | 'no-mcp'
    | 'late'
    | 'ended'
    | 'failed';
  detail: string;
}

/** Callbacks of a page that uses a local server. */
export interface LineUser {
  /** The server runs, and only this page is connected to it. */
  onOpen(): void;
  onLine(line: string): void;
  /** The server has stopped or could not be started; `reason` is English. */
  onGone(reason: string): void;
  /** Another page waits for the connection. */
  onWanted(): void;
}

export interface Lines {
  send(line: string): void;
  close(): void;
}

/** Starts a local server, by its name in the user's own file, as soon as no other page is connected to it. */
export type OpenLines = (server: string, user: LineUser) => Lines;
