import type { Clock } from '@/src/contract/ports.ts';

/** Number of rows of a first slice, and the least of later ones. */
const firstSlice = 5;
/** Factor by which the next slice may grow. */
const growth = 4;
/** Milliseconds that a slice should take. Each is recorded twice, and Stop takes effect between slices. */
const sliceTime = 1_500;
/** Milliseconds of work in one message, less than the limit of five seconds for slow machines. */
const messageTime = 2_000;

interface Slice {
  rows: number;
  /** Duration in milliseconds. */
  time: number;
}

/** The cost of a slice, as a fixed part and a part for each row, estimated from two slices of different sizes. */
function costOf(slice: Slice, before: Slice | null): { once: number; each: number } {
  const { rows, time } = slice;
  if (!before || before.rows === rows) return { once: 0, each: time / rows };
  const each = Math.min(Math.max((time - before.time) / (rows - before.rows), 0), time / rows);
  return { once: time - each * rows, each };
}

/**
 * Makes the function that gives the pace of a call in a message that began at `since`. Later messages continue with the
 * last size. `fixed`: rows of every slice.
 */
export function createPaces(clock: Clock) {
  let latest: { work: string; size: number; slice: Slice | null } = { work: '', size: firstSlice, slice: null };
  return (work: string, since: number, fixed?: number) => {
    if (latest.work !== work) latest = { work, size: firstSlice, slice: null };
    let size = fixed ?? latest.size;
    // A copy for this call, since another call may run between two of its slices.
    let before = latest.slice;
    let expected = 0;
    const elapsed = () => clock.now() - since;
    return {
      size: (): number => size,
      /**
       * True if the next slice would end in time, judged by the last one. Always true for the first slice of a message.
       */
      fits: (): boolean => elapsed() + expected <= messageTime,
      late: (): boolean => elapsed() > messageTime,
      /** Takes into account a slice that began at `begun` and has just ended. */
      learn(rows: number, begun: number): void {
        const slice = { rows: Math.max(rows, 1), time: clock.now() - begun };
        const known = before !== null && before.rows !== slice.rows;
        const { once, each } = costOf(slice, before);
        // If the fixed part alone takes longer than a slice should, smaller slices do not help.
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
