import type { AreaCases } from '@/test/contracts/tools/case.ts';
import { actionCases } from './actions.ts';
import { bookmarkCases } from './bookmarks.ts';
import { everythingCases } from './everything.ts';
import { historyCases } from './history.ts';
import { pageCases } from './pages.ts';
import { sessionCases } from './sessions.ts';
import { tabCases } from './tabs.ts';
import { tagCases } from './tags.ts';

/** The cases of every tool, by area. */
export const areas: AreaCases[] = [
  tabCases,
  sessionCases,
  bookmarkCases,
  pageCases,
  historyCases,
  everythingCases,
  tagCases,
  actionCases,
];
