import { decodeString } from 'micromark-util-decode-string';

/** Replaces the character references of HTML by their characters. Unknown ones, and those without a semicolon, stay. */
export const resolveEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/gi, (written) => {
        const resolved = decodeString(written);
        return resolved === '\ufffd' ? written : resolved;
      })
    : text;

const numeric = (text: string): string => [...text].map((character) => `&#${character.codePointAt(0)};`).join('');

/** Escapes text so that reading gives exactly the same, with spaces at its ends and line breaks. */
export const escapeHtml = (text: string): string =>
  text
    .replace(
      /[&<>"']/g,
      (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '&#39;',
    )
    .replace(/^\s+|(?<!\s)\s+$|[\n\r\t]/g, numeric);
