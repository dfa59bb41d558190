import type { CallPart, Conversation, Message, Turn, TurnEnd } from '@/src/contract/conversation.ts';
import type { Answers, MessageName, Payload } from '@/src/contract/messages.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import type { Provider } from '@/src/contract/provider.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import { textOf } from '../parts.ts';
import type { TurnPorts } from '../ports.ts';
import { runTurn } from '../turn.ts';
import { type Library, newLibrary, runSimulated, simulatedTools } from './library.ts';
import type { CalibrationTask } from './tasks.ts';

/** The model that is measured, and what the loop needs besides. */
export interface Measured {
  provider: Provider;
  model: string;
  settings: ModelSettings;
  protocol: Protocol;
  now(): number;
  newId(): string;
  wait(milliseconds: number): Promise<void>;
}

/** What came of one task in one syntax. */
export interface TaskRun {
  solved: boolean;
  repairs: number;
  errors: number;
  tokens: number;
  estimated: boolean;
  /** Milliseconds. */
  time: number;
  end: TurnEnd;
}

/** Responses in which a task has to be done. */
const patience = 6;
const conversation = 'calibration';

/** Lets a model do a task, by the loop that answers users, in a library that exists nowhere else. */
export async function runTask(
  task: CalibrationTask,
  syntax: string,
  measured: Measured,
  signal: AbortSignal,
): Promise<TaskRun> {
  const library = newLibrary();
  const messages = new Map<string, Message>();
  const began = measured.now();
  const end = await runTurn(
    { kind: 'new', userMessage: messageOf(task, measured) },
    {
      ...measured,
      settings: { ...measured.settings, systemPrompt: '' },
      syntax,
      signal,
      ...simulatedPorts(library, messages),
    },
  );
  const rounds = [...messages.values()].filter(({ role }) => role === 'assistant');
  const parts = rounds.flatMap((message) => message.parts);
  const calls = parts.filter((part): part is CallPart => part.type === 'call');
  const usages = rounds.flatMap(({ usage }) => usage ?? []);
  const answer = textOf(rounds.at(-1)?.parts ?? []);
  return {
    solved: end.reason === 'answered' && task.solved({ library, answer }),
    repairs: calls.reduce((sum, { call }) => sum + call.repairs.length, 0),
    errors:
      parts.filter(({ type }) => type === 'call-error').length +
      calls.filter(({ result }) => result && !result.success).length,
    tokens: usages.reduce((sum, { input, output }) => sum + input + output, 0),
    estimated: usages.some(({ estimated }) => estimated === true),
    time: measured.now() - began,
    end,
  };
}

const messageOf = ({ request }: CalibrationTask, { newId, now }: Measured): Message => ({
  id: newId(),
  conversation,
  turn: newId(),
  role: 'user',
  at: now(),
  parts: [{ type: 'text', text: request }],
  state: 'complete',
});

/** A background and a store that are gone with the task. */
function simulatedPorts(
  library: Library,
  messages: Map<string, Message>,
): Omit<TurnPorts, keyof Measured | 'syntax' | 'signal'> {
  const kept: { conversation: Conversation | null; turn: Turn | null } = { conversation: null, turn: null };
  const answers: Partial<{ [Name in MessageName]: (payload: Payload<Name>) => Answers[Name] }> = {
    describeTools: () => ({ tools: simulatedTools.map(({ run: _, ...tool }) => tool), total: simulatedTools.length }),
    run: ({ call }) => ({
      kind: 'result',
      result: runSimulated(library, call.name, call.arguments),
      view: { sentence: { key: call.name }, rows: [], total: 0 },
    }),
  };
  const ask: AskBackground = async (name, payload) => {
    const answer = answers[name];
    if (!answer) throw new Error(`Nothing answers ${name} here`);
    return answer(payload);
  };
  return {
    providerId: conversation,
    sight: null,
    learn: async () => undefined,
    caller: 'model',
    maxToolRounds: patience,
    ask,
    work: async (name) => Promise.reject(new Error(`There are no pages for ${name}`)),
    conversations: {
      get: async () => kept.conversation,
      async put(conversation) {
        kept.conversation = conversation;
      },
      messages: async () => [...messages.values()],
      putMessage: async (message) => void messages.set(message.id, message),
      async removeMessages(ids) {
        for (const id of ids) messages.delete(id);
      },
      turn: async () => kept.turn,
      async putTurn(turn) {
        kept.turn = turn;
      },
    },
    rounds: { putRequest: async () => undefined, putReply: async () => undefined },
    changes: { listen: () => () => undefined },
    window: null,
    emit: () => undefined,
  };
}
