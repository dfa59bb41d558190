import type { ContextFit } from '@/src/contract/conversation.ts';
import type { ModelMessage } from '@/src/contract/provider.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import type { HistoryTurn } from './history.ts';
import { estimateTokens, PICTURE_TOKENS } from './tokens.ts';

/** What one conversation may take of a model's context, in tokens. */
export interface ContextBudget {
  /** Everything that is sent; the rest is for the answer. */
  total: number;
  tools: number;
  result: number;
  /** A model with so little room is a small one, and is told everything in few words. */
  brief: boolean;
}

/** Tokens of a context up to which the prompt is brief, and what the tools in it may weigh, of which it shows a fourth. */
const BRIEF = { context: 4096, tools: 1800 };

export function contextBudget({
  contextTokens,
  maxOutput,
}: Pick<ModelSettings, 'contextTokens' | 'maxOutput'>): ContextBudget {
  const answer = Math.min(maxOutput ?? Math.floor(contextTokens / 8), Math.floor(contextTokens / 2));
  const brief = contextTokens <= BRIEF.context;
  return {
    total: contextTokens - answer,
    tools: brief ? Math.min(contextTokens, BRIEF.tools) : Math.floor(contextTokens / 3),
    result: Math.max(1, Math.floor(contextTokens / 4)),
    brief,
  };
}

/**
 * The messages that go out: the opening (the system prompt, and what else stands first), the user's latest message and
 * its last round always, of the rest as much as fits. Pictures of earlier turns go first, then whole earlier turns, the
 * oldest first, then early rounds of this turn. What must stay is sent even where it is too long, so that the model's
 * own refusal is what the user reads.
 */
export function fitContext(
  opening: ModelMessage[],
  turns: HistoryTurn[],
  settings: Pick<ModelSettings, 'contextTokens' | 'maxOutput'>,
): { messages: ModelMessage[]; fit: ContextFit } {
  const all = turns.map((turn) => [...turn.user, ...turn.rounds.flat()]);
  const over = sizeOf([...opening, ...all.flat()]) - contextBudget(settings).total;
  const earlier = withoutPictures(all.slice(0, -1), over);
  const latest = turns.at(-1) ?? { user: [], rounds: [] };
  const required = [...opening, ...latest.user, ...(latest.rounds.at(-1) ?? [])];
  const room = contextBudget(settings).total - sizeOf(required);
  const rounds = newestThatFit(latest.rounds.slice(0, -1), room);
  const kept =
    rounds.dropped === 0 ? newestThatFit(earlier, room - rounds.size) : { kept: [], dropped: earlier.length };
  const messages = [
    ...opening,
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

const PICTURE_GONE = '(What was shown here no longer fits.)';

/** The same with as few pictures as it takes to be smaller by so many tokens; the oldest go first. */
function withoutPictures(groups: ModelMessage[][], tokens: number): ModelMessage[][] {
  let over = tokens;
  return groups.map((group) =>
    group.map((message) => {
      const { images, ...words } = message;
      if (over <= 0 || !images) return message;
      const left = { ...words, text: `${words.text}\n\n${PICTURE_GONE}` };
      over -= sizeOf([message]) - sizeOf([left]);
      return left;
    }),
  );
}

const sizeOf = (messages: ModelMessage[]): number =>
  messages.reduce((sum, { text, images = [] }) => sum + estimateTokens(text) + images.length * PICTURE_TOKENS, 0);
