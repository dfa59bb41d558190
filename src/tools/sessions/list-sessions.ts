import type { SavedSession, SavedTab } from '@/src/contract/session.ts';
import { text } from '@/src/contract/text.ts';
import type { ReadTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { countedSentence } from '../counted.ts';
import { type Page, pageOf, pagingFields } from '../paging.ts';
import type { ToolPorts } from '../ports.ts';
import { matchScore, wordsOf } from '../text-match.ts';

const parameters = z.strictObject({
  query: z.string().optional().describe('Words that the name or the pages of a session must contain; best first'),
  ...pagingFields,
});

type SessionItem = {
  id: string;
  title: string;
  /** ISO 8601. */
  saved_at: string;
  /** Saved by itself before an act on many tabs. */
  automatic: boolean;
  tabs: number;
  windows: number;
  groups: string[];
  /** The first ones, or those that match. */
  pages: { title: string; url: string }[];
};

const shownPages = 5;

const fieldsOf = ({ title, url }: SavedTab) => [
  { text: title, weight: 2 },
  { text: url, weight: 1 },
];

function itemOf({ id, name, at, automatic, tabs }: SavedSession, words: string[]): SessionItem {
  const matching = words.length > 0 ? tabs.filter((tab) => matchScore(words, fieldsOf(tab)) > 0) : tabs;
  const shown = matching.length > 0 ? matching : tabs;
  const groups = new Map(tabs.flatMap(({ group }) => (group ? [[group.key, group.title]] : [])));
  return {
    id,
    title: name,
    saved_at: new Date(at).toISOString(),
    automatic,
    tabs: tabs.length,
    windows: new Set(tabs.map(({ window }) => window)).size,
    groups: [...groups.values()],
    pages: shown.slice(0, shownPages).map(({ title, url }) => ({ title, url })),
  };
}

function scoreOf({ name, tabs }: SavedSession, words: string[]): number {
  const own = matchScore(words, [{ text: name, weight: 4 }]);
  return Math.max(own, ...tabs.map((tab) => matchScore(words, fieldsOf(tab))));
}

const itemsIn = (data: unknown): SessionItem[] => (data as Page<SessionItem>).items;

export function listSessions({ sessions }: ToolPorts): ReadTool<z.infer<typeof parameters>> {
  return {
    name: 'list_sessions',
    area: 'sessions',
    effect: 'read',
    inverse: 'none',
    untrusted: 'label',
    description: 'Lists saved sessions, newest first, with how many tabs each holds.',
    parameters,
    async read(args) {
      const words = wordsOf(args.query ?? '');
      const all = await sessions.all();
      const scored = all.map((session) => ({ session, score: words.length > 0 ? scoreOf(session, words) : 1 }));
      const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
      return pageOf(
        found.map(({ session }) => itemOf(session, words)),
        args,
      );
    },
    rows: (data) =>
      itemsIn(data).map(({ id, title, tabs }) => ({
        kind: 'session',
        id,
        title,
        detail: text('sessions_tabs', { n: tabs }),
      })),
    sources(data) {
      const words = itemsIn(data).flatMap(({ groups, pages }) => [
        ...groups,
        ...pages.map(({ title, url }) => `${title}\n${url}`),
      ]);
      return words.length > 0 ? [{ source: 'tabs', text: words.join('\n') }] : [];
    },
    sentence: ({ data }) => countedSentence(data, 'total', 'sessions_list_sentence', 'sessions_list_plain'),
  };
}
