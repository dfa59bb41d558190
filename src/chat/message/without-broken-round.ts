import type { Message, Turn } from '@/src/contract/conversation.ts';
import { omit } from '@/src/text/omit.ts';
import { turnBefore } from './path.ts';

/** A new version of a turn without its broken last round; null if that ended well. `path`: the messages shown. */
export function withoutBroken(
  all: readonly Message[],
  path: readonly Message[],
  turn: Turn,
  { newId, now }: { newId(): string; now(): number },
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
