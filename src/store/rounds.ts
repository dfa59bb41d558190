import type { Changes } from '@/src/contract/records.ts';
import { keptRounds, type RecordedRound, type RoundRecords, type RoundRequest } from '@/src/contract/round.ts';
import { mentions, queryWords } from '@/src/text/find-words.ts';
import { type Database, ofConversation } from './database.ts';
import type { KeyRecords } from './keys.ts';
import { isReply, isRequest } from './validate-records.ts';

/** Shorter keys are not secret ("none", "ollama") and occur in ordinary text. */
const shortestKey = 8;

/** Requests and replies are stored apart, so that a growing reply does not rewrite its request. */
export function roundRecords(
  db: Database,
  changes: Changes,
  { readableKeys }: Pick<KeyRecords, 'readableKeys'>,
): RoundRecords {
  const { requests, replies } = db;

  async function withoutKeys<T>(value: T): Promise<T> {
    const stored = (await readableKeys()).filter((key) => key.length >= shortestKey);
    const written = JSON.stringify(value);
    const found = stored.map((key) => JSON.stringify(key).slice(1, -1)).filter((key) => written.includes(key));
    return found.length === 0 ? value : JSON.parse(found.reduce((text, key) => text.replaceAll(key, '•••'), written));
  }

  async function forgetOld() {
    const beyond = (await requests.count()) - keptRounds;
    if (beyond <= 0) return;
    const old = await requests.orderBy('[at+id]').limit(beyond).primaryKeys();
    await requests.bulkDelete(old);
    await replies.bulkDelete(old);
  }

  async function whole(request: RoundRequest): Promise<RecordedRound> {
    const { id, conversation } = request;
    const reply = await replies.get(id);
    return { ...request, reply: isReply(reply) ? reply : { id, conversation, pieces: [] } };
  }

  return {
    async putRequest(request) {
      const written = await withoutKeys(request);
      if (!(await ofConversation(db, requests, request.conversation, () => requests.put(written)))) return;
      await forgetOld();
      changes.tell({ table: 'rounds' });
    },
    async putReply(reply) {
      const written = await withoutKeys(reply);
      const put = await ofConversation(db, replies, reply.conversation, () => replies.put(written));
      if (put && reply.end) changes.tell({ table: 'rounds' });
    },
    async list({ conversation, query, limit }) {
      const words = queryWords(query);
      const rounds: RecordedRound[] = [];
      for (const id of await requests.orderBy('[at+id]').reverse().primaryKeys()) {
        const request = await requests.get(id);
        if (!isRequest(request) || (conversation !== undefined && request.conversation !== conversation)) continue;
        const round = await whole(request);
        if (!mentions(words, () => textsOf(round))) continue;
        if (rounds.length === limit) return { rounds, more: true };
        rounds.push(round);
      }
      return { rounds, more: false };
    },
  };
}

function textsOf({ model, messages, reply }: RecordedRound): string[] {
  const came = reply.pieces.map((piece) => (piece.type === 'native' ? JSON.stringify(piece.delta) : piece.text));
  const sent = messages.map(({ text, calls, results }) => `${text} ${JSON.stringify([calls, results])}`);
  return [model, ...sent, came.join('')];
}
