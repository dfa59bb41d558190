import { isProbablyReaderable, Readability } from '@mozilla/readability';
import type { PageText } from '@/src/contract/ports.ts';
import { documentVideo } from './document-video.ts';

/** Characters that are taken of one page at most. */
const most = 500_000;

const blocks = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI ' +
    'MAIN NAV OL P PRE SECTION TABLE TR UL'
  ).split(' '),
);
const silent = new Set(['NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE']);

const everything = () => true;
/** An element with `display: contents` has no box, and counts as hidden though its children are seen. */
const whatIsSeen = (element: Element): boolean =>
  (element.checkVisibility?.() ?? true) || getComputedStyle(element).display === 'contents';

/** The text of a tree, one line for each block. */
function linesOf(node: Node, shown: (element: Element) => boolean): string {
  if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  if (silent.has(node.nodeName) || (node.nodeType === 1 && !shown(node as Element))) return '';
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeName === 'PRE') return `\n${node.textContent ?? ''}\n`;
  const inner = [...node.childNodes].map((child) => linesOf(child, shown)).join('');
  if (node.nodeName === 'TD' || node.nodeName === 'TH') return `${inner}\t`;
  const heading = /^H([1-6])$/.exec(node.nodeName)?.[1];
  if (heading) return `\n\n${'#'.repeat(Number(heading))} ${inner.trim()}\n`;
  if (node.nodeName === 'LI') return `\n- ${inner.trim()}\n`;
  return blocks.has(node.nodeName) ? `\n${inner}\n` : inner;
}

const tidy = (text: string): string =>
  text
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, most);

/** The main text, read from a copy: finding it takes the document apart. */
function articleOf(document: Document): { text: string; title: string; byline: string | null } | null {
  if (!isProbablyReaderable(document)) return null;
  const copy = document.cloneNode(true) as Document;
  const article = new Readability<Node>(copy, { serializer: (node) => node }).parse();
  const text = article?.content ? tidy(linesOf(article.content, everything)) : '';
  return text === '' ? null : { text, title: article?.title ?? '', byline: article?.byline ?? null };
}

const visibleText = ({ body }: Document): string => (body ? tidy(linesOf(body, whatIsSeen)) : '');

/** Reads a page where it stands. Changes nothing in it. */
export function documentText(document: Document): PageText {
  const about = {
    title: document.title,
    url: document.location.href,
    lang: document.documentElement.lang || null,
    byline: null,
  };
  if (document.contentType === 'application/pdf') return { ...about, kind: 'pdf', text: '' };
  const article = articleOf(document);
  const video = documentVideo(document, article !== null);
  if (video) {
    const { title, author, description, captions } = video;
    const text = [description, captions && `## Captions\n\n${captions}`, `## Page\n\n${visibleText(document)}`];
    return {
      ...about,
      kind: 'video',
      title: title ?? about.title,
      byline: author,
      text: tidy(text.filter(Boolean).join('\n\n')),
    };
  }
  if (!article) return { ...about, kind: 'other', text: visibleText(document) };
  const { text, title, byline } = article;
  return { ...about, kind: 'article', title: title || about.title, byline, text };
}
