import type { SavedTab } from '@/src/contract/session.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { countedSentence } from '../count-sentence.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import { textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { namedSessions } from './rows/saved-tabs.ts';

const parameters = z.strictObject({
  session_id: z.string().min(1).describe('Id of the session, as list_sessions gives it'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

/** A tab that a session keeps. `at`: its index, from 0. Its window is numbered from 1. */
const itemOf = ({ tab, at }: { tab: SavedTab; at: number }) => ({
  id: String(at),
  title: tab.title,
  url: tab.url,
  pinned: tab.pinned,
  group: tab.group?.title ?? null,
  window: tab.window + 1,
});

export const listSessionTabs = ({ sessions }: ToolPorts): ReadTool<Arguments, Page<ReturnType<typeof itemOf>>> => ({
  name: 'list_session_tabs',
  area: 'sessions',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  userOnly: true,
  description: 'Lists the tabs that a saved session keeps, in their order.',
  parameters,
  async read(args) {
    const { found } = await namedSessions({ sessions }, [args.session_id]);
    const tabs = found.flatMap((session) => session.tabs.map((tab, at) => ({ tab, at })));
    const page = pageOf(tabs, args);
    return { ...page, items: page.items.map(itemOf) };
  },
  rows: (data) => data.items.map(({ url, title }) => ({ kind: 'page', from: 'tabs', id: url, title, url })),
  sources(data) {
    const lines = data.items.flatMap(({ title, url, group }) => [title, url, ...(group ? [group] : [])]);
    return textSources('tabs', lines);
  },
  sentence: ({ data }) => countedSentence(data, 'total', 'sessions_tabs_sentence', 'sessions_tabs_plain'),
});
