import { isWrittenAs, type Node, positionAt, spanOf } from './markdown-node.ts';

/** Punctuation of other scripts that ends a sentence or quotation. In addresses browsers percent-encode it. */
const ends = /[\u3000-\u3004\u3008-\u3020\u3030\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”„…،؛؟۔।॥၊။។៕]/u;

/** Host directly followed by CJK letters, before which it ends: no top-level domain mixes those with Latin ones. */
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
function writtenAddress(link: Node): string | null {
  const { type, url, children: [label, ...others] = [] } = link;
  if (type !== 'link' || others.length > 0 || label?.type !== 'text' || label.value === undefined) return null;
  const { value } = label;
  return isWrittenAs(link, value) && (url === value || url === `http://${value}`) ? value : null;
}

function shiftedNode(node: Node, by: number): Node {
  const [start, end] = spanOf(node);
  const children = node.children && { children: node.children.map((child) => shiftedNode(child, by)) };
  return { ...node, ...positionAt(node, start + by, end + by), ...children };
}

/** Cuts a bare address at its end, and parses the rest as Markdown. */
function cutLink(link: Node, parse: Parse): Node[] {
  const written = writtenAddress(link);
  const at = written === null ? -1 : endOf(written);
  if (written === null || at <= 0) return [link];
  const [label] = link.children ?? [];
  const [start] = spanOf(link);
  const position = positionAt(link, start, start + at);
  const words: Node = { ...label, ...position, type: 'text', value: written.slice(0, at) };
  const rest = written.slice(at);
  // A link without a position was found in plain text, which contains no Markdown to parse.
  const after = link.position ? (parse(rest).children?.[0]?.children ?? []) : [{ type: 'text', value: rest }];
  return [
    { ...link, ...position, url: (link.url ?? '').slice(0, at - written.length), children: [words] },
    ...after.map((node) => shiftedNode(node, start + at)),
  ];
}

/** Ends bare addresses in a tree at CJK and other non-Latin punctuation, as the parser ends them at spaces. */
export function cutBareAddresses(tree: Node, parse: Parse): void {
  if (!tree.children) return;
  tree.children = tree.children.flatMap((child) => cutLink(child, parse));
  for (const child of tree.children) if (child.type !== 'link') cutBareAddresses(child, parse);
}
