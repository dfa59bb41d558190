import { OpenFences } from '@/src/text/open-fences.ts';

/** Line that may open or close a code block. */
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The run of marks at the start of a line, and its info string. */
function fenceIn(line: string): { run: string; info: string } {
  const [before = '', run = ''] = fence.exec(line) ?? [];
  return { run, info: line.slice(before.length).trim() };
}

/** Quote marks, blanks and list markers before a fence. */
const marksBefore = /^((?:[ \t]*>)*)((?:[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?=`{3}|~{3})/;
/** Opening fence whose info string may announce Markdown, which can contain code blocks. */
const sign = /(?:`{3}|~{3})[ \t]*(?:m|rm|q)/i;

/** Code block that a line opens, without the quote marks and list markers before it; null if it opens none. */
export function openedBlock(line: string) {
  const { run, info } = fenceIn(line);
  const mark = run.charAt(0);
  const isInline = (words: string) => mark === '`' && words.includes('`');
  if (run === '' || isInline(info)) return null;
  const fences = new OpenFences(run.length, info);
  let longest = run.length;
  let holdsBlock = false;
  return {
    /** Takes the next line; true if it closes the block. */
    closes(later: string): boolean {
      const { run: inner, info: words } = fenceIn(later);
      if (inner.charAt(0) !== mark || isInline(words)) return false;
      if (words === '' && fences.close(inner.length)) return true;
      if (words !== '') fences.open(inner.length, words);
      holdsBlock ||= fences.depth > 1;
      longest = Math.max(longest, inner.length);
      return false;
    },
    /** Fence length that is longer than any inside; 0 if the block contains no other. */
    longer: () => (holdsBlock ? longest + 1 : 0),
    /** Number of nested open code blocks, including this one. */
    depth: () => fences.depth,
  };
}

/**
 * Lengthens the fences around Markdown that contains code blocks, since parsers match fences by length. A block that
 * never ends is left to the parser, unless the text still grows or a block inside never ends either.
 */
export function withLongerFences(source: string, growing = false): string {
  if (!sign.test(source)) return source;
  const lines = source.split('\n');
  const lengthen = (at: number, length: number) => {
    lines[at] = lines[at]?.replace(/`{3,}|~{3,}/, (run) => run.charAt(0).repeat(length)) ?? '';
  };
  let open: ReturnType<typeof openedAt> = null;
  for (const [at, line] of lines.entries()) {
    const inner: string | null = open && insideOf(open.around, line);
    if (open && inner !== null) {
      if (!open.block.closes(inner)) continue;
      const length = open.block.longer();
      if (length > 0) for (const end of [open.at, at]) lengthen(end, length);
      open = null;
    } else open = openedAt(line, at);
  }
  if (open && (growing || open.block.depth() > 1) && open.block.longer() > 0) lengthen(open.at, open.block.longer());
  return lines.join('\n');
}

/** Number of quote marks, and columns of indentation, before a code block. */
interface Around {
  quotes: number;
  columns: number;
}

function openedAt(line: string, at: number) {
  const [marks = '', quotes = '', inset = ''] = marksBefore.exec(line) ?? [];
  const block = openedBlock(line.slice(marks.length));
  return block && { block, at, around: { quotes: quotes.split('>').length - 1, columns: inset.length } };
}

/** A line without the quote marks and indentation around a code block; null if the quote or list has ended. */
function insideOf({ quotes, columns }: Around, line: string): string | null {
  let text = line;
  for (let left = quotes; left > 0; left -= 1) {
    const [mark] = /^[ \t]*>/.exec(text) ?? [];
    if (!mark) return null;
    text = text.slice(mark.length);
  }
  const indent = text.search(/\S|$/);
  // The blank after a quote mark may be missing.
  return indent === text.length || indent >= columns - (quotes > 0 ? 1 : 0)
    ? text.slice(Math.min(indent, columns))
    : null;
}
