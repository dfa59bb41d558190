const special: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i' };
const bases = new Map<string, string>();

/** A Latin letter without its marks, in one character: "ế" as "e". */
function baseOf(letter: string): string {
  const known = bases.get(letter);
  if (known !== undefined) return known;
  const base = special[letter] ?? letter.normalize('NFD').replace(/\p{M}+$/u, '');
  const fits = base.length === letter.length ? base : letter;
  bases.set(letter, fits);
  return fits;
}

/** As words are compared: whatever their case, and with or without accents. Of the same length as the text in NFC. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('İ', 'I')
    .toLowerCase()
    .replace(/[\u00e0-\u024f\u1e00-\u1eff]/g, baseOf);
