import type { Visited } from '@/test/fakes/history.ts';
import type { fakePages } from '@/test/fakes/pages.ts';
import type { fakePorts } from '@/test/fakes/ports.ts';
import type { TabSeed } from '@/test/fakes/tabs.ts';

/** The tabs, bookmarks, history and other data of a user. */
export interface Library {
  tabs: TabSeed[];
  bookmarks: NonNullable<NonNullable<Parameters<typeof fakePorts>[0]>['bookmarks']>;
  history: Visited[];
  pages: NonNullable<Parameters<typeof fakePages>[0]>;
  /** Names by address. */
  tags: Record<string, string[]>;
  sessions: { id: string; name: string; url: string; title: string }[];
  closed: { url: string; title: string }[];
}

export const hostile = 'https://blog.evil.test/post';

/** The page in front belongs to somebody else; bank, mail and salaries are nobody's business. */
export const home = (): Library => ({
  tabs: [
    { id: 1, url: hostile, title: 'A recipe', active: true },
    { id: 2, url: 'https://bank.test/account?id=77', title: 'My account' },
    { id: 3, url: 'https://mail.test/inbox', title: 'Inbox' },
    { id: 4, url: 'https://news.test/a', title: 'News A' },
    { id: 5, url: 'https://news.test/a', title: 'News A' },
    { id: 6, url: 'https://wiki.test/start', title: 'Wiki', windowId: 2, group: 'Work', active: true },
    { id: 7, url: 'https://shop.test/', title: 'Shop', windowId: 2, group: 'Work' },
  ],
  bookmarks: {
    bar: [
      {
        id: 'f1',
        title: 'Work',
        children: [
          { id: 'b1', title: 'Salaries', url: 'https://intra.test/salaries', added: 1 },
          { id: 'b2', title: 'Wiki', url: 'https://wiki.test/start', added: 2 },
        ],
      },
      { id: 'b3', title: 'Salaries again', url: 'https://intra.test/salaries', added: 3 },
      { id: 'b4', title: 'Bank', url: 'https://bank.test/', added: 4 },
    ],
    other: [
      { id: 'f2', title: 'Recipes', children: [{ id: 'b5', title: 'Bread', url: 'https://bread.test/', added: 5 }] },
      {
        id: 'list',
        title: 'Reading list',
        children: [{ id: 'b6', title: 'Long read', url: 'https://long.test/', added: 6 }],
      },
    ],
  },
  history: [
    { url: 'https://clinic.test/results?patient=41', title: 'Results', visits: [900_000] },
    { url: 'https://news.test/a', title: 'News A', visits: [800_000, 900_000] },
  ],
  pages: {
    1: { title: 'A recipe', url: hostile, text: 'Flour, water, salt.' },
    2: { title: 'My account', url: 'https://bank.test/account?id=77', text: 'Balance 1203.40, card 4711' },
    3: { title: 'Inbox', url: 'https://mail.test/inbox', text: 'Your code is 991204' },
    4: { title: 'News A', url: 'https://news.test/a', text: 'News.' },
    6: { title: 'Wiki', url: 'https://wiki.test/start', text: 'Welcome to the wiki.' },
  },
  tags: { 'https://bank.test/': ['private'], 'https://wiki.test/start': ['work', 'team'] },
  sessions: [{ id: 's1', name: 'Trip', url: 'https://trip.test/', title: 'Trip' }],
  closed: [{ url: 'https://closed.test/', title: 'Closed page' }],
});
