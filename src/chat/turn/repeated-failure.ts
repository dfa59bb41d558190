import type { Message, Part } from '@/src/contract/conversation.ts';
import { canonicalJson } from '@/src/text/canonical-json.ts';

/** Maximum number of failures of the same call before the turn stops, counted anew after the user continues. */
const PATIENCE = 3;

/**
 * The tool of a call that failed a third time, if the last of these rounds brought that failure; else null. `tool` is
 * null for a call that could not be read. Equal calls have the same name and arguments, in any order of keys.
 */
export function repeatedFailure(rounds: Message[]): { tool: string | null } | null {
  const counts = new Map<string, number>();
  let repeated: { tool: string | null } | null = null;
  for (const [index, round] of rounds.entries()) {
    for (const failure of round.parts.map(failureOf)) {
      if (!failure) continue;
      const count = (counts.get(failure.signature) ?? 0) + 1;
      counts.set(failure.signature, count);
      if (index === rounds.length - 1 && count % PATIENCE === 0) repeated = { tool: failure.tool };
    }
  }
  return repeated;
}

function failureOf(part: Part): { tool: string | null; signature: string } | null {
  if (part.type === 'call-error') return { tool: part.tool ?? null, signature: `${part.code} ${part.raw}` };
  if (part.type !== 'call' || part.result?.success !== false) return null;
  const { name, arguments: args } = part.call;
  return { tool: name, signature: `${name} ${canonicalJson(args)}` };
}
