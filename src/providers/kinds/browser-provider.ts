import {
  type ModelError,
  type ModelErrorCode,
  type ModelEvent,
  type Provider,
  ProviderFailure,
} from '@/src/contract/provider.ts';
import { jsonText } from '../connection/json-text.ts';
import type { BrowserModel, BrowserSession } from './browser-model.ts';

const MODEL = 'built-in';

/** A provider for the browser's own model, with a session for each response. */
export function browserProvider(model: BrowserModel | undefined): Provider {
  return {
    async *stream({ messages, nativeTools = false, constraint }, signal) {
      if (nativeTools) return yield { type: 'error', error: { code: 'no-tools' } };
      let session: BrowserSession | undefined;
      try {
        const ready = await readyModel(model);
        const prompts = messages.map(({ role, text: content }) => ({ role, content }));
        session = await ready.create({ initialPrompts: prompts.slice(0, -1), signal });
        const schema = constraint?.schema;
        const shaped = schema && { responseConstraint: schema, omitResponseConstraintInput: true };
        const read = schema ? jsonText() : (piece: string) => piece;
        for await (const piece of session.promptStreaming(prompts.slice(-1), { signal, ...shaped })) {
          if (signal.aborted) break;
          const text = read(piece);
          if (text !== '') yield { type: 'text-delta', text };
        }
        yield signal.aborted ? aborted : { type: 'finish', reason: 'stop', endMark: true };
      } catch (error) {
        yield signal.aborted ? aborted : failed(error);
      } finally {
        session?.destroy();
      }
    },

    async models(signal) {
      const ready = await readyModel(model);
      const session = await ready.create({ signal }).catch((error: unknown) => {
        throw new ProviderFailure(errorOf(error));
      });
      const context = session.contextWindow ?? session.inputQuota;
      session.destroy();
      return [{ id: MODEL, ...(context !== undefined && Number.isFinite(context) && { context }) }];
    },
  };
}

/** The model, when it is ready. Otherwise begins to download it and throws `ProviderFailure`. */
async function readyModel(model: BrowserModel | undefined): Promise<BrowserModel> {
  const state = (await model?.availability().catch(() => 'unavailable')) ?? 'unavailable';
  if (!model || state === 'unavailable') throw new ProviderFailure({ code: 'no-built-in-model' });
  if (state === 'available') return model;
  const loaded = await firstProgress(model);
  const detail = loaded === null ? {} : { detail: `${Math.floor(loaded * 100)} %` };
  throw new ProviderFailure({ code: 'model-downloading', ...detail });
}

/** The downloaded share of the model, from 0 to 1; null if unknown. The download continues by itself. */
function firstProgress(model: BrowserModel): Promise<number | null> {
  return new Promise((resolve) => {
    const monitor = (target: EventTarget) =>
      target.addEventListener('downloadprogress', (event) => {
        resolve('loaded' in event && typeof event.loaded === 'number' ? event.loaded : null);
      });
    model
      .create({ monitor })
      .then((session) => session.destroy())
      // Without a click of the user the browser refuses to begin.
      .catch(() => {})
      .finally(() => resolve(null));
  });
}

const aborted: ModelEvent = { type: 'finish', reason: 'aborted', endMark: false };

/** Error codes by the name of the exception that the API throws. */
const codes = new Map<string, ModelErrorCode>([
  ['QuotaExceededError', 'context-too-long'],
  ['NotSupportedError', 'no-built-in-model'],
  ['NotAllowedError', 'model-downloading'],
]);

function failed(error: unknown): ModelEvent {
  const name = error instanceof Error ? error.name : '';
  // The API's error for an answer that was withheld.
  if (name === 'NotReadableError') return { type: 'finish', reason: 'content-filter', endMark: true };
  return { type: 'error', error: errorOf(error) };
}

function errorOf(error: unknown): ModelError {
  if (error instanceof ProviderFailure) return error.error;
  return { code: codes.get(error instanceof Error ? error.name : '') ?? 'unknown' };
}
