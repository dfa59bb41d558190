import { pathOf, pathTo } from '@/src/chat/message/path.ts';
import type { Conversation, Message } from '@/src/contract/conversation.ts';
import type { ConversationRecords } from '@/src/contract/records.ts';
import type { PanelState } from './panel-state.ts';

type Records = Pick<ConversationRecords, 'get' | 'messages' | 'lastMessages' | 'turn'>;
type Parts = Pick<PanelState, 'messages' | 'others'>;
type Shown = Parts & Pick<PanelState, 'whole' | 'turn'>;

/** Messages that are read of a long conversation before it is shown. */
const atOnce = 40;

/** What is shown of a conversation, and apart from it the versions that were left. */
export function parted(all: Message[], shown: Conversation['shown']): Parts {
  const messages = pathOf(all, shown);
  const path = new Set(messages);
  return { messages, others: all.filter((message) => !path.has(message)) };
}

/**
 * Reads a conversation as it is shown, with the turn that it ends in; of a long one its end, unless `whole`. Where
 * another version than the newest was chosen somewhere, only the whole tells what is shown.
 */
export async function readVisible(id: string, records: Records, whole = false): Promise<Shown> {
  const [conversation, last] = await Promise.all([records.get(id), records.lastMessages(id, atOnce + 1)]);
  const chosen = Object.keys(conversation?.shown ?? {}).length > 0;
  const end = whole || chosen || last.length <= atOnce ? null : endOf(last);
  const parts = end ?? parted(await records.messages(id), conversation?.shown);
  return { ...parts, whole: end === null, turn: await records.turn(id, parts.messages.at(-1)?.turn) };
}

/** What is shown of the last messages: the turn that was begun last, and those that it follows. Null: one long turn. */
function endOf(last: Message[]): Parts | null {
  const all = last.slice(last.findIndex(({ role }) => role === 'user'));
  const newest = all.findLast(({ role }) => role === 'user');
  if (!newest) return null;
  const messages = pathTo(all, newest.turn);
  const path = new Set(messages);
  return { messages, others: all.filter((message) => !path.has(message)) };
}

/** All messages that were read, in the order in which their turns were begun. */
export const allOf = ({ messages, others }: Parts): Message[] => [...messages, ...others].sort((a, b) => a.at - b.at);
