import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';

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
export function documentVideo(document: Document, article: boolean) {
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
