import { isProbablyReaderable, Readability } from '@mozilla/readability';
import type { FrameText } from '@/src/contract/ports.ts';
import { type ComposedCopy, composedCopy } from './composed-copy.ts';
import { documentVideo } from './document-video.ts';
import { linesOf, tidy } from './text-lines.ts';

/** Maximum length of a page, in characters. */
const most = 500_000;

const namespaces = ['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg'];

/** The main text of a page. It is searched in a further copy, which the search takes apart. */
function articleOf({ document }: ComposedCopy): { text: string; title: string; byline: string | null } | null {
  if (!isProbablyReaderable(document)) return null;
  const copy = document.cloneNode(true) as Document;
  const article = new Readability<Node>(copy, { serializer: (node) => node }).parse();
  const text = article?.content ? tidy(linesOf(article.content)) : '';
  return text === '' ? null : { text, title: article?.title ?? '', byline: article?.byline ?? null };
}

/** The source of an XML document that is neither a page nor a drawing. */
function sourceOf({ documentElement: root }: Document): string | null {
  if (namespaces.includes(root.namespaceURI ?? '')) return null;
  return new XMLSerializer().serializeToString(root);
}

/** All text of a document that is not shown in a window. */
export const visibleText = (document: Document): string => tidy(linesOf(composedCopy(document).body)).slice(0, most);

/** Reads the text of a page. Does not change the page. */
export function documentText(document: Document): FrameText {
  const about = {
    title: document.title,
    url: document.URL,
    lang: document.documentElement.lang || null,
    byline: null,
  };
  if (document.contentType === 'application/pdf') return { ...about, kind: 'pdf', text: '' };
  const source = sourceOf(document);
  if (source !== null) return { ...about, kind: 'other', text: source.slice(0, most) };
  const copy = composedCopy(document);
  const visible = () => tidy(linesOf(copy.body)).slice(0, most);
  const frames = { read: copy.read, others: copy.frames };
  const article = articleOf(copy);
  const video = documentVideo(document, article !== null);
  if (video) {
    const { title, author, description, captions } = video;
    const text = [description, captions && `## Captions\n\n${captions}`, `## Page\n\n${visible()}`];
    return {
      ...about,
      kind: 'video',
      title: title ?? about.title,
      byline: author,
      text: text.filter(Boolean).join('\n\n').slice(0, most),
      frames,
    };
  }
  if (!article) return { ...about, kind: 'other', text: visible(), frames };
  const { text, title, byline } = article;
  return { ...about, kind: 'article', title: title || about.title, byline, text: text.slice(0, most), frames };
}
