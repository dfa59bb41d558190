import type { Message } from '@/src/contract/conversation.ts';
import type { RecordedRound } from '@/src/contract/round.ts';
import { wordsOf } from '../../panel/state/transcript.ts';

/** A round with the message that it became, where that is still there. */
export interface Shown {
  round: RecordedRound;
  message: Message | undefined;
}

export interface RoundGroup {
  turn: string;
  conversation: string;
  /** What the user asked. */
  words: string;
  rounds: Shown[];
}

/** Rounds by turn, in the order they are given. */
export function groupsOf(rounds: readonly RecordedRound[], messages: readonly Message[]): RoundGroup[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...Map.groupBy(rounds, ({ turn }) => turn)].map(([turn, ofTurn]) => ({
    turn,
    conversation: ofTurn[0]!.conversation,
    words: wordsOf(messages.filter((message) => message.turn === turn && message.role === 'user')),
    rounds: ofTurn.map((round) => ({ round, message: byId.get(round.id) })),
  }));
}

/** One round for a file: what went out, what came, and what became of its calls. No key is in it. */
export function roundJson({ round, message }: Shown): string {
  const calls = message?.parts.filter((part) => part.type === 'call') ?? [];
  return JSON.stringify(
    { ...round, calls: calls.map(({ call, state, result }) => ({ ...call, state, result })) },
    null,
    2,
  );
}
