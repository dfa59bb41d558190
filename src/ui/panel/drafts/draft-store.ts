import { isLeft, TYPED } from '@/src/chat/message/foreign-pastes.ts';
import type { Attachment, Conversation, Draft } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { firstWords } from '../../parts/first-words.ts';
import { withoutKeys } from '../../setup/known-services.ts';
import type { Composed, PanelState, PanelStore } from '../state/panel-state.ts';
import { joinDrafts } from './draft.ts';
import { createDraftStorage } from './draft-storage.ts';
import { createEdits, type EditedMessage } from './message-edits.ts';
import { addToOutbox, emptyComposer, mergeComposed, withoutOutgoing } from './outbox.ts';
import { createPendingAttachments } from './pending-attachments.ts';

export type Drafts = ReturnType<typeof createDrafts>;

const isInEdit = (paste: string, edits: PanelState['edits']): boolean =>
  Object.values(edits).some((words) => isLeft(paste, words));

/** Content without the pastes that an edit contains too: those are kept. */
const withoutPastesOf = (edits: PanelState['edits'], composed: Composed): Composed => ({
  ...composed,
  pasted: composed.pasted.filter((paste) => !isInEdit(paste, edits)),
});

export function createDrafts(services: Services, store: PanelStore) {
  const edits = createEdits(services, store);
  const storage = createDraftStorage(services, store, edits);
  const { flush, forget, ensureStored, backUp, restoreBackups, showSaved } = storage;
  /** Removes API keys from the draft, as is done before storing it. */
  const keyless = (one: Composed): Composed => ({ ...one, draft: withoutKeys(one.draft, services) });
  const isOpen = ({ id }: Conversation) => store.getState().conversation.id === id;

  /** Replaces the text of the composer. */
  function write(draft: string) {
    const kept = withoutKeys(draft, services);
    // Finding a changed paste takes time, so it is done only when the draft is sent.
    store.setState(({ pasted, edits }) => ({
      draft,
      pasted: kept ? pasted : pasted.filter((paste) => isInEdit(paste, edits)),
    }));
    storage.saveSoon();
  }

  function putInComposer(composed: Composed) {
    const { draft, ...others } = mergeComposed(composed, store.getState());
    store.setState(others);
    write(draft);
  }

  async function putBack(
    conversation: Conversation,
    composed: Composed,
    merge = (draft: Draft) => joinDrafts([draft, composed]),
  ) {
    const isElsewhere = !isOpen(conversation) && (await storage.exists(conversation.id));
    if (!isElsewhere || !(await storage.change(conversation, merge))) putInComposer(composed);
  }

  /** Adds to the draft of a conversation; null means the open one. */
  function addAttachments(conversation: Conversation | null, attached: Attachment[]) {
    if (conversation && !isOpen(conversation)) return putBack(conversation, { ...emptyComposer, attached });
    store.setState((state) => ({ attached: [...state.attached, ...attached] }));
    storage.saveSoon();
  }

  function paste(clipboard: string) {
    const pasted = pasteOf(clipboard);
    if (pasted.length <= TYPED) return;
    store.setState((state) => ({ pasted: [...state.pasted, pasted] }));
    storage.saveSoon();
  }

  function detach(id: string) {
    store.setState(({ attached }) => ({ attached: attached.filter((one) => one.id !== id) }));
    storage.saveSoon();
  }

  /** Normalizes a paste to the form that composer and message use, so that it can be found there. */
  const pasteOf = (clipboard: string): string => withoutKeys(clipboard.replace(/\r\n?/g, '\n').trim(), services);

  return {
    ...createPendingAttachments(services, store, addAttachments),
    ...{ flush, forget, ensureStored, backUp, restoreBackups, showSaved },
    write,
    detach,
    paste,
    /** Attaches a paste that is too long for the text of the message. */
    attachPaste(clipboard: string) {
      const pasted = pasteOf(clipboard);
      if (pasted === '') return;
      const paper = { kind: 'paste', source: 'paste', grade: 'page' } as const;
      void addAttachments(null, [{ id: services.newId(), ...paper, title: firstWords(pasted), text: pasted }]);
    },
    /** Puts an attached paste at the end of the text, as if it had been pasted there. */
    insertPaste(id: string) {
      const { attached, draft } = store.getState();
      const one = attached.find((each) => each.id === id);
      if (!one) return;
      detach(id);
      paste(one.text);
      write(draft.trim() === '' ? one.text : `${draft.replace(/\n$/, '')}\n${one.text}`);
    },
    /**
     * Empties the composer into the outbox. The content stays stored as the draft until it is settled or given back.
     */
    take() {
      const { conversation, draft, pasted, attached, selected, edits: written } = store.getState();
      const composed = { draft, pasted: pasted.filter((paste) => isLeft(paste, draft)), attached, selected };
      const outgoing = keyless(withoutPastesOf(written, composed));
      const { isPending, release } = addToOutbox(store, conversation.id, composed);
      store.setState({ ...emptyComposer, pasted: pasted.filter((paste) => isInEdit(paste, written)) });
      storage.saveSoon();
      return {
        ...composed,
        /** Call it once the content is part of a stored message. */
        settle() {
          if (!isPending()) return;
          if (isOpen(conversation)) {
            release();
            void storage.saveNow();
          } else void storage.change(conversation, (draft) => withoutOutgoing(draft, outgoing)).then(release);
        },
        /** Call it if nothing is sent: puts the content and the attachments read since before the current draft. */
        async giveBack(read: Attachment[] = []) {
          if (!isPending()) return;
          const whole = { ...composed, attached: [...composed.attached, ...read] };
          release();
          await putBack(conversation, whole, (draft) => joinDrafts([whole, withoutOutgoing(draft, outgoing)]));
        },
      };
    },
    /** The draft of a conversation that was just read, without the message of it that is on its way. */
    draftToShow(conversation: Conversation): Draft {
      const outgoing = store.getState().outbox.get(conversation.id);
      const draft = storage.draftOf(conversation);
      if (!outgoing) return draft;
      return withoutOutgoing(draft, keyless(withoutPastesOf(edits.of(conversation), outgoing)));
    },
    /** Puts content before the draft of a conversation; into the composer if that conversation is gone. */
    putBack: (conversation: Conversation, composed: Composed) => putBack(conversation, composed),
    /** Replaces the words of an edit; null: it is sent, or given up. */
    rewrite(message: EditedMessage, words: string | null) {
      edits.rewrite(message, words);
      storage.saveEditsSoon();
    },
    /** Edits of a conversation that was just read, by message. */
    editsOf: edits.of,
  };
}
