/** Private-use characters as marks that tidying must keep. Pages' own characters of this kind are removed first. */
export const blank = '\uf8f0';
export const tab = '\uf8f1';
/** A line break that is drawn. */
export const lineBreak = '\uf8f2';
/** The edge of an element that is drawn on its own lines. */
export const lineEdge = '\uf8f3';
const ours = /[\uf8f0-\uf8f3]/g;

/** Edges of elements with a line break between them, which count as one. */
export const edges = /\uf8f2?\uf8f3+/g;

/** Our own marks, and invisible characters at which words may break. */
const unseen = /[\uf8f0-\uf8f3\u00ad\u200b\ufeff]/g;

/** Text of a page with words unbroken. */
export const flowingText = (text: string): string => text.replace(unseen, '');

/** Preformatted text with its spaces and line breaks marked, so that they are kept. */
export const keepBlanks = (text: string): string =>
  text
    .replace(ours, '')
    .replace(/\r\n?|\n/g, lineBreak)
    .replaceAll(' ', blank)
    .replaceAll('\t', tab);
