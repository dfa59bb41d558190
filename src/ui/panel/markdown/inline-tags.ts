import type { Node } from './markdown-node.ts';

/** The HTML tags that are rendered; all others stay text. */
const tag = /^<(\/?)(br|sub|sup|kbd) ?\/?>$/i;

/** Remark plugin for `<br>`, `<sub>`, `<sup>` and `<kbd>`; every other tag stays text. */
export function inlineTags() {
  return (tree: unknown): void => {
    const parents = [tree as Node];
    for (let parent = parents.pop(); parent; parent = parents.pop()) {
      if (!parent.children) continue;
      if (parent.children.some(({ type }) => type === 'html')) parent.children = withTags(parent.children);
      parents.push(...parent.children);
    }
  };
}

/** Pairs tags. A closing tag is matched only with the one opened last, which keeps the work linear. */
function withTags(children: readonly Node[]): Node[] {
  const made: Node[] = [];
  const open: { name: string; at: number }[] = [];
  for (const child of children) {
    const [, end, written] = (child.type === 'html' && child.value?.match(tag)) || [];
    const name = written?.toLowerCase();
    if (!name) made.push(child);
    else if (name === 'br') made.push(end ? child : { type: 'break' });
    else if (!end) {
      open.push({ name, at: made.length });
      made.push(child);
    } else if (open.at(-1)?.name === name) {
      const [, ...inner] = made.splice(open.pop()!.at);
      made.push({ type: 'emphasis', data: { hName: name }, children: inner });
    } else made.push(child);
  }
  return made;
}
