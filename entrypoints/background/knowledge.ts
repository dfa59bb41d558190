import { knownAddresses } from '@/src/browser/known-address.ts';
import type { ConversationRecords } from '@/src/contract/records.ts';
import type { JudgePorts } from '@/src/gate/judge.ts';
import { typedText } from '@/src/gate/typed.ts';

/** What the user can be taken to know: addresses in the browser's own state, and what they typed. */
export function knowledge(
  conversations: Pick<ConversationRecords, 'messages'>,
): Pick<JudgePorts, 'known' | 'typed' | 'named'> {
  const fromUser = async (conversation: string) =>
    (await conversations.messages(conversation)).filter(({ role }) => role === 'user');
  return {
    known: knownAddresses,
    typed: async (conversation) => (await fromUser(conversation)).map(typedText).join('\n'),
    named: async (conversation) => (await fromUser(conversation)).flatMap(({ named }) => named ?? []),
  };
}
