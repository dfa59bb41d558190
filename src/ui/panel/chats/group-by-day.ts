import type { Conversation } from '@/src/contract/conversation.ts';
import { type Text, text } from '@/src/contract/text.ts';

/** Chats under a heading. `heading` is a message, or a month in the user's language. */
interface ChatGroup {
  id: string;
  heading: Text | string;
  chats: Conversation[];
}

const headings: Record<string, Text> = {
  pinned: text('ui_chats_pinned'),
  today: text('ui_chats_today'),
  yesterday: text('ui_chats_yesterday'),
  week: text('ui_chats_week'),
};

const dayStart = (at: number, daysBack = 0): number => {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysBack).getTime();
};

/** Groups chats by the day of their last change; pinned ones first. */
export function chatsByDay(chats: readonly Conversation[], now: number, locale: string): ChatGroup[] {
  const [today, yesterday, week] = [dayStart(now), dayStart(now, 1), dayStart(now, 6)];
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const groups = Map.groupBy(chats, ({ pinned, updated }) => {
    if (pinned) return 'pinned';
    if (updated >= today) return 'today';
    if (updated >= yesterday) return 'yesterday';
    return updated >= week ? 'week' : month.format(updated);
  });
  return [...groups].map(([id, group]) => ({ id, heading: headings[id] ?? id, chats: group }));
}

export const pinnedFirst = (chats: readonly Conversation[]): Conversation[] =>
  [...chats].sort((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
