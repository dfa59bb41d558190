const ascii = /^[\x20-\x7e]*$/;

/** Lower case without accents; `đ` has no decomposition and is named. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
}
