import type { Change, Changes, ConversationRecords } from '@/src/contract/records.ts';
import { type ChatText, type Said, textOfChat } from './search-chats.ts';

/** Number of chats read in parallel. */
const slice = 8;
/** Milliseconds between two reports of progress. */
const pace = 150;

interface Needs {
  conversations: Pick<ConversationRecords, 'messages'>;
  changes: Changes;
  now(): number;
  say: Said;
}

/** Reads the texts of all chats for searching. `tell` gets all read so far, throttled, and at the end. */
export function readChatTexts(
  ids: readonly string[],
  { conversations, changes, now, say }: Needs,
  tell: (texts: ReadonlyMap<string, ChatText>, whole: boolean) => void,
): () => void {
  const texts = new Map<string, ChatText>();
  let released = false;
  let told = now();

  const read = async (id: string) => {
    // A damaged chat is searched as if it were empty.
    const messages = await conversations.messages(id).catch(() => []);
    texts.set(id, textOfChat(messages, say));
  };

  async function readAll() {
    for (let at = 0; at < ids.length && !released; at += slice) {
      await Promise.all(ids.slice(at, at + slice).map(read));
      if (released || now() - told < pace) continue;
      told = now();
      tell(new Map(texts), false);
    }
    if (!released) tell(new Map(texts), true);
  }

  const hear = (change: Change) => {
    if (change.table !== 'messages' || released) return;
    void read(change.conversation).then(() => released || tell(new Map(texts), true));
  };
  const unlisten = changes.listen(hear);
  void readAll();
  return () => {
    released = true;
    unlisten();
  };
}
