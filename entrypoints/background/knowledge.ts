import { knownAddresses } from '@/src/browser/tabs/known-addresses.ts';
import type { Message } from '@/src/contract/conversation.ts';
import type { ReadingListPort } from '@/src/contract/ports.ts';
import type { ConversationRecords, PieceRecords, SessionRecords } from '@/src/contract/records.ts';
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

/** Finds addresses in the browser's state and in saved sessions. */
export const knownIn =
  (sessions: Pick<SessionRecords, 'all'>, readingList: Pick<ReadingListPort, 'all'>): JudgePorts['known'] =>
  async (addresses) => {
    const [known, saved] = await Promise.all([knownAddresses(addresses, readingList), sessions.all()]);
    const wanted = new Set(addresses);
    for (const { at, automatic, tabs } of saved)
      for (const { url } of automatic ? [] : tabs)
        if (wanted.has(url)) known.set(url, { saved: Math.min(at, known.get(url)?.saved ?? at) });
    return known;
  };
