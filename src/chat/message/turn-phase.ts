import type { Turn, TurnFacts, TurnPhase } from '@/src/contract/conversation.ts';

/** The turn in another state, without the fields of its present state. */
export function inPhase(turn: TurnFacts, phase: TurnPhase): Turn {
  const { id, conversation, at, provider, model, syntax, round } = turn;
  return { id, conversation, at, provider, model, syntax, round, ...phase };
}
