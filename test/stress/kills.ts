import type { Driver } from '../e2e/harness/driver.ts';
import { Dice } from '../model/dice.ts';

/** When the background is killed. */
export interface Storm {
  /** Milliseconds until the next kill. */
  pause(): number;
  /**
   * Milliseconds after which they stop. A background that is killed before it has read the library gets nowhere, in any
   * browser: what counts is that the work ends whole once it is let.
   */
  length: number;
}

const shortest = 300;
const longest = 3_000;

/** A rhythm by its name: seconds between two kills, or `random` between 0.3 and 3 s. */
export function rhythmOf(name: string, seed: number): Storm['pause'] {
  if (name !== 'random') return () => Number(name) * 1_000;
  const dice = new Dice(seed);
  return () => shortest + dice.int(longest - shortest);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Does the work while the background is killed in this rhythm. */
export async function underKills<T>(
  driver: Driver,
  { pause, length }: Storm,
  work: () => Promise<T>,
): Promise<{ ended: T; kills: number }> {
  const until = Date.now() + length;
  let over = false;
  let kills = 0;
  /** A browser may put a kill off for as long as it is busy itself: that is none, and no fault. */
  const kill = () =>
    driver.stopBackground().then(
      () => kills++,
      () => {},
    );
  async function killOn(): Promise<void> {
    for (await wait(pause()); !over && Date.now() < until; await wait(pause())) await kill();
  }
  const working = work().finally(() => {
    over = true;
  });
  const [ended] = await Promise.all([working, killOn()]);
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
