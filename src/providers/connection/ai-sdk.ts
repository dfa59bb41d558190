import type { createOpenAICompatible } from '@ai-sdk/openai-compatible';

export type LanguageModel = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>;

type CallOptions = Parameters<LanguageModel['doStream']>[0];
export type Prompt = CallOptions['prompt'];
export type VendorOptions = NonNullable<CallOptions['providerOptions']>;
export type FunctionTool = Extract<NonNullable<CallOptions['tools']>[number], { type: 'function' }>;

type StreamOf<Answer> = Answer extends { stream: ReadableStream<infer Part> } ? Part : never;
export type StreamPart = StreamOf<Awaited<ReturnType<LanguageModel['doStream']>>>;
export type FinishPart = Extract<StreamPart, { type: 'finish' }>;
