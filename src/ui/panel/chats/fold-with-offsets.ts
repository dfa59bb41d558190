const special: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i' };
const bases = new Map<string, string>();

/** A Latin letter without its accents, if that is still one character: "ế" gives "e". */
function baseOf(letter: string): string {
  const known = bases.get(letter);
  if (known !== undefined) return known;
  const base = special[letter] ?? letter.normalize('NFD').replace(/\p{M}+$/u, '');
  const fits = base.length === letter.length ? base : letter;
  bases.set(letter, fits);
  return fits;
}

/** Folds case and accents. The result has the length of the text in NFC, so that offsets hold. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('İ', 'I')
    .toLowerCase()
    .replace(/[\u00e0-\u024f\u1e00-\u1eff]/g, baseOf);
