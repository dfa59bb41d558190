/** Private-use characters that stand for what tidying must leave: they are dropped from the texts of pages. */
const blank = '\uf8f0';
const tab = '\uf8f1';
/** A line break that is drawn. */
const lineBreak = '\uf8f2';
/** Edge of an element that is drawn on lines of its own. */
export const lineEdge = '\uf8f3';
const ours = /[\uf8f0-\uf8f3]/g;

const blocks = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM FRAMESET H1 H2 H3 H4 ' +
    'H5 H6 HEADER HR LEGEND LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TR UL'
  ).split(' '),
);

/** Text of a page as it is in its source. */
export const flowingText = (text: string): string => text.replace(ours, '');

/** Preformatted text, whose blanks and line breaks are kept. */
export const keepBlanks = (text: string): string =>
  text
    .replace(ours, '')
    .replace(/\r\n?|\n/g, lineBreak)
    .replaceAll(' ', blank)
    .replaceAll('\t', tab);

/** The text of a composed copy, one line for each block. */
export function linesOf(node: Node): string {
  if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  if (node.nodeName === 'BR') return '\n';
  const pieces: string[] = [];
  for (const child of node.childNodes) pieces.push(linesOf(child));
  const inner = pieces.join('');
  if (node.nodeName === 'TD' || node.nodeName === 'TH') return `${inner}\t`;
  const heading = /^H([1-6])$/.exec(node.nodeName)?.[1];
  if (heading) return `\n\n${'#'.repeat(Number(heading))} ${inner.trim()}\n`;
  if (node.nodeName === 'LI') return `\n- ${inner.trim()}\n`;
  return blocks.has(node.nodeName) ? `\n${inner}\n` : inner;
}

/** Lines without blanks at their ends, and at most one empty line between two. What is preformatted stays. */
export const tidy = (text: string): string =>
  text
    .replace(/\uf8f2?\uf8f3+/g, '\n')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(lineBreak, '\n')
    .replaceAll(blank, ' ')
    .replaceAll(tab, '\t')
    .trimEnd();
