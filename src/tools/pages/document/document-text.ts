import { isProbablyReaderable, Readability } from '@mozilla/readability';
import type { FrameText } from '@/src/contract/ports.ts';
import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import { type ComposedCopy, composedCopy } from './composed-copy.ts';
import { linesOf, tidy } from './text-lines.ts';

const words = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Objects of a JSON-LD tree, the outer ones first. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  if (!isObject(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/** The page's own description of its video: https://schema.org/VideoObject, as JSON-LD. */
function described(document: Document): Record<string, unknown> | null {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    for (const object of objectsIn(parsedJson(script.textContent ?? '')))
      if ([object['@type']].flat().includes('VideoObject')) return object;
  return null;
}

const metaOf = (document: Document, names: string[]): string | null => {
  for (const name of names) {
    const found = document.querySelector(`meta[property="${name}"], meta[name="${name}"], meta[itemprop="${name}"]`);
    const content = words(found?.getAttribute('content'));
    if (content !== null) return content;
  }
  return null;
};

function authorOf(document: Document, object: Record<string, unknown>): string | null {
  const [author] = [object.author ?? object.creator].flat();
  const named = isObject(author) ? words(author.name) : words(author);
  const marked = document.querySelector('[itemprop="author"] [itemprop="name"]');
  return named ?? words(marked?.getAttribute('content') ?? marked?.textContent) ?? metaOf(document, ['author']);
}

/** Captions that the player has already loaded. Fetches nothing. */
function captionsOf(document: Document): string | null {
  for (const video of document.querySelectorAll('video')) {
    for (const { kind, cues } of video.textTracks ?? []) {
      if (!cues?.length || !['captions', 'subtitles'].includes(kind)) continue;
      return words([...cues].map((cue) => String(Reflect.get(cue, 'text') ?? '').replace(/<[^<>]*>/g, '')).join('\n'));
    }
  }
  return null;
}

function fillsTheView(document: Document): boolean {
  const view = document.defaultView;
  if (!view) return false;
  return [...document.querySelectorAll('video')].some((video) => {
    const { width, height } = video.getBoundingClientRect();
    return width * height > (view.innerWidth * view.innerHeight) / 3;
  });
}

/** The video that a page is about; null for other pages. `article`: the page has a main text. */
function documentVideo(document: Document, article: boolean) {
  const type = metaOf(document, ['og:type']) ?? '';
  const object = described(document);
  if (!type.startsWith('video') && (article || !(object || fillsTheView(document)))) return null;
  return {
    title: words(object?.name) ?? metaOf(document, ['og:title']),
    author: authorOf(document, object ?? {}),
    description: words(object?.description) ?? metaOf(document, ['og:description', 'description']),
    captions: words(object?.transcript) ?? captionsOf(document),
  };
}

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
