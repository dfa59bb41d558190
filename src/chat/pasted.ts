import type { Message } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';

/** Pastes up to this many characters count as typed. */
export const TYPED = 80;

/** The pastes of a user message that count as text of others. */
export const foreignPastes = (message: Pick<Message, 'pasted'>): string[] =>
  (message.pasted ?? []).filter((text) => text.length > TYPED);

/** What a user's message says, or the start of it, as a model may see it. */
export function withFences(
  said: string,
  message: Pick<Message, 'pasted' | 'marks'>,
  protocol: Pick<Protocol, 'formatQuoted'>,
): string {
  const pastes = foreignPastes(message).flatMap((text, index) => {
    const mark = message.marks?.[index];
    return mark === undefined ? [] : [{ text, mark }];
  });
  return fencePastes(said, pastes, protocol);
}

/** Of a paste that was changed since, as many characters together are still known for its own. */
const grain = 16;

interface Span {
  start: number;
  end: number;
  mark: string;
}

/**
 * What the user wrote, with each copy of a paste between its mark. One that was changed afterwards is fenced from its
 * first piece that is left to its last, whatever stands between, and out to the ends of those lines.
 */
export function fencePastes(
  text: string,
  pastes: { text: string; mark: string }[],
  { formatQuoted }: Pick<Protocol, 'formatQuoted'>,
): string {
  let rest = 0;
  const pieces = merged(pastes.flatMap((paste) => spansOf(text, paste))).flatMap(({ start, end, mark }) => {
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

/** Each copy of a paste, and what of it stands beside them in as many characters as a paste of its own would have. */
function spansOf(text: string, { text: paste, mark }: { text: string; mark: string }): Span[] {
  const found = leftAt(paste, text);
  const copies = copiesIn(text, paste).map((start) => ({ start, end: start + paste.length, mark }));
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return copies;
  if (copies.length > 0)
    return [...copies, ...runsOf(found).flatMap(([start, end]) => (end - start > TYPED ? { start, end, mark } : []))];
  const lineEnd = text.indexOf('\n', last + grain);
  return [{ start: text.lastIndexOf('\n', first) + 1, end: lineEnd < 0 ? text.length : lineEnd, mark }];
}

function copiesIn(text: string, paste: string): number[] {
  const copies: number[] = [];
  for (let at = text.indexOf(paste); paste !== '' && at >= 0; at = text.indexOf(paste, at + paste.length))
    copies.push(at);
  return copies;
}

/** Where pieces that begin right one after the other start and end together. */
function runsOf(found: number[]): [start: number, end: number][] {
  const runs: [number, number][] = [];
  for (const at of found) {
    const run = runs.at(-1);
    if (run && at === run[1] - grain + 1) run[1] = at + grain;
    else runs.push([at, at + grain]);
  }
  return runs;
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
