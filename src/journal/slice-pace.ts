import type { Clock } from '@/src/contract/ports.ts';

/** Rows of the first slice of a work, and of later ones at least once it is known what each costs: `late` ends them. */
const firstSlice = 5;
/** Factor by which the next slice may grow. */
const growth = 4;
/** Milliseconds that a slice is to take: each is written down twice, and Stop is heard after it. */
const sliceTime = 1_500;
/** Milliseconds of work in one message, which leave a slow machine room up to the limit of five seconds. */
const messageTime = 2_000;

/** Sizes of the slices of bulk work, so that each fits into a message. */
export interface Pace {
  /** Rows of the next slice. */
  size(): number;
  /** The next slice would end in time, judged by the last one. The first of a message always does. */
  fits(): boolean;
  /** The time of the message is up. */
  late(): boolean;
  /** Learns from a slice that began at `begun` and has ended now. */
  learn(rows: number, begun: number): void;
}

interface Slice {
  rows: number;
  /** Milliseconds. */
  time: number;
}

/** Cost of a slice: a fixed part, and a part for each row, estimated from two slices of different sizes. */
function costOf(slice: Slice, before: Slice | null): { once: number; each: number } {
  const { rows, time } = slice;
  if (!before || before.rows === rows) return { once: 0, each: time / rows };
  const each = Math.min(Math.max((time - before.time) / (rows - before.rows), 0), time / rows);
  return { once: time - each * rows, each };
}

/**
 * Gives the pace of a work, in a message that began at `since`; the next message goes on with the size that was right
 * in this one. `fixed`: rows of every slice, where the tool says.
 */
export function createPaces(clock: Clock): (work: string, since: number, fixed?: number) => Pace {
  let latest: { work: string; size: number; slice: Slice | null } = { work: '', size: firstSlice, slice: null };
  return (work, since, fixed) => {
    if (latest.work !== work) latest = { work, size: firstSlice, slice: null };
    let size = fixed ?? latest.size;
    // Its own: another work may go on between two slices of this one.
    let before = latest.slice;
    let expected = 0;
    const elapsed = () => clock.now() - since;
    return {
      size: () => size,
      fits: () => elapsed() + expected <= messageTime,
      late: () => elapsed() > messageTime,
      learn(rows, begun) {
        const slice = { rows: Math.max(rows, 1), time: clock.now() - begun };
        const known = before !== null && before.rows !== slice.rows;
        const { once, each } = costOf(slice, before);
        // Where a slice alone takes longer than it should, only fewer of them help.
        const most = once < sliceTime ? (sliceTime - once) / each : Number.POSITIVE_INFINITY;
        const least = known ? firstSlice : 1;
        if (fixed === undefined) size = Math.max(least, Math.floor(Math.min(slice.rows * growth, most)));
        expected = once + each * size;
        before = slice;
        latest = { work, size, slice };
      },
    };
  };
}

export type Paces = ReturnType<typeof createPaces>;
