import type { Conversation } from '@/src/contract/conversation.ts';
import { type Text, text } from '@/src/contract/text.ts';

/** Chats under a heading. `heading` is a message, or a month in the user's language. */
export interface ChatGroup {
  id: string;
  heading: Text | string;
  chats: Conversation[];
}

const dayStart = (at: number, daysBack = 0): number => {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysBack).getTime();
};

/** Groups chats by the day of their last change; pinned ones first. */
export function chatsByDay(chats: readonly Conversation[], now: number, locale: string): ChatGroup[] {
  const [today, yesterday, week] = [dayStart(now), dayStart(now, 1), dayStart(now, 6)];
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });

  function headingOf({ pinned, updated }: Conversation): Pick<ChatGroup, 'id' | 'heading'> {
    if (pinned) return { id: 'pinned', heading: text('ui_chats_pinned') };
    if (updated >= today) return { id: 'today', heading: text('ui_chats_today') };
    if (updated >= yesterday) return { id: 'yesterday', heading: text('ui_chats_yesterday') };
    if (updated >= week) return { id: 'week', heading: text('ui_chats_week') };
    const name = month.format(updated);
    return { id: name, heading: name };
  }

  const groups = new Map<string, ChatGroup>();
  for (const chat of chats) {
    const { id, heading } = headingOf(chat);
    const group = groups.get(id) ?? { id, heading, chats: [] };
    groups.set(id, group);
    group.chats.push(chat);
  }
  return [...groups.values()];
}

export const pinnedFirst = (chats: readonly Conversation[]): Conversation[] =>
  [...chats].sort((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
