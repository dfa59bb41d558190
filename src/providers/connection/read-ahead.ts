import type { ProviderPorts } from '@/src/contract/provider.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** The next bytes; undefined at the end, however often it is asked again. */
type Read = () => Promise<Bytes | undefined>;

/** Pieces that are held at most, so that a server which is quicker than what reads it does not fill the memory. */
const most = 1_000;

/** Bytes that are enough for one piece: to wait for more would only make a burst late. */
export const plenty = 16_384;

/**
 * The same bytes in fewer pieces, for each has to go through every step of a vendor's stream: what comes while
 * `ports.gather` lasts after a piece is the next one, unless that piece was large. It is read as it comes, though each read wakes the page: a browser
 * drops what nobody has read when a connection breaks. What a read throws is thrown after the bytes before it.
 */
export function gathered(read: Read, ports: Pick<ProviderPorts, 'gather' | 'timer'>): Read {
  const pieces: Bytes[] = [];
  let taking: Promise<boolean> | null = null;
  let ahead: Promise<void> | null = null;
  let resting: Promise<void> | null = null;

  /** One read at a time, which puts what it gives to the others; false: that was the end. */
  function take(): Promise<boolean> {
    taking ??= read().then((piece) => {
      if (!piece) return false;
      taking = null;
      pieces.push(piece);
      return true;
    });
    return taking;
  }

  /** Reads ahead until the limit or the end; an error is thrown at the next read. */
  async function readAhead() {
    try {
      while (pieces.length < most && (await take()));
    } catch {}
    ahead = null;
  }

  async function rest(pause: number) {
    ahead ??= readAhead();
    let callOff = () => {};
    const over = new Promise<void>((resolve) => {
      callOff = ports.timer(pause, resolve);
    });
    await Promise.race([over, ahead]);
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
      else ahead ??= readAhead();
    }
    return whole;
  };
}

function joined(pieces: Bytes[]): Bytes {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
