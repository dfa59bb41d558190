import { type Text, text } from '@/src/contract/text.ts';
import type { ObjectKind } from '../frame/command-frame.ts';
import { exampleOf } from '../languages/index.ts';
import { plain } from '../script/describe.ts';
import type { BookmarkItem, Heap, TabItem, TagItem } from '../script/items.ts';
import { present } from '../script/script.ts';

/** State of the library that the examples are made from. */
interface There {
  current: Pick<TabItem, 'title'> | null;
  /** Sites with open tabs, most tabs first. */
  sites: Heap[];
  /** Number of duplicate tabs that could be closed. */
  copies: number;
  /** Bookmarks, newest first. */
  bookmarks: Pick<BookmarkItem, 'folder'>[];
  tags: TagItem[];
}

/** Commands that make sense in any library. */
const always = ['tabs.count', 'closed.list', 'session.save', 'reading.add', 'page.links', 'bookmarks.recent'];

/** Commands for one kind of thing, by the object of a sentence. */
const ofArea: Partial<Record<ObjectKind, string[]>> = {
  tabs: ['tabs.list', 'tabs.find', 'tabs.close-duplicates', 'tabs.sort', 'tabs.sleep', 'tabs.snooze'],
  windows: ['windows.list', 'tabs.to-window', 'tabs.merge-windows', 'windows.close'],
  groups: ['tabs.group-site', 'tabs.group-matching', 'groups.rename', 'groups.color', 'groups.fold', 'tabs.ungroup'],
  bookmarks: [
    'bookmarks.find',
    'page.bookmark',
    'bookmarks.recent',
    'bookmarks.move',
    'bookmarks.duplicates',
    'bookmarks.dead',
  ],
  folders: [
    'bookmarks.folder',
    'bookmarks.folder-new',
    'bookmarks.rename',
    'bookmarks.sort',
    'bookmarks.empty-folders',
  ],
  sessions: ['session.list', 'session.save', 'session.open', 'tabs.set-aside', 'session.delete'],
  reading: ['reading.list', 'reading.add', 'reading.done', 'reading.remove'],
  history: ['history.find', 'history.site', 'history.top', 'history.forget'],
  tags: ['tags.list', 'tags.show', 'tags.add', 'tags.add-many', 'tags.merge', 'tags.suggest'],
  closed: ['closed.list', 'tabs.reopen'],
};
export const areas = Object.keys(ofArea) as ObjectKind[];

/**
 * Six example sentences, each of which is a command; as far as possible about things that exist. `area`: things that the
 * first of them are about.
 */
export function examplesOf(
  { current, sites, copies, bookmarks, tags }: There,
  language: string,
  area?: ObjectKind,
): Text[] {
  const example = (id: string) => plain(exampleOf(id, language));
  const words = beginning(current?.title ?? '');
  const hosts = sites.flatMap(({ site = '' }) => (site.includes('.') ? site : []));
  const [folder] = bookmarks.flatMap((bookmark) => nameOf(bookmark.folder) ?? []);
  const [tag] = tags.flatMap(({ title }) => (/^[\p{L}\p{N}_-]+$/u.test(title) ? title : []));
  const [site] = hosts;
  const own = present([
    words && text('command_example_find_tab', { words }),
    site && text('command_example_close_site', { site }),
    folder && text('command_example_show_folder', { folder }),
    tag && text('command_example_tag', { tag }),
    copies > 0 && example('tabs.close-duplicates'),
    hosts.length > 1 && example('tabs.group-site'),
    folder && text('command_example_bookmark_in', { folder }),
  ]);
  const first = area === undefined ? [] : (ofArea[area] ?? []).map(example);
  return [...first, ...own, ...always.map(example)].slice(0, 6);
}

/** First three words of a title, up to a dash: after that usually comes the name of the site. */
const beginning = (title: string): string =>
  (title.split(/ [-–—|·:] /)[0] ?? '')
    .replace(/["“”„]/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 3)
    .join(' ');

/** Longest name used in an example, in characters. */
const longest = 30;

/** Last folder of a path; null for a root folder, a long name, or one with quotation marks or backslashes. */
function nameOf(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path.includes('/') && name.length <= longest && !/["“”„\\]/.test(path) ? name : null;
}
