import { afterEach, describe } from 'vitest';
import type { ModelEvent, ModelRequest, Provider, ProviderKind } from '@/src/contract/provider.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';
import {
  type ModelServer,
  type ModelServerOptions,
  type Reply,
  startModelServer,
} from '@/test/fixtures/model-server.ts';
import type { Wire } from '@/test/fixtures/model-server-wires/wire.ts';
import { callCases } from './provider/calls.ts';
import { endingCases } from './provider/endings.ts';
import { listCases } from './provider/lists.ts';
import { oddListCases } from './provider/odd-lists.ts';
import { oddStreamCases } from './provider/odd-streams.ts';
import { plantedKeyCases } from './provider/planted-key.ts';
import { refusalCases } from './provider/refusals.ts';
import { streamCases } from './provider/streams.ts';

export const KEY = 'sk-test-1234567890abcdef';
export const NOW = Date.UTC(2026, 10, 21, 12);
export const ask: ModelRequest = { model: 'test-model', messages: [{ role: 'user', text: 'Hi' }], tools: [] };

/** A provider of the kind under test and the server that it talks to. */
export interface Against {
  /** The format that both speak. */
  wire: Wire;
  connect(
    options: Omit<ModelServerOptions, 'wire'>,
    key?: string,
  ): Promise<{ server: ModelServer; timers: ReturnType<typeof fakeTimer>; provider: Provider }>;
  /** Creates a provider whose requests only this `fetch` answers. */
  create(baseUrl: string, apiKey: string | null, fetch: typeof globalThis.fetch): Promise<Provider>;
  /** All events of a stream with this reply. */
  events(...replies: Reply[]): Promise<ModelEvent[]>;
}

export const textOf = (events: ModelEvent[]) =>
  events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('');

/** Contract that every kind of provider has to fulfil, against a server on this machine. */
export function providerContract(kind: ProviderKind, wire: Wire) {
  describe(`provider: ${kind.id}`, () => {
    const opened: ModelServer[] = [];
    afterEach(async () => {
      for (const server of opened.splice(0)) await server.close();
    });

    const against: Against = {
      wire,
      create: (baseUrl, apiKey, fetch) =>
        kind.create({ baseUrl, apiKey }, { fetch, stall: 60_000, now: () => NOW, timer: fakeTimer().timer }),
      async connect(options, key = KEY) {
        const server = await startModelServer({ ...options, wire });
        opened.push(server);
        const timers = fakeTimer();
        const ports = { fetch, stall: 60_000, now: () => NOW, timer: timers.timer };
        return { server, timers, provider: await kind.create({ baseUrl: server.baseUrl, apiKey: key }, ports) };
      },
      async events(...replies) {
        const { provider } = await against.connect({ replies });
        return Array.fromAsync(provider.stream(ask, new AbortController().signal));
      },
    };
    streamCases(against);
    callCases(against);
    endingCases(against);
    refusalCases(against);
    listCases(against);
    oddListCases(against);
    oddStreamCases(against);
    plantedKeyCases(against);
  });
}
