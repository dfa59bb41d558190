import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import type { FileEvent } from './file-events.ts';

/** One link with the field names of the program that wrote it. */
export type LinkRecord = Record<string, unknown>;

const named = {
  url: ['url', 'href', 'uri', 'link', 'address', 'source url'],
  title: ['title', 'name'],
  tags: ['tags', 'labels', 'keywords'],
  folder: ['folder', 'collection', 'path', 'group'],
  note: ['note', 'notes', 'extended', 'comment', 'selection'],
  toRead: ['toread', 'to_read', 'to read'],
};

function text(record: LinkRecord, part: keyof typeof named): string {
  for (const name of named[part]) {
    const value = isObject(record[name]) ? (record[name].name ?? record[name].title) : record[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (value === true) return 'true';
  }
  return '';
}

/** The name of a tag, which may be an object. */
const tagName = (tag: unknown): string => {
  const name = isObject(tag) ? (tag.name ?? tag.label ?? tag.title) : tag;
  return typeof name === 'string' ? name.trim() : '';
};

/** Reads a cell that holds a list, as JSON or in brackets. Any other text is given unchanged. */
const inBrackets = (written: string): string | unknown[] => {
  if (!written.startsWith('[') || !written.endsWith(']')) return written;
  return (parsedJson(written) as unknown[] | undefined) ?? written.slice(1, -1);
};

/** The tags of a link, separated by commas or bars; in Pinboard's format (with `extended`) by spaces. */
function tagsOf(record: LinkRecord): string[] {
  const written = named.tags.map((name) => record[name]).find(Array.isArray) ?? inBrackets(text(record, 'tags'));
  if (typeof written !== 'string') return written.map(tagName).filter(Boolean);
  const between = written.includes('|') ? '|' : 'extended' in record ? /\s+/ : ',';
  return written
    .split(between)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

const titleOf = (record: LinkRecord): string => {
  const description = typeof record.description === 'string' ? record.description : '';
  return text(record, 'title') || ('extended' in record ? description : '');
};

/** True for the head of a table that has a column of addresses. */
export const namesAddress = (columns: string[]): boolean =>
  columns.some((column) => named.url.includes(column.trim().toLowerCase()));

export const hasAddress = (record: LinkRecord): boolean => text(record, 'url') !== '';

interface Folder {
  events: FileEvent[];
  folders: Map<string, Folder>;
}

function* inside({ events, folders }: Folder): Generator<FileEvent> {
  for (const [title, folder] of folders) {
    yield { kind: 'folder-start', title };
    yield* inside(folder);
    yield { kind: 'folder-end' };
  }
  yield* events;
}

const longestPath = 20;

/** The separator in folder paths. If some have spaces around it, a slash without them belongs to a title. */
const betweenFolders = (records: LinkRecord[]): string =>
  records.some((record) => text(record, 'folder').includes(' / ')) ? ' / ' : '/';

const pathOf = (record: LinkRecord, between: string): string[] =>
  (Array.isArray(record.path) && record.path.length > 0 ? record.path : text(record, 'folder').split(between))
    .filter((title) => typeof title === 'string')
    .map((title) => title.trim())
    .filter(Boolean)
    .slice(0, longestPath);

/** The events of a list of links, grouped by folder. Records without an address are skipped. */
export function* eventsOfRecords(list: Iterable<LinkRecord>): Generator<FileEvent> {
  const records = [...list];
  const between = betweenFolders(records);
  const top: Folder = { events: [], folders: new Map() };
  for (const record of records) {
    const url = text(record, 'url');
    if (url === '') continue;
    let folder = top;
    for (const title of pathOf(record, between)) {
      const next = folder.folders.get(title) ?? { events: [], folders: new Map() };
      folder.folders.set(title, next);
      folder = next;
    }
    const title = titleOf(record);
    const toRead = /^(?:1|true|yes)$/i.test(text(record, 'toRead'));
    folder.events.push({ kind: 'bookmark', title, url, tags: tagsOf(record), ...(toRead && { toRead }) });
    if (text(record, 'note') !== '') folder.events.push({ kind: 'note', title: title || url });
  }
  yield* inside(top);
}
