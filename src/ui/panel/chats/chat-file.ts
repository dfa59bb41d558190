import { ArchiveRefused, type ArchiveRun } from '@/src/contract/archive.ts';
import type { Conversation } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { download } from '../../parts/download.ts';
import type { Say } from '../../parts/services-context.tsx';
import { errorText } from '../state/error-text.ts';
import { readVisible } from '../state/visible-messages.ts';
import { chatAsMarkdown } from './chat-as-markdown.ts';

/** File name from the title. */
function nameOf({ title }: Conversation, end: string): string {
  const words = title.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim();
  return `${words.slice(0, 60).trim() || 'chat'}.${end}`;
}

/** Run without progress: a chat is small. */
const runWithoutProgress = (): ArchiveRun => ({ signal: new AbortController().signal, progress: () => {} });

/** Saves a chat as Markdown. */
export async function saveAsMarkdown(chat: Conversation, { conversations }: Services, say: Say): Promise<void> {
  const { messages } = await readVisible(chat.id, conversations, true);
  download(nameOf(chat, 'md'), 'text/markdown', chatAsMarkdown(chat, messages, say));
}

/** Saves a chat as JSON, which can be imported again. */
export async function saveAsJson(chat: Conversation, { archive }: Services): Promise<void> {
  const pieces: string[] = [];
  for await (const piece of archive.write({ kinds: ['chats'], chats: [chat.id] }, runWithoutProgress()))
    pieces.push(piece);
  download(nameOf(chat, 'json'), 'application/json', new Blob(pieces));
}

/** Imports only the chats of a file, as written by others. Never rejects. */
export async function loadChats(file: Blob, { archive }: Pick<Services, 'archive'>): Promise<Text> {
  try {
    const opened = await archive.open(file);
    const n = await opened.take(['chats'], runWithoutProgress(), { foreign: true });
    return text('ui_chats_imported', { n });
  } catch (error) {
    return error instanceof ArchiveRefused ? error.text : errorText(error);
  }
}
