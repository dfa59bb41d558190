import { isObject } from '@/src/text/is-object.ts';

/** Text that may be an address: up to a space, a quote or an angle bracket, which addresses escape. */
const runs = /[^\s"<>]+/g;
/** Matches the beginning of an address. No scheme is longer. */
const scheme = /(?:[a-z][a-z0-9+.-]{0,60}:\/\/|about:)/i;

/** Length of a text without brackets and punctuation at its end, which belong to the sentence or to Markdown. */
function lengthWithoutClosing(text: string): number {
  let length = text.length;
  while (length > 0 && ')].,'.includes(text.charAt(length - 1))) length -= 1;
  return length;
}

/** The start of an address in a run, and of its query or fragment; null if there is no such address. */
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

/** The text with query and fragment removed from every address in it. */
export function bare(text: string): string {
  if (isAddress(text)) return cutAt(text);
  return text.replace(runs, (run) => {
    const found = addressIn(run);
    return found ? run.slice(0, found.cut) + run.slice(Math.max(found.cut, lengthWithoutClosing(run))) : run;
  });
}

/** The addresses in a text that have a query or a fragment. */
export function fullAddresses(text: string): string[] {
  if (isAddress(text)) return /[?#]/.test(text) ? [text] : [];
  return [...text.matchAll(runs)].flatMap(([run]) => {
    const found = addressIn(run);
    return found ? run.slice(found.start, lengthWithoutClosing(run)) : [];
  });
}

/** The value with every string in it changed. `changeKey`: the change of keys, by default that of all strings. */
export function mapStrings(value: unknown, change: (text: string) => string, changeKey = change): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, change, changeKey));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [changeKey(key), mapStrings(one, change, changeKey)]),
  );
}

export function stringsIn(value: unknown): string[] {
  const found: string[] = [];
  mapStrings(value, (text) => {
    found.push(text);
    return text;
  });
  return found;
}
