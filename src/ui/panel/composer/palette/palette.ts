import { toolClient } from '@/src/chat/turn/call-tool.ts';
import type { Conversation } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import type { Say } from '../../../parts/services-context.tsx';
import type { Panel } from '../../actions/panel-store.ts';
import { readChatTexts } from '../../chats/chat-texts.ts';
import { type ChatText, chatsWith, wordsOfQuery } from '../../chats/search-chats.ts';
import type { Found } from './instant-preview.ts';
import { actionsCalled } from './matching-actions.ts';
import type { Option } from './option-list.tsx';
import { optionOf } from './palette-options.ts';
import { few, type PaletteResults, ranked } from './rank-rows.ts';

/** Milliseconds of rest after which reading all chats for a sentence is worth it. */
const linger = 400;
/** Longest sentence that is searched for, in words. */
const mostWords = 8;
/** Number of chats whose texts are searched; older ones are found by title only. */
const recent = 300;

interface Needs {
  panel: Panel;
  services: Services;
  say: Say;
}

/** Rows above the composer. */
export type PaletteRows = ReturnType<typeof createPalette>;

/** Searches for the draft. `tell` gets all options at each change, also when more chats are read. */
export function createPalette({ panel, services, say }: Needs, tell: (options: Option[]) => void) {
  const callTool = toolClient(services);
  let listed: Promise<Conversation[]> | null = null;
  let texts: ReadonlyMap<string, ChatText> = new Map();
  let stopReading: (() => void) | null = null;
  let latest: { sentence: string; results: Omit<PaletteResults, 'chats'>; chats: Conversation[] } | null = null;
  let wanted: Found | null = null;
  let all = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show() {
    if (!latest) return;
    const open = panel.store.getState().conversation.id;
    const chats = chatsWith(wordsOfQuery(latest.sentence), latest.chats, texts)
      .filter(({ conversation }) => conversation.id !== open)
      .map(({ near, ...chat }) => ({ ...chat, byTitle: near === 0, passage: near === 0 ? null : chat.passage }));
    tell(ranked({ ...latest.results, chats }, all).map((row) => optionOf(row, panel, showAll, say)));
  }

  function showAll() {
    all = true;
    show();
  }

  /** Starts reading the texts of the chats, once. */
  function readTexts(chats: Conversation[]) {
    const ids = chats.slice(0, recent).map(({ id }) => id);
    stopReading ??= readChatTexts(ids, { ...services, say }, (read) => {
      texts = read;
      show();
    });
  }

  /** Tabs and bookmarks that match. */
  async function withWords(sentence: string): Promise<LiveRow[]> {
    const args = { query: sentence, in: ['tabs', 'bookmarks'], limit: few };
    const end = await callTool({ name: 'find', arguments: args }, { peek: true });
    return end.kind === 'result' ? end.view.rows : [];
  }

  return {
    /** Searches; late answers are dropped. */
    async find(asked: Found) {
      if (asked.sentence !== wanted?.sentence) all = false;
      wanted = asked;
      clearTimeout(timer);
      const { sentence, preview } = asked;
      const searched = !preview?.exact && sentence.split(/\s+/).length <= mostWords;
      if (searched) listed ??= services.conversations.list().catch(() => []);
      const [things, chats] = await Promise.all([
        searched && !preview ? withWords(sentence) : [],
        searched ? (listed ?? []) : [],
      ]);
      if (wanted !== asked) return;
      const actions = actionsCalled(sentence, panel.store.getState().settings?.actions ?? []);
      latest = { sentence, results: { preview, actions, things }, chats };
      show();
      if (searched) timer = setTimeout(readTexts, linger, chats);
    },
    close() {
      clearTimeout(timer);
      wanted = null;
      latest = null;
      stopReading?.();
    },
  };
}
