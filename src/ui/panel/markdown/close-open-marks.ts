import { decodeString } from 'micromark-util-decode-string';
import { type Node, spanOf } from './parse-markdown.ts';
import { unfinishedLinks } from './unfinished-links.ts';
import { withUnfinishedTable } from './unfinished-table.ts';

const holding = new Set(['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow']);
const leaves = new Set(['paragraph', 'heading', 'tableCell']);
/** What may be a mark, and what is none after a backslash. */
const signs = /\\[\s\S]|(`+)|(~{2,}|\*+|_+)|!?\[/g;
/** What is not a letter, and no space. */
const sign = /[\p{P}\p{S}]/u;

/**
 * A plugin for remark that ends what a growing text has begun and not ended yet, so that none of its marks is seen:
 * what is emphasized, struck out or code goes on to the end, a link is its words. Whatever the parser took for code,
 * a formula or a whole link is no text any more, so nothing in it is taken for a mark.
 */
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

/** The block that words would be added to, and what it stands in. */
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
    // Of two that begin alike and do not end, no more is seen; nor can any number of them be within each other.
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

/** An address in the text, which leads somewhere else until it is written to its end. */
const isBareLink = (node: Node, source: string, end: number): boolean =>
  node.type === 'link' && spanOf(node)[1] === end && /[^[<]/.test(source.charAt(spanOf(node)[0]));

const wordsIn = (source: string): string => decodeString(source.replace(/\n[ \t>]*/g, '\n'));

/** What begins with a run of marks; nothing where they may be meant, as in `2*3` or `snake_case`. */
function typesOf(run: string, before: string, after: string): string[] {
  if (run.length > 3 || after === '' || /\s/.test(after)) return [];
  // A comma or the like after it would make it an end, and it has none to be one of.
  if (sign.test(after) && /\S/.test(before) && !sign.test(before)) return [];
  if (run.startsWith('~')) return run.length === 2 ? ['delete'] : [];
  if (run.startsWith('_') || run.length === 1 ? /[\p{L}\p{N}]/u.test(before) : /\d/.test(before) && /\d/.test(after))
    return [];
  return { 1: ['emphasis'], 2: ['strong'], 3: ['emphasis', 'strong'] }[run.length] ?? [];
}
