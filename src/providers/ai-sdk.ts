import type { createOpenAICompatible } from '@ai-sdk/openai-compatible';

/** A model as the AI SDK's providers make them, whatever the vendor. */
export type LanguageModel = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>;

export type Prompt = Parameters<LanguageModel['doStream']>[0]['prompt'];

type StreamOf<Answer> = Answer extends { stream: ReadableStream<infer Part> } ? Part : never;
export type StreamPart = StreamOf<Awaited<ReturnType<LanguageModel['doStream']>>>;
export type FinishPart = Extract<StreamPart, { type: 'finish' }>;
