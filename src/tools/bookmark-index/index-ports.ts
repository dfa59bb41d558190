import type { BookmarkNode, BookmarksPort, Clock, TagsPort } from '@/src/contract/ports.ts';
import type { IndexRecords } from '@/src/contract/records.ts';

/** Ports of the index of bookmarks. */
export interface IndexPorts {
  bookmarks: BookmarksPort;
  tags: TagsPort;
  /** Ids of the trash folders among all folders of the library; nothing in them is found. */
  trashFolders(folders: BookmarkNode[], defaultFolder: string): Promise<string[]>;
  records: IndexRecords;
  clock: Clock;
  /** Lets others run, for so many milliseconds at least; called between slices. */
  pause(milliseconds?: number): Promise<void>;
  /** Resolves when a search waits no longer for the index. `building`: it is made anew, which takes seconds. */
  patience(building: Promise<void>): Promise<void>;
}
