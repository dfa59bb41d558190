import type { CallPart, Message, TurnEnd } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import type { Provider } from '@/src/contract/provider.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import { textOf } from '../message/parts.ts';
import { memoryRecords } from '../turn/memory-records.ts';
import { runTurn } from '../turn/run-turn.ts';
import type { Library } from './sample-library.ts';
import type { Stage } from './stage.ts';
import type { CalibrationTask } from './tasks.ts';

export interface Measured {
  provider: Provider;
  model: string;
  settings: ModelSettings;
  protocol: Protocol;
  now(): number;
  newId(): string;
  wait(milliseconds: number): Promise<void>;
}

export interface TaskRun {
  solved: boolean;
  repairs: number;
  errors: number;
  tokens: number;
  estimated: boolean;
  time: number;
  end: TurnEnd;
}

const patience = 6;
const conversation = 'calibration';

/** Has a model do a task, with the loop that answers users, in surroundings that are discarded afterwards. */
export async function runTask<Scene extends Library>(
  task: CalibrationTask<Scene>,
  syntax: string,
  measured: Measured,
  stage: Stage<Scene>,
  signal: AbortSignal,
): Promise<TaskRun> {
  const messages = new Map<string, Message>();
  const began = measured.now();
  const end = await runTurn(
    { kind: 'new', userMessage: messageOf(task, measured) },
    {
      ...measured,
      settings: { ...measured.settings, systemPrompt: '' },
      syntax,
      signal,
      providerId: conversation,
      access: null,
      learn: async () => undefined,
      caller: 'model',
      maxToolRounds: patience,
      ask: stage.ask,
      work: async (name) => Promise.reject(new Error(`There are no pages for ${name}`)),
      ...memoryRecords(messages),
      changes: { listen: () => () => undefined },
      window: null,
      session: null,
      emit: () => undefined,
    },
  );
  const rounds = [...messages.values()].filter(({ role }) => role === 'assistant');
  const parts = rounds.flatMap((message) => message.parts);
  const calls = parts.filter((part): part is CallPart => part.type === 'call');
  const usages = rounds.flatMap(({ usage }) => usage ?? []);
  const answer = textOf(rounds.at(-1)?.parts ?? []);
  return {
    solved: end.reason === 'answered' && task.solved({ library: await stage.library(), answer }),
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

const messageOf = ({ request }: Pick<CalibrationTask, 'request'>, { newId, now }: Measured): Message => ({
  id: newId(),
  conversation,
  turn: newId(),
  role: 'user',
  at: now(),
  parts: [{ type: 'text', text: request }],
  state: 'complete',
});
