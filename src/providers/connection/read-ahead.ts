import type { ProviderPorts } from '@/src/contract/provider.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** The next bytes; undefined at the end, and whenever it is called again. */
type Read = () => Promise<Bytes | undefined>;

/** Maximum number of pieces in memory, if the server is faster than the reader. */
const most = 1_000;

/** Number of bytes that are passed on without waiting for more. */
export const plenty = 32_768;

/**
 * Joins pieces that come during `ports.gather` until they are large, since each passes through every step of a library.
 * Reads at once nevertheless: a browser drops unread bytes when a connection breaks. Errors come after the bytes.
 */
export function gathered(read: Read, ports: Pick<ProviderPorts, 'gather' | 'timer'>): Read {
  const pieces: Bytes[] = [];
  let taking: Promise<boolean> | null = null;
  let isAhead = false;
  let resting: Promise<void> | null = null;
  let wake = () => {};

  /** Reads once and adds the bytes to the waiting pieces. False at the end. */
  function take(): Promise<boolean> {
    taking ??= read().then((piece) => {
      if (!piece) return false;
      taking = null;
      pieces.push(piece);
      return true;
    });
    return taking;
  }

  /** Reads ahead until the limit or the end. An error is thrown at the next read. */
  async function readAhead() {
    if (isAhead) return;
    isAhead = true;
    try {
      while (pieces.length < most && (await take())) if (lengthOf(pieces) >= plenty) wake();
    } catch {}
    isAhead = false;
    wake();
  }

  async function rest(pause: number) {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    void readAhead();
    const callOff = ports.timer(pause, wake);
    await over;
    callOff();
  }

  return async () => {
    if (resting) await resting;
    if (pieces.length === 0) await take();
    const given = pieces.splice(0);
    const whole = given.length > 1 ? joined(given) : given[0];
    const pause = ports.gather?.() ?? 0;
    resting = null;
    if (whole && pause > 0) {
      if (whole.length < plenty) resting = rest(pause);
      else void readAhead();
    }
    return whole;
  };
}

const lengthOf = (pieces: Bytes[]): number => pieces.reduce((length, piece) => length + piece.length, 0);

function joined(pieces: Bytes[]): Bytes {
  const all = new Uint8Array(lengthOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
