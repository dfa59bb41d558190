import type { FinishReason, ModelEvent, ModelRequest, Usage } from '@/src/contract/provider.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import type { FinishPart, FunctionTool, LanguageModel, StreamPart, VendorOptions } from './ai-sdk.ts';
import { type Peer, partError } from './provider-errors.ts';
import { promptOf } from './sdk-prompt.ts';
import type { Exchange, Vendor } from './server-provider.ts';

/** Streams an answer of an AI SDK model. `system`: the vendor's options for the system prompt. */
export function respondWith(
  peer: Peer,
  model: (id: string, fetch: typeof globalThis.fetch, request: ModelRequest) => LanguageModel,
  system: VendorOptions = {},
): Vendor['respond'] {
  return async function* respond(request, { fetch, ended }: Exchange) {
    const { stream } = await model(request.model, fetch, request).doStream(callOptions(request, system));
    for await (const part of stream) {
      if (part.type === 'error' && !endedWithoutReason(part.error)) {
        return yield { type: 'error', error: partError(part.error, peer) };
      }
      if (part.type === 'finish') {
        const usage = usageOf(part);
        if (usage) yield { type: 'usage', usage };
        return yield finishOf(part, ended(), peer);
      }
      const event = deltaOf(part);
      if (event) yield event;
    }
  };
}

function callOptions(request: ModelRequest, system: VendorOptions) {
  const { messages, tools, nativeTools = false, toolChoice, temperature, maxOutput } = request;
  return {
    prompt: promptOf(messages, nativeTools, system),
    ...(nativeTools && tools.length > 0 && { tools: functionTools(tools), ...choiceOf(toolChoice) }),
    ...(temperature !== undefined && { temperature }),
    ...(maxOutput !== undefined && { maxOutputTokens: maxOutput }),
  };
}

const choiceOf = (choice: ModelRequest['toolChoice']) =>
  choice && {
    toolChoice:
      choice === 'required' ? ({ type: 'required' } as const) : ({ type: 'tool', toolName: choice.name } as const),
  };

function deltaOf(part: StreamPart): ModelEvent | null {
  switch (part.type) {
    case 'text-delta':
      return part.delta === '' ? null : { type: 'text-delta', text: part.delta };
    case 'reasoning-delta':
      return part.delta === '' ? null : { type: 'reasoning-delta', text: part.delta };
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

/** True for the SDK's error for a stream without a finish reason. A `finish` follows, and the end mark is known. */
function endedWithoutReason(error: unknown): boolean {
  return error instanceof Error && error.name === 'AI_InvalidResponseDataError' && 'data' in error && !error.data;
}

const reasons: readonly FinishReason[] = ['stop', 'length', 'tool-calls', 'content-filter'];

function finishOf({ finishReason }: FinishPart, endMark: boolean, peer: Peer): ModelEvent {
  const { raw, unified } = finishReason;
  if (raw !== undefined && (raw === 'error' || unified === 'error')) {
    return { type: 'error', error: partError({}, peer) };
  }
  return { type: 'finish', reason: reasons.find((one) => one === unified) ?? 'unknown', endMark };
}

function usageOf({ usage }: FinishPart): Usage | null {
  const input = usage.inputTokens.total;
  const output = usage.outputTokens.total;
  return input === undefined || output === undefined ? null : { input, output };
}

const functionTools = (tools: ToolDescription[]): FunctionTool[] =>
  tools.map(({ name, description, parameters }) => ({
    type: 'function',
    name,
    description,
    inputSchema: parameters as FunctionTool['inputSchema'],
  }));
