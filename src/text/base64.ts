/** Bytes that are handed to a function at once, few enough for its arguments. */
const portion = 32_768;

/** Encodes bytes as base64 text. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += portion) binary += String.fromCharCode(...bytes.subarray(at, at + portion));
  return btoa(binary);
}

/** Decodes base64 text into bytes. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
