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
}
