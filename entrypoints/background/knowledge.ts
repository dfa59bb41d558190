import { knownAddresses } from '@/src/browser/known-address.ts';
import type { ConversationRecords, PieceRecords } from '@/src/contract/records.ts';
import type { JudgePorts } from '@/src/gate/judge.ts';
import { saidText, typedText } from '@/src/gate/typed.ts';

/**
 * What the user can be taken to know: addresses in the browser's own state, and what they typed. What came with a file
 * was typed by nobody who is here, whoever it says is speaking.
 */
export function knowledge(
  conversations: Pick<ConversationRecords, 'messages'>,
  pieces: Pick<PieceRecords, 'of'>,
): Pick<JudgePorts, 'known' | 'typed' | 'named'> {
  const key = (at: number, text: string) => `${at} ${text}`;
  async function fromUser(conversation: string) {
    const [messages, read] = await Promise.all([conversations.messages(conversation), pieces.of(conversation)]);
    const brought = new Set(read.flatMap(({ source, at, text }) => (source === 'file' ? key(at, text) : [])));
    return messages.filter((message) => message.role === 'user' && !brought.has(key(message.at, saidText(message))));
  }
  return {
    known: knownAddresses,
    typed: async (conversation) => (await fromUser(conversation)).map(typedText).join('\n'),
    named: async (conversation) => (await fromUser(conversation)).flatMap(({ named }) => named ?? []),
  };
}
