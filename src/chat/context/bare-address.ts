/**
 * Addresses in running text, up to their query or fragment, which then go on to a blank, a quote or an angle bracket:
 * whatever else a query may hold, the browser's own serializer escapes these.
 */
const written = /((?:[a-z][a-z0-9+.-]*:\/\/|about:)[^\s?#"<>]*)([?#][^\s"<>]*)/gi;

/** A bracket or a full stop at the end belongs to the sentence, or to Markdown. */
const closing = /[)\].,]*$/;

const cutAt = (address: string): string => address.replace(/[?#].*$/s, '');
const isAddress = (text: string): boolean => !/\s/.test(text) && URL.canParse(text);

/** The text with the query and the fragment of every address in it cut away. */
export function bare(text: string): string {
  if (isAddress(text)) return cutAt(text);
  return text.replace(written, (_all, address: string, rest: string) => address + (closing.exec(rest)?.[0] ?? ''));
}

/** The addresses in a text that have a query or a fragment, whole. */
export function fullAddresses(text: string): string[] {
  if (isAddress(text)) return /[?#]/.test(text) ? [text] : [];
  return [...text.matchAll(written)].map(([address]) => address.replace(closing, ''));
}

/** Changes every string in a value, keys too. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [change(key), mapStrings(one, change)]));
}

/** Every string in a value. */
export function stringsIn(value: unknown): string[] {
  const found: string[] = [];
  mapStrings(value, (text) => {
    found.push(text);
    return text;
  });
  return found;
}
