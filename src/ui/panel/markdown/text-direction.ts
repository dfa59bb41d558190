import type { Node } from './parse-markdown.ts';

const holding = new Set(['list', 'listItem', 'blockquote', 'table', 'tableRow', 'footnoteDefinition']);
const blocks = new Set([...holding, 'paragraph', 'heading', 'tableCell']);
/** What always runs to the right, whatever stands around it. */
const code = new Set(['code', 'inlineCode', 'math', 'inlineMath']);

/**
 * A plugin for remark by which each block is read from the side that its own words are read from. Browsers look at the
 * words in a box, apart from those in boxes within that say something of their own. So the first block in a list, an
 * item, a quote or a table leaves it to that: its words put the signs, the line or the first column on their side.
 */
export function directed(): (tree: Node) => void {
  return (tree) => {
    for (const block of tree.children ?? []) direct(block, true);
  };
}

function direct(node: Node, itself: boolean): void {
  if (!blocks.has(node.type)) return;
  // The cells of one row may be in different languages.
  const has = itself && node.type !== 'tableRow';
  if (has) node.data = { hProperties: { dir: 'auto' } };
  if (!holding.has(node.type)) return;
  const within = node.children ?? [];
  const first = has || !itself ? within.find(hasLetters) : null;
  for (const one of within) direct(one, one !== first);
}

const hasLetters = ({ type, value, children = [] }: Node): boolean =>
  value === undefined ? children.some(hasLetters) : !code.has(type) && /\p{L}/u.test(value);
