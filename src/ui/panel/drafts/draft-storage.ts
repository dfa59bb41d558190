import type { Conversation, Draft } from '@/src/contract/conversation.ts';
import { saidText } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { withoutKeys } from '../../setup/known-services.ts';
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
  if (words === sent.trim()) return '';
  return words.startsWith(`${sent.trim()}\n`) ? words.slice(sent.trim().length + 1) : typed;
}

interface Unsaved {
  conversation: Conversation;
  draft: Draft;
}

/**
 * Saves drafts and edits in the database. A conversation has one draft; the window that saves last wins. A draft that
 * the database does not take is kept here and saved again with the next one.
 */
export interface DraftStorage {
  /** The draft of the open conversation has changed: saves it after a moment. */
  saveSoon(): void;
  /** An edit has changed: saves it after a moment. */
  saveEditsSoon(): void;
  /** Saves the draft of the open conversation now. Never rejects. */
  saveNow(): Promise<void>;
  /** Saves all that is not saved yet. Never rejects. */
  flush(): Promise<void>;
  /** The draft of a conversation that was just read, or the one that is not saved yet. */
  draftOf(conversation: Conversation): Draft;
  /** Shows the draft that another window has saved, unless a newer one was typed here. */
  showSaved(conversation: Conversation): void;
  /** Changes the draft of a conversation that is not open; false: the conversation is gone. Never rejects. */
  change(conversation: Conversation, change: (draft: Draft) => Draft): Promise<boolean>;
  /** The conversation is stored, or is going to be. */
  exists(id: string): Promise<boolean>;
  /** Stores a new conversation unless it is there; false: it was deleted meanwhile. */
  ensureStored(conversation: Conversation): Promise<boolean>;
  /** Drops unsaved changes of a deleted conversation and returns it with its latest draft. */
  forget(conversation: Conversation): Conversation;
  /** Writes unsaved drafts to local storage for the next page. */
  backUp(): void;
  /** Saves the backups of earlier pages to the database. Never rejects. */
  restoreBackups(): Promise<void>;
}

export function createDraftStorage(
  services: Services,
  store: PanelStore,
  { edits, onFailure }: { edits: Edits; onFailure(error: unknown): void },
): DraftStorage {
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
        onFailure(error);
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

  function saveEditsSoon() {
    clearTimeout(timer);
    timer = setTimeout(flush, delay);
  }

  async function flush() {
    // Before a conversation was read it is unknown which one the draft belongs to.
    if (timer !== undefined && !store.getState().loaded) return saveEditsSoon();
    await (isAllSaved() ? saving : saveChanged());
  }

  async function restore({ conversation, draft: left, pasted, at, edits: changed }: DraftBackup) {
    const { id } = conversation;
    const [stored, [last]] = await Promise.all([conversations.get(id), conversations.lastMessages(id, 1)]);
    const draft = last?.role === 'user' ? withoutSentMessage(left, saidText(last)) : left;
    const { attached } = draftIn(stored ?? conversation);
    edits.restore(changed);
    if ((stored?.draftAt ?? 0) < at) await save({ conversation, draft: { draft, pasted, attached } });
    await edits.save();
    removeBackup(id);
  }

  return {
    saveSoon() {
      isChanged = true;
      saveEditsSoon();
    },
    saveEditsSoon,
    async saveNow() {
      isChanged = true;
      await saveChanged();
    },
    flush,
    draftOf(conversation) {
      remember(conversation);
      return unsaved.get(conversation.id)?.draft ?? draftIn(conversation);
    },
    showSaved(saved) {
      const { conversation, outbox } = store.getState();
      const { id, draftAt = 0 } = saved;
      const isNewer = draftAt > (savedAt.get(id) ?? 0);
      if (!isNewer || conversation.id !== id || isChanged || unsaved.has(id) || outbox.has(id)) return;
      remember(saved);
      store.setState(draftIn(saved));
    },
    async change(conversation, change) {
      let exists = true;
      await enqueue(async () => {
        exists = await changeNow(conversation, change);
        await saveAll();
      });
      return exists;
    },
    ensureStored: (conversation) => changeStored(conversation),
    exists: async (id) =>
      unsaved.has(id) ||
      conversations.get(id).then(
        (stored) => stored !== null,
        () => true,
      ),
    forget(conversation) {
      const one = unsaved.get(conversation.id);
      unsaved.delete(conversation.id);
      return { ...conversation, ...one?.draft };
    },
    backUp() {
      if (isAllSaved()) return;
      const done = saveChanged();
      const pending = edits.pending();
      const open = store.getState().conversation;
      const left = new Map([...(pending.length > 0 ? [[open.id, openDraft()] as const] : []), ...unsaved]);
      for (const [id, { conversation, draft }] of left) {
        const at = Math.max(services.now(), (savedAt.get(id) ?? 0) + 1);
        saveBackup({
          ...{ conversation: { ...conversation, attached: [] }, at, edits: pending },
          ...{ draft: draft.draft, pasted: draft.pasted },
        });
      }
      void done.then((isDone) => {
        if (isDone) for (const id of left.keys()) removeBackup(id);
      });
    },
    // Holds a lock, so that two pages do not restore the same backups.
    restoreBackups: async () => {
      const restoreAll = async () => {
        for (const backup of readBackups()) await restore(backup);
        return true;
      };
      await services.tryLock('draft-backups', restoreAll).catch(onFailure);
    },
  };
}
