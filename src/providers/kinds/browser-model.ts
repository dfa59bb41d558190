import type { JsonSchema } from '@/src/contract/json.ts';

/** The browser's own model as the Prompt API gives it (webmachinelearning.github.io/prompt-api), as far as it is used. */
export interface BrowserModel {
  availability(): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  /** Fetches the model first where it is not there yet. */
  create(options: {
    initialPrompts?: BrowserPrompt[];
    monitor?(target: EventTarget): void;
    signal?: AbortSignal;
  }): Promise<BrowserSession>;
}

export interface BrowserPrompt {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface BrowserSession {
  promptStreaming(
    input: BrowserPrompt[],
    options: {
      signal: AbortSignal;
      responseConstraint?: JsonSchema;
      /** The prompt says what is wanted; the schema itself would only take room in it. */
      omitResponseConstraintInput?: boolean;
    },
  ): ReadableStream<string>;
  /** Tokens. */
  contextWindow?: number;
  /** Name in older versions of the browser. */
  inputQuota?: number;
  destroy(): void;
}

/** Undefined in a browser that has none. */
export function browserModel(): BrowserModel | undefined {
  const { LanguageModel } = globalThis as { LanguageModel?: BrowserModel };
  return LanguageModel;
}
