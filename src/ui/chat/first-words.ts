const longest = 60;

/** The beginning of a text, for the name of its message: whole words, one line. */
export function firstWords(text: string): string {
  const line = text.replace(/[\s#*`>|]+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') > longest / 2 ? cut.lastIndexOf(' ') : longest)}…`;
}
