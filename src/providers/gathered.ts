import type { ProviderPorts } from '@/src/contract/provider.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** The next bytes; undefined at the end, however often it is asked again. */
type Read = () => Promise<Bytes | undefined>;

/**
 * The same bytes in fewer pieces. What comes while `ports.gather` lasts after a piece is the next one, for each has to
 * go through every step of a vendor's stream; what comes later than that is given at once.
 */
export function gathered(read: Read, ports: Pick<ProviderPorts, 'gather' | 'timer'>): Read {
  let coming: Promise<Bytes | undefined> | null = null;
  let resting: Promise<'rested'> | null = null;

  function rest() {
    const pause = ports.gather?.() ?? 0;
    if (pause === 0) return;
    resting = new Promise((resolve) => {
      ports.timer(pause, () => {
        resting = null;
        resolve('rested');
      });
    });
  }

  return async () => {
    const pieces: Bytes[] = [];
    do {
      coming ??= read();
      const piece = await (pieces.length > 0 && resting ? Promise.race([coming, resting]) : coming);
      if (piece === 'rested') break;
      coming = null;
      if (!piece) break;
      pieces.push(piece);
    } while (resting);
    rest();
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
