import { frameServer } from '@/src/bridge/frame-server.ts';
import { createHeldCalls } from '@/src/bridge/held-calls.ts';
import { listModels } from '@/src/bridge/list-models.ts';
import { createRoutes, type RoutePorts } from '@/src/bridge/routes.ts';
import { createSittings } from '@/src/bridge/sittings.ts';
import { requestOf, wireFrameSchema } from '@/src/bridge/wire-frame.ts';
import { pageAddress } from '@/src/browser/extension.ts';
import { onLocalLines } from '@/src/browser/local-lines.ts';
import type { BrowserFrame } from '@/src/contract/bridge.ts';
import type { Client } from '@/src/contract/client.ts';
import type { Change, Changes, UnlockedSecret } from '@/src/contract/records.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import { createI18n, type I18n } from '@/src/i18n/index.ts';
import { openPageStore } from '@/src/store/page/index.ts';
import { once } from '@/src/text/once.ts';
import { loadProtocol } from '../page/load-protocol.ts';
import { pageWork } from '../page/work.ts';
import { createLocalServers } from './local-servers.ts';

interface ServePorts {
  ask: AskBackground;
  changes: Changes;
  unlocked: UnlockedSecret;
  send(frame: BrowserFrame): void;
}

/** Number of calls of outside programs kept in the log. */
const keptCalls = 5_000;
const day = 86_400_000;

/** Makes a function that caches what `read` gives until one of the tables changes. */
function readOnce<T>(changes: Changes, tables: Change['table'][], read: () => Promise<T>): () => Promise<T> {
  let cached = once(read);
  changes.listen(({ table }) => {
    if (tables.includes(table)) cached = once(read);
  });
  return () => cached();
}

const newId = () => crypto.randomUUID();
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function every(milliseconds: number, tick: () => void): () => void {
  const timer = setInterval(tick, milliseconds);
  return () => clearInterval(timer);
}

/** Reads a file of the extension. An offscreen page has no other access to the manifest and the messages. */
const ownFile = async <T>(path: string): Promise<T> => (await (await fetch(pageAddress(path))).json()) as T;

/** Messages in English, for programs and their models, whatever the browser's language. */
async function english(): Promise<I18n> {
  const messages = await ownFile<Record<string, { message: string }>>('_locales/en/messages.json');
  return createI18n((key) => (Object.hasOwn(messages, key) ? messages[key]?.message : null) ?? '', 'en');
}

/**
 * Answers the helper's frames, which go to the returned function, and passes on the lines of local servers. Of the
 * browser's APIs it needs only `runtime`, as in an offscreen page.
 */
export function serveBridge({ ask, changes, unlocked, send }: ServePorts): (frame: unknown) => void {
  const store = openPageStore({ changes, unlocked });
  const { clients, conversations, outsideCalls: log, providers, servers, settings } = store;
  const findSitting = createSittings({ clients, conversations, newId, now: Date.now });
  const local = createLocalServers(send);
  onLocalLines(local.open);
  const { work } = pageWork({ store, ask, openLines: local.open });
  const calls = createHeldCalls({ ask, work, changes, wait, every, findSitting, log, newId, now: Date.now });
  const offered = async ({ id }: Client) => (await ask('offeredTools', { client: id })).tools;
  const names = new Map<string, string>();
  const named: RoutePorts['named'] = ({ id, calls: known }, name) => {
    if (name === (names.get(id) ?? known)) return;
    names.set(id, name);
    void clients.seen(id, { calls: name });
  };
  const words = english();

  const mcp = once(async () => {
    const [{ createMcpServer }, { say }, { version }] = await Promise.all([
      import('@/src/bridge/mcp-server.ts'),
      words,
      ownFile<{ version: string }>('manifest.json'),
    ]);
    const server = createMcpServer({ version, calls, offered, named, say, newId });
    changes.listen(({ table }) => {
      if (table === 'clients' || table === 'settings' || table === 'servers') server.toolsChanged();
    });
    return server;
  });

  const completions = once(async () => {
    const [{ createCompletions }, { models }, i18n] = await Promise.all([
      import('@/src/bridge/completions/chat-completions.ts'),
      import('../page/models.ts'),
      words,
    ]);
    // An offscreen page cannot check permissions beforehand: a request without permission fails by itself.
    const access = { isRefused: async () => false };
    const { open } = models({ i18n, ask, store, access, protocol: loadProtocol, newId });
    const around = { ask, work, changes, wait, say: i18n.say, every, newId, now: Date.now };
    const records = { providers, settings, log };
    return createCompletions({ ...around, ...records, open, protocol: loadProtocol, findSitting, offered });
  });

  const routes = words.then(({ say }) =>
    createRoutes({
      clients: { all: readOnce(changes, ['clients'], clients.all) },
      calls,
      offered,
      models: readOnce(changes, ['providers'], () => listModels(providers)),
      async removeTool({ id: client }, name) {
        const server = await servers.get(`program:${client}:${name}`);
        if (server) await servers.remove(server.id);
        return server !== null;
      },
      mcp,
      named,
      say,
      more: {
        'POST /v1/chat/completions': async (visit) => (await completions())(visit),
      },
    }),
  );
  const requests = frameServer({ send, answer: async (request) => (await routes)(request) });
  async function sendKeys() {
    send({ t: 'keys', keys: (await clients.all()).map(({ hash, origins }) => ({ hash, origins })) });
  }
  void sendKeys();
  changes.listen(({ table }) => {
    if (table === 'clients') void sendKeys();
  });
  const shortenLog = () => void log.forget(keptCalls);
  shortenLog();
  every(day, shortenLog);
  return (told) => {
    const { data: frame } = wireFrameSchema.safeParse(told);
    if (!frame) {
      const request = requestOf(told);
      if (request !== null) requests.refuse(request);
      return;
    }
    if (frame.t === 'ready') void sendKeys();
    local.frame(frame);
    requests.frame(frame);
  };
}
