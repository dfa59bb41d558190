import type { Message } from '@/src/contract/conversation.ts';
import type { ConversationRecords, PieceRecords } from '@/src/contract/records.ts';
import type { Piece } from '@/src/contract/run.ts';
import type { JudgePorts } from '@/src/gate/judge.ts';
import { typedText } from '@/src/gate/typed-text.ts';
import { hasSign } from '@/src/store/message-sign.ts';

export type Knowledge = Pick<JudgePorts, 'typed' | 'named'> & {
  /** Ids of messages that were imported or repeat an imported one, so that the user did not write them. */
  imported(conversation: string): Promise<string[]>;
};

const signsOf = (pieces: Piece[]): string[] => pieces.flatMap(({ source, text }) => (source === 'file' ? text : []));
const idOf = ({ id }: Message): string => id;

/** Messages that the user typed and pages that they named. Imported messages do not count, whatever their role. */
export function knowledge(
  conversations: Pick<ConversationRecords, 'messages'>,
  pieces: Pick<PieceRecords, 'of'>,
): Knowledge {
  async function told(conversation: string): Promise<{ messages: Message[]; isImported(message: Message): boolean }> {
    const [messages, read] = await Promise.all([conversations.messages(conversation), pieces.of(conversation)]);
    return { messages, isImported: hasSign(signsOf(read)) };
  }

  async function fromUser(conversation: string) {
    const { messages, isImported } = await told(conversation);
    return messages.filter((message) => message.role === 'user' && !isImported(message));
  }

  return {
    typed: async (conversation) => (await fromUser(conversation)).map(typedText).join('\n'),
    named: async (conversation) => (await fromUser(conversation)).flatMap(({ named }) => named ?? []),
    async imported(conversation) {
      // Runs in each turn, so the messages of a chat are read only if something was imported into it.
      const signs = signsOf(await pieces.of(conversation));
      return signs.length === 0 ? [] : (await conversations.messages(conversation)).filter(hasSign(signs)).map(idOf);
    },
  };
}
