import { type Text, text } from '@/src/contract/text.ts';
import { exampleOf } from '../languages/index.ts';
import type { BookmarkItem, Heap, TabItem, TagItem } from '../script/items.ts';

/** Things of the library to make examples from. */
interface There {
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

/** Commands that always have something to say, whatever is there. */
const always = ['tabs.count', 'closed.list', 'session.save', 'reading.add', 'page.links', 'bookmarks.recent'];

/** Six sentences that are commands, about what is really there as far as that goes. */
export function examplesOf({ current, sites, copies, bookmarks, tags }: There, language: string): Text[] {
  const example = (id: string) => text('command_plain', { words: exampleOf(id, language) });
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
    ...(copies > 0 ? [example('tabs.close-duplicates')] : []),
    ...(hosts.length > 1 ? [example('tabs.group-site')] : []),
    ...(folder ? [text('command_example_bookmark_in', { folder })] : []),
  ];
  return [...own, ...always.map(example)].slice(0, many);
}

/** The first words of a title, without what stands behind a dash: there it is mostly the name of the site. */
const beginning = (title: string): string =>
  (title.split(/ [-–—|·:] /)[0] ?? '')
    .replace(/["“”„]/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 3)
    .join(' ');

/** Letters of a name that an example still reads well with. */
const longest = 30;

/** The last folder of a path. Null for one of the browser's own, for a long name, and for one that would want marks. */
function nameOf(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return path.includes('/') && name.length <= longest && !/["“”„\\]/.test(path) ? name : null;
}
