import { openedBlock } from './nested-fences.ts';

/** Line that continues a list, quote or indented code after a blank line. */
const goesOn = /^(?:\s{2,}|\t|(?:[-*+]|\d+[.)]?|>)(?:\s|$))/;
/** Marker of a list item with the blanks after it. */
const item = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?: {1,4}(?! )|\s|$)/;

/** Matcher for the end of a fence or formula that a line opens; null if it opens none. */
function closedBy(line: string): ((line: string) => boolean) | null {
  const block = openedBlock(line);
  if (block) return block.closes;
  if (line.trim() === '$$') return (later) => later.trim().endsWith('$$');
  if (line.trimStart().startsWith('\\[') && !line.includes('\\]')) return (later) => later.includes('\\]');
  return null;
}

/** Lines, each with whether it is inside code or a formula. A fence in a list item ends with the item. */
function* linesOf(source: string): Generator<{ line: string; spanned: boolean }> {
  let closes: ((line: string) => boolean) | null = null;
  let inset = 0;
  for (const line of source.split('\n')) {
    yield { line, spanned: closes !== null };
    if (closes?.(line)) closes = null;
    else if (closes === null) {
      inset = insetAt(line, inset);
      closes = inset > 0 && indentOf(line) >= inset ? null : closedBy(line);
    }
  }
}

const indentOf = (line: string): number => line.search(/\S|$/);

/** Width of the marker whose list item a line belongs to; 0 outside of lists. */
function insetAt(line: string, inset: number): number {
  if (line.trim() === '' || (inset > 0 && indentOf(line) >= inset)) return inset;
  return item.exec(line)?.[0].length ?? 0;
}

/** Offsets at which blocks begin: after blank lines outside of fences. */
function* startsIn(source: string): Generator<number> {
  let blank = true;
  let at = 0;
  for (const { line, spanned } of linesOf(source)) {
    const empty = line.trim() === '';
    if (blank && !spanned && !empty && !goesOn.test(line)) yield at;
    blank = empty;
    at += line.length + 1;
  }
}

/** Pieces of a text. `last`: offset of the last one, the only one that grows. */
interface Cut {
  text: string;
  pieces: string[];
  last: number;
}

/** Offsets of pieces of at least `least` characters; the first is 0. */
function cutsIn(text: string, least: number): number[] {
  const starts = [0];
  for (const at of startsIn(text)) if (at > 0 && at - (starts.at(-1) ?? 0) >= least) starts.push(at);
  return starts;
}

const piecesOf = (text: string, starts: number[]): string[] =>
  starts.map((start, at) => text.slice(start, starts[at + 1]).trimEnd());

/** Blocks of Markdown. Do not keep them: as substrings they keep the whole text in memory. */
export const blocksIn = (text: string): string[] => piecesOf(text, cutsIn(text, 0)).filter((piece) => piece !== '');

function cut(text: string, least: number, before: Cut): Cut {
  const from = before.last > 0 && text.startsWith(before.text) ? before.last : 0;
  const open = text.slice(from);
  const starts = cutsIn(open, least);
  const pieces = piecesOf(open, starts).map(own);
  const kept = from > 0 ? before.pieces.slice(0, -1) : [];
  return { text, pieces: [...kept, ...pieces], last: from + (starts.at(-1) ?? 0) };
}

/** Copies a string, since engines keep the whole source of a substring alive. */
const own = (piece: string): string => structuredClone(piece);

/**
 * Makes a function that cuts Markdown at blank lines into pieces of at least `least` characters, each of which can be
 * parsed alone. Called with the next state of a growing text, it cuts only the last piece again.
 */
export function createBlockCutter(least = 0): (text: string) => string[] {
  let known: Cut = { text: '', pieces: [], last: 0 };
  return (text) => {
    if (text !== known.text) known = cut(text, least, known);
    return known.pieces.filter((piece) => piece !== '');
  };
}
