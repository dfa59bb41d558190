import type { FileEvent } from './file-events.ts';

/** True for an address with a scheme. `Title: word` is not one. */
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

/** The link in a line: an address and a title; a title, a sign and an address; or a Markdown link. */
export function linkOfLine(line: string): { title: string; url: string } | null {
  const text = line.trim().replace(/^(?:[-*+]|\d{1,6}[.)]) +/, '');
  const link = markdownLink(text);
  if (link) return isAddress(link.url) ? link : null;
  const [url = ''] = text.split(/\s/, 1);
  const title = text.slice(url.length).trim().replace(/^\| ?/, '');
  return isAddress(url) ? { title, url } : titledLink(text);
}

/** The indentation of a line in columns. A heading is less indented than any other line, by its level. */
function depthOf(line: string): number {
  const [, level] = /^(#{1,6}) /.exec(line) ?? [];
  return level ? level.length - 10 : line.slice(0, line.search(/\S|$/)).replace(/\t/g, '    ').length;
}

/** Longest name of a folder; a longer line is prose. */
const longestTitle = 200;

function titleOf(line: string): string {
  const words = line.trim().replace(/^(?:>|[-*+]|#{1,6}|\d{1,6}[.)])(?: +|$)/, '');
  const title = words.replace(/[:\uff1a/]$/, '').trim();
  return title.length > longestTitle ? '' : title;
}

/** Reads lists of addresses, one a line, as OneTab exports them. Headings and less indented lines are folders. */
export function* readText(text: string): Generator<FileEvent> {
  /** Lines without an address; they are folders if links follow below them. */
  const open: { depth: number; title: string; isFolder: boolean }[] = [];
  function* close(depth: number): Generator<FileEvent> {
    for (let last = open.at(-1); last && last.depth >= depth; last = open.at(-1)) {
      open.pop();
      if (last.isFolder) yield { kind: 'folder-end' };
    }
  }
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue;
    const depth = depthOf(line);
    const link = linkOfLine(line);
    yield* close(depth);
    if (!link) {
      open.push({ depth, title: titleOf(line), isFolder: false });
      continue;
    }
    for (const heading of open) {
      if (heading.isFolder || heading.title === '') continue;
      heading.isFolder = true;
      yield { kind: 'folder-start', title: heading.title };
    }
    yield { kind: 'bookmark', ...link, tags: [] };
  }
  yield* close(Number.NEGATIVE_INFINITY);
}
