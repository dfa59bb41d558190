/**
 * What may be an address in running text: it goes on to a blank, a quote or an angle bracket, for whatever else it may
 * hold, the browser's own serializer escapes these.
 */
const runs = /[^\s"<>]+/g;
/** How an address begins; no scheme is longer. */
const scheme = /(?:[a-z][a-z0-9+.-]{0,60}:\/\/|about:)/i;

/** A bracket or a full stop at the end belongs to the sentence, or to Markdown. */
const closing = /(?<![)\].,])[)\].,]*$/;

/** Where an address that has a query or a fragment begins in a run, and where that does; null where none is. */
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
    return found ? run.slice(0, found.cut) + (closing.exec(run)?.[0] ?? '') : run;
  });
}

/** The addresses in a text that have a query or a fragment, whole. */
export function fullAddresses(text: string): string[] {
  if (isAddress(text)) return /[?#]/.test(text) ? [text] : [];
  return [...text.matchAll(runs)].flatMap(([run]) => {
    const found = addressIn(run);
    return found ? run.slice(found.start).replace(closing, '') : [];
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
