/** Bytes of a file's beginning in which its encoding is looked for. */
export const headBytes = 16_777_216;

/** Bytes in which a file says its encoding. */
const saidWithin = 65_536;

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** True where most of what is not plain ASCII makes sense as UTF-8: a byte that does not spoils itself alone. */
function isUtf8(head: Uint8Array, said: boolean): boolean {
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  const bad = count(text, /\ufffd/g);
  const good = count(text, /[^\0-\x7f\ufffd]/gu);
  return bad === 0 || (said ? good >= bad : good > bad);
}

/** UTF-16 without its mark: the text begins with ASCII, every second byte of which is null. */
function unmarkedUtf16(head: Uint8Array): string | null {
  const start = head.subarray(0, 64);
  const nulls = (rest: number) => start.filter((byte, at) => at % 2 === rest && byte === 0).length;
  if (start.length < 8 || nulls(0) + nulls(1) < start.length / 4) return null;
  return nulls(1) > nulls(0) ? 'utf-16le' : 'utf-16be';
}

/** The encoding of a bookmark file by its beginning: its mark, else what it says of itself, else what its bytes are. */
export function encodingOf(head: Uint8Array): string {
  const [first = 0, second = 0] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const wide = unmarkedUtf16(head);
  if (wide) return wide;
  const start = new TextDecoder('latin1').decode(head.subarray(0, saidWithin));
  const said = /charset\s*=\s*["']?([-\w]+)|<\?xml[^>]{0,80}\sencoding\s*=\s*["']([-\w]+)/i.exec(start);
  const label = said?.[1] ?? said?.[2] ?? '';
  const saysUtf8 = /^utf-?8$/i.test(label);
  if (isKnown(label) && !saysUtf8) return label;
  return isUtf8(head, saysUtf8) ? 'utf-8' : 'windows-1252';
}
