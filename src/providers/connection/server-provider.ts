import type { ModelEvent, ModelInfo, ModelRequest, Provider, ProviderPorts } from '@/src/contract/provider.ts';
import type { Wire } from '../wires/wire.ts';
import { type Connection, openConnection } from './connection.ts';
import { type EndMark, eventStream } from './event-stream.ts';
import { type Peer, secretsOf, thrownError } from './provider-errors.ts';
import { redactKey } from './redact-key.ts';

export interface Vendor {
  peer: Peer;
  endMark: EndMark;
  /** Format of the server's answers; absent if they are JSON lines, which `respond` reads. */
  wire?: Wire;
  /** The events of one response, ending with `finish` or `error`. Anything that it throws becomes an error. */
  respond(request: ModelRequest, exchange: Exchange): AsyncIterable<ModelEvent>;
  models(connection: Connection): Promise<ModelInfo[]>;
}

export interface Exchange {
  /** The fetch for streamed answers. The body always ends without an error, which the connection keeps. */
  fetch: typeof fetch;
  ended(): boolean;
}

/** A provider that asks a server, with one connection for each response. The first failure counts. */
export function serverProvider({ peer, endMark, wire, respond, models }: Vendor, ports: ProviderPorts): Provider {
  return {
    async *stream(request, signal) {
      const connection = openConnection(ports, peer, signal);
      let ended = () => false;
      const watchedFetch: typeof fetch = async (input, init) => {
        const watched = await eventStream(
          await connection.fetch(input, init),
          { connection, peer, endMark, wire },
          ports,
        );
        ended = watched.ended;
        return watched.response;
      };
      /** The last event of a stream: an abort goes before a failure, a failure before a finish. */
      const last = (event: ModelEvent): ModelEvent => {
        const failure = connection.failure();
        if (signal.aborted) return { type: 'finish', reason: 'aborted', endMark: ended() };
        return failure && !ended() ? { type: 'error', error: failure } : event;
      };

      try {
        const events = respond(request, { fetch: watchedFetch, ended: () => ended() });
        for await (const event of secretsOf(peer).reduce<AsyncIterable<ModelEvent>>(redactKey, events)) {
          if (signal.aborted) break;
          if (event.type === 'finish' || event.type === 'error') return yield last(event);
          yield event;
        }
        yield last({ type: 'finish', reason: 'unknown', endMark: ended() });
      } catch (error) {
        yield last({ type: 'error', error: thrownError(error, peer) });
      } finally {
        connection.close();
      }
    },

    async models(signal) {
      const connection = openConnection(ports, peer, signal);
      try {
        return await models(connection);
      } finally {
        connection.close();
      }
    },
  };
}
