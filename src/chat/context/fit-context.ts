import type { ContextFit, Message } from '@/src/contract/conversation.ts';
import type { ModelMessage } from '@/src/contract/provider.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import { CHARACTERS_PER_TOKEN, estimateTokens, PICTURE_TOKENS } from '@/src/text/estimate-tokens.ts';
import type { HistoryTurn } from './model-history.ts';

export interface ContextBudget {
  /** Tokens of everything that is sent. The rest of the context is for the answer. */
  total: number;
  tools: number;
  result: number;
  /** True for a small context: the model is small too, and gets short instructions. */
  brief: boolean;
}

/** Maximum size of a small context, and size of its tools, of which the prompt shows a quarter; both in tokens. */
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

/** Tokens below which a result or an attachment is not shown. */
const LEAST = 20;

/**
 * The tokens for each result or attachment so that the latest message and its last round fit, which are always sent.
 * `latest`: the latest turn with results of at most so many tokens; `beside`: tokens sent with the messages.
 */
export function roomForEach(
  opening: ModelMessage[],
  latest: (each: number) => HistoryTurn | undefined,
  settings: Pick<ModelSettings, 'contextTokens' | 'maxOutput'>,
  beside = 0,
): number {
  const { total, result } = contextBudget(settings);
  const room = total - sizeOf(opening) - beside;
  for (let each = result; each > LEAST; each = Math.floor((each * 3) / 4)) {
    const { user = [], rounds = [] } = latest(each) ?? {};
    if (sizeOf([...user, ...(rounds.at(-1) ?? [])]) <= room) return each;
  }
  return Math.min(LEAST, result);
}

/**
 * Leaves out the earliest turns of a long chat, which cannot fit anyway, so that they are not written out for nothing.
 * `turns`: number of turns left out.
 */
export function withinReach(
  messages: Message[],
  kept: readonly string[],
  tokens: number,
): { messages: Message[]; turns: number } {
  let left = tokens * CHARACTERS_PER_TOKEN;
  const last = messages.findLastIndex(({ parts, turn }) => {
    // A kept turn that is too long is left out itself, and leaves its room to others.
    if (kept.includes(turn)) return false;
    for (const part of parts) if (part.type === 'text') left -= part.text.trim().length;
    return left < 0;
  });
  const within = new Set([...kept, ...messages.slice(Math.max(0, last)).map(({ turn }) => turn)]);
  const reached = messages.filter(({ turn }) => within.has(turn));
  const all = new Set(messages.map(({ turn }) => turn));
  return { messages: reached, turns: all.size - new Set(reached.map(({ turn }) => turn)).size };
}

/** Messages that are sent together or not at all. */
interface Group {
  at: number;
  messages: ModelMessage[];
  size: number;
}

/**
 * The messages to send: always the opening, the latest user message and its last round; of the rest as much as fits.
 * Dropped are, in this order, pictures of earlier turns, whole earlier turns, early rounds, and turns that the user
 * keeps. What must be sent is sent even if it is too long, so that the user sees the model's own refusal.
 * `beside`: tokens of what is sent with the messages; `beyond`: number of earlier turns that are left out already.
 */
export function fitContext(
  opening: ModelMessage[],
  turns: HistoryTurn[],
  settings: Pick<ModelSettings, 'contextTokens' | 'maxOutput'>,
  { beside = 0, beyond = 0 }: { beside?: number; beyond?: number } = {},
): { messages: ModelMessage[]; fit: ContextFit } {
  const latest = turns.at(-1) ?? { user: [], rounds: [] };
  const last = latest.rounds.at(-1) ?? [];
  const early = latest.rounds.slice(0, -1).map(grouped);
  const earlier = turns.slice(0, -1).map(({ user, rounds }, at) => grouped([...user, ...rounds.flat()], at));
  const isKept = ({ at }: Group) => turns[at]?.kept === true;
  const room = contextBudget(settings).total - beside - sizeOf([...opening, ...latest.user, ...last]);

  const kept = newestThatFit(withoutPictures(earlier.filter(isKept), room), room);
  const rounds = newestThatFit(early, room - sizeOfAll(kept));
  const left = room - sizeOfAll(kept) - sizeOfAll(early);
  const others = earlier.filter((group) => !isKept(group));
  const shown = [...kept, ...newestThatFit(withoutPictures(others, left), left)].sort((a, b) => a.at - b.at);

  const messages = [...opening, ...messagesOf(shown), ...latest.user, ...messagesOf(rounds), ...last];
  const dropped = { turns: beyond + earlier.length - shown.length, rounds: early.length - rounds.length };
  const shortened = messages.reduce((sum, message) => sum + (message.shortened ?? 0), 0);
  return { messages, fit: { used: sizeOf(messages) + beside, of: settings.contextTokens, dropped, shortened } };
}

export function wholeContext(opening: ModelMessage[], turns: HistoryTurn[]): ReturnType<typeof fitContext> {
  const messages = [...opening, ...turns.flatMap(({ user, rounds }) => [...user, ...rounds.flat()])];
  return { messages, fit: { used: 0, of: 0, dropped: { turns: 0, rounds: 0 }, shortened: 0 } };
}

const grouped = (messages: ModelMessage[], at: number): Group => ({ at, messages, size: sizeOf(messages) });

const messagesOf = (groups: Group[]): ModelMessage[] => groups.flatMap(({ messages }) => messages);

const sizeOfAll = (groups: Group[]): number => groups.reduce((sum, group) => sum + group.size, 0);

function newestThatFit(groups: Group[], room: number): Group[] {
  let size = 0;
  const last = groups.findLastIndex((group) => {
    size += group.size;
    return size > room;
  });
  return groups.slice(last + 1);
}

const PICTURE_GONE = '(What was shown here no longer fits.)';

/** The groups without the oldest pictures, as many as must be dropped to make the rest fit. */
function withoutPictures(groups: Group[], room: number): Group[] {
  let over = sizeOfAll(groups) - room;
  return groups.map((group) => {
    const messages = group.messages.map((message) => {
      const { images, ...words } = message;
      if (over <= 0 || !images) return message;
      const left = { ...words, text: `${words.text}\n\n${PICTURE_GONE}` };
      over -= sizeOf([message]) - sizeOf([left]);
      return left;
    });
    return grouped(messages, group.at);
  });
}

const sizeOf = (messages: ModelMessage[]): number =>
  messages.reduce((sum, { text, images = [] }) => sum + estimateTokens(text) + images.length * PICTURE_TOKENS, 0);
