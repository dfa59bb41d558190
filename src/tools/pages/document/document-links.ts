import { isWebAddress, withoutFragment } from '@/src/address/address.ts';
import type { PageLinks } from '@/src/contract/ports.ts';
import { composedElements } from './shadow-root.ts';

/** Maximum number of links of a page, and maximum length of a link's text in characters. */
const mostLinks = 5_000;
const longestText = 300;
const mostElements = 200_000;

/** The text of a link, else the description of its picture. */
function wordsOf(link: HTMLAnchorElement): string {
  const words =
    link.textContent || link.getAttribute('aria-label') || link.querySelector('img')?.alt || link.title || '';
  return words.replace(/\s+/g, ' ').trim().slice(0, longestText);
}

/** The visible links of a document to other pages, each address once. Does not change the document. */
export function documentLinks(document: Document): PageLinks {
  const here = withoutFragment(document.location.href);
  const links = new Map<string, string>();
  for (const element of composedElements(document, mostElements)) {
    if (!element.matches('a[href]')) continue;
    const link = element as HTMLAnchorElement;
    const { href } = link;
    if (!isWebAddress(href) || withoutFragment(href) === here || !link.checkVisibility({ visibilityProperty: true }))
      continue;
    if (links.size >= mostLinks && !links.has(href)) continue;
    links.set(href, links.get(href) || wordsOf(link));
  }
  return {
    title: document.title,
    url: document.location.href,
    links: [...links].map(([url, text]) => ({ text, url })),
  };
}
