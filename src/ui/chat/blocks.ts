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

/** Where blocks begin: after blank lines that nothing spans. Nothing is remembered from one block to the next. */
function* startsIn(source: string): Generator<number> {
  let closes: ((line: string) => boolean) | null = null;
  let blank = true;
  let at = 0;
  for (const line of source.split('\n')) {
    const empty = line.trim() === '';
    if (blank && closes === null && !empty && !goesOn.test(line)) yield at;
    if (closes === null) closes = closedBy(line);
    else if (closes(line)) closes = null;
    blank = empty;
    at += line.length + 1;
  }
}

/** A text cut into blocks. `last`: where its last one begins, for the text grows nowhere else. */
interface Cut {
  text: string;
  blocks: string[];
  last: number;
}

function cut(text: string, before: Cut): Cut {
  const from = before.last > 0 && text.startsWith(before.text) ? before.last : 0;
  const open = text.slice(from);
  const starts = new Set([0, ...startsIn(open)]);
  const ends = [...starts, open.length].slice(1);
  const blocks = [...starts].map((start, at) => open.slice(start, ends[at]).trimEnd());
  const kept = from > 0 ? before.blocks.slice(0, -1) : [];
  return { text, blocks: [...kept, ...blocks], last: from + Math.max(...starts) };
}

/**
 * Markdown cut at blank lines where nothing spans them: each block reads the same alone. Given the states of a text
 * that grows one after the other, it looks at the last block only.
 */
export function createCutter(): (text: string) => string[] {
  let known: Cut = { text: '', blocks: [], last: 0 };
  return (text) => {
    if (text !== known.text) known = cut(text, known);
    return known.blocks.filter((block) => block !== '');
  };
}
