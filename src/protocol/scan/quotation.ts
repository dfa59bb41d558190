import type { Source } from './source.ts';

/** Where a line begins, and whether all of it is quoted: it goes on with a quotation, or is a row of a table. */
export interface Line {
  start: number;
  quoted: boolean;
  /** It begins with the mark of a list. */
  item: boolean;
}

/** Characters of a line that are looked at, before the place in question. */
const MOST_LINE = 512;
const BACKTICK_END = /(?:^|[^`])`+\s*$/;

/** Whether a call that begins at `start` is only spoken of. `lastEnd`: where the last one ended. */
export function isQuoted(source: Source, line: Line, start: number, lastEnd: number): boolean {
  if (line.quoted) return true;
  if (start > line.start) {
    const text = source.textBefore(start, Math.min(MOST_LINE, start - Math.max(line.start, lastEnd)));
    return text.includes(' | ') || isInQuotationMarks(text);
  }
  // Inline code that was opened at the end of the line above.
  if (!/`[ \t]*\r?\n[ \t]*$/.test(source.textBefore(start, 80))) return false;
  const above = source.textBefore(start, MOST_LINE).trimEnd();
  return BACKTICK_END.test(above.slice(above.lastIndexOf('\n') + 1).replace(CODE, 'x'));
}

/** Marks that close a quotation, by the one that opens it. */
const CLOSERS = new Map<string, string>([
  ['"', '"”'],
  ['“', '”“"'],
  ['„', '“”"'],
  ['‟', '”"'],
  ['”', '”'],
  ['«', '»'],
  ['»', '«»'],
  ['‹', '›'],
  ['›', '‹›'],
  ['‘', '’‘'],
  ['‚', '‘’'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
  ['＂', '＂'],
]);
/** Marks that also close, stand for an apostrophe or for inches: they open only behind a blank or a bracket. */
const UNSURE = '"”»›＂';
const APOSTROPHES = "'’`´";
/** Inline code, and backticks that are none. */
const CODE = /\\`|`+[^`]*`+/g;
const BEFORE = /[\s([{—–:=>/|*_]/;
const LETTER = /[\p{L}\p{N}]/u;

/** Whether what follows this part of a line stands in quotation marks, or right behind a single one. */
function isInQuotationMarks(line: string): boolean {
  let closers = '';
  const text = line.replace(CODE, 'x');
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
  if (closers !== '') return true;
  const last = text.trimEnd().at(-1) ?? '';
  const before = text.trimEnd().at(-2) ?? ' ';
  return text === text.trimEnd() && APOSTROPHES.includes(last) && last !== '' && !LETTER.test(before);
}
