import { originOf, originPattern } from '@/src/address/address.ts';
import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { browser } from '@/src/browser/api/browser-api.ts';
import { localLines } from '@/src/browser/local-lines.ts';
import { permissionsPort } from '@/src/browser/servers/permissions.ts';
import type { Json } from '@/src/contract/json.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import type { OpenLines, ServerPlace, ServerProblem, ServerTask, ToolServer } from '@/src/contract/tool-server.ts';
import { cleanName, cleanTool } from '@/src/servers/clean-tool.ts';
import { type AskedServer, createServerConnections, type ServerConnections } from '@/src/servers/server-connections.ts';
import { problemOf } from '@/src/servers/server-problem.ts';
import type { PageStore } from '@/src/store/page/index.ts';

export interface ServerPorts {
  store: Pick<PageStore, 'servers' | 'providers'>;
  ask: AskBackground;
  /** Connects with local servers; default: through the page connected with the helper. */
  openLines?: OpenLines;
}

/** English words, for models. */
const words: Record<ServerProblem['code'], string> = {
  'no-address': 'Its address is none.',
  'no-permission': 'The browser may not reach it. The user can allow that in the options, under Connections.',
  unreachable: 'It cannot be reached. It may not be running.',
  'key-wanted': 'It wants a key. The user can give it one in the options, under Connections.',
  refused: 'It refuses requests of this extension. The user can look in the options, under Connections.',
  'no-mcp': 'There is no MCP server at its address.',
  late: 'It did not answer in time.',
  ended: 'It has ended.',
  failed: 'It failed.',
};

const headersKey = ({ url }: Extract<ServerPlace, { kind: 'http' }>) => originOf(url) ?? '';

/** Reads headers from text with one header per line. */
export function readHeaders(lines: string): Record<string, string> {
  const fields = lines.split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()]] : [];
  });
  return Object.fromEntries(fields);
}

/** Calls and lists tools of the user's servers from this page. */
export function createServerWork({ store, ask, openLines }: ServerPorts) {
  const isConnected = async () => (await ask('bridgeStatus', {})).state === 'ready';
  const permissions = permissionsPort();
  let connections: ServerConnections | undefined;

  const connected = (): ServerConnections => {
    connections ??= createServerConnections({
      version: browser.runtime.getManifest?.().version ?? '',
      openLines: openLines ?? localLines(isConnected),
      onTools: (id, tools) => void keepTools(id, tools),
    });
    return connections;
  };

  /** Stores a server. Its descriptions become part of prompts, so they are cleaned first. */
  const put = ({ tools, ...server }: ToolServer): Promise<void> =>
    store.servers.put({ ...server, tools: tools.map(cleanTool) });

  async function keepTools(id: string, tools: ToolServer['tools']): Promise<void> {
    const server = await store.servers.get(id);
    if (server) await put({ ...server, tools });
  }

  async function asked({ id, place }: Pick<ToolServer, 'id' | 'place'>): Promise<AskedServer> {
    const lines = place.kind === 'http' ? await store.providers.key(id, headersKey(place)) : null;
    return { id, place, headers: readHeaders(lines ?? '') };
  }

  const isAllowed = async (place: ServerPlace): Promise<boolean> =>
    place.kind !== 'http' || isOnThisMachine(place.url) || permissions.has(originPattern(place.url));

  return {
    /** Calls a tool of a server for the registry. Rejects with a message for the model. */
    async call(data: Json, signal: AbortSignal, onProgress?: (done: number, total: number) => void): Promise<Json> {
      const task = data as ServerTask;
      const server = await store.servers.get(task.server);
      if (!server) throw new Error('This server was removed.');
      if (!(await isAllowed(server.place))) throw new Error(words['no-permission']);
      try {
        return (await connected().call(await asked(server), task, signal, onProgress)) as unknown as Json;
      } catch (error) {
        const { code, detail } = problemOf(error);
        throw new Error(`The server ${server.name} gave no answer. ${words[code]} (${detail})`);
      }
    },

    /** Stores a server that the user agreed to. */
    async add(data: Json): Promise<null> {
      const server = data as unknown as ToolServer;
      await put({ ...server, name: cleanName(server.name) });
      return null;
    },

    /** Asks a server for its tools and stores it with them. Returns the problem, or null. */
    async connect(
      server: Omit<ToolServer, 'tools'>,
      headers: string | null,
      signal: AbortSignal,
    ): Promise<ServerProblem | null> {
      const { id, place } = server;
      if (place.kind === 'program') return null;
      if (place.kind === 'http') {
        const url = URL.parse(place.url);
        if (!url || !/^https?:$/.test(url.protocol)) return { code: 'no-address', detail: place.url };
        if (!(await isAllowed(place))) return { code: 'no-permission', detail: url.host };
      }
      try {
        const given = headers === null ? await asked(server) : { id, place, headers: readHeaders(headers) };
        const tools = await connected().list(given, signal);
        if (headers !== null && place.kind === 'http')
          await store.providers.putKey(id, headersKey(place), headers.trim());
        await put({ ...server, tools });
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
  };
}

export type ServerWork = ReturnType<typeof createServerWork>;
