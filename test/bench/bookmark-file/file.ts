import { BookmarkFileReader } from '../../../src/tools/bookmarks/file/read-file.ts';
import { library, type Saved, tagCount, tagName } from '../search/library.ts';

export interface Tagged extends Saved {
  tags: string[];
}
export interface Folder {
  title: string;
  children: Tagged[];
}

/** The large library with two tags on every other bookmark: 20,000 tags in all. */
export const taggedLibrary = (folders: number): Folder[] =>
  library()
    .slice(0, folders)
    .map(({ title, children }, folder) => ({
      title,
      children: children.map((saved, at) => {
        const n = folder * children.length + at;
        return { ...saved, tags: n % 2 === 0 ? [tagName(n % tagCount), tagName((n + 1) % tagCount)] : [] };
      }),
    }));

/** As Firefox writes it. */
export function fileOf(folders: Folder[]): string {
  const lines = ['<!DOCTYPE NETSCAPE-Bookmark-file-1>', '<H1>Bookmarks</H1>', '<DL><p>'];
  for (const { title, children } of folders) {
    lines.push(`<DT><H3 ADD_DATE="1700000000">${title}</H3>`, '<DL><p>');
    for (const { url, title: name, tags } of children) {
      const named = tags.length > 0 ? ` TAGS="${tags.join(',')}"` : '';
      lines.push(`<DT><A HREF="${url}" ADD_DATE="1700000000"${named}>${name}</A>`);
    }
    lines.push('</DL><p>');
  }
  return `${[...lines, '</DL><p>'].join('\n')}\n`;
}

/**
 * Content of the folder with this title (of the whole file if null), one line for each item and its place. Leaves out
 * dates.
 */
export function contentsOf(file: string, title: string | null): string[] {
  const reader = new BookmarkFileReader();
  const path: string[] = [];
  const found: string[] = [];
  for (const event of [...reader.push(file), ...reader.end()]) {
    const at = title === null ? 0 : path.indexOf(title) + 1;
    const inside = title === null || at > 0;
    switch (event.kind) {
      case 'folder-start':
        if (inside) found.push(JSON.stringify([...path.slice(at), event.title]));
        path.push(event.title);
        break;
      case 'folder-end':
        path.pop();
        break;
      case 'bookmark':
        if (inside) found.push(JSON.stringify([path.slice(at), event.title, event.url, event.tags]));
        break;
      case 'separator':
      case 'note':
        break;
      default:
        event satisfies never;
    }
  }
  return found;
}
