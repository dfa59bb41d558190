import type { JsonSchema } from '@/src/contract/json.ts';
import type { BrowserModel, BrowserPrompt } from '@/src/providers/kinds/browser-model.ts';

export interface FakeBrowserModel extends BrowserModel {
  /**
   * For each request: the prompts that its session started with, the prompts that were asked, and the shape of the
   * answer.
   */
  asked: { before: BrowserPrompt[]; now: BrowserPrompt[]; shape?: JsonSchema }[];
  /** Sessions that were opened and not destroyed. */
  open(): number;
}

export interface FakeBrowserModelOptions {
  state?: Awaited<ReturnType<BrowserModel['availability']>>;
  /** Pieces of its answer. `hang`: after them it says nothing more until it is aborted. */
  says?: string[];
  hang?: boolean;
  /** Thrown by a session that is asked. */
  fails?: DOMException;
  /** From 0 to 1. */
  downloaded?: number;
}

/** The browser's own model, as far as its API is used. */
export function fakeBrowserModel(options: FakeBrowserModelOptions = {}): FakeBrowserModel {
  const { state = 'available', says = [], hang = false, fails, downloaded } = options;
  const asked: FakeBrowserModel['asked'] = [];
  let open = 0;
  return {
    asked,
    open: () => open,
    availability: async () => state,
    async create({ initialPrompts: before = [], monitor, signal }) {
      signal?.throwIfAborted();
      if (monitor && downloaded !== undefined) {
        const target = new EventTarget();
        monitor(target);
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: downloaded }));
        return new Promise(() => {});
      }
      if (state !== 'available') throw new DOMException('A click is needed.', 'NotAllowedError');
      open += 1;
      return {
        contextWindow: 9216,
        destroy() {
          open -= 1;
        },
        promptStreaming(now, { signal, responseConstraint: shape }) {
          asked.push({ before, now, ...(shape && { shape }) });
          return new ReadableStream<string>({
            start(controller) {
              for (const piece of says) controller.enqueue(piece);
              if (fails) controller.error(fails);
              else if (hang) signal.addEventListener('abort', () => controller.error(signal.reason));
              else controller.close();
            },
          });
        },
      };
    },
  };
}
