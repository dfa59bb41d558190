import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** One file out of a wheel, which is a ZIP archive (APPNOTE 6.3, without ZIP64: wheels of an index are smaller). */
export function fileInWheel(wheel: Buffer, path: string): Buffer {
  const end = wheel.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || wheel.readUInt32LE(end) !== END) throw new Error('This is no wheel: it has no table of contents.');
  let at = wheel.readUInt32LE(end + 16);
  for (let left = wheel.readUInt16LE(end + 10); left > 0 && wheel.readUInt32LE(at) === ENTRY; left--) {
    const name = wheel.readUInt16LE(at + 28);
    if (wheel.toString('utf8', at + 46, at + 46 + name) === path) return contents(wheel, at);
    at += 46 + name + wheel.readUInt16LE(at + 30) + wheel.readUInt16LE(at + 32);
  }
  throw new Error(`The wheel holds no ${path}.`);
}

function contents(wheel: Buffer, entry: number): Buffer {
  const [packed, header] = [wheel.readUInt32LE(entry + 20), wheel.readUInt32LE(entry + 42)];
  const start = header + 30 + wheel.readUInt16LE(header + 26) + wheel.readUInt16LE(header + 28);
  const bytes = wheel.subarray(start, start + packed);
  return wheel.readUInt16LE(entry + 10) === 0 ? bytes : inflateRawSync(bytes);
}
