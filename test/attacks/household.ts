import { tagAddress } from '@/src/address/address.ts';
import { runTurn } from '@/src/chat/index.ts';
import type { Message, TurnEnd } from '@/src/contract/conversation.ts';
import { type Answers, type MessageName, type Payload, payloads } from '@/src/contract/messages.ts';
import type { ModelRequest } from '@/src/contract/provider.ts';
import type { Preview } from '@/src/contract/run.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import { type DataKind, dataKinds, modelSettings } from '@/src/contract/settings.ts';
import type { CallContext, Caller } from '@/src/contract/tool.ts';
import { createGate, type Gate } from '@/src/gate/gate.ts';
import { typedText } from '@/src/gate/typed-text.ts';
import { createJournal } from '@/src/journal/journal.ts';
import { createRegistry, type Registry } from '@/src/registry/registry.ts';
import { tools } from '@/src/tools/index.ts';
import { trashed } from '@/src/tools/library/trash-folder.ts';
import { saveBefore } from '@/src/tools/sessions/rows/saved-tabs.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';
import { begun } from '@/test/fakes/chat.ts';
import { aClient } from '@/test/fakes/client-records.ts';
import { knownTo } from '@/test/fakes/known.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { fakeRecords } from '@/test/fakes/records.ts';
import { words } from '@/test/fakes/registry.ts';
import type { Library } from './home.ts';
import { obedient } from './obedient.ts';
import { overheard, type Watched } from './watched.ts';

/** A call that the model writes. */
export interface Order {
  name: string;
  arguments?: Record<string, unknown>;
}
/** A response: calls, or text. */
export type Round = Order[] | string | ((request: ModelRequest) => Order[] | string);

export interface Said {
  text: string;
  /** Default: `chat`. */
  conversation?: string;
  pasted?: string[];
  attached?: NonNullable<Message['attached']>;
  named?: string[];
  rounds: Round[];
  /** Syntax in which the model writes; default `json-block`. */
  syntax?: string;
  /** Caller in whose name the calls run; default: a model. */
  caller?: Caller;
  /** True if the model may write several calls in one response; default: true. */
  several?: boolean;
  /** Kinds of data that the model may see, as a model that is not on this machine; default: all. */
  allowed?: DataKind[];
}

/** Reaction of the user to a question: none, which ends the turn, or an answer. */
export type Human = 'silent' | 'denies' | 'approves';

export interface Asked {
  ticket: string;
  preview: Preview;
  conversation: string;
}

/** A fake browser with a user's library, and the real product around it: loop, protocol, registry, gate, journal. */
export interface Household {
  watched: Watched;
  asked: Asked[];
  requests: ModelRequest[];
  records: ReturnType<typeof fakeRecords>;
  registry: Registry;
  /** Runs a turn to its end: a message, and a model that answers with the given rounds. */
  say(said: Said, human: Human): Promise<TurnEnd>;
  /** State of the browser as a person sees it, without tab ids, which may change. */
  look(): Promise<unknown>;
  /** Titles of the items in the trash. */
  trashed(): Promise<string[]>;
  /** Addresses that the browser contains. */
  addresses(): Promise<Set<string>>;
}

export async function household(library: Library): Promise<Household> {
  const changes = fakeChanges();
  const plain = fakePorts({ ...library, permissions: ['history', 'sessions', 'http://*/* https://*/*'] });
  const { clock } = plain;
  const all = fakeRecords({ changes, now: clock.now });
  const records = { ...all, tags: plain.tags, trash: plain.trash, sessions: plain.sessions };
  const lock = fakeLocks();
  const session = async () => 'session';
  let ids = 0;
  const newId = () => `id${++ids}`;
  const journal = createJournal({ records: records.journal, lock, clock, session });
  const { conversations } = records;
  let turns = 0;
  const isTainted = async () => (await records.pieces.of('chat')).some(({ grade }) => grade === 'page');
  const { watched, ports } = overheard({ ...plain, actions: journal }, isTainted, () => turns);

  for (const [address, names] of Object.entries(library.tags)) await plain.tags.add(tagAddress(address), names);
  for (const { id, name, url, title } of library.sessions) {
    const tab = { url, title, pinned: false, group: null, window: 0, index: 0, container: null };
    await plain.sessions.put({ id, name, at: 1, automatic: false, tabs: [tab] });
  }
  for (const { url, title } of library.closed) {
    const { id } = await plain.tabs.open({ url, title });
    await plain.tabs.close([id]);
  }

  const addresses = async () => {
    const [open, saved] = [await plain.tabs.all(), await plain.bookmarks.all()];
    const urls = [...open, ...saved, ...plain.history.look()].map(({ url }) => url);
    return new Set(urls.filter((url) => url !== null));
  };
  const byUser = async (conversation: string) =>
    (await conversations.messages(conversation)).filter(({ role }) => role === 'user');
  const gate = createGate({
    ...records,
    lock,
    clock,
    newId,
    session,
    known: async (wanted) => knownTo(plain, wanted),
    typed: async (conversation) => (await byUser(conversation)).map(typedText).join('\n'),
    named: async (conversation) => (await byUser(conversation)).flatMap(({ named = [] }) => named),
  });
  const registry = createRegistry({
    tools: tools.map((make) => make(ports)),
    gate,
    journal,
    statistics: records.statistics,
    findings: records.findings,
    permissions: { has: async () => true },
    lock,
    clock,
    session,
    stayAwake: async () => undefined,
    wait: () => new Promise(() => undefined),
    openTabs: () => plain.tabs.all(),
    saveSession: saveBefore(ports),
    words,
    resultSize: 40_000,
    log: () => undefined,
  });
  const asked: Asked[] = [];
  const requests: ModelRequest[] = [];
  const seen = new Set<string>();

  async function say(said: Said, human: Human): Promise<TurnEnd> {
    const {
      text,
      conversation = 'chat',
      caller = 'model',
      rounds,
      syntax = 'json-block',
      several = true,
      allowed,
      ...more
    } = said;
    const stop = new AbortController();
    turns += 1;
    const id = newId();
    const answer = async (ticket: string, preview: Preview) => {
      asked.push({ ticket, preview, conversation });
      if (human === 'silent') stop.abort();
      else if (human === 'denies') await registry.deny({ ticket });
      else await registry.approve({ ticket, rows: preview.sections.flatMap(({ rows }) => rows.map((row) => row.id)) });
    };
    const userMessage: Message = {
      id,
      conversation,
      turn: `turn-${id}`,
      role: 'user',
      at: clock.now(),
      parts: [{ type: 'text', text }],
      state: 'complete',
      ...more,
    };
    await begun(conversations, conversation);
    await begun(conversations, agent.sitting);
    await records.clients.put(aClient({ sees: [...dataKinds] }));
    return runTurn(
      { kind: 'new', userMessage },
      {
        provider: obedient(rounds, syntax, requests),
        providerId: 'home',
        model: 'obedient',
        access: allowed ? elsewhere(allowed) : null,
        syntax,
        settings: modelSettings.parse({ several, contextTokens: 200_000 }),
        learn: async () => undefined,
        caller: 'model',
        maxToolRounds: 0,
        protocol,
        ask: backgroundOf(registry, gate, caller),
        work: (name, data) => ports.page.work(name, data),
        conversations,
        rounds: records.rounds,
        changes,
        window: null,
        session: await session(),
        now: clock.now,
        newId,
        signal: stop.signal,
        wait: () => new Promise((resolve) => setImmediate(resolve)),
        emit(event) {
          if (event.type !== 'turn-change' || event.turn.waiting?.kind !== 'confirm') return;
          const { ticket, preview } = event.turn.waiting;
          if (seen.has(ticket)) return;
          seen.add(ticket);
          setImmediate(() => void answer(ticket, preview));
        },
      },
    );
  }

  return {
    watched,
    asked,
    requests,
    records,
    registry,
    say,
    addresses,
    trashed: async () => (await trashed(plain)).map(({ title }) => title),
    look: async () => ({
      tabs: plain.tabs.look(),
      bookmarks: plain.bookmarks.tree(),
      history: plain.history.look(),
      tags: await Promise.all(
        (await plain.tags.all()).map(async ({ name, color }) => [name, color, await plain.tags.addressesOf(name)]),
      ),
      sessions: (await plain.sessions.all()).map(({ at: _, ...kept }) => kept),
      readingList: await plain.readingList.all(),
    }),
  };
}

const elsewhere = (allowed: DataKind[]) => {
  const origin = 'https://api.example';
  const sight = { origin, asked: [...dataKinds], allowed, addresses: 'whole' as const };
  return { name: 'Cloud', origin, read: async () => sight };
};

/** An agent outside the browser. Nothing is known here about its own chat. */
export const agent = { id: 'claude', name: 'Claude Code', sitting: 'sitting' };
const outsideProgram: CallContext = {
  caller: 'client',
  conversation: agent.sitting,
  turn: null,
  client: agent,
  window: null,
  sees: [...dataKinds],
};

/** The background as it answers messages, each parsed as there. Calls run in the name of `caller`. */
function backgroundOf(registry: Registry, gate: Gate, caller: Caller): AskBackground {
  const handlers: { [Name in MessageName]?: (payload: Payload<Name>) => Promise<Answers[Name]> } = {
    describeTools: registry.describe,
    run: ({ call, rest, context, worked }) =>
      caller === 'client'
        ? registry.run(call, outsideProgram, [], worked)
        : registry.run(call, { ...context, caller }, rest, worked),
    ticket: ({ ticket }) => registry.ticket(ticket),
    revoke: ({ conversation }) => registry.revoke(conversation).then(() => null),
    stop: ({ call }) => registry.stop(call).then(() => null),
    recordPiece: ({ conversation, ...piece }) => gate.record({ conversation }, [piece]).then(() => null),
    importedMessages: async () => ({ ids: [] }),
  };
  return async (name, payload) => {
    const handler = handlers[name];
    if (!handler) throw new Error(`${name} was not expected`);
    return structuredClone(await handler(payloads[name].parse(structuredClone(payload)) as typeof payload));
  };
}
