import type { Message } from '@/src/contract/conversation.ts';

/** By the round that goes on: the one it goes on with, and both as one. The same each time, so that it is drawn once. */
const known = new WeakMap<Message, { before: Message; one: Message }>();

/**
 * A round that goes on where another broke off in the midst of its words, as one with it: the words are one text. What
 * the model thought before it went on comes before them. Null: something else stands between them.
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
