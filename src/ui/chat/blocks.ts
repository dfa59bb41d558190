/** A line that goes on with the list, quote or indented code before it, although a blank line stands between. */
const goesOn = /^(?:\s{2,}|\t|(?:[-*+]|\d+[.)]?|>)(?:\s|$))/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Markdown cut at blank lines where nothing spans them: each block reads the same alone. */
export function blocksOf(source: string): string[] {
  const blocks: string[][] = [];
  let open: string | null = null;
  let blank = true;
  for (const line of source.split('\n')) {
    const mark: string | undefined = fence.exec(line)?.[1];
    const starts = blank && open === null && line.trim() !== '' && !goesOn.test(line);
    if (starts || blocks.length === 0) blocks.push([]);
    blocks.at(-1)?.push(line);
    if (mark && open === null) open = mark;
    else if (mark && open !== null && mark.startsWith(open) && line.trim() === mark) open = null;
    blank = line.trim() === '';
  }
  return blocks.map((lines) => lines.join('\n')).filter((block) => block.trim());
}
