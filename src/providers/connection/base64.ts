/** Bytes in base64; a string is in it already. */
export function base64(data: Uint8Array | string): string {
  if (typeof data === 'string') return data;
  let binary = '';
  for (const byte of data) binary += String.fromCharCode(byte);
  return btoa(binary);
}
