import { memoryRecords } from '@/src/chat/turn/memory-records.ts';
import { runTurn } from '@/src/chat/turn/run-turn.ts';
import type { ChatEvent, TurnPorts } from '@/src/chat/turn/turn-ports.ts';
import { unmeasured } from '@/src/contract/call.ts';
import type { CallingClient } from '@/src/contract/client.ts';
import type { CallPart, Message, Turn, TurnEnd } from '@/src/contract/conversation.ts';
import type { Payload } from '@/src/contract/messages.ts';
import type { Provider } from '@/src/contract/provider.ts';
import type { CallResult } from '@/src/contract/run.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import type { Text } from '@/src/contract/text.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import type { HeldRounds } from './held-rounds.ts';
import { type Asked, errorOf, finishes, newCallId } from './pass-through.ts';
import { conversation } from './read-messages.ts';
import type { AnswerEnd, AnswerOutput } from './write-answer.ts';

export interface RunToolsPorts extends Pick<TurnPorts, 'ask' | 'work' | 'changes' | 'wait' | 'access'> {
  client: CallingClient;
  /** The program's own tools: their calls end the answer. */
  own: ToolDescription[];
  /** The browser's tools that fit into the prompt, and the number of all. */
  browser(request: Payload<'describeTools'>): Promise<{ tools: ToolDescription[]; total: number }>;
  commands: boolean;
  /** Limit of rounds; 0 means no limit. */
  maxRounds: number;
  held: HeldRounds;
  say(text: Text): string;
}

interface ToldCall {
  name: string;
  state: CallPart['state'];
  sentence: string;
}

const callsOf = ({ parts }: Message): CallPart[] => parts.filter((part): part is CallPart => part.type === 'call');

/** A placeholder for the result of the program's own tool. */
const handed: CallResult = {
  kind: 'result',
  result: unmeasured('The program runs this tool.'),
  view: { sentence: { key: '', plain: '' }, rows: [], total: 0 },
};

/**
 * Answers with as many rounds as needed. A call of the program's own tool ends the answer, and the rounds before it are
 * held until its result comes.
 */
export async function runTools(
  asked: Asked,
  { client, own, browser, commands, maxRounds, held, say, ask, ...around }: RunToolsPorts,
  output: AnswerOutput,
  signal: AbortSignal,
): Promise<AnswerEnd> {
  const stop = new AbortController();
  const messages = new Map(asked.messages.map((message) => [message.id, message]));
  const earlier = new Set(messages.keys());
  const rounds = new Set<string>();
  const told = new Map<string, ToldCall>();
  const questions = new Map<string, Text>();
  const openCalls: string[] = [];

  const askAs = (async (name, payload) => {
    switch (name) {
      case 'describeTools': {
        const { tools, total } = await browser(payload as Payload<'describeTools'>);
        return { tools: [...own, ...tools], total: own.length + total };
      }
      case 'run': {
        const { call, context, ...rest } = payload as Payload<'run'>;
        if (own.some((tool) => tool.name === call.name)) {
          openCalls.push(call.id);
          return handed;
        }
        const { sees } = context;
        const inSitting = { caller: 'client', conversation: client.sitting, turn: null, client, window: null } as const;
        return ask('run', { ...rest, rest: [], call, context: { ...inSitting, ...(sees && { sees }) } });
      }
      // The program wrote all messages, so none is imported, and it stops its calls one by one.
      case 'importedMessages':
        return { ids: [] };
      case 'recordPiece':
      case 'revoke':
        return null;
      default:
        return ask(name, payload);
    }
  }) as AskBackground;

  const isOver = () => openCalls.length > 0 || (maxRounds > 0 && rounds.size >= maxRounds);
  const provider: Provider = {
    models: async () => [],
    async *stream(request, within) {
      output.paragraph();
      if (isOver()) {
        stop.abort();
        return yield { type: 'finish', reason: 'aborted', endMark: false };
      }
      yield* asked.provider.stream(request, within);
    },
  };

  function tell({ call, state, view }: CallPart): void {
    const question = questions.get(call.id);
    // The question follows right after the state `waiting`; reports both together.
    if (state === 'waiting' && !question) return;
    const said = view?.sentence ?? (state === 'waiting' ? question : undefined);
    const sentence = said ? say(said) : '';
    const before = told.get(call.id);
    if (before?.state === state && before.sentence === sentence) return;
    const now = { name: call.name, state, sentence };
    told.set(call.id, now);
    output.progress({ rounds: rounds.size, calls: [now], end: null });
  }

  function emit(event: ChatEvent): void {
    if (event.type === 'turn-change' && event.turn.state === 'waiting') {
      const { waiting } = event.turn;
      if (waiting.kind === 'sees') return;
      questions.set(waiting.call, waiting.kind === 'confirm' ? waiting.preview.headline : waiting.reason);
      for (const message of messages.values()) callsOf(message).forEach(tell);
    }
    if (event.type !== 'message-change' || event.message.role === 'user') return;
    const { message } = event;
    if (message.state === 'complete') rounds.add(message.id);
    for (const part of callsOf(message))
      if (part.state !== 'writing' && !own.some(({ name }) => name === part.call.name)) tell(part);
  }

  const end = await run();
  const usages = [...messages.values()].flatMap(({ id, usage }) => (earlier.has(id) ? [] : (usage ?? [])));
  const usage = {
    input: usages.reduce((sum, { input }) => sum + input, 0),
    output: usages.reduce((sum, one) => sum + one.output, 0),
  };
  const reason = reasonOf(end);
  const outrigger = { rounds: rounds.size, calls: [...told.values()], end: reason };
  if (openCalls.length > 0 && !signal.aborted) handOver();
  const error = reason === end.reason ? errorOf(end) : undefined;
  if (error) return { finish: 'stop', usage, error };
  return { finish: finishes[reason] ?? 'stop', usage, outrigger };

  function reasonOf({ reason }: TurnEnd): TurnEnd['reason'] | 'own-tool' {
    if (openCalls.length > 0) return 'own-tool';
    return reason === 'stopped' && isOver() ? 'round-limit' : reason;
  }

  /** Gives the program its calls, and holds the rounds before them. */
  function handOver(): void {
    const calls = new Map(openCalls.map((id) => [newCallId(), id]));
    const parts = [...messages.values()].flatMap(callsOf);
    let index = 0;
    for (const [id, ours] of calls) {
      const part = parts.find(({ call }) => call.id === ours);
      const { name = '', arguments: given = {} } = part?.call ?? {};
      output.call({ index, id, type: 'function', function: { name, arguments: JSON.stringify(given) } });
      index += 1;
    }
    const unseen = [...messages.values()].filter(({ id, role }) => role === 'assistant' && !earlier.has(id));
    held.hold({ client: client.id, messages: unseen, calls });
  }

  async function run(): Promise<TurnEnd> {
    const last = asked.messages.at(-1);
    const isNew = last?.role === 'user';
    if (isNew) messages.delete(last.id);
    const { model, syntax, settings, several, protocol } = asked;
    const [id, at] = [last?.turn ?? asked.newId(), asked.now()];
    const turn: Turn = { id, conversation, at, provider: '', model, syntax, round: 0, state: 'running' };
    return runTurn(isNew ? { kind: 'new', userMessage: last } : { kind: 'continue', conversation }, {
      ...around,
      ...memoryRecords(messages, turn),
      provider,
      providerId: '',
      model,
      syntax,
      settings: { ...settings, systemPrompt: asked.system, images: true, several: several ?? true },
      protocol: {
        ...protocol,
        // Several calls are accepted; the prompt asks for them if the program, or else the model's settings, says so.
        prompt: (options) => protocol.prompt({ ...options, several: several ?? settings.several }),
      },
      learn: asked.learn,
      caller: commands ? 'command' : 'model',
      maxToolRounds: 0,
      ask: askAs,
      window: null,
      session: null,
      now: asked.now,
      newId: asked.newId,
      emit,
      onText: output.text,
      signal: AbortSignal.any([signal, stop.signal]),
    });
  }
}
