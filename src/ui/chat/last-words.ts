import type { Conversation } from '@/src/contract/conversation.ts';
import type { PendingEdit } from './edits.ts';

/** What was typed in a conversation and not stored when its page went. */
export interface LastWords {
  conversation: Conversation;
  draft: string;
  pasted: string[];
  /** By message. */
  edits: [string, PendingEdit][];
}

const remembered = 'last-words:';
/** Null where the browser is told to keep nothing. */
const { localStorage = null } = globalThis;

const isWords = (value: unknown): value is LastWords => {
  const { conversation, draft, pasted, edits } = (value ?? {}) as Partial<LastWords>;
  return typeof conversation?.id === 'string' && typeof draft === 'string' && [pasted, edits].every(Array.isArray);
};

/** Keeps them where it takes no time: a page that goes does not wait for a database. */
export function leaveLastWords(words: LastWords): void {
  try {
    localStorage?.setItem(remembered + words.conversation.id, JSON.stringify(words));
  } catch {
    // Too long for it. The database may still take them.
  }
}

/** They are in the database. */
export const dropLastWords = (conversation: string): void => localStorage?.removeItem(remembered + conversation);

/** What pages left that are gone; whoever takes it stores it. */
export function takeLastWords(): LastWords[] {
  if (!localStorage) return [];
  const left = Object.keys(localStorage).filter((key) => key.startsWith(remembered));
  return left.flatMap((key) => {
    const item = localStorage.getItem(key) ?? '';
    localStorage.removeItem(key);
    try {
      const words: unknown = JSON.parse(item);
      return isWords(words) ? words : [];
    } catch {
      return [];
    }
  });
}
