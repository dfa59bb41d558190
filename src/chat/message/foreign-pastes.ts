import type { Message } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';

/** Number of characters up to which a paste counts as typed. */
export const TYPED = 80;

/** The pastes of a user message that count as text of others. */
export const foreignPastes = (message: Pick<Message, 'pasted'>): string[] =>
  (message.pasted ?? []).filter((text) => text.length > TYPED);

type Pasting = Pick<Message, 'pasted' | 'marks'>;
type Quoting = Pick<Protocol, 'formatQuoted'>;

/** The latest result for each message, since a turn is built many times until it fits. */
const fenced = new WeakMap<Pasting, { said: string; protocol: Quoting; text: string }>();

/** A user's message, or the start of it, with pastes between marks for a model. */
export function withFences(said: string, message: Pasting, protocol: Quoting): string {
  const before = fenced.get(message);
  if (before?.said === said && before.protocol === protocol) return before.text;
  const pastes = foreignPastes(message).flatMap((text, index) => {
    const mark = message.marks?.[index];
    return mark === undefined ? [] : [{ text, mark }];
  });
  const text = fencePastes(said, pastes, protocol);
  fenced.set(message, { said, protocol, text });
  return text;
}

/** Number of consecutive characters by which a changed paste is still recognised. */
const grain = 16;

interface Span {
  start: number;
  end: number;
  mark: string;
}

/**
 * The text with each paste between its marks. A changed paste is marked from its first remaining piece to its last, up
 * to the ends of those lines.
 */
export function fencePastes(text: string, pastes: { text: string; mark: string }[], { formatQuoted }: Quoting): string {
  const whole = pastes.map((paste) => copiesIn(text, paste));
  const copies = merged(whole.flat());
  const between = gaps(text, copies);
  const parts = pastes.flatMap((paste, at) => partsIn(text, paste, { between, isWhole: whole[at]?.length !== 0 }));
  let rest = 0;
  const pieces = merged([...copies, ...parts]).flatMap(({ start, end, mark }) => {
    const before = text.slice(rest, start);
    rest = end;
    return [before, `\n${formatQuoted(text.slice(start, end), mark)}\n`];
  });
  return [...pieces, text.slice(rest)].join('');
}

/** True if a piece of the paste is left in the text, which then is still text of others. */
export const isLeft = (paste: string, text: string): boolean =>
  text.includes(paste) || leftAt(piecesOf(paste), text).length > 0;

const piecesOf = (paste: string): Set<string> => new Set(starts(paste).map((at) => paste.slice(at, at + grain)));

const leftAt = (pieces: ReadonlySet<string>, text: string): number[] =>
  starts(text).filter((at) => pieces.has(text.slice(at, at + grain)));

const starts = (text: string): number[] => Array.from({ length: Math.max(0, text.length - grain + 1) }, (_, at) => at);

function copiesIn(text: string, { text: paste, mark }: { text: string; mark: string }): Span[] {
  const copies: Span[] = [];
  for (let at = text.indexOf(paste); paste !== '' && at >= 0; at = text.indexOf(paste, at + paste.length))
    copies.push({ start: at, end: at + paste.length, mark });
  return copies;
}

function gaps(text: string, spans: Span[]): { start: number; end: number }[] {
  const ends = [0, ...spans.map(({ end }) => end)];
  return ends
    .map((start, at) => ({ start, end: spans[at]?.start ?? text.length }))
    .filter(({ start, end }) => end - start >= grain);
}

/** The spans of a changed paste. Beside an unchanged copy, only long parts of it count. */
function partsIn(
  text: string,
  { text: paste, mark }: { text: string; mark: string },
  { between, isWhole }: { between: { start: number; end: number }[]; isWhole: boolean },
): Span[] {
  const gaps = between.filter(({ start, end }) => !isWhole || end - start > TYPED);
  if (gaps.length === 0) return [];
  const pieces = piecesOf(paste);
  const found = gaps.flatMap(({ start, end }) => leftAt(pieces, text.slice(start, end)).map((at) => at + start));
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return [];
  if (isWhole) return runsOf(found).flatMap(([start, end]) => (end - start > TYPED ? { start, end, mark } : []));
  const lineEnd = text.indexOf('\n', last + grain);
  return [{ start: text.lastIndexOf('\n', first) + 1, end: lineEnd < 0 ? text.length : lineEnd, mark }];
}

function runsOf(found: number[]): [start: number, end: number][] {
  const runs: [number, number][] = [];
  for (const at of found) {
    const run = runs.at(-1);
    if (run && at === run[1] - grain + 1) run[1] = at + grain;
    else runs.push([at, at + grain]);
  }
  return runs;
}

/** Sorts pastes by place. Overlapping ones become one with the mark of the first. */
function merged(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else all.push({ ...span });
  }
  return all;
}
