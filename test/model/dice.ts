import '@/test/seed.ts';
import fc from 'fast-check';

/** Chance that can be thrown again: the same seed gives the same throws. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, not with, `n` (mulberry32, public domain). */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n;
  }

  int(n: number): number {
    return Math.floor(this.below(n));
  }

  chance(share: number): boolean {
    return this.below(1) < share;
  }

  /** One of a list that has some. */
  pick<T>(list: readonly T[]): T {
    const one = list[this.int(list.length)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  }

  /** At least one, at most so many, in any order. */
  some<T>(list: readonly T[], most: number): T[] {
    const left = [...list];
    const wanted = 1 + this.int(Math.min(most, left.length));
    return Array.from({ length: Math.min(wanted, left.length) }, () => left.splice(this.int(left.length), 1)).flat();
  }
}

/** The seed of all property tests, so that `SEED=7` draws other stories here as well. */
export const seed = fc.readConfigureGlobal().seed ?? 0;
