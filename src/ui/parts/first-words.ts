const longest = 60;
/** Characters read at most. */
const beginning = 500;

/** First words of a text for the label of its message, in one line without Markdown. */
export function firstWords(text: string): string {
  const start = text.slice(0, beginning);
  const line = oneLine(withoutMarks(start)) || oneLine(start);
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') > longest / 2 ? cut.lastIndexOf(' ') : longest)}…`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A short text without Markdown; code is left alone. */
export const withoutMarks = (text: string): string =>
  replaced(text, ofLines)
    .split(/(`[^`]+(?:`|$))/)
    .map((piece, at) => (at % 2 === 1 ? piece : replaced(piece, withinLines)).replaceAll('`', ''))
    .join('');

type Replacement = [found: RegExp, by: string];

const replaced = (text: string, all: Replacement[]): string =>
  all.reduce((done, [found, by]) => done.replace(found, by), text);

/** Markers at the start of lines, and lines of markers only. */
const ofLines: Replacement[] = [
  // Code fences.
  [/^[ \t>]*(?:`{3,}[^`\n]*|~{3,}.*)$/gm, ''],
  // Rules and underlines.
  [/^[ \t>|:=*_-]+$/gm, ''],
  // Link definitions.
  [/^ {0,3}\[[^\]\n]+\]:.*$/gm, ''],
  // Markers of quotes, lists, tasks and headings.
  [/^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:\[[ xX]\][ \t]+)?(?:#{1,6}[ \t]+)?/gm, ''],
  [/[ \t]#+[ \t]*$/gm, ''],
];

/** Marks around words, unless escaped. */
const withinLines: Replacement[] = [
  [/(?<!\\)\[\^[^\]\s]+\]/g, ''],
  // Links and pictures; a long target may be cut off.
  [/(?<!\\)!?\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*(?:\)|$)|\[[^[\]]*\])/g, '$1'],
  [/<(https?:[^\s<>]*)>/g, '$1'],
  [/\\\((.*?)\\\)|\\\[([^\]]*?)\\\]/g, '$1$2'],
  [/(?<!\\)(?:\*{2,}(?=[^\s*])|(?<=[^\s*])\*{2,}|~~|\$\$)/g, ''],
  // Between letters these characters may be literal.
  [/(?<![\\\p{L}\p{N}*])\*(?=[^\s*])|(?<=[^\s\\*])\*(?![\p{L}\p{N}*])/gu, ''],
  [/(?<![\\\p{L}\p{N}_])_{1,3}(?=\S)|(?<=[^\s\\])_{1,3}(?![\p{L}\p{N}_])/gu, ''],
  [/(?<!\\)\|/g, ' '],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];
