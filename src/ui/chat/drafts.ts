import { isLeft } from '@/src/chat/pasted.ts';
import type { Attachment, Conversation, Draft } from '@/src/contract/conversation.ts';
import { draftOf, isSame, joinedDrafts, withDraft } from '@/src/contract/draft.ts';
import type { Services } from '@/src/contract/services.ts';
import { withoutKeys } from '../setup/keys.ts';
import { createEdits, type Edited } from './edits.ts';
import { dropLastWords, leaveLastWords, takeLastWords } from './last-words.ts';
import { createReading, type Reading } from './reading.ts';
import type { Composed, PanelState, PanelStore } from './state.ts';
import { joined, nothing, setTaken, without } from './taken.ts';

/** Milliseconds that a draft may be ahead of the database. */
const lag = 300;
/** Pastes longer than this are text of others. */
const longPaste = 80;

export interface Drafts extends Reading {
  /** Every change of the composer. */
  write(draft: string): void;
  paste(pasted: string): void;
  detach(id: string): void;
  /** Empties the composer, and gives what it held. That stays stored as the draft until it is settled or given back. */
  take(): Composed;
  /** What was taken in a conversation is in a message from here on. */
  settle(conversation: string): void;
  /** What is typed here in a conversation as it is stored, without what was taken of it. */
  withoutTaken(conversation: Conversation): Draft;
  /** Puts back what was taken and could not be sent, before what was typed since; also where another chat is open. */
  giveBack(conversation: Conversation, composed: Composed): Promise<void>;
  /** Puts what panels that are gone typed in the open conversation before what is typed here, at once, and stores it. */
  adopt(typed: Draft, gone: string[]): Promise<void>;
  /** Every change of a message that is being edited; null: it is sent, or given up. */
  rewrite(message: Edited, words: string | null): void;
  /** Stores what is still on its way, at once. Never rejects. */
  flush(): Promise<void>;
  /** The page goes: leaves what is still on its way to the next one, where the database does not get it. */
  leave(): void;
  /** Stores what pages left. Never rejects. */
  takeLeft(): Promise<void>;
}

const isInEdit = (paste: string, edits: PanelState['edits']): boolean =>
  Object.values(edits).some((words) => isLeft(paste, words));

/** `panel`: whose drafts they are, where several show a conversation. */
export function createDrafts(
  services: Services,
  store: PanelStore,
  panel: string,
  onFailure: (error: unknown) => void,
): Drafts {
  const edits = createEdits(services, store);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One after the other, so that what was typed last is what stays.
  let kept: Promise<unknown> = Promise.resolve();

  /** The open conversation and all that is typed in it. */
  function typedNow() {
    const { conversation, taken, ...typed } = store.getState();
    const { draft, pasted, attached } = joined(taken.get(conversation.id), typed);
    return { conversation, whole: { draft: withoutKeys(draft, services), pasted, attached } };
  }

  const keepAll = (conversation: Conversation, whole: Draft, of = panel, gone: string[] = []) =>
    Promise.all([keep(conversation, whole, of, gone), edits.keep()]);

  /** Whether it is stored; in the place of what panels that are gone had typed. */
  function keepNow(gone: string[] = []): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    const { conversation, whole } = typedNow();
    const stored = kept
      .then(() => keepAll(conversation, whole, panel, gone))
      .then(
        () => true,
        (error) => {
          onFailure(error);
          return false;
        },
      );
    kept = stored;
    return stored;
  }

  const flush = async () => void (await (timer === undefined ? kept : keepNow()));

  async function keep(conversation: Conversation, typed: Draft, of: string, gone: string[]) {
    const stored = await services.conversations.get(conversation.id);
    if (gone.length === 0 && isSame(draftOf(stored ?? conversation, of), typed)) return;
    await put(conversation, () => typed, of, gone);
  }

  /** Changes what this panel, or one that is gone, has typed in a conversation, which may not be stored yet. */
  async function put(conversation: Conversation, how: (there: Draft) => Draft, of = panel, gone: string[] = []) {
    const change = (there: Conversation) => withDraft(there, of, how(draftOf(there, of)), gone);
    if (await services.conversations.change(conversation.id, change)) return;
    await services.conversations.put({ ...conversation, ...change(conversation) });
    await services.conversations.opened(conversation.id, services.window);
  }

  /** For the time at which the conversation is opened again. */
  async function keepBefore(conversation: Conversation, composed: Composed) {
    setTaken(store, conversation.id, null);
    await put(conversation, (there) => joinedDrafts([composed, without(there, composed)]));
  }

  function write(draft: string) {
    const kept = withoutKeys(draft, services);
    // What is left of a paste in other words is looked for when they are sent: it takes as long as the paste is.
    store.setState(({ pasted, edits }) => ({
      draft,
      pasted: kept ? pasted : pasted.filter((paste) => isInEdit(paste, edits)),
    }));
    keepSoon();
  }

  async function giveBack(conversation: Conversation, composed: Composed) {
    const state = store.getState();
    if (state.conversation.id !== conversation.id) {
      kept = kept.then(() => keepBefore(conversation, composed)).catch(onFailure);
      await kept;
      return;
    }
    setTaken(store, conversation.id, null);
    const { draft, ...others } = joined(composed, state);
    store.setState(others);
    write(draft);
  }

  const keepWithout = (id: string, taken: Composed) =>
    services.conversations.change(id, (there) => withDraft(there, panel, without(draftOf(there, panel), taken)));

  function keepSoon() {
    clearTimeout(timer);
    timer = setTimeout(flush, lag);
  }

  /** Beside what is typed; null: in whichever conversation is open. */
  function putBeside(to: Conversation | null, attached: Attachment[]) {
    if (to && store.getState().conversation.id !== to.id) return giveBack(to, { ...nothing, attached });
    store.setState((state) => ({ attached: [...state.attached, ...attached] }));
    keepSoon();
  }

  return {
    ...createReading(services, store, { put: putBeside, onFailure }),
    write,
    flush,
    leave() {
      if (timer === undefined) return;
      const { conversation, whole } = typedNow();
      const { draft, pasted } = whole;
      // What lies beside it may be large, and is stored when it is attached.
      leaveLastWords({ conversation: { ...conversation, attached: [] }, panel, draft, pasted, edits: edits.pending() });
      void keepNow().then((stored) => {
        if (stored) dropLastWords({ conversation, panel });
      });
    },
    async takeLeft() {
      for (const words of takeLastWords()) {
        const { conversation, panel: of, draft, pasted } = words;
        const stored = await services.conversations.get(conversation.id).catch(() => null);
        const { attached } = draftOf(stored ?? conversation, of);
        edits.take(words.edits);
        await keepAll(conversation, { draft, pasted, attached }, of).catch((error) => {
          leaveLastWords(words);
          onFailure(error);
        });
      }
    },
    detach(id) {
      store.setState(({ attached }) => ({ attached: attached.filter((one) => one.id !== id) }));
      keepSoon();
    },
    paste(clipboard) {
      // As the composer shows it, and a message holds it.
      const pasted = withoutKeys(clipboard.replace(/\r\n?/g, '\n').trim(), services);
      if (pasted.length > longPaste) store.setState((state) => ({ pasted: [...state.pasted, pasted] }));
    },
    take() {
      const { conversation, draft, pasted, attached, selected, edits } = store.getState();
      const taken = { draft, pasted: pasted.filter((paste) => isLeft(paste, draft)), attached, selected };
      setTaken(store, conversation.id, taken);
      store.setState({ ...nothing, pasted: pasted.filter((paste) => isInEdit(paste, edits)) });
      keepSoon();
      return taken;
    },
    settle(conversation) {
      const { taken, conversation: open } = store.getState();
      const settled = taken.get(conversation);
      if (!settled) return;
      const end = () => {
        if (store.getState().taken.get(conversation) === settled) setTaken(store, conversation, null);
      };
      if (open.id === conversation) {
        end();
        keepSoon();
      } else {
        kept = kept
          .then(() => keepWithout(conversation, settled))
          .catch(onFailure)
          .then(end);
      }
    },
    withoutTaken(conversation) {
      const taken = store.getState().taken.get(conversation.id);
      const typed = draftOf(conversation, panel);
      return taken ? without(typed, taken) : typed;
    },
    giveBack,
    async adopt(typed, gone) {
      store.setState((state) => joinedDrafts([typed, state]));
      await keepNow(gone);
    },
    rewrite(message, words) {
      edits.rewrite(message, words);
      keepSoon();
    },
  };
}
