import type { Node } from './markdown-node.ts';

const holding = new Set(['list', 'listItem', 'blockquote', 'table', 'tableRow', 'footnoteDefinition']);
const blocks = new Set([...holding, 'paragraph', 'heading', 'tableCell']);
/** Nodes that are always left-to-right. */
const code = new Set(['code', 'inlineCode', 'math', 'inlineMath']);

/** Remark plugin that sets `dir="auto"` on the innermost blocks, so that their first words decide the direction. */
export function directed(): (tree: Node) => void {
  return (tree) => {
    for (const block of tree.children ?? []) setDirection(block, true);
  };
}

function setDirection(node: Node, itself: boolean): void {
  if (!blocks.has(node.type)) return;
  // Not on rows, whose cells may be in different languages.
  const has = itself && node.type !== 'tableRow';
  if (has) node.data = { hProperties: { dir: 'auto' } };
  if (!holding.has(node.type)) return;
  const within = node.children ?? [];
  const first = has || !itself ? within.find(hasLetters) : null;
  for (const one of within) setDirection(one, one !== first);
}

const hasLetters = ({ type, value, children = [] }: Node): boolean =>
  value === undefined ? children.some(hasLetters) : !code.has(type) && /\p{L}/u.test(value);
