// Must come first: without it the package compiles its schemas by `new Function`, which our pages forbid.
import '@/src/contract/zod.ts';
import {
  createMcpHandler,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Client } from '@/src/contract/client.ts';
import type { OfferedTool } from '@/src/contract/messages.ts';
import type { Text } from '@/src/contract/text.ts';
import type { Held, HeldCalls, WantedCall } from './held-calls.ts';
import { mcpTool } from './offered-tools.ts';
import { contentOf } from './result-content.ts';

/** Maximum number of times that a program's library is told to retry by itself. It gives up after ten. */
const mostHolds = 8;

const instructions = [
  "These tools work in the user's own browser: tabs, bookmarks, tags, history and pages.",
  'Ids of tabs, windows and bookmarks come from the results of other tools; never make them up.',
  'Calls that cannot be taken back or that reach new addresses are shown to the user in the browser first.',
  'Wait for the answer; when the user declines, do not try the same again.',
  'Other changes are done at once, and the tool undo takes back what you did.',
].join(' ');

export interface McpPorts {
  version: string;
  calls: HeldCalls;
  offered(client: Client): Promise<OfferedTool[]>;
  /** Records the name that a program gives itself. */
  named(client: Client, calls: string): void;
  say(text: Text): string;
  newId(): string;
}

/** The sender of a request to the server, and the tools that it wants to see. */
export interface McpVisit {
  client: Client;
  filter(tools: readonly OfferedTool[]): OfferedTool[];
  signal: AbortSignal;
}

const waitingWords = (name: string, question: string | null): string =>
  question === null
    ? `${name} is still at work. Call ${name} again with the same arguments to wait for its end.`
    : `The user was asked in the browser (${question}) and has not answered yet. Nothing was done. ` +
      `Call ${name} again with the same arguments to go on waiting.`;

/** The MCP server for outside programs. Each request has a server of its own; there is no state between requests. */
export function createMcpServer(ports: McpPorts) {
  const { calls, offered, say, newId } = ports;

  function serverFor({ client, filter, signal: gone }: McpVisit, modern: boolean): Server {
    const server = new Server(
      { name: 'outrigger', title: 'Outrigger', version: ports.version },
      {
        capabilities: { tools: { listChanged: true } },
        instructions,
        cacheHints: { 'tools/list': { ttlMs: 60_000, cacheScope: 'private' } },
      },
    );

    server.setRequestHandler('tools/list', async () => ({ tools: filter(await offered(client)).map(mcpTool) }));

    server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
      const { name, arguments: args = {} } = params;
      const signal = AbortSignal.any([mcpReq.signal, gone]);
      const state = mcpReq.requestState<string>();
      const wanted = { client, tool: name, arguments: args, signal, ...noticesFor(name, mcpReq) };
      const held = state === undefined ? await calls.call(wanted) : await calls.resume(state, wanted);
      if (held === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'This requestState is not known.');
      return told(name, held);
    });

    function noticesFor(name: string, { _meta, notify }: ServerContext['mcpReq']): Pick<WantedCall, 'onNotice'> {
      const progressToken = _meta?.progressToken;
      if (progressToken === undefined) return {};
      let progress = 0;
      return {
        onNotice(question) {
          progress += 1;
          const message = question ? `Waiting for the user in the browser: ${say(question)}` : `${name} is at work.`;
          notify({ method: 'notifications/progress', params: { progressToken, progress, message } }).catch(
            () => undefined,
          );
        },
      };
    }

    function told(name: string, held: Held) {
      if (held.kind === 'ended') return contentOf(held.answer, newId());
      if (modern && held.holds < mostHolds) return inputRequired({ requestState: held.id });
      calls.keep(held.id);
      const words = waitingWords(name, held.question && say(held.question));
      return { content: [{ type: 'text' as const, text: words }], isError: true };
    }

    return server;
  }

  const handler = createMcpHandler(
    ({ authInfo, era }) => serverFor(authInfo?.extra?.visit as McpVisit, era === 'modern'),
    { onerror: () => undefined },
  );

  return {
    /** `request`: without a body, since Firefox cannot read it from there; `body`: the parsed body. */
    async fetch(request: Request, body: unknown, visit: McpVisit): Promise<Response> {
      const name = nameIn(body);
      if (name) ports.named(visit.client, name);
      const authInfo = { token: '', clientId: visit.client.id, scopes: [], extra: { visit } };
      return handler.fetch(request, { parsedBody: body, authInfo });
    },
    toolsChanged: () => handler.notify.toolsChanged(),
  };
}

const clientInfoKey = 'io.modelcontextprotocol/clientInfo';

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The name that a program gives itself, in either version of the protocol. */
function nameIn(body: unknown): string | null {
  const params = memberOf(body, 'params');
  const info = memberOf(params, 'clientInfo') ?? memberOf(memberOf(params, '_meta'), clientInfoKey);
  const [name, version] = [memberOf(info, 'name'), memberOf(info, 'version')];
  if (typeof name !== 'string' || name === '') return null;
  return `${name} ${typeof version === 'string' ? version : ''}`.trim().slice(0, 100);
}

export type McpServer = ReturnType<typeof createMcpServer>;
