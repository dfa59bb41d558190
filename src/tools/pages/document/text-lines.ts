import { blank, edges, lineBreak, tab } from './page-marks.ts';
import { tableLines } from './table-lines.ts';

const blocks = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM FRAMESET H1 H2 H3 H4 ' +
    'H5 H6 HEADER HR LEGEND LI MAIN MENU NAV OL P PRE SECTION SUMMARY TABLE TR UL'
  ).split(' '),
);

/** Maximum depth of nested lists and tables. Deeper ones are read as plain lines. */
const deepest = 6;

/** The surroundings of a node: preformatted text, and the number of lists and tables. */
interface Around {
  pre: boolean;
  depth: number;
}

/** The text of a composed copy, one line for each block, row and item. */
export function linesOf(node: Node, around: Around = { pre: false, depth: 0 }): string {
  if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  const { nodeName } = node;
  if (nodeName === 'BR') return '\n';
  const inside = {
    pre: around.pre || nodeName === 'PRE',
    depth: around.depth + (/^(?:UL|OL|TABLE)$/.test(nodeName) ? 1 : 0),
  };
  const textOf = (child: Node) => linesOf(child, inside);
  const told = inside.depth <= deepest;
  if (nodeName === 'TABLE' && told) return `\n${tableLines(node as Element, textOf, around.pre)}\n`;
  if ((nodeName === 'UL' || nodeName === 'OL') && told) return `\n${listLines(node as Element, textOf, around)}\n`;
  const inner = joined(node, textOf);
  if (nodeName === 'TD' || nodeName === 'TH') return `${inner}\t`;
  const heading = /^H([1-6])$/.exec(nodeName)?.[1];
  if (heading) return `\n\n${'#'.repeat(Number(heading))} ${inner.trim()}\n`;
  if (nodeName === 'LI') return `\n- ${inner.trim()}\n`;
  if (nodeName === 'PRE') return `\n${inner.replace(lastBreaks, '')}\n`;
  return blocks.has(nodeName) ? `\n${inner}\n` : inner;
}

/** Line breaks at the end of preformatted text, which draw nothing. */
const lastBreaks = /(?<!\uf8f2)\uf8f2+$/;

function joined(node: Node, textOf: (child: Node) => string): string {
  const pieces: string[] = [];
  for (const child of node.childNodes) pieces.push(textOf(child));
  return pieces.join('');
}

const numberIn = (element: Element, name: string): number | null => {
  const value = element.getAttribute(name);
  return value !== null && /^\s*-?\d{1,9}/.test(value) ? Number.parseInt(value, 10) : null;
};

/** The items of a list with bullets or numbers. Nested lists are indented by two spaces. In code, items are lines. */
function listLines(list: Element, textOf: (child: Node) => string, { pre, depth }: Around): string {
  const ordered = list.localName === 'ol';
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let number = numberIn(list, 'start') ?? (step < 0 ? list.children.length : 1);
  const lines: string[] = [];
  for (const child of list.childNodes) {
    if (child.nodeName !== 'LI') {
      const text = /^[UO]L$/.test(child.nodeName) ? furtherIn(textOf(child), depth) : textOf(child);
      if (text.trim() !== '') lines.push(text.trimEnd().replace(/^\n+/, ''));
      continue;
    }
    const inner = joined(child, textOf);
    if (pre) {
      lines.push(inner.trim());
      continue;
    }
    number = (ordered ? numberIn(child as Element, 'value') : null) ?? number;
    const moved = furtherIn(inner.trim(), depth);
    lines.push(`${ordered ? `${number}.` : '-'} ${moved.startsWith(further) ? moved.slice(further.length) : moved}`);
    number += step;
  }
  return lines.join('\n');
}

const further = blank.repeat(2);

/** Indents the lines of a text, with those of code in it. */
const furtherIn = (text: string, depth: number): string =>
  depth >= deepest
    ? text
    : text
        .replace(edges, '\n')
        .split('\n')
        .map((line) => line.trim())
        .map((line) => (line === '' ? '' : further + line.replaceAll(lineBreak, lineBreak + further)))
        .join('\n');

/** Lines without spaces at their ends, and at most one empty line in a row. Preformatted text stays. */
export const tidy = (text: string): string =>
  text
    .replace(edges, '\n')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(lineBreak, '\n')
    .replaceAll(blank, ' ')
    .replaceAll(tab, '\t')
    .trimEnd();
