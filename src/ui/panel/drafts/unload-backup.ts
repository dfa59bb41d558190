import type { Conversation } from '@/src/contract/conversation.ts';
import type { PendingEdit } from './message-edits.ts';

/** What was typed in a conversation and not stored when its page went. */
export interface LastWords {
  conversation: Conversation;
  panel: string;
  draft: string;
  pasted: string[];
  /** By message. */
  edits: [string, PendingEdit][];
}

const remembered = 'last-words:';
const keyOf = ({ conversation, panel }: Pick<LastWords, 'conversation' | 'panel'>): string =>
  `${remembered}${panel}:${conversation.id}`;
/** Null where the browser is told to keep nothing. */
const { localStorage = null } = globalThis;

const isWords = (value: unknown): value is LastWords => {
  const { conversation, panel, draft, pasted, edits } = (value ?? {}) as Partial<LastWords>;
  const named = [conversation?.id, panel, draft].every((one) => typeof one === 'string');
  return named && [pasted, edits].every(Array.isArray);
};

/** Keeps them where it takes no time: a page that goes does not wait for a database. */
export function leaveLastWords(words: LastWords): void {
  try {
    localStorage?.setItem(keyOf(words), JSON.stringify(words));
  } catch {
    // Too long for it. The database may still take them.
  }
}

/** They are in the database. */
export const dropLastWords = (words: Pick<LastWords, 'conversation' | 'panel'>): void =>
  localStorage?.removeItem(keyOf(words));

/** What pages left that are gone; whoever has stored it drops it. */
export function lastWords(): LastWords[] {
  if (!localStorage) return [];
  const left = Object.keys(localStorage).filter((key) => key.startsWith(remembered));
  return left.flatMap((key) => {
    try {
      const words: unknown = JSON.parse(localStorage.getItem(key) ?? '');
      if (isWords(words)) return words;
    } catch {
      // Nothing that was left here.
    }
    localStorage.removeItem(key);
    return [];
  });
}
