import type { ContextFit } from '@/src/contract/conversation.ts';
import type { ModelMessage } from '@/src/contract/provider.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import type { HistoryTurn } from './history.ts';
import { estimateTokens } from './tokens.ts';

/** What one conversation may take of a model's context, in tokens. */
export interface ContextBudget {
  /** Everything that is sent; the rest is for the answer. */
  total: number;
  tools: number;
  result: number;
}

export function contextBudget({
  contextTokens,
  maxOutput,
}: Pick<ModelSettings, 'contextTokens' | 'maxOutput'>): ContextBudget {
  const answer = Math.min(maxOutput ?? Math.floor(contextTokens / 8), Math.floor(contextTokens / 2));
  return {
    total: contextTokens - answer,
    tools: Math.max(1, Math.floor(contextTokens / 3)),
    result: Math.max(1, Math.floor(contextTokens / 4)),
  };
}

/**
 * The messages that go out: the system prompt, the user's latest message and its last round always, of the rest as much
 * as fits. Whole earlier turns go first, the oldest first, then early rounds of this turn. What must stay is sent even
 * where it is too long, so that the model's own refusal is what the user reads.
 */
export function fitContext(
  system: ModelMessage,
  turns: HistoryTurn[],
  settings: Pick<ModelSettings, 'contextTokens' | 'maxOutput'>,
): { messages: ModelMessage[]; fit: ContextFit } {
  const earlier = turns.slice(0, -1).map((turn) => [...turn.user, ...turn.rounds.flat()]);
  const latest = turns.at(-1) ?? { user: [], rounds: [] };
  const required = [system, ...latest.user, ...(latest.rounds.at(-1) ?? [])];
  const room = contextBudget(settings).total - sizeOf(required);
  const rounds = newestThatFit(latest.rounds.slice(0, -1), room);
  const kept =
    rounds.dropped === 0 ? newestThatFit(earlier, room - rounds.size) : { kept: [], dropped: earlier.length };
  const messages = [
    system,
    ...kept.kept.flat(),
    ...latest.user,
    ...rounds.kept.flat(),
    ...(latest.rounds.at(-1) ?? []),
  ];
  const dropped = { turns: kept.dropped, rounds: rounds.dropped };
  const shortened = messages.reduce((sum, message) => sum + (message.shortened ?? 0), 0);
  return { messages, fit: { used: sizeOf(messages), of: settings.contextTokens, dropped, shortened } };
}

function newestThatFit(groups: ModelMessage[][], room: number) {
  let size = 0;
  const last = groups.findLastIndex((group) => {
    const next = size + sizeOf(group);
    if (next > room) return true;
    size = next;
    return false;
  });
  return { kept: groups.slice(last + 1), dropped: last + 1, size };
}

const sizeOf = (messages: ModelMessage[]): number =>
  messages.reduce((sum, message) => sum + estimateTokens(message.text), 0);
