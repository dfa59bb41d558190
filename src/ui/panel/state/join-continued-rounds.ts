import type { Message } from '@/src/contract/conversation.ts';

/** Joined rounds by the continued one, cached. */
const known = new WeakMap<Message, { before: Message; one: Message }>();

/**
 * Joins a round with the one that it continues mid-sentence; reasoning of the second comes first. Null where something
 * else is between them.
 */
export function asOne(before: Message, next: Message): Message | null {
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
