import type {
  BookmarksPort,
  Clock,
  HistoryPort,
  LinksPort,
  PagesPort,
  PermissionsPort,
  ReadingListPort,
  TabsPort,
  TagsPort,
  TrashPort,
} from '@/src/contract/ports.ts';
import type { RuleRecords, SessionRecords } from '@/src/contract/records.ts';
import type { Text } from '@/src/contract/text.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import type { Journal } from '@/src/journal/journal.ts';
import type { BookmarkIndex } from './bookmark-index/bookmark-index.ts';
import type { Returned } from './tab-ids/new-tab-ids.ts';

export interface ToolPorts {
  tabs: TabsPort;
  bookmarks: BookmarksPort;
  index: BookmarkIndex;
  pages: PagesPort;
  history: HistoryPort;
  permissions: PermissionsPort;
  tags: TagsPort;
  trash: TrashPort;
  readingList: ReadingListPort;
  links: LinksPort;
  sessions: SessionRecords;
  rules: RuleRecords;
  clock: Clock;
  actions: Pick<Journal, 'page' | 'changed' | 'undoable' | 'opensOnUndo' | 'undo'>;
  /** New ids of tabs, windows and groups that were closed and restored. */
  returned: Returned;
  /** Descriptions of all tools that are switched on. */
  described(): Promise<ToolDescription[]>;
  /** A text in English, for results that a model reads. */
  words(text: Text): string;
}

/** Tabs, with the new ids of those that were restored. */
export type TabPorts = Pick<ToolPorts, 'tabs' | 'returned'>;
