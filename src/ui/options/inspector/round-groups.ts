import type { Message } from '@/src/contract/conversation.ts';
import type { RecordedRound } from '@/src/contract/round.ts';
import { wordsOf } from '../../panel/state/transcript.ts';

/** Round with its message, if that still exists. */
export interface Shown {
  round: RecordedRound;
  message: Message | undefined;
}

/** Groups rounds by turn, in the given order. */
export function groupsOf(rounds: readonly RecordedRound[], messages: readonly Message[]) {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...Map.groupBy(rounds, ({ turn }) => turn)].map(([turn, ofTurn]) => ({
    turn,
    conversation: ofTurn[0]!.conversation,
    words: wordsOf(messages.filter((message) => message.turn === turn && message.role === 'user')),
    rounds: ofTurn.map((round): Shown => ({ round, message: byId.get(round.id) })),
  }));
}

/** Round as JSON for a file: request, reply and results of its calls, without API keys. */
export function roundJson({ round, message }: Shown): string {
  const calls = message?.parts.filter((part) => part.type === 'call') ?? [];
  return JSON.stringify(
    { ...round, calls: calls.map(({ call, state, result }) => ({ ...call, state, result })) },
    null,
    2,
  );
}
