import { decodedPart } from '@/src/address/address.ts';
import type { Client } from '@/src/contract/client.ts';
import type { OfferedTool } from '@/src/contract/messages.ts';
import type { ClientRecords } from '@/src/contract/records.ts';
import type { Text } from '@/src/contract/text.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import { pick } from '@/src/text/pick.ts';
import { clientOf } from './client-keys.ts';
import type { OutsideRequest } from './frame-server.ts';
import type { Held, HeldCalls } from './held-calls.ts';
import { errorResponse, jsonResponse, modelsNotAllowed, notFound } from './http-error.ts';
import type { ListedModel } from './list-models.ts';
import type { McpServer } from './mcp-server.ts';
import { filterTools, listedTool } from './offered-tools.ts';

export interface RoutePorts {
  clients: Pick<ClientRecords, 'all'>;
  calls: HeldCalls;
  offered(client: Client): Promise<OfferedTool[]>;
  models(): Promise<ListedModel[]>;
  /** Removes a tool that this program added. False if there is none. */
  removeTool(client: Client, name: string): Promise<boolean>;
  /** Loaded with the first request that needs it. */
  mcp(): Promise<McpServer>;
  named(client: Client, calls: string): void;
  say(text: Text): string;
  /** Further routes, such as `POST /v1/chat/completions`. */
  more?: Record<string, (visit: Visit) => Promise<Response>>;
}

/** A request of a known program. `params`: the variable parts of the path. */
export interface Visit {
  request: OutsideRequest;
  client: Client;
  params: string[];
}

/** The tool with which a program adds a tool of its own. */
const addTool = 'add_program_tool';

type Route = (visit: Visit) => Promise<Response>;

const unknownKey = (): Response =>
  errorResponse({
    status: 401,
    type: 'authentication_error',
    code: 'invalid_api_key',
    message: 'This key is not known here, or its browser is closed.',
    headers: { 'www-authenticate': 'Bearer' },
  });

const unreadable = (message: string): Response => errorResponse({ status: 400, code: 'invalid_body', message });

/** The members of a JSON object; null if the text is not one. */
function readObject(text: string): Record<string, unknown> | null {
  const value = parsedJson(text);
  return isObject(value) ? value : null;
}

/** Makes the function that answers programs. Keys of `routes`: method and path, with `:` for a variable part. */
export function createRoutes({ clients, calls, offered, models, removeTool, mcp, named, say, more = {} }: RoutePorts) {
  function told(held: Held): Response {
    if (held.kind === 'ended') {
      const { result, untrusted } = held.answer;
      return jsonResponse(untrusted ? { ...result, untrusted } : result);
    }
    calls.keep(held.id);
    const headline = held.question && say(held.question);
    return jsonResponse({ object: 'call', id: held.id, status: 'waiting', headline }, 202);
  }

  const routes: Record<string, Route> = {
    'GET /v1/tools': async ({ request, client }) =>
      jsonResponse({
        object: 'list',
        data: filterTools(await offered(client), request.url.searchParams).map(listedTool),
      }),

    'POST /v1/tools': async ({ request, client }) => {
      const body = readObject(request.body) ?? {};
      const given = pick(body, 'name', 'description', 'inputSchema', 'effect', 'callback');
      const { signal } = request;
      return told(await calls.call({ client, tool: addTool, arguments: given, signal }));
    },

    'DELETE /v1/tools/:': async ({ client, params: [name = ''] }) =>
      (await removeTool(client, name))
        ? jsonResponse({ object: 'tool', name, deleted: true })
        : notFound(`This program has added no tool ${name}.`, 'tool_not_found'),

    'POST /v1/tools/:/call': async ({ request, client, params: [tool = ''] }) => {
      const body = readObject(request.body || '{}');
      const { arguments: args = {} } = body ?? {};
      if (!body || !isObject(args)) return unreadable('The body must be a JSON object with "arguments", an object.');
      if (!(await offered(client)).some(({ name }) => name === tool))
        return notFound(`There is no tool ${tool} for this program.`, 'tool_not_found');
      const { signal } = request;
      return told(await calls.call({ client, tool, arguments: args, signal }));
    },

    'GET /v1/calls/:': async ({ request, client, params: [id = ''] }) => {
      const held = await calls.follow(id, { client, signal: request.signal });
      return held ? told(held) : notFound(`There is no call ${id} that waits.`, 'call_not_found');
    },

    'GET /v1/models': async ({ client }) =>
      client.models ? jsonResponse({ object: 'list', data: await models() }) : modelsNotAllowed(),

    'ANY /mcp': async ({ request, client }) => {
      const { method, url, headers, body, signal } = request;
      // A body that is not JSON is passed on as null: the server answers it as its protocol requires.
      const parsed = method === 'POST' ? (parsedJson(body) ?? null) : undefined;
      const server = await mcp();
      return server.fetch(new Request(url, { method, headers, signal }), parsed, {
        client,
        filter: (tools) => filterTools(tools, url.searchParams),
        signal,
      });
    },
    ...more,
  };

  const rows = Object.entries(routes).map(([row, serve]) => {
    const [method = '', path = ''] = row.split(' ');
    return { method, parts: path.split('/'), serve };
  });

  function find(method: string, path: string): { serve: Route; params: string[] } | 'other-method' | null {
    const given = path.split('/');
    const there = rows.filter(
      ({ parts }) => parts.length === given.length && parts.every((part, at) => part === ':' || part === given[at]),
    );
    const row = there.find((one) => one.method === method || one.method === 'ANY');
    if (!row) return there.length > 0 ? 'other-method' : null;
    return { serve: row.serve, params: row.parts.flatMap((part, at) => (part === ':' ? decodedPart(given[at]!) : [])) };
  }

  return async (request: OutsideRequest): Promise<Response> => {
    const { method, url, headers } = request;
    const client = await clientOf(headers.get('authorization'), await clients.all());
    if (!client) return unknownKey();
    const found = find(method, url.pathname);
    if (found === null) return notFound(`There is nothing at ${url.pathname}.`);
    if (found === 'other-method')
      return errorResponse({ status: 405, code: 'method_not_allowed', message: `${method} is not for this address.` });
    const agent = headers.get('user-agent');
    if (agent && url.pathname !== '/mcp') named(client, agent.slice(0, 100));
    try {
      return await found.serve({ request, client, params: found.params });
    } catch (error) {
      return errorResponse({ status: 500, code: 'internal_error', message: errorMessage(error) });
    }
  };
}
