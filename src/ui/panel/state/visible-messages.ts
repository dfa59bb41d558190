import { pathOf, pathTo } from '@/src/chat/message/path.ts';
import type { Conversation, Message } from '@/src/contract/conversation.ts';
import type { ConversationRecords } from '@/src/contract/records.ts';
import type { PanelState } from './panel-state.ts';

type Records = Pick<ConversationRecords, 'get' | 'messages' | 'lastMessages' | 'turn'>;
type Parts = Pick<PanelState, 'messages' | 'others'>;
type Shown = Parts & Pick<PanelState, 'whole' | 'turn'>;

/** Messages read before a long conversation is shown. */
const atOnce = 40;

/** Splits messages into a path and the other versions. */
export function splitAt(messages: Message[], all: Message[]): Parts {
  const path = new Set(messages);
  return { messages, others: all.filter((message) => !path.has(message)) };
}

/** Splits messages into the shown path and other versions. */
export const parted = (all: Message[], shown: Conversation['shown']): Parts => splitAt(pathOf(all, shown), all);

/**
 * Reads the shown messages and the last turn; of a long one only the end, unless `whole` or another version is chosen.
 */
export async function readVisible(id: string, records: Records, whole = false): Promise<Shown> {
  const [conversation, last] = await Promise.all([records.get(id), records.lastMessages(id, atOnce + 1)]);
  const chosen = Object.keys(conversation?.shown ?? {}).length > 0;
  const end = whole || chosen || last.length <= atOnce ? null : endOf(last);
  const parts = end ?? parted(await records.messages(id), conversation?.shown);
  return { ...parts, whole: end === null, turn: await records.turn(id, parts.messages.at(-1)?.turn) };
}

/** Shown part of the last messages; null if they all belong to one turn. */
function endOf(last: Message[]): Parts | null {
  const all = last.slice(last.findIndex(({ role }) => role === 'user'));
  const newest = all.findLast(({ role }) => role === 'user');
  return newest ? splitAt(pathTo(all, newest.turn), all) : null;
}

/** All loaded messages, oldest turn first. */
export const allOf = ({ messages, others }: Parts): Message[] => [...messages, ...others].sort((a, b) => a.at - b.at);
