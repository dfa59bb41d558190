import { expect, it } from 'vitest';
import type { Conversation } from '@/src/contract/conversation.ts';
import { chatsByDay, pinnedFirst } from '@/src/ui/panel/chats/group-by-day.ts';

const chat = (id: string, updated: Date, pinned = false): Conversation => ({
  id,
  title: id,
  named: false,
  at: 0,
  updated: updated.getTime(),
  draft: '',
  ...(pinned && { pinned }),
});

it('groups by local days, pinned ones first', () => {
  const now = new Date(2026, 2, 30, 0, 10).getTime();
  const chats = [
    chat('just now', new Date(2026, 2, 30, 0, 5)),
    chat('before midnight', new Date(2026, 2, 29, 23, 59)),
    chat('dst', new Date(2026, 2, 29, 1)),
    chat('week', new Date(2026, 2, 24)),
    chat('month', new Date(2026, 2, 23, 23)),
    chat('pinned', new Date(2026, 1, 2), true),
    chat('last year', new Date(2025, 11, 31)),
  ];
  const groups = chatsByDay(pinnedFirst(chats), now, 'en');
  expect(
    groups.map(({ heading, chats: all }) => [
      typeof heading === 'string' ? heading : heading.key,
      all.map(({ id }) => id),
    ]),
  ).toEqual([
    ['ui_chats_pinned', ['pinned']],
    ['ui_chats_today', ['just now']],
    ['ui_chats_yesterday', ['before midnight', 'dst']],
    ['ui_chats_week', ['week']],
    ['March 2026', ['month']],
    ['December 2025', ['last year']],
  ]);
});
