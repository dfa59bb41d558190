const longest = 60;
/** Characters that are looked at: enough for as many of words, whatever marks stand between them. */
const beginning = 500;

/** The beginning of a text, for the name of its message: whole words, one line, without the marks of Markdown. */
export function firstWords(text: string): string {
  const start = text.slice(0, beginning);
  const line = oneLine(plain(start)) || oneLine(start);
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') > longest / 2 ? cut.lastIndexOf(' ') : longest)}…`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Code keeps what it is made of. */
const plain = (text: string): string =>
  replaced(text, ofLines)
    .split(/(`[^`]+(?:`|$))/)
    .map((piece, at) => (at % 2 === 1 ? piece : replaced(piece, withinLines)).replaceAll('`', ''))
    .join('');

type Replacement = [found: RegExp, by: string];

const replaced = (text: string, all: Replacement[]): string =>
  all.reduce((done, [found, by]) => done.replace(found, by), text);

/** Signs at the beginning of a line, and lines that are nothing else. */
const ofLines: Replacement[] = [
  // What opens and closes code, with its language.
  [/^[ \t>]*(?:`{3,}[^`\n]*|~{3,}.*)$/gm, ''],
  // Rules, and what underlines a heading or a table's first row.
  [/^[ \t>|:=*_-]+$/gm, ''],
  // Where links lead, said below the text.
  [/^ {0,3}\[[^\]\n]+\]:.*$/gm, ''],
  // Of quotes and lists, tasks and headings.
  [/^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:\[[ xX]\][ \t]+)?(?:#{1,6}[ \t]+)?/gm, ''],
  [/[ \t]#+[ \t]*$/gm, ''],
];

/** Marks around words. What a backslash stands before is none. */
const withinLines: Replacement[] = [
  [/(?<!\\)\[\^[^\]\s]+\]/g, ''],
  // Links and pictures; one whose target is long may not be seen to its end.
  [/(?<!\\)!?\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*(?:\)|$)|\[[^[\]]*\])/g, '$1'],
  [/<(https?:[^\s<>]*)>/g, '$1'],
  [/\\\((.*?)\\\)|\\\[([^\]]*?)\\\]/g, '$1$2'],
  [/(?<!\\)(?:\*{2,}(?=[^\s*])|(?<=[^\s*])\*{2,}|~~|\$\$)/g, ''],
  // Between letters these two may be meant.
  [/(?<![\\\p{L}\p{N}*])\*(?=[^\s*])|(?<=[^\s\\*])\*(?![\p{L}\p{N}*])/gu, ''],
  [/(?<![\\\p{L}\p{N}_])_{1,3}(?=\S)|(?<=[^\s\\])_{1,3}(?![\p{L}\p{N}_])/gu, ''],
  [/(?<!\\)\|/g, ' '],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];
