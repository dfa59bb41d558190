import { UnreadableFile } from '@/src/contract/conversation.ts';
import { encodingOf, headBytes } from '../../bookmarks/file/detect-encoding.ts';

function textIn(encoding: string, bytes: Uint8Array, fatal: boolean): string {
  try {
    const text = new TextDecoder(encoding, { fatal }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The bytes are not valid in this encoding.
  }
  throw new UnreadableFile('not-text');
}

/** Decodes a file that is known to be text, in any encoding. `language`: the user's. Throws `UnreadableFile`. */
export const decodedText = (bytes: Uint8Array, language: string): string =>
  textIn(encodingOf(bytes.subarray(0, headBytes), language), bytes, false);

/** Decodes UTF-8, or UTF-16 with a byte order mark. Throws `UnreadableFile` for anything else. */
export function plainText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  return textIn(wide ?? 'utf-8', bytes, true);
}
