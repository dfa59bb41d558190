import type { Source } from './source.ts';

export interface Line {
  /** Offset of the end of its last call; `closers` are the marks that would close the quotation open there. */
  from: number;
  closers: string;
  /** True if that quotation was opened on an earlier line. */
  reaches: boolean;
  /** True if the whole line is quoted: it continues a quotation, or is a row of a table. */
  quoted: boolean;
  item: boolean;
}

/** Number of characters of a line that are examined before a position. */
const MOST_LINE = 512;
/** Tokens before the first call. */
const TOKENS = /(?:<[|｜][^<>]{1,40}[|｜]>\s*)+$/;
/** Stands for a closing mark if only an empty line ends the quotation. */
const NOTHING = '\0';
const ESCAPED = /(?<!\\)(?:\\\\)*\\$/;

/** Begins a line at the current position. Quotations continue over the line break if calls are in them. */
export function beginLine(source: Source, line: Line, quotedEnd: number, quoted: boolean): void {
  const { offset } = source;
  const goesOn = line.closers !== '' && (line.reaches || quotedEnd === line.from);
  const text = goesOn ? source.textBefore(offset, Math.min(MOST_LINE, offset - line.from)) : '';
  line.closers = goesOn && !/\n\s*\n/.test(text) ? closersAt(text, line.closers) : '';
  line.reaches = line.closers !== '';
  line.from = offset;
  line.quoted = quoted;
}

/** True if a call that begins at `start` is quoted. */
export function isQuoted(source: Source, line: Line, start: number): boolean {
  if (line.quoted) return true;
  const text = start > line.from ? source.textBefore(start, Math.min(MOST_LINE, start - line.from)) : '';
  const bare = text.replace(TOKENS, '');
  if (bare === '' && line.closers === '') line.closers = closersAbove(source, start - text.length);
  else {
    line.closers = ESCAPED.test(bare) ? NOTHING : closersAt(bare, line.closers);
    line.quoted = bare.includes(' | ');
  }
  return line.quoted || line.closers !== '';
}

/** Closing marks for inline code or tokens that were opened at the end of the line above. */
function closersAbove(source: Source, start: number): string {
  if (!/[`>]\s*$/.test(source.textBefore(start, 80))) return '';
  const above = source.textBefore(start, MOST_LINE).trimEnd();
  const text = above.slice(above.lastIndexOf('\n') + 1);
  const bare = text.replace(TOKENS, '');
  if (bare === text && !text.endsWith('`')) return '';
  return ESCAPED.test(bare) ? NOTHING : closersAt(bare, '');
}

const PAIRS = '""” “”“" „“”" ‟”" ”” «» »«» ›‹› ‹› ‘’‘ ‚‘’ 「」 『』 《》 〈〉 ＂＂';
const CLOSERS = new Map(PAIRS.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
/** Marks that may also close, or be an apostrophe or inches. They open only after a blank or bracket. */
const UNSURE = '"”»›＂';
const APOSTROPHES = "'’`´";
/** Inline code, and backticks that are no code. */
const CODE = /\\`|`+[^`]*`+/g;
const BEFORE = /[\s([{—–:=>/|*_]/;
const LETTER = /[\p{L}\p{N}]/u;

/** Closing marks of the quotation open at the end of this part of a line; '' for none. `closers`: open before it. */
function closersAt(part: string, closers: string): string {
  const text = part.replace(CODE, 'x');
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at);
    if (closers !== '') {
      // Within single quotation marks an apostrophe closes nothing.
      if (closers.includes(mark) && !(mark === '’' && LETTER.test(text.charAt(at + 1)))) closers = '';
      continue;
    }
    const opens = CLOSERS.get(mark);
    if (opens === undefined) continue;
    const free = at === 0 || BEFORE.test(text.charAt(at - 1));
    if (!UNSURE.includes(mark) || (free && !/\s/.test(text.charAt(at + 1)))) closers = opens;
  }
  const last = text.at(-1) ?? '';
  if (closers !== '' || last === '' || LETTER.test(text.at(-2) ?? ' ')) return closers;
  return APOSTROPHES.includes(last) ? last : '';
}
