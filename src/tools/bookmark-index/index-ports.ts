import type { BookmarkNode, BookmarksPort, Clock, TagsPort } from '@/src/contract/ports.ts';
import type { IndexRecords } from '@/src/contract/records.ts';

export interface IndexPorts {
  bookmarks: BookmarksPort;
  tags: TagsPort;
  /** Ids of the trash folders among all folders of the library; nothing in them is found. */
  trashFolders(folders: BookmarkNode[], defaultFolder: string): Promise<string[]>;
  records: IndexRecords;
  /** True once the stored index was compared with the browser's bookmarks in this run; events keep it current. */
  compared: { read(): Promise<boolean>; write(compared: boolean): Promise<void> };
  clock: Clock;
  /** Lets other work run, for at least this number of milliseconds. Called between slices of work. */
  pause(milliseconds?: number): Promise<void>;
  /** Resolves when a search should stop waiting. `building` resolves when a build, which takes seconds, begins. */
  patience(building: Promise<void>): Promise<void>;
}
