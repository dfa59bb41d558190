import { type CompletionPorts, createCompletions } from '@/src/bridge/completions/chat-completions.ts';
import type { Client } from '@/src/contract/client.ts';
import type { OutsideCall } from '@/src/contract/records.ts';
import { type ModelSettings, modelSettings, type ProviderConfig } from '@/src/contract/settings.ts';
import { type FakeBackground, fakeBackground, tools } from './background.ts';
import { fakeChanges } from './changes.ts';
import { aClient } from './client-records.ts';
import { fakeClock } from './clock.ts';
import { protocol } from './protocol.ts';
import { fakeRecords } from './records.ts';
import { words } from './registry.ts';
import { type ScriptedProvider, scriptedProvider } from './scripted-provider.ts';

export const connection: ProviderConfig = {
  id: 'home',
  kind: 'ollama',
  name: 'Ollama',
  baseUrl: 'http://127.0.0.1:11434',
  model: 'gemma3:4b',
  at: 5_000,
};

export interface CompletionsOptions {
  provider?: ScriptedProvider;
  background?: FakeBackground;
  client?: Partial<Client>;
  connections?: ProviderConfig[];
  model?: Partial<ModelSettings>;
  ports?: Partial<CompletionPorts>;
}

/** The endpoint with a scripted model and a background that does what it is told. */
export async function fakeCompletions(options: CompletionsOptions = {}) {
  const { provider = scriptedProvider(), background = fakeBackground(), connections = [connection] } = options;
  const changes = fakeChanges();
  const records = fakeRecords({ changes });
  const clock = fakeClock();
  const client = aClient({ models: true, ...options.client });
  for (const one of connections) await records.providers.put(one);
  await records.providers.putModelSettings(connection.id, connection.model, modelSettings.parse(options.model ?? {}));
  const opened: string[] = [];
  const ticks = new Set<() => void>();
  const logged: OutsideCall[] = [];
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id${ids}`;
  };
  const answer = createCompletions({
    ask: background.ask,
    work: async (name) => Promise.reject(new Error(`${name} was not expected`)),
    changes,
    wait: clock.wait,
    say: words,
    every(_, tick) {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
    async open({ id }) {
      opened.push(id);
      return provider;
    },
    protocol: async () => protocol,
    newId,
    now: clock.now,
    providers: records.providers,
    settings: records.settings,
    log: {
      put: async (call) => void logged.push(call),
    },
    findSitting: async ({ id, name }) => ({ id, name, sitting: 'sitting' }),
    offered: async () => tools,
    ...options.ports,
  });
  const visit = (body: unknown, signal = new AbortController().signal, as: Client = client) =>
    answer({ request: { body: typeof body === 'string' ? body : JSON.stringify(body), signal }, client: as });
  return { visit, provider, background, records, clock, client, opened, ticks, logged, changes };
}

/** A chunk or an answer, as far as tests look at it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form.
export type Answered = any;

export interface StreamedAnswer {
  chunks: Answered[];
  content: string;
  calls: { id: string; name: string; arguments: string }[];
  finish: string | null;
  usage: Answered;
  error: Answered;
  isDone: boolean;
  comments: number;
}

/** Reads a stream of server-sent events to its end. */
export async function readStream(response: Response): Promise<StreamedAnswer> {
  const text = await response.text();
  const read: StreamedAnswer = {
    chunks: [],
    content: '',
    calls: [],
    finish: null,
    usage: null,
    error: null,
    isDone: false,
    comments: 0,
  };
  for (const event of text.split('\n\n')) {
    if (event.startsWith(':')) read.comments += 1;
    if (!event.startsWith('data: ')) continue;
    if (event === 'data: [DONE]') {
      read.isDone = true;
      continue;
    }
    const chunk = JSON.parse(event.slice('data: '.length));
    if (chunk.error) read.error = chunk.error;
    else read.chunks.push(chunk);
    if (chunk.usage) read.usage = chunk.usage;
    const [choice] = chunk.choices ?? [];
    if (!choice) continue;
    read.content += choice.delta.content ?? '';
    read.finish = choice.finish_reason ?? read.finish;
    for (const piece of choice.delta.tool_calls ?? []) {
      if (piece.id) read.calls[piece.index] = { id: piece.id, name: piece.function.name, arguments: '' };
      read.calls[piece.index]!.arguments += piece.function.arguments;
    }
  }
  return read;
}
