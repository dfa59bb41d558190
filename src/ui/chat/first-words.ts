const longest = 60;
/** Characters that are looked at: enough for as many of words, whatever marks stand between them. */
const beginning = 500;

/** The beginning of a text, for the name of its message: whole words, one line. */
export function firstWords(text: string): string {
  const line = text
    .slice(0, beginning)
    .replace(/[\s#*`>|]+/g, ' ')
    .trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') > longest / 2 ? cut.lastIndexOf(' ') : longest)}…`;
}
