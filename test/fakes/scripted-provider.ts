import type { FinishReason, ModelEvent, ModelRequest, Provider } from '@/src/contract/provider.ts';

/** A response: events in order; a promise holds the stream until it is settled. */
export type Script = (ModelEvent | Promise<unknown>)[];

export const say = (text: string): ModelEvent => ({ type: 'text-delta', text });
export const finish = (reason: FinishReason = 'stop', endMark = true): ModelEvent => ({
  type: 'finish',
  reason,
  endMark,
});

export interface ScriptedProvider extends Provider {
  requests: ModelRequest[];
  /** For each request: how many events were taken out of it, and whether its signal was aborted. */
  streams: { taken: number; aborted: boolean }[];
}

/** Answers each request with the next script. Keeps the contract: an abort ends the stream with reason `aborted`. */
export function scriptedProvider(...scripts: Script[]): ScriptedProvider {
  const requests: ModelRequest[] = [];
  const streams: ScriptedProvider['streams'] = [];
  return {
    requests,
    streams,
    models: async () => [],
    async *stream(request, signal) {
      const script = scripts[requests.length];
      if (!script) throw new Error(`No response was written for request ${requests.length + 1}`);
      const stream = { taken: 0, aborted: false };
      requests.push(structuredClone(request));
      streams.push(stream);
      const { promise: aborted, resolve } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => {
        stream.aborted = true;
        resolve();
      });
      for (const step of script) {
        if (step instanceof Promise) await Promise.race([step, aborted]);
        if (signal.aborted) {
          yield finish('aborted', false);
          return;
        }
        if (step instanceof Promise) continue;
        stream.taken += 1;
        yield step;
      }
    },
  };
}
