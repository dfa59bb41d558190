import type { Message, Part } from '@/src/contract/conversation.ts';

/** Times that the same call may fail before the turn stops; as often again once the user goes on. */
const PATIENCE = 3;

/**
 * The name of what failed for the third time in exactly the same way, if the last of these rounds brought such a
 * failure; null otherwise. Calls are the same when name and arguments are, whatever the order of their keys.
 */
export function repeatedFailure(rounds: Message[]): string | null {
  const counts = new Map<string, number>();
  let repeated: string | null = null;
  for (const [index, round] of rounds.entries()) {
    for (const failure of round.parts.map(failureOf)) {
      if (!failure) continue;
      const count = (counts.get(failure.signature) ?? 0) + 1;
      counts.set(failure.signature, count);
      if (index === rounds.length - 1 && count % PATIENCE === 0) repeated = failure.name;
    }
  }
  return repeated;
}

function failureOf(part: Part): { name: string; signature: string } | null {
  if (part.type === 'call-error') return { name: part.code, signature: `${part.code} ${part.raw}` };
  if (part.type !== 'call' || part.result?.success !== false) return null;
  const { name, arguments: args } = part.call;
  return { name, signature: `${name} ${canonical(args)}` };
}

/** JSON with the keys of every object in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
