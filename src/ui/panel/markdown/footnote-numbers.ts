import type { Node } from './markdown-node.ts';

const named = 'note-';
const place = new RegExp(`fn-${named}(\\d+)$`);

/** Remark plugin that gives footnotes the numbers from `definitionsUsedIn`. */
export function numbered(notes: string): (tree: Node) => void {
  const numbers = new Map([...notes.matchAll(/^(\d+) (.+)$/gm)].map(([, number, label]) => [label, number]));
  const rename = (node: Node) => {
    const number = numbers.get(node.identifier);
    if (number && node.type.startsWith('footnote')) node.identifier = `${named}${number}`;
    node.children?.forEach(rename);
  };
  return rename;
}

/** Number of the footnote with this id or link. */
export function numberIn(id = ''): number | undefined {
  const [, number] = place.exec(id) ?? [];
  return number === undefined ? undefined : Number(number);
}
