import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { chunksOf } from '@/src/text/chunks-of.ts';
import { type Library, readLibrary } from '../../library/library.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { escapeHtml } from './entities.ts';
import type { FileEvent } from './file-events.ts';

/** Number of addresses whose tags are read at once. */
const atOnce = 5_000;

async function tagsOf({ tags }: Pick<ToolPorts, 'tags'>, library: Library): Promise<Map<string, string[]>> {
  const addresses = [...new Set(library.nodes.flatMap(({ url }) => (url === null ? [] : tagAddress(url))))];
  const found = new Map<string, string[]>();
  for (const some of chunksOf(addresses, atOnce))
    for (const [address, names] of await tags.of(some)) found.set(address, names);
  return found;
}

const added = ({ dateAdded }: BookmarkNode): { added?: number } => (dateAdded > 0 ? { added: dateAdded } : {});

/** The events of a bookmark file with the whole library, without the trash. */
export async function* libraryEvents(ports: Pick<ToolPorts, 'bookmarks' | 'trash' | 'tags'>) {
  const library = await readLibrary(ports);
  const tags = await tagsOf(ports, library);
  const bars = await ports.bookmarks.bars();

  function* below(folder: BookmarkNode): Generator<FileEvent> {
    for (const { id, separator } of library.entries(folder.id)) {
      const node = library.get(id);
      if (separator) yield { kind: 'separator' };
      // The trash is not part of the library.
      if (!node) continue;
      const { title, url } = node;
      if (url === null) yield* whole(node);
      else yield { kind: 'bookmark', title, url, tags: tags.get(tagAddress(url)) ?? [], ...added(node) };
    }
  }
  function* whole(folder: BookmarkNode): Generator<FileEvent> {
    const root = folder.id === library.defaultFolder ? 'other' : bars.includes(folder.id) ? 'bar' : null;
    yield { kind: 'folder-start', title: folder.title, ...(root && { root }), ...added(folder) };
    yield* below(folder);
    yield { kind: 'folder-end' };
  }

  for (const root of library.roots) yield* whole(root);
}

const head = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file.
     It will be read and overwritten.
     DO NOT EDIT! -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
`;

const seconds = (time: number | undefined): string | null => (time ? String(Math.floor(time / 1_000)) : null);

/** Attributes that have a value, with a space before each. */
const attributes = (list: [string, string | null][]): string =>
  list.map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`)).join('');

/** The tags as an attribute. Commas separate them; a comma within a name is written as its entity. */
const tagList = (tags: string[]): string | null =>
  tags.length > 0 ? tags.map((tag) => escapeHtml(tag).replaceAll(',', '&#44;')).join(',') : null;

function line(event: Extract<FileEvent, { kind: 'folder-start' | 'bookmark' }>): string {
  const dates: [string, string | null][] = [
    ['ADD_DATE', seconds(event.added)],
    ['LAST_MODIFIED', seconds(event.modified)],
  ];
  if (event.kind === 'bookmark') {
    const all = attributes([['HREF', escapeHtml(event.url)], ...dates, ['TAGS', tagList(event.tags)]]);
    return `<DT><A${all}>${escapeHtml(event.title)}</A>\n`;
  }
  const root = { bar: 'PERSONAL_TOOLBAR_FOLDER', other: 'UNFILED_BOOKMARKS_FOLDER' };
  const all = attributes([...dates, ...(event.root ? [[root[event.root], 'true'] as [string, string]] : [])]);
  return `<DT><H3${all}>${escapeHtml(event.title)}</H3>\n`;
}

/** Writes a bookmark file that all browsers can read, one piece for each event. */
export async function* bookmarkFile(events: Iterable<FileEvent> | AsyncIterable<FileEvent>): AsyncGenerator<string> {
  yield head;
  let depth = 1;
  const indent = () => '    '.repeat(depth);
  for await (const event of events) {
    switch (event.kind) {
      case 'folder-end':
        depth -= 1;
        yield `${indent()}</DL><p>\n`;
        break;
      case 'folder-start':
        yield `${indent()}${line(event)}${indent()}<DL><p>\n`;
        depth += 1;
        break;
      case 'bookmark':
        yield indent() + line(event);
        break;
      case 'separator':
        yield `${indent()}<HR>\n`;
        break;
      case 'note':
        break;
      default:
        event satisfies never;
    }
  }
  yield '</DL><p>\n';
}
