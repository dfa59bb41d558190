const ascii = /^[\x20-\x7e]*$/;

/** A name as names are compared: whatever its case and the way its accents are encoded. */
export const nameKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** Lower case without accents; `đ` has no decomposition and is named. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
}
