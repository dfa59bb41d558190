import { newKey } from '@/src/bridge/client-keys.ts';
import type { OutsideRequest } from '@/src/bridge/frame-server.ts';
import { createHeldCalls } from '@/src/bridge/held-calls.ts';
import { listModels } from '@/src/bridge/list-models.ts';
import { createMcpServer } from '@/src/bridge/mcp-server.ts';
import { createRoutes } from '@/src/bridge/routes.ts';
import { createSittings } from '@/src/bridge/sittings.ts';
import type { Client } from '@/src/contract/client.ts';
import type { MessageName, Payload, RunRequest } from '@/src/contract/messages.ts';
import type { Ticket } from '@/src/contract/run.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import type { Tool } from '@/src/contract/tool.ts';
import { fakeChanges } from './changes.ts';
import { aClient } from './client-records.ts';
import { fakeRecords } from './records.ts';
import { type World, words, worker, world } from './registry.ts';

/** Resolves when it is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

interface Sent {
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A browser to which outside programs talk: real routes, calls and registry, over tools of a shelf. */
export async function outside(tools: Tool[], clients: Partial<Client>[] = [{}]) {
  const changes = fakeChanges();
  const records = fakeRecords({ changes });
  const its: World = { ...world(), records };
  const { clock } = its;
  const { registry } = worker(its, tools);
  const keys: string[] = [];
  for (const [at, more] of clients.entries()) {
    const { key, hash } = await newKey();
    keys.push(key);
    await records.clients.put(aClient({ id: `client${at}`, hash, ...more }));
  }

  /** The answers of the background, as far as they are asked for. */
  const handlers: { [Name in MessageName]?: (payload: Payload<Name>) => unknown } = {
    async run({ call, context, worked }: RunRequest) {
      if (!context.client) throw new Error('A call of no program');
      const known = await records.clients.get(context.client.id);
      return registry.run(call, { ...context, sees: known?.sees ?? [] }, [], worked);
    },
    stop: ({ call }) => registry.stop(call),
    ticket: ({ ticket }) => registry.ticket(ticket),
    offeredTools: async ({ client: id }) => ({
      tools: await registry.offered({ client: { id, name: '', sitting: '' } }),
    }),
  };
  const asked: MessageName[] = [];
  const answerTo = async (name: MessageName, payload: unknown) => {
    asked.push(name);
    return handlers[name]!(payload as never);
  };
  let page: object | undefined;

  /** Requests that wait for a hold to be over. */
  let holding = 0;
  async function wait(milliseconds: number): Promise<void> {
    const hold = milliseconds === 45_000 ? 1 : 0;
    holding += hold;
    await clock.wait(milliseconds);
    holding -= hold;
  }

  const now = clock.now;
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `o${ids}`;
  };

  /** A page that answers; another one after it was closed knows nothing of what the first remembered. */
  function openPage() {
    const own = {};
    page = own;
    const ask = ((name, payload) =>
      page === own ? answerTo(name, payload) : new Promise(() => undefined)) as AskBackground;
    const findSitting = createSittings({ clients: records.clients, conversations: records.conversations, newId, now });
    const calls = createHeldCalls({
      ask,
      work: async (name) => Promise.reject(new Error(`No page does ${name} here.`)),
      changes,
      wait,
      every: () => () => undefined,
      findSitting,
      log: records.outsideCalls,
      newId,
      now,
    });
    const offered = async ({ id }: Client) => (await ask('offeredTools', { client: id })).tools;
    const named = ({ id }: Client, name: string) => void records.clients.seen(id, { calls: name });
    const mcp = createMcpServer({ version: '1', calls, offered, named, say: words, newId });
    return createRoutes({
      clients: records.clients,
      calls,
      offered,
      models: () => listModels(records.providers),
      async removeTool({ id: client }, name) {
        const server = await records.servers.get(`program:${client}:${name}`);
        if (server) await records.servers.remove(server.id);
        return server !== null;
      },
      mcp: async () => mcp,
      named,
      say: words,
    });
  }
  let answer = openPage();

  function send(method: string, path: string, { body, key = keys[0]!, headers = {}, signal }: Sent = {}) {
    const request: OutsideRequest = {
      method,
      url: new URL(path, 'http://127.0.0.1'),
      headers: new Headers({ authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers }),
      body: body === undefined ? '' : JSON.stringify(body),
      signal: signal ?? new AbortController().signal,
    };
    return answer(request);
  }

  /** Resolves to the first open question, once its program waits for the answer. */
  async function question(): Promise<Ticket> {
    let found: Ticket | undefined;
    await until(async () => {
      [found] = await registry.openTickets();
      const call = found?.calls[0]?.call.id;
      return call !== undefined && (await records.outsideCalls.get(call)) !== null;
    });
    return found!;
  }

  return {
    ...its,
    registry,
    changes,
    asked,
    keys,
    send,
    question,
    answerRows: async (ticket: Ticket, rows = ticket.preview.sections.flatMap((section) => section.rows)) =>
      registry.approve({ ticket: ticket.id, rows: rows.map(({ id }) => id) }),
    /** Lets 45 seconds pass, after which a request is answered although its call goes on. */
    async endHold(): Promise<void> {
      await until(async () => holding > 0);
      clock.advance(45_000);
      await until(async () => holding === 0);
    },
    isHolding: () => holding > 0,
    reopenPage() {
      answer = openPage();
    },
    /** Calls a tool over HTTP. */
    call: async (tool: string, args: object, sent: Sent = {}) => {
      const response = await send('POST', `/v1/tools/${tool}/call`, { ...sent, body: { arguments: args } });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
}
