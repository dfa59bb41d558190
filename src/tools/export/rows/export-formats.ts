import { parsePath } from '../../library/folder-path.ts';

export interface ExportedItem {
  title: string;
  url: string;
  /** Path of the bookmark's folder; empty for items without one. */
  folder: string;
  /** ISO date and time; null if unknown. */
  added: string | null;
  tags: string[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const markdownText = (text: string): string => oneLine(text).replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&');
/** An address in angle brackets, as Markdown takes it. */
const markdownAddress = (url: string): string => `<${url.replace(/[<>\\\s]/g, encodeURIComponent)}>`;

function markdown(items: ExportedItem[]): string {
  const lines = items.map(({ title, url, tags }) => {
    const marks = tags.length > 0 ? ` (${markdownText(tags.join(', '))})` : '';
    return `- [${markdownText(title || url)}](${markdownAddress(url)})${marks}\n`;
  });
  return lines.join('');
}

/** A cell of a CSV file. An apostrophe makes text of one that a spreadsheet would run as a formula. */
function csvCell(value: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table by RFC 4180. It begins with a byte order mark, without which spreadsheets do not read it as UTF-8. */
function csv(items: ExportedItem[]): string {
  const rows = items.map(({ title, url, folder, tags, added }) => [title, url, folder, tags.join(', '), added ?? '']);
  const all = [['title', 'url', 'folder', 'tags', 'added'], ...rows];
  return `\uFEFF${all.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const htmlText = (text: string): string => oneLine(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

interface Folder {
  items: ExportedItem[];
  folders: Map<string, Folder>;
}

const emptyFolder = (): Folder => ({ items: [], folders: new Map() });

function htmlLink({ title, url, added, tags }: ExportedItem): string {
  const date = added === null ? '' : ` ADD_DATE="${Math.floor(Date.parse(added) / 1000)}"`;
  const marks = tags.length > 0 ? ` TAGS="${htmlText(tags.join(','))}"` : '';
  return `<DT><A HREF="${htmlText(url)}"${date}${marks}>${htmlText(title || url)}</A>\n`;
}

function htmlFolder({ items, folders }: Folder): string {
  const inner = [...folders].map(([title, folder]) => `<DT><H3>${htmlText(title)}</H3>\n${htmlFolder(folder)}`);
  return `<DL><p>\n${inner.join('')}${items.map(htmlLink).join('')}</DL><p>\n`;
}

/** A bookmark file that every browser imports: Netscape's format, with Firefox's attribute for tags. */
function html(items: ExportedItem[]): string {
  const top = emptyFolder();
  for (const item of items) {
    let folder = top;
    for (const title of parsePath(item.folder)) {
      const next = folder.folders.get(title) ?? emptyFolder();
      folder.folders.set(title, next);
      folder = next;
    }
    folder.items.push(item);
  }
  const head =
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">\n';
  return `${head}<TITLE>Bookmarks</TITLE>\n<H1>Bookmarks</H1>\n${htmlFolder(top)}`;
}

/** Endings of file names, MIME types, and what writes them. */
export const formats = {
  markdown: { ending: 'md', type: 'text/markdown', write: markdown },
  html: { ending: 'html', type: 'text/html', write: html },
  csv: { ending: 'csv', type: 'text/csv', write: csv },
};
