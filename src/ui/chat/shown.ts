import { pathOf } from '@/src/chat/path.ts';
import type { Conversation, Message } from '@/src/contract/conversation.ts';
import type { ConversationRecords } from '@/src/contract/records.ts';
import type { PanelState } from './state.ts';

type Records = Pick<ConversationRecords, 'get' | 'messages' | 'turn'>;
type Shown = Pick<PanelState, 'messages' | 'others' | 'turn'>;

/** What is shown of a conversation, and apart from it the versions that were left. */
export const parted = (all: Message[], shown: Conversation['shown']): Omit<Shown, 'turn'> => {
  const messages = pathOf(all, shown);
  const path = new Set(messages);
  return { messages, others: all.filter((message) => !path.has(message)) };
};

/** Reads a conversation as it is shown, with the turn that it ends in. */
export async function readShown(id: string, records: Records): Promise<Shown> {
  const [conversation, all] = await Promise.all([records.get(id), records.messages(id)]);
  const parts = parted(all, conversation?.shown);
  return { ...parts, turn: await records.turn(id, parts.messages.at(-1)?.turn) };
}

/** All messages, in the order in which their turns were begun. */
export const allOf = ({ messages, others }: Pick<PanelState, 'messages' | 'others'>): Message[] =>
  [...messages, ...others].sort((a, b) => a.at - b.at);
