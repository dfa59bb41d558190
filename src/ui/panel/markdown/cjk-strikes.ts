import { isWrittenAs, type Node, positionAt, spanOf } from './markdown-node.ts';

const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff65]/u;
const struck = /(?<!~)~~(?=[^\s~])([^~\n]+)(?<!\s)~~(?!~)/gu;

/** Splits a text node at pairs of `~~` that have CJK characters beside them, and strikes their contents through. */
function cutStrikes(node: Node): Node[] {
  const { type, value = '' } = node;
  // If the text contains escapes, a tilde may be escaped.
  if (type !== 'text' || !value.includes('~~') || !isWrittenAs(node, value)) return [node];
  const [start] = spanOf(node);
  const partOf = (from: number, to: number) => positionAt(node, start + from, start + to);
  const parts: Node[] = [];
  let from = 0;
  const add = (to: number) => {
    if (to > from) parts.push({ type: 'text', value: value.slice(from, to), ...partOf(from, to) });
  };
  for (const { 0: found, 1: words = '', index } of value.matchAll(struck)) {
    const end = index + found.length;
    if (![value[index - 1], words[0], words.at(-1), value[end]].some((sign) => sign && cjk.test(sign))) continue;
    add(index);
    const child = { type: 'text', value: words, ...partOf(index + 2, end - 2) };
    parts.push({ type: 'delete', children: [child], ...partOf(index, end) });
    from = end;
  }
  add(value.length);
  return parts;
}

/** Adds strikethrough beside CJK punctuation, where the Markdown rules recognize no mark. */
export function cjkStrikes(tree: Node): void {
  if (!tree.children) return;
  tree.children = tree.children.flatMap(cutStrikes);
  for (const child of tree.children) if (child.type !== 'link') cjkStrikes(child);
}
