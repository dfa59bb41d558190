import type { Conversation, Draft } from '@/src/contract/conversation.ts';
import { saidText } from '@/src/contract/conversation.ts';
import { draftOf, isSame, withDraft } from '@/src/contract/draft.ts';
import type { Services } from '@/src/contract/services.ts';
import { withoutKeys } from '../../setup/known-services.ts';
import type { PanelStore } from '../state/panel-state.ts';
import type { Edits } from './message-edits.ts';
import { joined } from './outbox.ts';
import { dropLastWords, lastWords, leaveLastWords } from './unload-backup.ts';

/** Milliseconds that a draft may be ahead of the database. */
const lag = 300;

/** What was typed besides a message that is stored: its page went before it could tell the one from the other. */
function besides(typed: string, sent: string): string {
  const words = typed.trim();
  if (words === sent.trim()) return '';
  return words.startsWith(`${sent.trim()}\n`) ? words.slice(sent.trim().length + 1) : typed;
}

/** What is typed in a conversation, in the place of what panels that are gone had typed. */
interface Unsaved {
  conversation: Conversation;
  whole: Draft;
  gone: string[];
}

/** How what is typed gets into the database. What that does not take is kept here, and tried again each time. */
export interface Keeping {
  keepSoon(): void;
  /** Whether all is stored; what is typed in the open conversation in the place of what panels that are gone had. */
  keepNow(gone?: string[]): Promise<boolean>;
  /** Stores what is still on its way, at once. Never rejects. */
  flush(): Promise<void>;
  /** What this panel has typed in a conversation, as it was read. */
  typedIn(conversation: Conversation): Draft;
  /** Changes what is typed in a conversation that is not open; false: it is gone. Never rejects. */
  change(conversation: Conversation, how: (there: Draft) => Draft): Promise<boolean>;
  /** Whether there is such a conversation, or will be. */
  isKept(id: string): Promise<boolean>;
  /** Stores a conversation that nothing was said in, unless it is; false: it was deleted meanwhile. */
  keepPlace(conversation: Conversation): Promise<boolean>;
  /** A conversation that is gone, with what the database had not got of it yet, which is forgotten here. */
  forgotten(conversation: Conversation): Conversation;
  /** The page goes: leaves what is still on its way to the next one, where the database does not get it. */
  leave(): void;
  /** Stores what pages left. Never rejects. */
  takeLeft(): Promise<void>;
}

/** `panel`: whose drafts they are, where several show a conversation. */
export function createKeeping(
  services: Services,
  store: PanelStore,
  { panel, edits, onFailure }: { panel: string; edits: Edits; onFailure(error: unknown): void },
): Keeping {
  const { conversations } = services;
  const unsaved = new Map<string, Unsaved>();
  /** Conversations that were in the database. */
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One after the other, so that what was typed last is what stays.
  let kept: Promise<unknown> = Promise.resolve();

  /** The open conversation and all that is typed in it. */
  function typedNow() {
    const { conversation, taken, ...typed } = store.getState();
    const { draft, pasted, attached } = joined(taken.get(conversation.id), typed);
    return { conversation, whole: { draft: withoutKeys(draft, services), pasted, attached } };
  }

  /** Changes a conversation that may not be stored yet; false: it was deleted meanwhile. */
  async function keepPlace(
    conversation: Conversation,
    change: (there: Conversation) => Partial<Conversation> = () => ({}),
  ): Promise<boolean> {
    const { id } = conversation;
    const stored = await conversations.change(id, change);
    if (!stored && known.has(id)) return false;
    if (!stored) {
      await conversations.put({ ...conversation, ...change(conversation) });
      await conversations.opened(id, services.window);
    }
    known.add(id);
    return true;
  }

  /** Changes what this panel, or one that is gone, has typed in a conversation. */
  function put(conversation: Conversation, how: (there: Draft) => Draft, of: string, gone: string[]) {
    const typed = (there: Conversation): Draft => {
      const { draft, ...others } = how(draftOf(there, of));
      return { draft: withoutKeys(draft, services), ...others };
    };
    return keepPlace(conversation, (there) => withDraft(there, of, typed(there), gone));
  }

  /** False: the conversation was deleted meanwhile. */
  async function keep({ conversation, whole, gone }: Unsaved, of = panel): Promise<boolean> {
    const stored = await conversations.get(conversation.id);
    if (gone.length === 0 && isSame(draftOf(stored ?? conversation, of), whole))
      return stored !== null || !known.has(conversation.id);
    return put(conversation, () => whole, of, gone);
  }

  /** False: the conversation was deleted meanwhile. */
  async function keepOne(id: string, one: Unsaved): Promise<boolean> {
    const there = await keep(one);
    if (unsaved.get(id) === one) unsaved.delete(id);
    return there;
  }

  async function keepUnsaved() {
    for (const [id, one] of [...unsaved]) await keepOne(id, one);
    await edits.keep();
  }

  /** Whether it was done. */
  function next(work: () => Promise<void>): Promise<boolean> {
    const done = kept.then(work).then(
      () => true,
      (error) => {
        onFailure(error);
        return false;
      },
    );
    kept = done;
    return done;
  }

  function keepNow(gone: string[] = []): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    const { conversation, whole } = typedNow();
    const before = unsaved.get(conversation.id)?.gone ?? [];
    unsaved.set(conversation.id, { conversation, whole, gone: [...before, ...gone] });
    return next(keepUnsaved);
  }

  /** False: the conversation is gone. */
  async function changeNow(conversation: Conversation, how: (there: Draft) => Draft): Promise<boolean> {
    const { id } = conversation;
    const one = unsaved.get(id);
    if (one) {
      const changed = { ...one, whole: how(one.whole) };
      unsaved.set(id, changed);
      return keepOne(id, changed);
    }
    try {
      return await put(conversation, how, panel, []);
    } catch (error) {
      const stored = await conversations.get(id).catch(() => null);
      unsaved.set(id, { conversation, whole: how(draftOf(stored ?? conversation, panel)), gone: [] });
      throw error;
    }
  }

  const isAllKept = () => timer === undefined && unsaved.size === 0 && edits.pending().length === 0;

  function keepSoon() {
    clearTimeout(timer);
    timer = setTimeout(flush, lag);
  }

  async function flush() {
    // Where it belongs is known only once a conversation was read.
    if (timer !== undefined && !store.getState().loaded) return keepSoon();
    await (isAllKept() ? kept : keepNow());
  }

  /** What lies beside it may be large, and is stored when it is attached. */
  const leaveOne = ({ conversation, whole: { draft, pasted } }: Unsaved) =>
    leaveLastWords({ conversation: { ...conversation, attached: [] }, panel, draft, pasted, edits: edits.pending() });

  async function storeLeft() {
    for (const words of lastWords()) {
      const { conversation, panel: of, pasted } = words;
      const [stored, [last]] = await Promise.all([
        conversations.get(conversation.id),
        conversations.lastMessages(conversation.id, 1),
      ]);
      const draft = last?.role === 'user' ? besides(words.draft, saidText(last)) : words.draft;
      const { attached } = draftOf(stored ?? conversation, of);
      edits.take(words.edits);
      await keep({ conversation, whole: { draft, pasted, attached }, gone: [] }, of);
      await edits.keep();
      dropLastWords(words);
    }
    return true;
  }

  return {
    keepSoon,
    keepNow,
    flush,
    typedIn(conversation) {
      known.add(conversation.id);
      return unsaved.get(conversation.id)?.whole ?? draftOf(conversation, panel);
    },
    async change(conversation, how) {
      let there = true;
      await next(async () => {
        there = await changeNow(conversation, how);
        await keepUnsaved();
      });
      return there;
    },
    keepPlace: (conversation) => keepPlace(conversation),
    isKept: async (id) =>
      unsaved.has(id) ||
      conversations.get(id).then(
        (stored) => stored !== null,
        () => true,
      ),
    forgotten(conversation) {
      const one = unsaved.get(conversation.id);
      unsaved.delete(conversation.id);
      return one ? { ...conversation, ...withDraft(conversation, panel, one.whole, one.gone) } : conversation;
    },
    leave() {
      if (isAllKept()) return;
      const stored = keepNow();
      const left = [...unsaved.values()];
      for (const one of left) leaveOne(one);
      void stored.then((done) => {
        if (done) for (const { conversation } of left) dropLastWords({ conversation, panel });
      });
    },
    // Two pages would store what both found where one of them has adopted it by then.
    takeLeft: async () => void (await services.tryLock('last-words', storeLeft).catch(onFailure)),
  };
}
