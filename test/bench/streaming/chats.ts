import type { Page } from 'puppeteer-core';
import type { Conversation, Message } from '../../../src/contract/conversation.ts';
import { longAnswer } from './long-answer.ts';

/** A chat of so many messages, questions and answers in turn; its title is its id. */
export async function putChat(hand: Page, id: string, count: number, updated: number): Promise<void> {
  const conversation: Conversation = { id, title: id, named: true, at: 1, updated, draft: '' };
  const answer = longAnswer(600);
  const messages = Array.from({ length: count }, (_, n): Message => {
    const asks = n % 2 === 0;
    return {
      id: `${id}-${n}`,
      conversation: id,
      turn: `${id}-turn-${Math.floor(n / 2)}`,
      role: asks ? 'user' : 'assistant',
      at: n + 1,
      parts: [{ type: 'text', text: asks ? `Question ${n} of ${id}?` : `Answer ${n}. ${answer}` }],
      state: 'complete',
    };
  });
  await hand.evaluate(async (given: string) => {
    const { conversation, messages } = JSON.parse(given) as { conversation: Conversation; messages: Message[] };
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('outrigger');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const write = db.transaction(['conversations', 'messages'], 'readwrite');
    write.objectStore('conversations').put(conversation);
    const table = write.objectStore('messages');
    for (const value of messages) table.put({ id: value.id, conversation: value.conversation, value });
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
    db.close();
  }, JSON.stringify({ conversation, messages }));
}
