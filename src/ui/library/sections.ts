import { Bookmark, BookOpen, Layers, type LucideIcon, Tag, Trash2 } from 'lucide-react';
import type { MessageKey } from '@/src/contract/text.ts';
import type { MakeLoader } from './rows/library-row.ts';

export type SectionId = 'sessions' | 'tags' | 'bookmarks' | 'reading' | 'trash';

export interface LibrarySection {
  /** Name in the address. */
  id: SectionId;
  name: MessageKey;
  icon: LucideIcon;
  empty: MessageKey;
  load: MakeLoader;
  /** Loader to count the section with, if `load` gives only the top level. */
  all?: MakeLoader;
  /** Permission that the browser may have to grant first. */
  permission?: string;
}

type Loaders = typeof import('./rows/load-rows.ts');

/** Loads the loaders on first use: they bring schemas that the first paint does not need. */
const late =
  (name: keyof Loaders): MakeLoader =>
  (ports, query) =>
  async (parent, span) =>
    (await import('./rows/load-rows.ts'))[name](ports, query)(parent, span);

/** Sections of the library, in the order of the navigation. */
export const sections: readonly LibrarySection[] = [
  { id: 'sessions', name: 'library_sessions', icon: Layers, empty: 'library_no_sessions', load: late('loadSessions') },
  { id: 'tags', name: 'library_tags', icon: Tag, empty: 'library_no_tags', load: late('loadTags') },
  {
    id: 'bookmarks',
    name: 'library_bookmarks',
    icon: Bookmark,
    empty: 'library_no_bookmarks',
    load: late('loadBookmarks'),
    all: late('loadAllBookmarks'),
  },
  {
    id: 'reading',
    name: 'library_reading',
    icon: BookOpen,
    empty: 'library_no_reading',
    load: late('loadReadingList'),
    permission: 'readingList',
  },
  { id: 'trash', name: 'library_trash', icon: Trash2, empty: 'library_no_trash', load: late('loadTrash') },
];

/** Section that the page opens with. */
export const firstSection: SectionId = 'bookmarks';
