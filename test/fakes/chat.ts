import { type ChatEvent, runTurn, type TurnPorts, type TurnStart } from '@/src/chat/index.ts';
import type { CallPart, Message, TurnState } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import type { Changes, ConversationRecords } from '@/src/contract/records.ts';
import { modelSettings } from '@/src/contract/settings.ts';
import { type FakeBackground, fakeBackground } from './background.ts';
import { bracketProtocol } from './bracket-protocol.ts';
import { fakeChanges } from './changes.ts';
import { type FakeClock, fakeClock } from './clock.ts';
import { fakeConversations } from './conversation-records.ts';
import { fakeGrants, fakePieces } from './permission-records.ts';
import { type FakeRounds, fakeRounds } from './round-records.ts';
import { type ScriptedProvider, scriptedProvider } from './scripted-provider.ts';

export interface FakeChat {
  ports: TurnPorts;
  clock: FakeClock;
  changes: Changes;
  records: ConversationRecords;
  rounds: FakeRounds;
  background: FakeBackground;
  provider: ScriptedProvider;
  events: ChatEvent[];
  /** Facts about the model that turns have found out. */
  learned: Parameters<TurnPorts['learn']>[0][];
  stop(): void;
  run(start?: TurnStart): ReturnType<typeof runTurn>;
  /** Resolves with the first event, past or to come, that fits. */
  event(fits: (event: ChatEvent) => boolean): Promise<ChatEvent>;
  /** Resolves when the turn is in a state; states it has left do not count. */
  turnIs(state: TurnState): Promise<void>;
  messages(): Promise<Message[]>;
  calls(): Promise<CallPart[]>;
}

/** A user message of conversation `chat`. */
export const userMessage = (text: string, more: Partial<Message> = {}): Message => ({
  id: 'user-1',
  conversation: 'chat',
  turn: 'turn-1',
  role: 'user',
  at: 1_000_000,
  parts: [{ type: 'text', text }],
  state: 'complete',
  ...more,
});

export interface FakeChatOptions extends Partial<Omit<TurnPorts, 'provider' | 'settings'>> {
  provider?: ScriptedProvider;
  background?: FakeBackground;
  settings?: Partial<TurnPorts['settings']>;
  /** Store of an earlier chat that this one continues. */
  records?: ConversationRecords;
  protocol?: Protocol;
}

/** Stores a conversation that nothing was said in, unless it is there. */
export async function begun(records: ConversationRecords, id = 'chat'): Promise<void> {
  const stored = await records.get(id);
  if (!stored) await records.put({ id, title: '', named: false, at: 1, updated: 1, draft: '' });
}

let chats = 0;

/** A page with a conversation: the loop is real, everything around it is a fake. */
export function fakeChat(options: FakeChatOptions = {}): FakeChat {
  const { background = fakeBackground(), provider = scriptedProvider(), settings, records, ...overrides } = options;
  const clock = fakeClock();
  const changes = fakeChanges();
  const stored = records ?? fakeConversations(changes, fakePieces(), fakeGrants(changes));
  const rounds = fakeRounds(changes);
  const abort = new AbortController();
  const learned: FakeChat['learned'] = [];
  const events: ChatEvent[] = [];
  const listeners = new Set<(event: ChatEvent) => void>();
  chats += 1;
  const page = chats;
  let ids = 0;

  const ports: TurnPorts = {
    provider,
    providerId: 'home',
    model: 'small',
    access: null,
    syntax: 'json-block',
    settings: modelSettings.parse({ ...settings }),
    learn: async (found) => {
      learned.push(found);
    },
    caller: 'model',
    maxToolRounds: 10,
    protocol: bracketProtocol,
    ask: background.ask,
    work: async (name) => Promise.reject(new Error(`${name} was not expected`)),
    conversations: stored,
    rounds,
    changes,
    window: 7,
    session: 'now',
    now: clock.now,
    newId: () => `id-${page}-${++ids}`,
    signal: abort.signal,
    wait: clock.wait,
    ...overrides,
    emit(event) {
      events.push(event);
      for (const listener of listeners) listener(event);
      overrides.emit?.(event);
    },
  };

  const next = (fits: (event: ChatEvent) => boolean) => {
    const { promise, resolve } = Promise.withResolvers<ChatEvent>();
    const listener = (event: ChatEvent) => {
      if (!fits(event)) return;
      listeners.delete(listener);
      resolve(event);
    };
    listeners.add(listener);
    return promise;
  };

  return {
    ports,
    clock,
    changes,
    records: stored,
    rounds,
    background,
    provider,
    events,
    learned,
    stop: () => abort.abort(),
    async run(start = { kind: 'new', userMessage: userMessage('Which tabs are open?') }) {
      await begun(stored);
      return runTurn(start, ports);
    },
    async event(fits) {
      return events.find(fits) ?? next(fits);
    },
    async turnIs(state) {
      const last = events.findLast((event) => event.type === 'turn-change');
      if (last?.turn.state !== state) await next((event) => event.type === 'turn-change' && event.turn.state === state);
    },
    messages: () => stored.messages('chat'),
    async calls() {
      const messages = await stored.messages('chat');
      return messages.flatMap((message) => message.parts).filter((part): part is CallPart => part.type === 'call');
    },
  };
}
