import type { Message } from '@/src/contract/conversation.ts';

/** Milliseconds for which rounds are held after they were last asked for. */
const heldFor = 1_800_000;
/** Requests whose rounds are held at once. */
const most = 100;

/** Rounds that a program has not seen, up to calls that it was given. */
export interface Rounds {
  client: string;
  messages: Message[];
  /** The id of each call by the one that the program was given. */
  calls: ReadonlyMap<string, string>;
}

export interface HeldRounds {
  hold(rounds: Rounds): void;
  /** Rounds that ended in this call of the program; null: none, or they were held too long ago. */
  find(client: string, call: string): Rounds | null;
}

/** Holds rounds in memory until the program comes with the result of its own tool. */
export function createHeldRounds(now: () => number): HeldRounds {
  const entries = new Set<{ rounds: Rounds; at: number }>();

  function forget(): void {
    for (const entry of entries) {
      if (now() - entry.at < heldFor && entries.size <= most) return;
      entries.delete(entry);
    }
  }

  return {
    hold(rounds) {
      entries.add({ rounds, at: now() });
      forget();
    },
    find(client, call) {
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
