import type { Protocol } from '@/src/contract/protocol.ts';

/** Of a paste that was changed since, as many characters together are still known for its own. */
const grain = 16;

interface Span {
  start: number;
  end: number;
  mark: string;
}

/**
 * What the user wrote, with each paste between its mark. One that was changed afterwards is fenced from its first piece
 * that is left to its last, whatever stands between, and out to the ends of those lines.
 */
export function fencePastes(
  text: string,
  pastes: { text: string; mark: string }[],
  { formatQuoted }: Pick<Protocol, 'formatQuoted'>,
): string {
  let rest = 0;
  const pieces = merged(pastes.flatMap((paste) => spanOf(text, paste))).flatMap(({ start, end, mark }) => {
    const before = text.slice(rest, start);
    rest = end;
    return [before, `\n${formatQuoted(text.slice(start, end), mark)}\n`];
  });
  return [...pieces, text.slice(rest)].join('');
}

/** Whether something of a paste is left in a text: then it is still text of others. */
export const isLeft = (paste: string, text: string): boolean => text.includes(paste) || leftAt(paste, text).length > 0;

/** Where in a text pieces of a paste begin. */
function leftAt(paste: string, text: string): number[] {
  const pieces = new Set(starts(paste).map((at) => paste.slice(at, at + grain)));
  return starts(text).filter((at) => pieces.has(text.slice(at, at + grain)));
}

const starts = (text: string): number[] => Array.from({ length: Math.max(0, text.length - grain + 1) }, (_, at) => at);

function spanOf(text: string, { text: paste, mark }: { text: string; mark: string }): Span[] {
  const whole = text.indexOf(paste);
  if (whole >= 0) return [{ start: whole, end: whole + paste.length, mark }];
  const found = leftAt(paste, text);
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return [];
  const lineEnd = text.indexOf('\n', last + grain);
  return [{ start: text.lastIndexOf('\n', first) + 1, end: lineEnd < 0 ? text.length : lineEnd, mark }];
}

/** In order; those that overlap become one, under the first one's mark. */
function merged(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else all.push({ ...span });
  }
  return all;
}
