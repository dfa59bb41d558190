import type { CallPart, Message, TurnEnd } from '@/src/contract/conversation.ts';
import type { PanelState } from './panel-state.ts';

/** User messages and rounds of one turn. */
export interface Exchange {
  turn: string;
  user: Message[];
  rounds: Message[];
}

/** Groups messages by turn. Empty rounds are left out; a continued round is joined with the one before. */
export function exchangesOf(messages: readonly Message[]): Exchange[] {
  const exchanges = new Map<string, Exchange>();
  for (const message of messages) {
    const exchange = exchanges.get(message.turn) ?? { turn: message.turn, user: [], rounds: [] };
    exchanges.set(message.turn, exchange);
    const before = exchange.rounds.at(-1);
    const one = before && message.role === 'assistant' ? asOne(before, message) : null;
    if (message.role === 'user') exchange.user.push(message);
    else if (one) exchange.rounds.splice(-1, 1, one);
    else if (message.parts.length > 0 || message.state === 'streaming') exchange.rounds.push(message);
  }
  return [...exchanges.values()];
}

export const callsOf = (messages: readonly Message[]): CallPart[] =>
  messages.flatMap((message) => message.parts.filter((part) => part.type === 'call'));

/** Plain text of messages. */
export const wordsOf = (messages: readonly Message[]): string =>
  messages
    .flatMap((message) => message.parts.map((part) => (part.type === 'text' ? part.text.trim() : '')))
    .filter(Boolean)
    .join('\n\n');

/** Journal entries of the last changing turn that can be undone, oldest first. */
export function undoableOf({ messages, undone }: Pick<PanelState, 'messages' | 'undone'>): string[] {
  const acted = messages.findLast((message) => callsOf([message]).some((part) => part.view?.undo));
  if (!acted) return [];
  const turn = messages.filter((message) => message.turn === acted.turn);
  return callsOf(turn).flatMap((part) => {
    const entry = part.view?.undo?.entry;
    const done = entry ? undone.get(entry) : undefined;
    return entry && !(done && done.rows >= done.total) ? [entry] : [];
  });
}

/** End of the last turn, unless answered or running. A streaming turn that no window runs counts as cut. */
export function openEnd({ turn, holder }: Pick<PanelState, 'turn' | 'holder'>): TurnEnd | null {
  if (!turn || holder !== 'nobody') return null;
  if (turn.state === 'streaming' || turn.state === 'answering') return { reason: 'cut' };
  return turn.end && turn.end.reason !== 'answered' ? turn.end : null;
}

/** Web addresses in a text. */
export const addressesIn = (words: string, pasted: readonly string[] = []): string[] =>
  (words.match(/https?:\/\/\S+/g) ?? []).filter((address) => !pasted.some((paste) => paste.includes(address)));

/** Addresses typed by the user. */
export function addressesTyped(messages: readonly Message[]): Set<string> {
  const typed = messages.filter((message) => message.role === 'user');
  return new Set(typed.flatMap((message) => addressesIn(wordsOf([message]), message.pasted)));
}

/** Cache of joined rounds by their second round. */
const known = new WeakMap<Message, { before: Message; one: Message }>();

/** Joins a round with the one it continues in mid-sentence, its reasoning first; null if it continues none. */
function asOne(before: Message, next: Message): Message | null {
  const kept = known.get(next);
  if (kept?.before === before) return kept.one;
  const last = before.parts.at(-1);
  const at = next.parts.findIndex(({ type }) => type !== 'reasoning');
  const first = next.parts[at];
  if (before.state !== 'cut' || before.session !== next.session) return null;
  if (last?.type !== 'text' || first?.type !== 'text') return null;
  const words = { ...last, text: last.text + first.text };
  const parts = [...before.parts.slice(0, -1), ...next.parts.slice(0, at), words, ...next.parts.slice(at + 1)];
  const one = { ...next, id: before.id, parts };
  known.set(next, { before, one });
  return one;
}
