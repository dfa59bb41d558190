import { type Conversation, type Draft, saidText } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { withoutKeys } from '../../setup/known-services.ts';
import { failureOf } from '../state/failure-of.ts';
import type { PanelStore } from '../state/panel-state.ts';
import { draftIn, isSameDraft } from './draft.ts';
import { type DraftBackup, readBackups, removeBackup, saveBackup } from './draft-backup.ts';
import type { Edits } from './message-edits.ts';
import { mergeComposed } from './outbox.ts';

/** Debounce for saving a draft, in milliseconds. */
const delay = 300;

/** Removes the text that was sent just before the page closed from the backup of its draft. */
function withoutSentMessage(typed: string, sent: string): string {
  const words = typed.trim();
  if (words === sent) return '';
  return words.startsWith(`${sent}\n`) ? words.slice(sent.length + 1) : typed;
}

interface Unsaved {
  conversation: Conversation;
  draft: Draft;
}

/**
 * Saves drafts and edits in the database. A conversation has one draft; the window that saves last wins. A draft that
 * the database does not take is kept here and saved again with the next one.
 */
export function createDraftStorage(services: Services, store: PanelStore, edits: Edits) {
  const fail = failureOf(store);
  const { conversations } = services;
  const unsaved = new Map<string, Unsaved>();
  /** Time at which each conversation's stored draft, as read or written last, had been saved. */
  const savedAt = new Map<string, number>();
  let isChanged = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Saves run one after the other, so that the last one wins.
  let saving: Promise<unknown> = Promise.resolve();

  function openDraft(): Unsaved {
    const { conversation, outbox, ...typed } = store.getState();
    const { draft, pasted, attached } = mergeComposed(outbox.get(conversation.id), typed);
    return { conversation, draft: { draft: withoutKeys(draft, services), pasted, attached } };
  }

  const remember = ({ id, draftAt = 0 }: Conversation) => savedAt.set(id, draftAt);

  /** Changes a conversation that may not be stored yet; false: it was deleted meanwhile. */
  async function changeStored(
    conversation: Conversation,
    change: (stored: Conversation) => Partial<Conversation> = () => ({}),
  ): Promise<boolean> {
    const { id } = conversation;
    const stored = await conversations.change(id, change);
    if (!stored && savedAt.has(id)) return false;
    const now = stored ?? { ...conversation, ...change(conversation) };
    if (!stored) {
      await conversations.put(now);
      await conversations.opened(id, services.window);
    }
    remember(now);
    return true;
  }

  function put(conversation: Conversation, change: (draft: Draft) => Draft): Promise<boolean> {
    return changeStored(conversation, (stored) => {
      const { draft, pasted, attached } = change(draftIn(stored));
      const draftAt = Math.max(services.now(), (stored.draftAt ?? 0) + 1);
      return { draft: withoutKeys(draft, services), pasted, attached, draftAt };
    });
  }

  /** False if the conversation was deleted meanwhile. */
  async function save({ conversation, draft }: Unsaved): Promise<boolean> {
    const stored = await conversations.get(conversation.id);
    if (!isSameDraft(draftIn(stored ?? conversation), draft)) return put(conversation, () => draft);
    if (stored) remember(stored);
    return stored !== null || !savedAt.has(conversation.id);
  }

  async function saveOne(one: Unsaved): Promise<boolean> {
    const { id } = one.conversation;
    const exists = await save(one);
    if (unsaved.get(id) === one) unsaved.delete(id);
    return exists;
  }

  async function saveAll(): Promise<void> {
    for (const one of [...unsaved.values()]) await saveOne(one);
    await edits.save();
  }

  /** False if the work failed. */
  function enqueue(work: () => Promise<void>): Promise<boolean> {
    const done = saving.then(work).then(
      () => true,
      (error) => {
        fail(error);
        return false;
      },
    );
    saving = done;
    return done;
  }

  function saveChanged(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    const one = openDraft();
    if (isChanged) unsaved.set(one.conversation.id, one);
    isChanged = false;
    return enqueue(saveAll);
  }

  /** False if the conversation was deleted. */
  async function changeNow(conversation: Conversation, change: (draft: Draft) => Draft): Promise<boolean> {
    const { id } = conversation;
    const one = unsaved.get(id);
    if (one) {
      const changed = { ...one, draft: change(one.draft) };
      unsaved.set(id, changed);
      return saveOne(changed);
    }
    try {
      return await put(conversation, change);
    } catch (error) {
      const stored = await conversations.get(id).catch(() => null);
      unsaved.set(id, { conversation, draft: change(draftIn(stored ?? conversation)) });
      throw error;
    }
  }

  const isAllSaved = () => timer === undefined && unsaved.size === 0 && edits.pending().length === 0;

  /** An edit has changed: saves it after a moment. */
  function saveEditsSoon() {
    clearTimeout(timer);
    timer = setTimeout(flush, delay);
  }

  /** Saves all that is not saved yet. Never rejects. */
  async function flush() {
    // Before a conversation was read it is unknown which one the draft belongs to.
    if (timer !== undefined && !store.getState().loaded) return saveEditsSoon();
    await (isAllSaved() ? saving : saveChanged());
  }

  async function restore({ conversation, draft: left, pasted, at, edits: changed }: DraftBackup) {
    const { id } = conversation;
    const [stored, [last]] = await Promise.all([conversations.get(id), conversations.lastMessages(id, 1)]);
    const draft = last?.role === 'user' ? withoutSentMessage(left, saidText(last).trim()) : left;
    const { attached } = draftIn(stored ?? conversation);
    edits.restore(changed);
    if ((stored?.draftAt ?? 0) < at) await save({ conversation, draft: { draft, pasted, attached } });
    await edits.save();
    removeBackup(id);
  }

  return {
    /** The draft of the open conversation has changed: saves it after a moment. */
    saveSoon() {
      isChanged = true;
      saveEditsSoon();
    },
    saveEditsSoon,
    /** Saves the draft of the open conversation now. Never rejects. */
    async saveNow() {
      isChanged = true;
      await saveChanged();
    },
    flush,
    /** The draft of a conversation that was just read, or the one that is not saved yet. */
    draftOf(conversation: Conversation): Draft {
      remember(conversation);
      return unsaved.get(conversation.id)?.draft ?? draftIn(conversation);
    },
    /** Shows the draft that another window has saved, unless a newer one was typed here. */
    showSaved(saved: Conversation) {
      const { conversation, outbox } = store.getState();
      const { id, draftAt = 0 } = saved;
      const isNewer = draftAt > (savedAt.get(id) ?? 0);
      if (!isNewer || conversation.id !== id || isChanged || unsaved.has(id) || outbox.has(id)) return;
      remember(saved);
      store.setState(draftIn(saved));
    },
    /** Changes the draft of a conversation that is not open; false: the conversation is gone. Never rejects. */
    async change(conversation: Conversation, change: (draft: Draft) => Draft) {
      let exists = true;
      await enqueue(async () => {
        exists = await changeNow(conversation, change);
        await saveAll();
      });
      return exists;
    },
    /** Stores a new conversation unless it is there; false: it was deleted meanwhile. */
    ensureStored: (conversation: Conversation) => changeStored(conversation),
    /** The conversation is stored, or is going to be. */
    exists: async (id: string) =>
      unsaved.has(id) ||
      conversations.get(id).then(
        (stored) => stored !== null,
        () => true,
      ),
    /** Drops unsaved changes of a deleted conversation and returns it with its latest draft. */
    forget(conversation: Conversation): Conversation {
      const one = unsaved.get(conversation.id);
      unsaved.delete(conversation.id);
      return { ...conversation, ...one?.draft };
    },
    /** Writes unsaved drafts to local storage for the next page. */
    backUp() {
      if (isAllSaved()) return;
      const done = saveChanged();
      const pending = edits.pending();
      const open = store.getState().conversation;
      const left = new Map([...(pending.length > 0 ? [[open.id, openDraft()] as const] : []), ...unsaved]);
      for (const [id, { conversation, draft }] of left) {
        const at = Math.max(services.now(), (savedAt.get(id) ?? 0) + 1);
        const { draft: words, pasted } = draft;
        saveBackup({ conversation: { ...conversation, attached: [] }, at, edits: pending, draft: words, pasted });
      }
      void done.then((isDone) => {
        if (isDone) for (const id of left.keys()) removeBackup(id);
      });
    },
    /** Saves the backups of earlier pages, under a lock: no other page restores the same ones. Never rejects. */
    async restoreBackups() {
      const restoreAll = async () => {
        for (const backup of readBackups()) await restore(backup);
      };
      await services.tryLock('draft-backups', restoreAll).catch(fail);
    },
  };
}
