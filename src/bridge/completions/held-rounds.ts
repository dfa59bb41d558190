import type { Message } from '@/src/contract/conversation.ts';

/** Milliseconds for which rounds are held after their last use. */
const heldFor = 1_800_000;
/** Maximum number of requests whose rounds are held. */
const most = 100;

/** The rounds before calls that a program was given. The program has not seen them. */
export interface Rounds {
  client: string;
  messages: Message[];
  /** Our id of each call, by the id that the program was given. */
  calls: ReadonlyMap<string, string>;
}

/** Holds rounds in memory until the program sends the result of its own tool. */
export function createHeldRounds(now: () => number) {
  const entries = new Set<{ rounds: Rounds; at: number }>();

  function forget(): void {
    for (const entry of entries) {
      if (now() - entry.at < heldFor && entries.size <= most) return;
      entries.delete(entry);
    }
  }

  return {
    hold(rounds: Rounds): void {
      entries.add({ rounds, at: now() });
      forget();
    },
    /** The rounds that ended in this call of the program; null if there are none, or no longer. */
    find(client: string, call: string): Rounds | null {
      forget();
      for (const entry of entries) {
        if (entry.rounds.client !== client || !entry.rounds.calls.has(call)) continue;
        entries.delete(entry);
        entries.add({ ...entry, at: now() });
        return entry.rounds;
      }
      return null;
    },
  };
}

export type HeldRounds = ReturnType<typeof createHeldRounds>;
