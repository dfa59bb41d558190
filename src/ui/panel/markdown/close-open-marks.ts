import { decodeString } from 'micromark-util-decode-string';
import { type Node, spanOf } from './markdown-node.ts';
import { parsed } from './parse-markdown.ts';
import { unfinishedLinks } from './unfinished-links.ts';

const holding = new Set(['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow']);
const leaves = new Set(['paragraph', 'heading', 'tableCell']);
/** Marks that may open something, and escaped characters. */
const signs = /\\[\s\S]|(`+)|(~{2,}|\*+|_+)|!?\[/g;
/** Punctuation and symbols. */
const sign = /[\p{P}\p{S}]/u;
/** Scripts without spaces between words: emphasis may begin right after their letters. */
const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]/u;

/** Remark plugin for a growing text: open emphasis and code extend to the end, an open link shows its words. */
export function closed(): (tree: Node, file: { toString(): string }) => void {
  return (tree, file) => {
    const source = String(file);
    const [last, parent] = lastIn(tree);
    const table = last.type === 'paragraph' ? withUnfinishedTable(source.slice(...spanOf(last))) : null;
    if (table) {
      close(...lastIn(table.tree), table.source);
      parent?.children?.splice(-1, 1, ...(table.tree.children ?? []));
    } else close(last, parent, source);
  };
}

/** Last block, to which text would be added, and its parent. */
function lastIn(node: Node, parent?: Node): [last: Node, parent: Node | undefined] {
  const last = holding.has(node.type) ? node.children?.at(-1) : undefined;
  return last ? lastIn(last, node) : [node, parent];
}

function close(node: Node, parent: Node | undefined, source: string): void {
  if (!leaves.has(node.type) || !node.children) return;
  const [start, end] = spanOf(node);
  const isTask = parent?.type === 'listItem' && /^\[[ xX]?\]?$/.test(source.slice(start, end).trim());
  node.children = isTask ? [] : ended(node.children, source, end);
}

function ended(children: Node[], source: string, end: number): Node[] {
  const all: Node[] = [];
  let open = all;
  const begun = new Set<string>();
  const begin = (type: string) => {
    // A second mark of the same kind would have no effect.
    if (begun.has(type)) return;
    begun.add(type);
    const node = { type, children: [] };
    open.push(node);
    open = node.children;
  };
  const first = children[0] ? spanOf(children[0])[0] : end;
  const links = unfinishedLinks(source.slice(first, end), first);
  let reached = first;
  for (const child of children) {
    const [from, to] = child.position ? spanOf(child) : [reached, reached];
    if (from >= links.end) break;
    reached = to;
    if (child.type !== 'text' || !child.position) {
      open.push(...(isBareLink(child, source, end) ? (child.children ?? []) : [child]));
      continue;
    }
    let done = from;
    const text = (until: number) => {
      const value = wordsIn(source.slice(done, until));
      if (value) open.push({ type: 'text', value });
    };
    for (const { 0: mark, 1: ticks, 2: run, index } of source.slice(from, Math.min(to, links.end)).matchAll(signs)) {
      const at = from + index;
      if (ticks) {
        text(at);
        open.push({
          type: 'inlineCode',
          value: source
            .slice(at + ticks.length, end)
            .replace(/\s+/g, ' ')
            .trimStart(),
        });
        return all;
      }
      const types = run ? typesOf(run, source.charAt(at - 1), source.charAt(at + run.length)) : [];
      if (types.length === 0 && !links.marks.has(at)) continue;
      text(at);
      for (const type of types) begin(type);
      done = at + mark.length;
    }
    text(Math.min(to, links.end));
  }
  return all;
}

/** True for a bare address at the end, which may not be complete. */
const isBareLink = (node: Node, source: string, end: number): boolean =>
  node.type === 'link' && spanOf(node)[1] === end && /[^[<]/.test(source.charAt(spanOf(node)[0]));

const wordsIn = (source: string): string => decodeString(source.replace(/\n[ \t>]*/g, '\n'));

/** Types that a run of marks opens; none if it may be literal, as in `2*3` or `snake_case`. */
function typesOf(run: string, before: string, after: string): string[] {
  if (run.length > 3 || after === '' || /\s/.test(after)) return [];
  // By the rules of Markdown, a mark between a letter and punctuation only closes.
  if (sign.test(after) && /\S/.test(before) && !sign.test(before) && !cjk.test(before)) return [];
  if (run.startsWith('~')) return run.length === 2 ? ['delete'] : [];
  if (run.startsWith('_') || run.length === 1 ? /[\p{L}\p{N}]/u.test(before) : /\d/.test(before) && /\d/.test(after))
    return [];
  return { 1: ['emphasis'], 2: ['strong'], 3: ['emphasis', 'strong'] }[run.length] ?? [];
}

const delimiters = /^[ \t]*[|:-][ \t|:-]*$/;

/** Completes an unfinished table at the end of a paragraph; null if there is none. */
function withUnfinishedTable(paragraph: string): { tree: Node; source: string } | null {
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
