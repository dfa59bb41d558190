import type { Message, Turn } from '@/src/contract/conversation.ts';
import { omit } from '@/src/text/omit.ts';
import { turnBefore } from './path.ts';

interface Ports {
  newId(): string;
  now(): number;
}

/**
 * A turn without its last round, where that broke off, as another version of the turn: a new answer goes on with this
 * one, and what came before stays in the one that is left. Null: the round ended well, or nothing had come.
 * `all`: every message of the conversation; `path`: those that are shown.
 */
export function withoutBroken(
  all: readonly Message[],
  path: readonly Message[],
  turn: Turn,
  { newId, now }: Ports,
): { messages: Message[]; turn: Turn } | null {
  const own = path.filter((message) => message.turn === turn.id);
  const broken = own.at(-1);
  if (broken?.role !== 'assistant' || broken.state === 'complete' || broken.parts.length === 0) return null;
  const id = newId();
  const at = now();
  const after = turnBefore(all, turn.id);
  const messages = own.slice(0, -1).map((message): Message => {
    const copy = { ...omit(message, 'marks'), id: newId(), turn: id, at };
    return copy.role === 'user' ? { ...copy, after } : copy;
  });
  return { messages, turn: { ...turn, id, at } };
}
