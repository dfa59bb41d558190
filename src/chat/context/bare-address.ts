/**
 * Runs of text that may be an address: up to a blank, a quote or an angle bracket, which the browser's own serializer
 * escapes in addresses.
 */
const runs = /[^\s"<>]+/g;
/** Beginning of an address; no scheme is longer. */
const scheme = /(?:[a-z][a-z0-9+.-]{0,60}:\/\/|about:)/i;

/** Length of a text without the brackets and full stops at its end: they belong to the sentence, or to Markdown. */
function lengthWithoutClosing(text: string): number {
  let length = text.length;
  while (length > 0 && ')].,'.includes(text.charAt(length - 1))) length -= 1;
  return length;
}

/** Start of an address with a query or a fragment in a run, and the start of that; null where none is. */
function addressIn(run: string): { start: number; cut: number } | null {
  let from = 0;
  for (const { index: cut } of run.matchAll(/[?#]/g)) {
    const begins = scheme.exec(run.slice(from, cut));
    if (begins) return { start: from + begins.index, cut };
    from = cut + 1;
  }
  return null;
}

const cutAt = (address: string): string => address.replace(/[?#].*$/s, '');
const isAddress = (text: string): boolean => !/\s/.test(text) && URL.canParse(text);

/** The text with the query and the fragment of every address in it cut away. */
export function bare(text: string): string {
  if (isAddress(text)) return cutAt(text);
  return text.replace(runs, (run) => {
    const found = addressIn(run);
    return found ? run.slice(0, found.cut) + run.slice(Math.max(found.cut, lengthWithoutClosing(run))) : run;
  });
}

/** The addresses in a text that have a query or a fragment, whole. */
export function fullAddresses(text: string): string[] {
  if (isAddress(text)) return /[?#]/.test(text) ? [text] : [];
  return [...text.matchAll(runs)].flatMap(([run]) => {
    const found = addressIn(run);
    return found ? run.slice(found.start, lengthWithoutClosing(run)) : [];
  });
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
