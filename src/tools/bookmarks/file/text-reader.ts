import type { FileEvent } from './file-events.ts';

/** An address with its scheme; a word before a colon and a blank is none. */
const isAddress = (word: string): boolean => /^[a-z][a-z\d+.-]*:\S/i.test(word) && URL.canParse(word);

/** `[Title](address)`, as Markdown writes links. */
function markdownLink(line: string): { title: string; url: string } | null {
  const middle = line.lastIndexOf('](');
  const end = line.indexOf(')', middle);
  if (!line.startsWith('[') || middle < 0 || end < 0) return null;
  return { title: line.slice(1, middle).replace(/\\([[\]])/g, '$1'), url: line.slice(middle + 2, end) };
}

/** `Title: address`, with any sign between the two. */
function titledLink(line: string): { title: string; url: string } | null {
  const at = Math.max(line.lastIndexOf(' '), line.lastIndexOf('\t')) + 1;
  const before = line.slice(0, at).trimEnd();
  if (!isAddress(line.slice(at)) || !/[:|,;>\u2013\u2014\uff1a-]$/.test(before)) return null;
  return { title: before.slice(0, -1).trim(), url: line.slice(at) };
}

/**
 * A link of a line: an address and a title behind a bar or a blank; a title, a sign and an address; or as Markdown has
 * it.
 */
export function linkOfLine(line: string): { title: string; url: string } | null {
  const text = line.trim().replace(/^(?:[-*+]|\d{1,6}[.)]) +/, '');
  const link = markdownLink(text);
  if (link) return isAddress(link.url) ? link : null;
  const [url = ''] = text.split(/\s/, 1);
  const title = text.slice(url.length).trim().replace(/^\| ?/, '');
  return isAddress(url) ? { title, url } : titledLink(text);
}

/** Reads lists of addresses, one a line, as OneTab gives them. Lines without an address are none. */
export function* readText(text: string): Generator<FileEvent> {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const link = linkOfLine(line);
    if (link) yield { kind: 'bookmark', ...link, tags: [] };
  }
}
