/** Native messaging's frames: the length of a JSON text in four bytes, then the text. */

/** Longest frame that is read. The browsers' limit is 64 MiB; ours are under 1 MiB, apart from a long list of keys. */
export const frameLimit = 4 * 1024 * 1024;

export function encodeFrame(frame: object): Buffer {
  const json = JSON.stringify(frame);
  const bytes = Buffer.allocUnsafe(4 + Buffer.byteLength(json));
  bytes.writeUInt32LE(bytes.length - 4);
  bytes.write(json, 4);
  return bytes;
}

/**
 * Makes a reader of frames that takes bytes cut anywhere. Throws for a frame too long or no JSON, and when `onFrame`
 * throws; it is over then.
 */
export function createFrameReader(onFrame: (frame: unknown) => void): (bytes: Buffer) => void {
  let chunks: Buffer[] = [];
  let size = 0;
  let length: number | null = null;

  const take = (count: number): Buffer => {
    const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    chunks = [all.subarray(count)];
    size -= count;
    return all.subarray(0, count);
  };

  return (bytes) => {
    chunks.push(bytes);
    size += bytes.length;
    while (size >= (length ?? 4)) {
      if (length === null) {
        length = take(4).readUInt32LE();
        if (length > frameLimit) throw new Error(`A frame of ${length} bytes is too long.`);
      } else {
        const json = take(length).toString('utf8');
        length = null;
        onFrame(JSON.parse(json));
      }
    }
  };
}
