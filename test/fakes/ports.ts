import { createJournal, type Journal } from '@/src/journal/journal.ts';
import { descriptionOf } from '@/src/registry/describe-tools.ts';
import { schemaOf } from '@/src/registry/validate.ts';
import { createBookmarkIndex } from '@/src/tools/bookmark-index/bookmark-index.ts';
import { trashFolders } from '@/src/tools/library/trash-folder.ts';
import { folderList } from '@/src/tools/reading-list/rows/folder-list.ts';
import { rememberReturned } from '@/src/tools/tab-ids/new-tab-ids.ts';
import type { ToolPorts } from '@/src/tools/tool-ports.ts';
import { type FakeBookmarks, fakeBookmarks } from './bookmarks.ts';
import { fakeChanges } from './changes.ts';
import { type FakeClock, fakeClock } from './clock.ts';
import { type FakeHistory, fakeHistory, type Visited } from './history.ts';
import { fakeLinks } from './links.ts';
import { fakeLocks } from './locks.ts';
import { type FakePage, fakePage } from './page.ts';
import { fakePages } from './pages.ts';
import { fakeRecords } from './records.ts';
import { words } from './registry.ts';
import { fakeRenumbering } from './renumbering.ts';
import { lookTool, shelf, takeTool } from './shelf.ts';
import { type FakeTabs, fakeTabs, type TabSeed } from './tabs.ts';

export interface FakePorts extends ToolPorts {
  tabs: FakeTabs;
  bookmarks: FakeBookmarks;
  history: FakeHistory;
  clock: FakeClock;
  actions: Journal;
  /** The page of ours that calls. */
  page: FakePage;
}

/** All ports that tools need, in memory. */
export function fakePorts(
  seed: {
    tabs?: TabSeed[];
    bookmarks?: Parameters<typeof fakeBookmarks>[0];
    /** The browser's bookmarks have separators; default true. */
    separators?: boolean;
    pages?: Parameters<typeof fakePages>[0];
    visited?: string[];
    history?: Visited[];
    permissions?: string[];
  } = {},
): FakePorts {
  const clock = fakeClock();
  const changes = fakeChanges();
  const records = fakeRecords({ changes, now: clock.now });
  const bookmarks = fakeBookmarks(seed.bookmarks, clock.now, seed);
  // A search waits until the index is complete, however long that takes.
  const index = createBookmarkIndex({
    bookmarks,
    tags: records.tags,
    trashFolders: async (folders, defaultFolder) => trashFolders(folders, defaultFolder, await records.trash.all()),
    records: records.index,
    compared: { read: async () => false, write: async () => undefined },
    clock,
    pause: async () => undefined,
    patience: () => new Promise(() => undefined),
  });
  index.watch();
  changes.listen(({ table }) => {
    if (table === 'tags') index.forgetTags();
  });
  return {
    tabs: fakeTabs(seed.tabs, clock.now),
    bookmarks,
    index,
    pages: fakePages(seed.pages),
    page: fakePage(),
    history: fakeHistory([...(seed.visited ?? []).map((url) => ({ url, visits: [0] })), ...(seed.history ?? [])]),
    permissions: { has: async (permission) => seed.permissions?.includes(permission) ?? false },
    tags: records.tags,
    trash: records.trash,
    sessions: records.sessions,
    rules: records.rules,
    links: fakeLinks(),
    readingList: folderList({ bookmarks, trash: records.trash, clock }),
    clock,
    actions: createJournal({ records: records.journal, lock: fakeLocks(), clock, session: async () => 'session' }),
    returned: rememberReturned(fakeRenumbering()),
    described: async () =>
      [lookTool(shelf()), takeTool(shelf())].map((tool) => descriptionOf(tool, schemaOf(tool.parameters))),
    words,
  };
}
