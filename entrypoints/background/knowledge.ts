import { knowsAddress } from '@/src/browser/known-address.ts';
import type { Message } from '@/src/contract/conversation.ts';
import type { ConversationRecords } from '@/src/contract/records.ts';
import type { JudgePorts } from '@/src/gate/judge.ts';

/** What the user can be taken to know: addresses in the browser's own state, and what they typed. */
export function knowledge(
  conversations: Pick<ConversationRecords, 'messages'>,
): Pick<JudgePorts, 'knows' | 'typed' | 'named'> {
  const fromUser = async (conversation: string) =>
    (await conversations.messages(conversation)).filter(({ role }) => role === 'user');
  return {
    knows: knowsAddress,
    typed: async (conversation) => (await fromUser(conversation)).map(typedIn).join('\n'),
    named: async (conversation) => (await fromUser(conversation)).flatMap(({ named }) => named ?? []),
  };
}

/** A message's text without what was pasted into it. */
function typedIn({ parts, pasted = [] }: Message): string {
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  return pasted.reduce((rest, paste) => rest.replace(paste, ''), text);
}
