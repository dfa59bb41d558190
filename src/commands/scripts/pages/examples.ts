import { type Text, text } from '@/src/contract/text.ts';
import type { BookmarkItem, Heap, TabItem, TagItem } from '../../script/items.ts';

/** What is there to make examples from. */
export interface There {
  current: Pick<TabItem, 'title'> | null;
  /** The fullest first. */
  sites: Heap[];
  /** Tabs that duplicate finders would close. */
  copies: number;
  /** The newest first. */
  bookmarks: Pick<BookmarkItem, 'folder'>[];
  tags: TagItem[];
}

const many = 6;

/** What always has something to say, whatever is there. */
const always = [
  text('command_phrase_tabs_count'),
  text('command_phrase_closed_list'),
  text('command_phrase_session_save'),
  text('command_phrase_reading_add'),
  text('command_phrase_page_links'),
  text('command_phrase_bookmarks_recent'),
];

/** Six sentences that are commands, about what is really there as far as that goes. */
export function examplesOf({ current, sites, copies, bookmarks, tags }: There): Text[] {
  const words = beginning(current?.title ?? '');
  const hosts = sites.flatMap(({ site = '' }) => (site.includes('.') ? site : []));
  const [folder] = bookmarks.flatMap((bookmark) => nameOf(bookmark.folder) ?? []);
  const [tag] = tags.flatMap(({ title }) => (/^[\p{L}\p{N}_-]+$/u.test(title) ? title : []));
  const [site] = hosts;
  const own = [
    ...(words ? [text('command_example_find_tab', { words })] : []),
    ...(site ? [text('command_example_close_site', { site })] : []),
    ...(folder ? [text('command_example_show_folder', { folder })] : []),
    ...(tag ? [text('command_example_tag', { tag })] : []),
    ...(copies > 0 ? [text('command_phrase_tabs_close_duplicates')] : []),
    ...(hosts.length > 1 ? [text('command_phrase_tabs_group_site')] : []),
    ...(folder ? [text('command_example_bookmark_in', { folder })] : []),
  ];
  return [...own, ...always].slice(0, many);
}

/** The first words of a title, without what stands behind a dash: there it is mostly the name of the site. */
const beginning = (title: string): string =>
  (title.split(/ [-–—|·:] /)[0] ?? '')
    .replace(/["“”„]/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 3)
    .join(' ');

/** The last folder of a path. Null for one of the browser's own, and for a name that would want marks of its own. */
function nameOf(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path.includes('/') && !/["“”„\\]/.test(path) ? name : null;
}
