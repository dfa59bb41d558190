import type { SavedSession } from '@/src/contract/session.ts';
import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rank } from '../bookmark-index/rank.ts';
import { countedSentence } from '../count-sentence.ts';
import { type Page, pageOf, pagingFields } from '../pagination.ts';
import { textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';

const parameters = z.strictObject({
  query: z.string().optional().describe('Words that must all be there; typing errors are forgiven'),
  snoozed: z.boolean().optional().describe('Only snoozed tabs, those first that come back first'),
  ...pagingFields,
});
type Arguments = z.infer<typeof parameters>;

const shownPages = 5;

/** Weight of a match in the session's name, compared with one in its pages. */
const nameWorth = 2;

/** The sessions whose name, or one of whose pages, contains all words, with those pages; best first. */
function matching(all: SavedSession[], query: string) {
  const parts = all.flatMap((session) => [
    { session, title: session.name, page: null },
    ...session.tabs.map((page) => ({ session, title: page.title, url: page.url, page })),
  ]);
  const ranked = rank(parts, query, (part) => part);
  const hits = Map.groupBy(ranked, ({ item }) => item.session);
  const found = [...hits].map(([session, its]) => ({
    session,
    score: Math.max(...its.map(({ item, score }) => score * (item.page ? 1 : nameWorth))),
    pages: its.flatMap(({ item }) => item.page ?? []),
  }));
  return found.sort((a, b) => b.score - a.score);
}
type Found = ReturnType<typeof matching>[number];

const snoozedOf = (all: SavedSession[]): SavedSession[] =>
  all.filter(({ wakes }) => wakes !== undefined).sort((a, b) => a.wakes! - b.wakes!);

/** A session with the first of its pages, or of those that match. */
function itemOf({ session: { id, name, at, automatic, tabs, wakes }, pages }: Found) {
  const shown = pages.length > 0 ? pages : tabs;
  const groups = new Map(tabs.flatMap(({ group }) => (group ? [[group.key, group.title]] : [])));
  return {
    id,
    title: name,
    saved_at: new Date(at).toISOString(),
    automatic,
    ...(wakes !== undefined && { wakes_at: new Date(wakes).toISOString() }),
    tabs: tabs.length,
    windows: new Set(tabs.map(({ window }) => window)).size,
    groups: [...groups.values()],
    pages: shown.slice(0, shownPages).map(({ title, url }) => ({ title, url })),
  };
}

export const listSessions = ({ sessions }: ToolPorts): ReadTool<Arguments, Page<ReturnType<typeof itemOf>>> => ({
  name: 'list_sessions',
  area: 'sessions',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  description: 'Lists saved sessions, newest first, with how many tabs each holds.',
  parameters,
  async read(args) {
    const all = await sessions.all();
    const page = pageOf(matching(args.snoozed ? snoozedOf(all) : all, args.query ?? ''), args);
    return { ...page, items: page.items.map(itemOf) };
  },
  rows: (data) =>
    data.items.map(({ id, title, tabs, wakes_at }) => ({
      kind: 'session',
      id,
      title,
      detail:
        wakes_at === undefined
          ? text('sessions_tabs', { n: tabs })
          : text('sessions_snoozed', { n: tabs, at: Date.parse(wakes_at) }),
    })),
  sources(data) {
    const words = data.items.flatMap(({ groups, pages }) => [
      ...groups,
      ...pages.flatMap(({ title, url }) => [title, url]),
    ]);
    return textSources('tabs', words);
  },
  sentence: ({ data }) => countedSentence(data, 'total', 'sessions_list_sentence', 'sessions_list_plain'),
});
