import { tools } from '@/src/tools/index.ts';
import { bookmarkCases } from '@/test/contracts/cases/bookmarks.ts';
import { everythingCases } from '@/test/contracts/cases/everything.ts';
import { historyCases } from '@/test/contracts/cases/history.ts';
import { pageCases } from '@/test/contracts/cases/pages.ts';
import { sessionCases } from '@/test/contracts/cases/sessions.ts';
import { tabCases } from '@/test/contracts/cases/tabs.ts';
import { tagCases } from '@/test/contracts/cases/tags.ts';
import { toolContract } from '@/test/contracts/tool.ts';

for (const cases of [tabCases, sessionCases, bookmarkCases, pageCases, historyCases, everythingCases, tagCases])
  toolContract(tools, cases);
