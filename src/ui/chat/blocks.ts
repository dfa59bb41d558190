/** A line that goes on with the list, quote or indented code before it, although a blank line stands between. */
const goesOn = /^(?:\s{2,}|\t|(?:[-*+]|\d+[.)]?|>)(?:\s|$))/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** What ends the code or the formula that a line opens; null where it opens neither. */
function closedBy(line: string): ((line: string) => boolean) | null {
  const mark = fence.exec(line)?.[1];
  if (mark) return (later) => later.trim().startsWith(mark) && later.trim().replaceAll(mark.charAt(0), '') === '';
  if (line.trim() === '$$') return (later) => later.trim().endsWith('$$');
  if (line.trimStart().startsWith('\\[') && !line.includes('\\]')) return (later) => later.includes('\\]');
  return null;
}

/** Its lines, and whether code or a formula that began before spans them. */
function* linesOf(source: string): Generator<{ line: string; spanned: boolean }> {
  let closes: ((line: string) => boolean) | null = null;
  for (const line of source.split('\n')) {
    yield { line, spanned: closes !== null };
    if (closes === null) closes = closedBy(line);
    else if (closes(line)) closes = null;
  }
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
export function createCutter(least = 0): (text: string) => string[] {
  let known: Cut = { text: '', pieces: [], last: 0 };
  return (text) => {
    if (text !== known.text) known = cut(text, least, known);
    return known.pieces.filter((piece) => piece !== '');
  };
}

const headingSigns = /^ {0,3}#{1,6}[ \t]/;
/** Around words that stand out. */
const marks = /\*+|__|`/g;

/** Lines of a text that stand together; `heading`: a single one, without its signs. */
export interface Lines {
  heading: boolean;
  text: string;
}

/** A text cut into the words of its headings and what stands between them, as it is written. */
export function outlined(source: string): Lines[] {
  const parts: Lines[] = [];
  let from = 0;
  let at = 0;
  // What stands between is cut out of the source in one, so that no engine has to keep it twice.
  const upTo = (end: number) => end > from && parts.push({ heading: false, text: source.slice(from, end) });
  for (const { line, spanned } of linesOf(source)) {
    const [signs] = (!spanned && headingSigns.exec(line)) || [];
    if (signs) {
      upTo(at);
      parts.push({ heading: true, text: line.slice(signs.length).replace(marks, '').trim() });
      from = at + line.length;
    }
    at += line.length + 1;
  }
  upTo(source.length);
  return parts;
}
