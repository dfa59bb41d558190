import type { Driver } from '../e2e/harness/driver.ts';
import { Dice } from '../model/dice.ts';

/** Gives the milliseconds that the background lives until its next kill. */
export type Rhythm = () => number;

const shortest = 300;
const longest = 3_000;

/** A rhythm by its name: seconds between two kills, or `random` between 0.3 and 3 s. */
export function rhythmOf(name: string, seed: number): Rhythm {
  if (name !== 'random') return () => Number(name) * 1_000;
  const dice = new Dice(seed);
  return () => shortest + dice.int(longest - shortest);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Does the work while the background is killed in this rhythm. */
export async function underKills<T>(
  driver: Driver,
  rhythm: Rhythm,
  work: () => Promise<T>,
): Promise<{ ended: T; kills: number }> {
  let over = false;
  let kills = 0;
  async function kill(): Promise<void> {
    for (await wait(rhythm()); !over; await wait(rhythm())) {
      // A browser may put it off for as long as it is busy itself: that is no kill, and no fault.
      if (
        !(await driver.stopBackground().then(
          () => true,
          () => false,
        ))
      )
        continue;
      kills += 1;
      if (kills % 100 === 0) console.log(`    ${kills} kills so far`);
    }
  }
  const working = work().finally(() => {
    over = true;
  });
  const [ended] = await Promise.all([working, kill()]);
  return { ended, kills };
}

/** Looks a few times a second until something is there; gives null after so many milliseconds. */
export async function lookFor<T>(look: () => Promise<T | null>, within: number): Promise<T | null> {
  for (const end = Date.now() + within; Date.now() < end; await wait(250)) {
    const found = await look().catch(() => null);
    if (found !== null) return found;
  }
  return null;
}
