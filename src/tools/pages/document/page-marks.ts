/** Private-use characters that stand for what tidying must leave: they are dropped from the texts of pages. */
export const blank = '\uf8f0';
export const tab = '\uf8f1';
/** A line break that is drawn. */
export const lineBreak = '\uf8f2';
/** Edge of an element that is drawn on lines of its own. */
export const lineEdge = '\uf8f3';
const ours = /[\uf8f0-\uf8f3]/g;

/** Edges of elements with the line break between two, which are one. */
export const edges = /\uf8f2?\uf8f3+/g;

/** Ours, and the marks of places where a word may be cut, which are no part of it. */
const unseen = /[\uf8f0-\uf8f3\u00ad\u200b\ufeff]/g;

/** Text of a page as it is in its source, with whole words. */
export const flowingText = (text: string): string => text.replace(unseen, '');

/** Preformatted text, whose blanks and line breaks are kept. */
export const keepBlanks = (text: string): string =>
  text
    .replace(ours, '')
    .replace(/\r\n?|\n/g, lineBreak)
    .replaceAll(' ', blank)
    .replaceAll('\t', tab);
