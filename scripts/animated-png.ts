import { crc32 } from 'node:zlib';

/** One picture of a film; `ms`: how long it is seen. All have one size and come of one browser. */
export interface Frame {
  png: Uint8Array;
  ms: number;
}

interface Chunk {
  type: string;
  data: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function* chunksOf(png: Uint8Array): Generator<Chunk> {
  const bytes = Buffer.from(png);
  for (let at = signature.length; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    yield { type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function written({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const numbers = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) buffer.writeUInt32BE(value, at * 4);
  return buffer;
};

/** Joins pictures into one that moves (APNG), played without end. Throws where they differ in size or kind. */
export function animatedPng(frames: readonly Frame[]): Buffer {
  const all = frames.map(({ png }) => [...chunksOf(png)]);
  const header = all[0]?.find(({ type }) => type === 'IHDR')?.data;
  if (!header) throw new Error('There is no picture to begin with.');
  const size = [header.readUInt32BE(0), header.readUInt32BE(4)] as const;
  const out = [
    signature,
    written({ type: 'IHDR', data: header }),
    written({ type: 'acTL', data: numbers(frames.length, 0) }),
  ];
  let sequence = 0;
  for (const [index, chunks] of all.entries()) {
    if (!chunks.find(({ type }) => type === 'IHDR')?.data.equals(header))
      throw new Error(`Picture ${index + 1} has another size or kind.`);
    // Delay in milliseconds as a fraction; nothing is disposed of, nothing blended.
    const control = Buffer.alloc(6);
    control.writeUInt16BE(frames[index]!.ms, 0);
    control.writeUInt16BE(1000, 2);
    out.push(written({ type: 'fcTL', data: Buffer.concat([numbers(sequence++, ...size, 0, 0), control]) }));
    for (const { data } of chunks.filter(({ type }) => type === 'IDAT'))
      out.push(
        index === 0
          ? written({ type: 'IDAT', data })
          : written({ type: 'fdAT', data: Buffer.concat([numbers(sequence++), data]) }),
      );
  }
  return Buffer.concat([...out, written({ type: 'IEND', data: Buffer.alloc(0) })]);
}
