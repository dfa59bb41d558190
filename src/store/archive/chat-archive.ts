import type { Table } from 'dexie';
import type { Conversation, Message } from '@/src/contract/conversation.ts';
import { soberAttachment } from '@/src/contract/conversation.ts';
import type { Changes, RemovedConversation } from '@/src/contract/records.ts';
import type { Piece } from '@/src/contract/run.ts';
import { chunksOf } from '@/src/text/chunks-of.ts';
import { omit } from '@/src/text/omit.ts';
import { tellChat } from '../conversations.ts';
import type { Database, Ordered } from '../database.ts';
import { signOf } from '../message-sign.ts';
import { isConversation, isMessage, isPiece, isTurn, isUsersChat } from '../validate-records.ts';
import { type Fate, type Kept, sliceSize } from './archive-item.ts';
import { settledChat } from './settle-imported.ts';

function withDraftOf(here: Conversation, imported: Conversation): Conversation {
  const { draft, draftAt = 0, pasted = [], attached = [], edits = {} } = here;
  return { ...imported, draft, draftAt, pasted, attached, edits };
}

/** Chats with all versions of their messages, their turns, and the texts of others in them. */
export function keptChats(db: Database, changes: Changes): Kept<RemovedConversation> {
  const { conversations, messages, turns, pieces } = db;

  async function whole(id: string): Promise<RemovedConversation | null> {
    const [conversation, said, taken, read] = await Promise.all([
      conversations.get(id),
      messages.where({ conversation: id }).toArray(),
      turns.where({ conversation: id }).toArray(),
      pieces.where({ conversation: id }).toArray(),
    ]);
    if (!isConversation(conversation)) return null;
    return {
      conversation,
      messages: said.map(({ value }) => value).filter(isMessage),
      turns: taken.map(({ value }) => value).filter(isTurn),
      pieces: read.map((row) => omit(row, 'order')).filter(isPiece),
    };
  }

  /** Adds records with new ids; a message of another chat is never overwritten. */
  async function addMissing<T extends { id: string; conversation: string }>(
    table: Table<Ordered<T>, number>,
    all: T[],
  ) {
    const here = new Set(
      (
        await table
          .where('id')
          .anyOf(all.map(({ id }) => id))
          .toArray()
      ).map(({ id }) => id),
    );
    const missing = [...new Map(all.map((one) => [one.id, one])).values()].filter(({ id }) => !here.has(id));
    await table.bulkAdd(missing.map((value) => ({ id: value.id, conversation: value.conversation, value })));
    return missing;
  }

  /** Imports one chat; false if it is not newer than the present one. Must run in a transaction. */
  async function takeOne(came: RemovedConversation, foreign: boolean): Promise<boolean> {
    const chat = foreign ? asForeign(came) : came;
    const here = await conversations.get(chat.conversation.id);
    if (fateOf(chat, here) === 'keep') return false;
    await conversations.put(here ? withDraftOf(here, chat.conversation) : chat.conversation);
    const added = await addMissing(messages, chat.messages);
    await addMissing(turns, chat.turns);
    const known = new Set((await pieces.where({ conversation: chat.conversation.id }).toArray()).map(textOfPiece));
    await pieces.bulkAdd(
      [...chat.pieces, ...(foreign ? added.map(asPiece) : [])].filter((piece) => !known.has(textOfPiece(piece))),
    );
    return true;
  }

  return {
    kind: 'chats',
    count: () => conversations.filter(isUsersChat).count(),
    async *items(only) {
      const ids = only ?? (await conversations.orderBy('updated').filter(isUsersChat).primaryKeys());
      for (const slice of chunksOf(ids, sliceSize.chats)) {
        yield (await Promise.all(slice.map(whole))).filter((chat) => chat !== null);
      }
    },
    read: (value) => (isChat(value) ? settledChat(value) : null),
    async fates(chats) {
      const here = await conversations.bulkGet(chats.map(({ conversation }) => conversation.id));
      return chats.map((chat, at) => fateOf(chat, here[at]));
    },
    async take(chats, { foreign = false }) {
      const taken = await db.transaction('rw', conversations, messages, turns, pieces, async () => {
        const ids: string[] = [];
        for (const chat of chats) if (await takeOne(chat, foreign)) ids.push(chat.conversation.id);
        return ids;
      });
      for (const id of taken) tellChat(changes, id);
      return taken.length;
    },
  };
}

function fateOf({ conversation }: RemovedConversation, here: Conversation | undefined): Fate {
  if (!here) return 'add';
  return conversation.updated > here.updated ? 'update' : 'keep';
}

const textOfPiece = ({ grade, source, text }: Piece): string => `${grade}\n${source}\n${text}`;

/** An imported chat with all text graded as page text and nothing as typed by the user. */
const asForeign = (chat: RemovedConversation): RemovedConversation => ({
  ...chat,
  conversation: asPasted(chat.conversation),
  messages: chat.messages.map(({ attached, ...said }) =>
    attached ? { ...said, attached: attached.map(soberAttachment) } : said,
  ),
  // No file knows which pages were read here.
  pieces: chat.pieces.map((piece) => ({ ...omit(piece, 'page'), grade: 'page' })),
});

/** An imported chat with its draft as a paste and its attachments as pages. */
function asPasted(chat: Conversation): Conversation {
  const words = [chat.draft, ...Object.values(chat.edits ?? {})].filter(Boolean);
  const attached = chat.attached?.map((one) => ({ ...soberAttachment(one), grade: 'page' as const }));
  return {
    ...chat,
    ...(words.length > 0 && { pasted: [...new Set([...(chat.pasted ?? []), ...words])] }),
    ...(attached && { attached }),
  };
}

/** A message of a file as text of others, since the file may have been changed. */
const asPiece = (message: Message): Piece => ({
  conversation: message.conversation,
  at: message.at,
  grade: 'page',
  source: 'file',
  text: signOf(message),
});

function isChat(value: unknown): value is RemovedConversation {
  if (typeof value !== 'object' || value === null) return false;
  if (!('conversation' in value && 'messages' in value && 'turns' in value && 'pieces' in value)) return false;
  const { conversation, messages, turns, pieces } = value;
  if (!isConversation(conversation) || conversation.id === '') return false;
  const ofIt = (one: { conversation: string }) => one.conversation === conversation.id;
  return (
    Array.isArray(messages) &&
    messages.every((one) => isMessage(one) && ofIt(one)) &&
    Array.isArray(turns) &&
    turns.every((one) => isTurn(one) && ofIt(one)) &&
    Array.isArray(pieces) &&
    pieces.every((one) => isPiece(one) && ofIt(one))
  );
}
