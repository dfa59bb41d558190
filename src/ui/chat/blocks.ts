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

/** Markdown cut at blank lines where nothing spans them: each block reads the same alone. */
export function blocksOf(source: string): string[] {
  const blocks: string[][] = [];
  let closes: ((line: string) => boolean) | null = null;
  let blank = true;
  for (const line of source.split('\n')) {
    const starts = blank && closes === null && line.trim() !== '' && !goesOn.test(line);
    if (starts || blocks.length === 0) blocks.push([]);
    blocks.at(-1)?.push(line);
    if (closes === null) closes = closedBy(line);
    else if (closes(line)) closes = null;
    blank = line.trim() === '';
  }
  return blocks.map((lines) => lines.join('\n')).filter((block) => block.trim());
}
