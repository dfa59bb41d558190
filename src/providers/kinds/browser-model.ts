import type { JsonSchema } from '@/src/contract/json.ts';

/** The used part of the Prompt API for the browser's own model (webmachinelearning.github.io/prompt-api). */
export interface BrowserModel {
  availability(): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
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
      /** The prompt already describes the schema, which would only take room. */
      omitResponseConstraintInput?: boolean;
    },
  ): ReadableStream<string>;
  contextWindow?: number;
  /** The name of the same field in older versions of the browser. */
  inputQuota?: number;
  destroy(): void;
}

/** The browser's model; undefined if it has none. */
export function browserModel(): BrowserModel | undefined {
  const { LanguageModel } = globalThis as { LanguageModel?: BrowserModel };
  return LanguageModel;
}
