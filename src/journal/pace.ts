import type { Clock } from '@/src/contract/ports.ts';

/** Rows of the first slice of a work, and how many times as many the next may have. */
const firstSlice = 5;
const growth = 4;
/** Milliseconds that a slice is to take: each is written down twice, and Stop is heard after it. */
const sliceTime = 1_500;
/** Milliseconds of work in one message, which leave a slow machine room up to the limit of five seconds. */
const messageTime = 2_000;

/** How bulk work is cut so that it fits into a message. */
export interface Pace {
  /** Rows of the next slice. */
  size(): number;
  /** Whether the next slice would end in time, as far as the last one tells. The first of a message does. */
  fits(): boolean;
  /** The time of the message is up. */
  late(): boolean;
  /** Learns from a slice that began at `begun` and has ended now. */
  learn(rows: number, begun: number): void;
}

/**
 * Gives the pace of a work, in a message that began at `since`; the next message goes on with the size that was right
 * in this one. `fixed`: rows of every slice, where the tool says.
 */
export function createPaces(clock: Clock): (work: string, since: number, fixed?: number) => Pace {
  let latest = { work: '', size: firstSlice };
  return (work, since, fixed) => {
    let size = fixed ?? (latest.work === work ? latest.size : firstSlice);
    let expected = 0;
    const elapsed = () => clock.now() - since;
    return {
      size: () => size,
      fits: () => elapsed() + expected <= messageTime,
      late: () => elapsed() > messageTime,
      learn(rows, begun) {
        const each = (clock.now() - begun) / Math.max(rows, 1);
        if (fixed === undefined) size = Math.max(1, Math.floor(Math.min(rows * growth, sliceTime / each)));
        expected = each * size;
        latest = { work, size };
      },
    };
  };
}

export type Paces = ReturnType<typeof createPaces>;
