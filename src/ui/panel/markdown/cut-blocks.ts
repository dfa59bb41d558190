/** A line that goes on with the list, quote or indented code before it, although a blank line stands between. */
const goesOn = /^(?:\s{2,}|\t|(?:[-*+]|\d+[.)]?|>)(?:\s|$))/;
const fence = /^ {0,3}(?:(`{3,})(?!`)[^`]*|(~{3,})(?!~).*)$/;
/** The sign of a list's item, up to its words. */
const item = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?: {1,4}(?! )|\s|$)/;

/** What ends the code or the formula that a line opens; null where it opens neither. */
function closedBy(line: string): ((line: string) => boolean) | null {
  const [, ticks, mark = ticks] = fence.exec(line) ?? [];
  if (mark) return (later) => later.trim().startsWith(mark) && later.trim().replaceAll(mark.charAt(0), '') === '';
  if (line.trim() === '$$') return (later) => later.trim().endsWith('$$');
  if (line.trimStart().startsWith('\\[') && !line.includes('\\]')) return (later) => later.includes('\\]');
  return null;
}

/** Its lines, and whether code or a formula that began before spans them. What begins within a list's item ends there. */
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

/** How far lines stand in that belong to the list which the line belongs to; 0 outside of one. */
function insetAt(line: string, inset: number): number {
  if (line.trim() === '' || (inset > 0 && indentOf(line) >= inset)) return inset;
  return item.exec(line)?.[0].length ?? 0;
}

/** Where blocks begin: after blank lines that nothing spans. Nothing is remembered from one block to the next. */
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

/** A text cut into pieces. `last`: where its last one begins, for the text grows nowhere else. */
interface Cut {
  text: string;
  pieces: string[];
  last: number;
}

function cut(text: string, least: number, before: Cut): Cut {
  const from = before.last > 0 && text.startsWith(before.text) ? before.last : 0;
  const open = text.slice(from);
  const starts = [0];
  for (const at of startsIn(open)) if (at > 0 && at - (starts.at(-1) ?? 0) >= least) starts.push(at);
  const ends = [...starts, open.length].slice(1);
  const pieces = starts.map((start, at) => own(open.slice(start, ends[at]).trimEnd()));
  const kept = from > 0 ? before.pieces.slice(0, -1) : [];
  return { text, pieces: [...kept, ...pieces], last: from + (starts.at(-1) ?? 0) };
}

/** A copy. What engines cut out of a string holds on to all of it, here to every state of a growing text. */
const own = (piece: string): string => structuredClone(piece);

/**
 * Markdown cut at blank lines where nothing spans them: each piece reads the same alone. One is a block, or as many
 * blocks as it takes to have at least so many characters. Given the states of a text that grows one after the other,
 * it looks at the last piece only.
 */
export function createBlockCutter(least = 0): (text: string) => string[] {
  let known: Cut = { text: '', pieces: [], last: 0 };
  return (text) => {
    if (text !== known.text) known = cut(text, least, known);
    return known.pieces.filter((piece) => piece !== '');
  };
}
