/** Bytes of a file's beginning in which its encoding is looked for. */
export const headBytes = 65_536;

/** As far as the bytes go: the last character may be cut. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** The encoding of a bookmark file by its beginning: its mark, else what it says of itself, else what its bytes are. */
export function encodingOf(head: Uint8Array): string {
  const [first = 0, second = 0] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(head.subarray(0, 2_048));
  const said = /charset\s*=\s*["']?([-\w]+)/i.exec(start)?.[1];
  if (said !== undefined && isKnown(said) && !/^utf-?8$/i.test(said)) return said;
  return isUtf8(head) ? 'utf-8' : 'windows-1252';
}
