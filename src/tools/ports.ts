import type {
  BookmarksPort,
  Clock,
  HistoryPort,
  PagesPort,
  PermissionsPort,
  TabsPort,
  TagsPort,
  TrashPort,
} from '@/src/contract/ports.ts';
import type { Text } from '@/src/contract/text.ts';
import type { Journal } from '@/src/journal/journal.ts';

/** What tools need of the world. */
export interface ToolPorts {
  tabs: TabsPort;
  bookmarks: BookmarksPort;
  pages: PagesPort;
  history: HistoryPort;
  permissions: PermissionsPort;
  tags: TagsPort;
  trash: TrashPort;
  clock: Clock;
  /** What was done, and its undoing. */
  actions: Pick<Journal, 'page' | 'undoable' | 'undo'>;
  /** A text in English, for results that a model reads. */
  words(text: Text): string;
}
