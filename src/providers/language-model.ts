import type { FinishReason, ModelEvent, ModelInfo, Provider, ProviderPorts, Usage } from '@/src/contract/provider.ts';
import type { FinishPart, LanguageModel, StreamPart } from './ai-sdk.ts';
import { type Connection, openConnection } from './connection.ts';
import { type Peer, partError, thrownError } from './errors.ts';
import { eventStream } from './event-stream.ts';
import { promptOf } from './prompt.ts';

/** What a vendor adds to the road that all of them share. */
export interface Vendor {
  peer: Peer;
  /** The line that ends its streams. */
  endMark: RegExp;
  model(id: string, fetch: typeof globalThis.fetch): LanguageModel;
  /** Its list of models; whatever fails is thrown as `ProviderFailure`. */
  models(connection: Connection): Promise<ModelInfo[]>;
}

export function languageModelProvider({ peer, endMark, model, models }: Vendor, ports: ProviderPorts): Provider {
  return {
    async *stream(request, signal) {
      const connection = openConnection(ports, peer, signal);
      let ended = () => false;
      const watchedFetch: typeof fetch = async (input, init) => {
        const watched = await eventStream(await connection.fetch(input, init), { connection, peer, endMark });
        ended = watched.ended;
        return watched.response;
      };
      /** The one event that ends the stream: an abort is told before a failure, a failure before a finish. */
      const last = (event: ModelEvent): ModelEvent => {
        const failure = connection.failure();
        if (signal.aborted) return { type: 'finish', reason: 'aborted', endMark: ended() };
        return failure ? { type: 'error', error: failure } : event;
      };

      try {
        const { temperature, maxOutput: maxOutputTokens } = request;
        const { stream } = await model(request.model, watchedFetch).doStream({
          prompt: promptOf(request.messages),
          ...(temperature !== undefined && { temperature }),
          ...(maxOutputTokens !== undefined && { maxOutputTokens }),
        });
        for await (const part of stream) {
          if (signal.aborted) break;
          if (part.type === 'error' && !endedWithoutReason(part.error)) {
            return yield last({ type: 'error', error: partError(part.error, peer) });
          }
          if (part.type === 'finish') {
            const usage = usageOf(part);
            if (usage) yield { type: 'usage', usage };
            return yield last(finishOf(part, ended(), peer));
          }
          const event = deltaOf(part);
          if (event) yield event;
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

function deltaOf(part: StreamPart): ModelEvent | null {
  switch (part.type) {
    case 'text-delta':
      return { type: 'text-delta', text: part.delta };
    case 'reasoning-delta':
      return { type: 'reasoning-delta', text: part.delta };
    case 'tool-input-start':
      return { type: 'native-call-delta', delta: { id: part.id, name: part.toolName } };
    case 'tool-input-delta':
      return { type: 'native-call-delta', delta: { id: part.id, arguments: part.delta } };
    case 'tool-input-end':
      return { type: 'native-call-delta', delta: { id: part.id, done: true } };
    default:
      return null;
  }
}

/** The SDK makes an error of a stream without finish reason; its `finish` follows, and we know the end mark. */
function endedWithoutReason(error: unknown): boolean {
  return error instanceof Error && error.name === 'AI_InvalidResponseDataError' && 'data' in error && !error.data;
}

const reasons = new Map<string, FinishReason>([
  ['stop', 'stop'],
  ['length', 'length'],
  ['tool-calls', 'tool-calls'],
  ['content-filter', 'content-filter'],
]);

function finishOf({ finishReason }: FinishPart, endMark: boolean, peer: Peer): ModelEvent {
  if (finishReason.raw === 'error') return { type: 'error', error: partError({}, peer) };
  return { type: 'finish', reason: reasons.get(finishReason.unified) ?? 'unknown', endMark };
}

function usageOf({ usage }: FinishPart): Usage | null {
  const input = usage.inputTokens.total;
  const output = usage.outputTokens.total;
  return input === undefined || output === undefined ? null : { input, output };
}
