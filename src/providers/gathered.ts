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
  const after = (ms: number) => new Promise<'later'>((resolve) => void ports.timer(ms, () => resolve('later')));

  return async () => {
    if (resting) await resting;
    const pieces: Bytes[] = [];
    for (;;) {
      coming ??= read();
      const piece = await (resting && pieces.length > 0 ? Promise.race([coming, after(0)]) : coming);
      if (piece === 'later') break;
      coming = null;
      if (!piece) break;
      pieces.push(piece);
      if (!resting) break;
    }
    const pause = ports.gather?.() ?? 0;
    resting = pause > 0 ? after(pause) : null;
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
