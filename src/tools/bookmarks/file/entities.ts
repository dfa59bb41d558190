const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

function character(code: number): string | undefined {
  return code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined;
}

function meaning(name: string): string | undefined {
  if (!name.startsWith('#')) return named.get(name.toLowerCase());
  const hexadecimal = /^#x/i.test(name);
  return character(Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10));
}

/** Resolves the entities that bookmark files use; what is none of them stays as it is written. */
export const resolveEntities = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (written, name: string) => meaning(name) ?? written);

const numeric = (text: string): string => [...text].map((character) => `&#${character.codePointAt(0)};`).join('');

/** Text or the value of an attribute, so that reading gives the same again: spaces at its ends and line breaks too. */
export const escapeHtml = (text: string): string =>
  text
    .replace(
      /[&<>"']/g,
      (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '&#39;',
    )
    .replace(/^\s+|(?<!\s)\s+$|[\n\r\t]/g, numeric);
