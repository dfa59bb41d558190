import { contextBudget } from '@/src/chat/context/fit-context.ts';
import { historyOf } from '@/src/chat/context/model-history.ts';
import { readResponse, verdictOf } from '@/src/chat/turn/read-response.ts';
import { createResponse } from '@/src/chat/turn/response.ts';
import { estimateUsage } from '@/src/chat/turn/round-usage.ts';
import type { Message, Part, TurnEnd } from '@/src/contract/conversation.ts';
import type { ParsedCall, Protocol, ProtocolEvent } from '@/src/contract/protocol.ts';
import type { ModelMessage, ModelRequest, Provider, Usage } from '@/src/contract/provider.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import { pick } from '@/src/text/pick.ts';
import { wholeMessage } from './read-messages.ts';
import type { AnswerEnd, AnswerOutput } from './write-answer.ts';

export interface Asked {
  /** The program's own text for the system prompt. */
  system: string;
  messages: Message[];
  tools: ToolDescription[];
  /** The answer must be a call, or a call of the named tool. */
  mustCall: NonNullable<ModelRequest['toolChoice']> | null;
  /** True if a response may have several calls; null if the program does not say. */
  several: boolean | null;
  provider: Provider;
  model: string;
  protocol: Protocol;
  syntax: string;
  settings: ModelSettings;
  /** Stores a property of the model that was detected. */
  learn(found: Pick<ModelSettings, 'startInReasoning'>): Promise<void>;
  newId(): string;
  now(): number;
}

const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `call_` and 24 random letters and digits. */
export const newCallId = (): string =>
  `call_${[...crypto.getRandomValues(new Uint8Array(24))].map((byte) => idLetters[byte % idLetters.length]).join('')}`;

/** Writes calls to the program: whole, or as they stream if they are native calls of the provider. */
function callWriter(output: AnswerOutput, { tools, several }: Pick<Asked, 'tools' | 'several'>) {
  const streaming = new Map<string, { index: number; blank: boolean }>();
  let count = 0;
  const begin = (name: string, written: string): number => {
    output.call({ index: count, id: newCallId(), type: 'function', function: { name, arguments: written } });
    count += 1;
    return count - 1;
  };
  return {
    count: () => count,
    isWritten: (id: string) => streaming.has(id),
    /** Begins a call that is written while it streams, if its name is known for sure. */
    begin(id: string, name: string): void {
      if ((several === false && count > 0) || !tools.some((tool) => tool.name === name)) return;
      streaming.set(id, { index: begin(name, ''), blank: true });
    },
    goOn(id: string, text: string): void {
      const call = streaming.get(id);
      if (!call) return;
      call.blank &&= text.trim() === '';
      output.call({ index: call.index, function: { arguments: text } });
    },
    whole({ id, name, arguments: values }: ParsedCall): void {
      const call = streaming.get(id);
      if (!call) begin(name, JSON.stringify(values));
      else if (call.blank) output.call({ index: call.index, function: { arguments: '{}' } });
    },
  };
}

const mustCallWords = (mustCall: NonNullable<Asked['mustCall']>): string =>
  `Answer with a call of ${mustCall === 'required' ? 'one of the tools' : mustCall.name}, not with words alone.`;

function requestOf(asked: Asked, messages: Message[]): ModelRequest {
  const { system, tools, mustCall, several, protocol, syntax, settings, model } = asked;
  const structured = protocol.isStructured(syntax);
  const { brief } = contextBudget(settings);
  const prompt = protocol.prompt({
    syntax,
    tools,
    several: several ?? settings.several,
    foreign: true,
    ...(brief && { brief }),
  });
  const told = [
    system,
    // Through the API the tools are sent in a field of their own.
    ...(tools.length > 0 && !structured ? [prompt] : []),
    ...(mustCall ? [mustCallWords(mustCall)] : []),
  ].filter((words) => words !== '');
  const history = historyOf(messages, {
    // Through the API, a result is sent exactly as the program gave it.
    protocol: structured ? { ...protocol, formatResult: (_, __, { data }) => String(data) } : protocol,
    syntax,
    resultBudget: Number.MAX_SAFE_INTEGER,
    pictures: true,
  });
  const opening: ModelMessage[] = told.length > 0 ? [{ role: 'system', text: told.join('\n\n') }] : [];
  return {
    model,
    messages: [...opening, ...history.flatMap(({ user, rounds }) => [...user, ...rounds.flat()])],
    tools,
    context: settings.contextTokens,
    ...(structured && { nativeTools: true }),
    ...(structured && mustCall && { toolChoice: mustCall }),
    ...pick(settings, 'temperature', 'maxOutput'),
  };
}

interface Round {
  parts: Part[];
  usage: Usage;
  end: TurnEnd | null;
  calls: number;
}

/** Streams one response to the program. `mendable`: unreadable calls are held back for the model to correct. */
async function streamOnce(
  asked: Asked,
  messages: Message[],
  { output, signal, mendable }: { output: AnswerOutput; signal: AbortSignal; mendable: boolean },
): Promise<Round & { letOut(): void }> {
  const { tools, mustCall, several, provider, protocol, syntax, settings } = asked;
  const writer = callWriter(output, asked);
  /** Words that are held back because a call must follow: without the call they are not the answer. */
  let held: string[] | null = mustCall && mendable ? [] : null;
  const unread: string[] = [];
  const say = (text: string) => {
    if (held) held.push(text);
    else output.text(text);
  };
  const release = () => {
    for (const words of held ?? []) output.text(words);
    held = null;
  };
  const streams = protocol.isStructured(syntax);
  const asWords = (code: string, raw: string) => {
    if (tools.length === 0) say(raw);
    else if (code === 'invented-result') return;
    else if (mendable) unread.push(raw);
    else say(raw);
  };

  function onEvent(event: ProtocolEvent): void {
    switch (event.type) {
      case 'text':
        say(event.text);
        break;
      case 'reasoning':
        break;
      case 'call-start':
        if (!streams || event.syntax !== syntax || event.name === undefined) break;
        release();
        writer.begin(event.id, event.name);
        break;
      case 'call-delta':
        writer.goOn(event.id, event.text);
        break;
      case 'call':
        release();
        writer.whole(event);
        break;
      case 'call-error':
        if (!writer.isWritten(event.id)) asWords(event.code, event.raw);
        break;
      default:
        event satisfies never;
    }
  }

  const { startInReasoning } = settings;
  const response = createResponse({
    id: asked.newId(),
    parser: protocol.createParser({ syntax, toolNames: tools.map(({ name }) => name), startInReasoning }),
    several: several !== false,
    quoted: () => false,
    onEvent,
  });
  const request = requestOf(asked, messages);
  const { finish, end } = verdictOf(await readResponse(request, response, { provider, signal }), signal);
  response.end(finish);
  const opensReasoning = response.opensReasoning();
  if (opensReasoning !== null && opensReasoning !== startInReasoning)
    await asked.learn({ startInReasoning: opensReasoning });
  const parts = response.parts();
  return {
    parts,
    usage: response.usage() ?? estimateUsage(request, parts),
    end,
    calls: writer.count(),
    letOut() {
      release();
      for (const raw of unread) output.text(raw);
    },
  };
}

/** The end of an answer by the reason for which its turn has ended. */
export const finishes: { [Reason in TurnEnd['reason'] | 'own-tool']?: AnswerEnd['finish'] } = {
  'own-tool': 'tool_calls',
  'round-limit': 'length',
  length: 'length',
  'content-filter': 'content_filter',
};

/** The failure that has ended a turn; undefined for any other end. */
export function errorOf(end: TurnEnd | null): AnswerEnd['error'] {
  if (end?.reason === 'error') return end.error;
  return end?.reason === 'cut' ? { code: 'broken-stream' } : undefined;
}

function endOf({ end, calls }: Round, usage: Usage): AnswerEnd {
  const error = errorOf(end);
  if (error) return { finish: 'stop', usage, error };
  return { finish: (end && finishes[end.reason]) ?? (calls > 0 ? 'tool_calls' : 'stop'), usage };
}

/** The messages that ask the model again; null if its answer is accepted. */
function retryMessages(asked: Asked, { parts, end, calls }: Round): Message[] | null {
  const { messages, tools, mustCall } = asked;
  const faulty = parts.some(({ type }) => type === 'call-error');
  if (end !== null || calls > 0 || tools.length === 0 || !(faulty || mustCall)) return null;
  const answer = wholeMessage(asked, messages.at(-1)?.turn ?? asked.newId(), 'assistant', parts);
  if (faulty || !mustCall) return [answer];
  return [answer, wholeMessage(asked, asked.newId(), 'user', [{ type: 'text', text: mustCallWords(mustCall) }])];
}

/** Answers with one response, whose calls the program runs. After an unreadable or missing call it asks once more. */
export async function passThrough(asked: Asked, output: AnswerOutput, signal: AbortSignal): Promise<AnswerEnd> {
  const first = await streamOnce(asked, asked.messages, { output, signal, mendable: true });
  const more = retryMessages(asked, first);
  if (more === null) {
    first.letOut();
    return endOf(first, first.usage);
  }
  output.paragraph();
  const second = await streamOnce(asked, [...asked.messages, ...more], { output, signal, mendable: false });
  const usage = { input: first.usage.input + second.usage.input, output: first.usage.output + second.usage.output };
  return endOf(second, usage);
}
