import type { Picture } from './call.ts';
import type { Json, JsonSchema } from './json.ts';

/** A tool of a server, in the server's own words. */
export interface ServerTool {
  name: string;
  description: string;
  parameters: JsonSchema;
  /** `read` if its server declares that it changes nothing. */
  effect: 'read' | 'write';
}

/**
 * The place where a server answers. `http`: MCP at an address. `local`: MCP with a program that the helper starts, by its name in
 * the user's own file. `program`: one tool of an outside program, asked by POST.
 */
export type ServerPlace =
  | { kind: 'http'; url: string }
  | { kind: 'local'; server: string }
  | { kind: 'program'; url: string; client: string };

/** A server with further tools for the assistant. Its headers are stored with the keys. */
export interface ToolServer {
  id: string;
  /** The part before `__` in the names of its tools. */
  name: string;
  at: number;
  place: ServerPlace;
  tools: ServerTool[];
}

/** Servers whose tools the assistant uses beside its own. */
export interface ServerRecords {
  /** The oldest first. */
  all(): Promise<ToolServer[]>;
  get(id: string): Promise<ToolServer | null>;
  put(server: ToolServer): Promise<void>;
  /** With its headers. */
  remove(id: string): Promise<void>;
}

/**
 * The page's work of announcing a call of a server, and of calling it. A tool that changes something is only called by
 * the page whose announcement was recorded before.
 */
export const SERVER_BEGIN = 'server-begin';
export const SERVER_CALL = 'server-call';
/** A page's work of keeping a server with the words of its tools cleaned. */
export const SERVER_ADD = 'server-add';

/** A call as a page hands it to a server, which is named by its id. */
export type ServerTask = { server: string; tool: string; arguments: { [name: string]: Json } };

/** An answer of a server; all of it is text of others. `failed`: the server itself reports a failure. */
export interface ServerAnswer {
  text: string;
  structured?: Json;
  failed?: true;
  pictures?: Picture[];
}

/** Why a server is not connected; `detail`: its own words, or the browser's. */
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

/** A page that speaks with a local server. */
export interface LineUser {
  /** The server runs and this page alone is connected to it. */
  onOpen(): void;
  onLine(line: string): void;
  /** It runs no more, or could not be started; `reason` is English. */
  onGone(reason: string): void;
  /** Another page waits for it. */
  onWanted(): void;
}

export interface Lines {
  send(line: string): void;
  close(): void;
}

/** Starts a local server by its name in the user's own file, when no other page is connected to it. */
export type OpenLines = (server: string, user: LineUser) => Lines;
