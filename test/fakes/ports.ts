import { createJournal, type Journal } from '@/src/journal/journal.ts';
import type { ToolPorts } from '@/src/tools/ports.ts';
import { type FakeBookmarks, fakeBookmarks } from './bookmarks.ts';
import { type FakeClock, fakeClock } from './clock.ts';
import { fakeLocks } from './locks.ts';
import { fakePages } from './pages.ts';
import { fakeRecords } from './records.ts';
import { words } from './registry.ts';
import { type FakeTabs, fakeTabs, type TabSeed } from './tabs.ts';

export interface FakePorts extends ToolPorts {
  tabs: FakeTabs;
  bookmarks: FakeBookmarks;
  clock: FakeClock;
  actions: Journal;
}

/** All that tools need of the world, in memory. */
export function fakePorts(
  seed: {
    tabs?: TabSeed[];
    bookmarks?: Parameters<typeof fakeBookmarks>[0];
    pages?: Parameters<typeof fakePages>[0];
    visited?: string[];
    permissions?: string[];
  } = {},
): FakePorts {
  const clock = fakeClock();
  const records = fakeRecords({ now: clock.now });
  return {
    tabs: fakeTabs(seed.tabs, clock.now),
    bookmarks: fakeBookmarks(seed.bookmarks, clock.now),
    pages: fakePages(seed.pages),
    history: { visited: async (url) => seed.visited?.includes(url) ?? false },
    permissions: { has: async (permission) => seed.permissions?.includes(permission) ?? false },
    tags: records.tags,
    trash: records.trash,
    clock,
    actions: createJournal({ records: records.journal, lock: fakeLocks(), clock, session: async () => 'session' }),
    words,
  };
}
