import type { Node } from './markdown-node.ts';
import { parsed } from './parse-markdown.ts';

const delimiters = /^[ \t]*[|:-][ \t|:-]*$/;

/** Completes an unfinished table at the end of a paragraph; null where there is none. */
export function withUnfinishedTable(paragraph: string): { tree: Node; source: string } | null {
  if (!paragraph.includes('|')) return null;
  const lines = paragraph.split('\n').map((line) => line.replace(/^[ \t>]+/, ''));
  const last = lines.at(-1) ?? '';
  if (lines.length > 1 && delimiters.test(last) && lines.at(-2)?.includes('|')) lines.pop();
  else if (!last.startsWith('|')) return null;
  const header = lines.at(-1) ?? '';
  if (lines.at(-2)?.startsWith('|')) return null;
  const cells = header
    .replace(/\\[\s\S]/g, '')
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  if (cells.every((cell) => cell.trim() === '')) lines.pop();
  else lines.push(`|${'-|'.repeat(cells.length)}`);
  const source = lines.join('\n');
  return { tree: parsed(source), source };
}
