import type { Source } from './source.ts';

/** State of the present line. */
export interface Line {
  /** Offset of the end of its last call, and the marks that would close the quotation that is open there. */
  from: number;
  closers: string;
  /** True if that quotation was opened on a line above. */
  reaches: boolean;
  /** All of it is quoted: it goes on with a quotation, or is a row of a table. */
  quoted: boolean;
  /** It begins with the mark of a list. */
  item: boolean;
}

/** Characters of a line that are looked at, before the place in question. */
const MOST_LINE = 512;
/** Tokens around calls that stand before the first of them. */
const TOKENS = /(?:<[|｜][^<>]{1,40}[|｜]>\s*)+$/;
/** Closes a quotation that only an empty line ends. */
const NOTHING = '\0';
const ESCAPED = /(?<!\\)(?:\\\\)*\\$/;

/** The line that begins at the present position. Quotations reach over its break where calls stand in them. */
export function beginLine(source: Source, line: Line, quotedEnd: number, quoted: boolean): void {
  const { offset } = source;
  const goesOn = line.closers !== '' && (line.reaches || quotedEnd === line.from);
  const text = goesOn ? source.textBefore(offset, Math.min(MOST_LINE, offset - line.from)) : '';
  line.closers = goesOn && !/\n\s*\n/.test(text) ? closersAt(text, line.closers) : '';
  line.reaches = line.closers !== '';
  line.from = offset;
  line.quoted = quoted;
}

/** True if a call that begins at `start` is only quoted. */
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

/** Inline code, or tokens around calls, may have been opened at the end of the line above. */
function closersAbove(source: Source, start: number): string {
  if (!/[`>]\s*$/.test(source.textBefore(start, 80))) return '';
  const above = source.textBefore(start, MOST_LINE).trimEnd();
  const text = above.slice(above.lastIndexOf('\n') + 1);
  const bare = text.replace(TOKENS, '');
  if (bare === text && !text.endsWith('`')) return '';
  return ESCAPED.test(bare) ? NOTHING : closersAt(bare, '');
}

/** Marks that close a quotation, each behind the one that opens it. */
const PAIRS = '""” “”“" „“”" ‟”" ”” «» »«» ›‹› ‹› ‘’‘ ‚‘’ 「」 『』 《》 〈〉 ＂＂';
const CLOSERS = new Map(PAIRS.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
/** Marks that also close, stand for an apostrophe or for inches: they open only behind a blank or a bracket. */
const UNSURE = '"”»›＂';
const APOSTROPHES = "'’`´";
/** Inline code, and backticks that are none. */
const CODE = /\\`|`+[^`]*`+/g;
const BEFORE = /[\s([{—–:=>/|*_]/;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * The marks that would close the quotation in which what follows this part of a line stands; '' if in none. `closers`:
 * the same for where the part begins.
 */
function closersAt(part: string, closers: string): string {
  const text = part.replace(CODE, 'x');
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at);
    if (closers !== '') {
      // Within single marks an apostrophe closes nothing.
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
