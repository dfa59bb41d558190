import type { ProviderPorts } from '@/src/contract/provider.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** The next bytes; undefined at the end, however often it is asked again. */
type Read = () => Promise<Bytes | undefined>;

/**
 * The same bytes in fewer pieces, for each has to go through every step of a vendor's stream: nothing is read while
 * `ports.gather` lasts after a piece, and what has come by then is the next one.
 */
export function gathered(read: Read, ports: Pick<ProviderPorts, 'gather' | 'timer'>): Read {
  let coming: Promise<Bytes | undefined> | null = null;
  let resting: Promise<unknown> | null = null;

  /** What a read gives at once; null: it has to wait. */
  async function ready(piece: Promise<Bytes | undefined>): Promise<Bytes | undefined | null> {
    let callOff = () => {};
    const later = new Promise<null>((resolve) => {
      callOff = ports.timer(0, () => resolve(null));
    });
    return Promise.race([piece, later]).finally(callOff);
  }

  return async () => {
    if (resting) await resting;
    const pieces: Bytes[] = [];
    do {
      coming ??= read();
      const piece = await (pieces.length > 0 ? ready(coming) : coming);
      if (piece === null) break;
      coming = null;
      if (!piece) break;
      pieces.push(piece);
    } while (resting);
    const pause = ports.gather?.() ?? 0;
    resting = pause > 0 ? new Promise((resolve) => void ports.timer(pause, () => resolve(null))) : null;
    return pieces.length > 1 ? joined(pieces) : pieces[0];
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
