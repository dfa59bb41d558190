// Must come first: without it the package compiles its schemas by `new Function`, which our pages forbid.
import '@/src/contract/zod.ts';
import { Client, StreamableHTTPClientTransport, type Tool, type Transport } from '@modelcontextprotocol/client';
import type { OpenLines, ServerAnswer, ServerPlace, ServerTask, ServerTool } from '@/src/contract/tool-server.ts';
import { lineTransport } from './line-transport.ts';
import { askProgram } from './program-tool.ts';
import { readAnswer } from './read-answer.ts';

/** Milliseconds after which a call fails without an answer or a report of progress. */
const patience = 120_000;
/** Milliseconds in which a server must connect and list its tools. */
const greeting = 20_000;
/** Milliseconds for which an unused connection is kept. */
const idle = 60_000;
/** Maximum number of a server's tools, and their maximum length together as JSON, in characters. */
const [mostTools, largestList] = [200, 1_000_000];

export interface ConnectionPorts {
  version: string;
  openLines: OpenLines;
  /** Called when a server's tools have changed. */
  onTools(id: string, tools: ServerTool[]): void;
}

/** A server to be asked, with the headers to send. */
export interface AskedServer {
  id: string;
  place: ServerPlace;
  headers: Record<string, string>;
}

interface Connection {
  client: Client;
  ready: Promise<void>;
  /** Number of running calls. */
  calls: number;
  wanted: boolean;
  /** Why its program ended. */
  ended?: Error;
  timer?: ReturnType<typeof setTimeout>;
}

function toolsOf(all: readonly Tool[]): ServerTool[] {
  const tools = all.slice(0, mostTools).map(
    ({ name, description = '', inputSchema, annotations }): ServerTool => ({
      name,
      description,
      parameters: inputSchema as ServerTool['parameters'],
      effect: annotations?.readOnlyHint === true ? 'read' : 'write',
    }),
  );
  let room = largestList;
  return tools.filter((tool) => {
    room -= JSON.stringify(tool).length;
    return room > 0;
  });
}

/** Connections with servers of either version of MCP. Each is kept for a minute after its last call. */
export function createServerConnections({ version, openLines, onTools }: ConnectionPorts) {
  const open = new Map<string, Connection>();

  function drop(key: string, connection: Connection): void {
    if (open.get(key) === connection) open.delete(key);
    clearTimeout(connection.timer);
    void connection.client.close().catch(() => undefined);
  }

  function connect({ id, place, headers }: AskedServer, key: string): Connection {
    const client = new Client(
      { name: 'outrigger', title: 'Outrigger', version },
      {
        versionNegotiation: { mode: 'auto' },
        listChanged: { tools: { onChanged: (_, tools) => tools && onTools(id, toolsOf(tools)) } },
      },
    );
    const connection: Connection = { client, ready: Promise.resolve(), calls: 0, wanted: false };
    const onWanted = () => {
      connection.wanted = true;
      if (connection.calls === 0) drop(key, connection);
    };
    const transport: Transport =
      place.kind === 'local'
        ? lineTransport(openLines, place.server, {
            onWanted,
            onEnded(error) {
              connection.ended = error;
            },
          })
        : new StreamableHTTPClientTransport(new URL(place.url), { requestInit: { headers, credentials: 'omit' } });
    client.onclose = () => drop(key, connection);
    connection.ready = client.connect(transport, { timeout: greeting });
    open.set(key, connection);
    return connection;
  }

  /** Uses a connection. It is closed after a failure, and a minute after its last use. */
  async function withClient<T>(
    server: AskedServer,
    signal: AbortSignal,
    work: (client: Client) => Promise<T>,
  ): Promise<T> {
    const key = JSON.stringify([server.id, server.place, server.headers]);
    const connection = open.get(key) ?? connect(server, key);
    clearTimeout(connection.timer);
    connection.calls += 1;
    try {
      await connection.ready;
      return await work(connection.client);
    } catch (error) {
      // After a stop by the user the connection is still needed, to tell the server.
      if (!signal.aborted) drop(key, connection);
      throw connection.ended ?? error;
    } finally {
      connection.calls -= 1;
      if (connection.calls === 0) {
        if (connection.wanted) drop(key, connection);
        else connection.timer = setTimeout(() => drop(key, connection), idle);
      }
    }
  }

  return {
    /** The present tools of a server. */
    list: (server: AskedServer, signal: AbortSignal): Promise<ServerTool[]> =>
      withClient(server, signal, async (client) => {
        const { tools } = await client.listTools({}, { signal, timeout: greeting, cacheMode: 'refresh' });
        return toolsOf(tools);
      }),

    /** Calls a tool once. `onProgress`: number of parts that are done, and of all if known, else 0. */
    async call(
      server: AskedServer,
      { tool, arguments: args }: Omit<ServerTask, 'server'>,
      signal: AbortSignal,
      onProgress?: (done: number, total: number) => void,
    ): Promise<ServerAnswer> {
      const { place } = server;
      if (place.kind === 'program')
        return askProgram(place.url, { name: tool, arguments: args, call_id: crypto.randomUUID() }, signal);
      return withClient(server, signal, async (client) =>
        readAnswer(
          await client.callTool(
            { name: tool, arguments: args },
            {
              signal,
              timeout: patience,
              resetTimeoutOnProgress: true,
              onprogress: ({ progress, total }) => onProgress?.(progress, total ?? 0),
            },
          ),
        ),
      );
    },
  };
}

export type ServerConnections = ReturnType<typeof createServerConnections>;
