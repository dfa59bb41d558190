import type { Node } from './markdown-node.ts';

/** Punctuation of other scripts. It ends a sentence or a quotation, and browsers write it encoded in an address. */
const ends = /[\u3000-\u3004\u3008-\u3020\u3030\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”„…،؛؟۔।॥၊။។៕]/u;

/** Letters of scripts without spaces behind the last label of a host: no label of the root mixes them with others. */
const glued =
  /^(?:https?:\/\/)?(?:[^/?#:.]{1,63}\.){1,20}[a-z]{2,63}(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}][^/?#:.]*(?:$|[/?#:]))/iu;

/** Index at which an address ends though more is written; -1: not before the end. */
function endOf(written: string): number {
  const host = glued.exec(written)?.[0].length ?? -1;
  const mark = written.search(ends);
  return host >= 0 && (mark < 0 || host < mark) ? host : mark;
}

type Parse = (markdown: string) => Node;

/** The address as it is written; null: the link is no bare address. */
function writtenAddress({ type, url, children = [], position }: Node): string | null {
  const [label] = children;
  if (type !== 'link' || children.length !== 1 || label?.type !== 'text' || label.value === undefined) return null;
  const { value } = label;
  const length = (position?.end.offset ?? value.length) - (position?.start.offset ?? 0);
  return length === value.length && (url === value || url === `http://${value}`) ? value : null;
}

const moved = (node: Node, by: number): Node => ({
  ...node,
  ...(node.position && {
    position: {
      start: { column: node.position.start.column + by, offset: (node.position.start.offset ?? 0) + by },
      end: { column: node.position.end.column + by, offset: (node.position.end.offset ?? 0) + by },
    },
  }),
  ...(node.children && { children: node.children.map((child) => moved(child, by)) }),
});

/** The link up to the punctuation, and what follows as the Markdown that it is. */
function cutLink(link: Node, parse: Parse): Node[] {
  const written = writtenAddress(link);
  const at = written === null ? -1 : endOf(written);
  if (written === null || at <= 0) return [link];
  const [label] = link.children ?? [];
  const start = link.position?.start;
  const end = start && { column: start.column + at, offset: (start.offset ?? 0) + at };
  const position = start && end && { position: { start, end } };
  const value = written.slice(0, at);
  const address = { ...link, ...position, url: (link.url ?? '').slice(0, at - written.length) };
  const rest = written.slice(at);
  // Found in plain text, where no mark is left.
  const after = start ? (parse(rest).children?.[0]?.children ?? []) : [{ type: 'text', value: rest }];
  return [
    { ...address, children: [{ ...label, ...position, type: 'text', value }] },
    ...after.map((node) => (end ? moved(node, end.offset) : node)),
  ];
}

/** Ends the bare addresses of a tree at the punctuation of any script, as spaces end them. */
export function cutBareAddresses(tree: Node, parse: Parse): void {
  if (!tree.children) return;
  tree.children = tree.children.flatMap((child) => cutLink(child, parse));
  for (const child of tree.children) if (child.type !== 'link') cutBareAddresses(child, parse);
}
