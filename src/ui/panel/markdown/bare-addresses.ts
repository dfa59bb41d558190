import type { Node } from './markdown-node.ts';

/** Punctuation of other scripts that ends a sentence or quotation. In addresses browsers percent-encode it. */
const ends = /[\u3000-\u3004\u3008-\u3020\u3030\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”„…،؛؟۔।॥၊။។៕]/u;

/**
 * Host directly followed by CJK letters. No top-level domain mixes those with Latin letters, so the host ends before
 * them.
 */
const glued =
  /^(?:https?:\/\/)?(?:[^/?#:.]{1,63}\.){1,20}[a-z]{2,63}(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}][^/?#:.]*(?:$|[/?#:]))/iu;

/** Offset at which an address ends before the text does; -1 if it is the whole text. */
function endOf(written: string): number {
  const host = glued.exec(written)?.[0].length ?? -1;
  const mark = written.search(ends);
  return host >= 0 && (mark < 0 || host < mark) ? host : mark;
}

type Parse = (markdown: string) => Node;

/** Text of a bare address; null for a link with words of its own. */
function writtenAddress({ type, url, children = [], position }: Node): string | null {
  const [label] = children;
  if (type !== 'link' || children.length !== 1 || label?.type !== 'text' || label.value === undefined) return null;
  const { value } = label;
  const length = (position?.end.offset ?? value.length) - (position?.start.offset ?? 0);
  return length === value.length && (url === value || url === `http://${value}`) ? value : null;
}

const shiftedNode = (node: Node, by: number): Node => ({
  ...node,
  ...(node.position && {
    position: {
      start: { column: node.position.start.column + by, offset: (node.position.start.offset ?? 0) + by },
      end: { column: node.position.end.column + by, offset: (node.position.end.offset ?? 0) + by },
    },
  }),
  ...(node.children && { children: node.children.map((child) => shiftedNode(child, by)) }),
});

/** Cuts a bare address at its end, and parses the rest as Markdown. */
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
  // A link without a position was found in plain text, which contains no Markdown to parse.
  const after = start ? (parse(rest).children?.[0]?.children ?? []) : [{ type: 'text', value: rest }];
  return [
    { ...address, children: [{ ...label, ...position, type: 'text', value }] },
    ...after.map((node) => (end ? shiftedNode(node, end.offset) : node)),
  ];
}

/** Ends bare addresses in a tree at CJK and other non-Latin punctuation, as the parser ends them at spaces. */
export function cutBareAddresses(tree: Node, parse: Parse): void {
  if (!tree.children) return;
  tree.children = tree.children.flatMap((child) => cutLink(child, parse));
  for (const child of tree.children) if (child.type !== 'link') cutBareAddresses(child, parse);
}
