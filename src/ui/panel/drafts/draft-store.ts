import { isLeft, TYPED } from '@/src/chat/message/foreign-pastes.ts';
import type { Attachment, Conversation, Draft } from '@/src/contract/conversation.ts';
import { joinedDrafts } from '@/src/contract/draft.ts';
import type { Services } from '@/src/contract/services.ts';
import { withoutKeys } from '../../setup/known-services.ts';
import type { Composed, PanelState, PanelStore } from '../state/panel-state.ts';
import { createKeeping, type Keeping } from './draft-storage.ts';
import { createEdits, type Edited } from './message-edits.ts';
import { joined, nothing, setOut, without } from './outbox.ts';
import { createReading, type Reading } from './pending-attachments.ts';

/** What was taken out of the composer. It stays stored as the draft until it is settled or given back. */
export interface Taken extends Composed {
  /** It is in a message from here on. */
  settle(): void;
  /** It is not sent: puts it back, with what was read for it meanwhile, before what was typed since. */
  giveBack(read?: Attachment[]): Promise<void>;
}

export interface Drafts extends Reading, Pick<Keeping, 'flush' | 'forgotten' | 'keepPlace' | 'leave' | 'takeLeft'> {
  /** Every change of the composer. */
  write(draft: string): void;
  paste(pasted: string): void;
  detach(id: string): void;
  /** Empties the composer, and gives what it held. */
  take(): Taken;
  /** What is typed here in a conversation as it was read, without what was taken of it. */
  withoutTaken(conversation: Conversation): Draft;
  /** Before what is typed in a conversation; in the open one where that is gone. */
  putBack(conversation: Conversation, composed: Composed): Promise<void>;
  /** Puts what panels that are gone typed in the open conversation before what is typed here, at once, and stores it. */
  adopt(typed: Draft, gone: string[]): Promise<void>;
  /** Every change of a message that is being edited; null: it is sent, or given up. */
  rewrite(message: Edited, words: string | null): void;
  /** What stands over the messages of a conversation, as it was read. */
  editsOver(conversation: Conversation): PanelState['edits'];
}

const isInEdit = (paste: string, edits: PanelState['edits']): boolean =>
  Object.values(edits).some((words) => isLeft(paste, words));

/** What goes with a message; a paste of which something stands in an edit stays. */
const leaving = (composed: Composed, edits: PanelState['edits']): Composed => ({
  ...composed,
  pasted: composed.pasted.filter((paste) => !isInEdit(paste, edits)),
});

/** `panel`: whose drafts they are, where several show a conversation. */
export function createDrafts(
  services: Services,
  store: PanelStore,
  panel: string,
  onFailure: (error: unknown) => void,
): Drafts {
  const edits = createEdits(services, store);
  const { keepSoon, keepNow, typedIn, change, isKept, ...keeping } = createKeeping(services, store, {
    panel,
    edits,
    onFailure,
  });
  /** As it is stored. */
  const keyless = (one: Composed): Composed => ({ ...one, draft: withoutKeys(one.draft, services) });
  const isOpen = ({ id }: Conversation) => store.getState().conversation.id === id;

  function write(draft: string) {
    const kept = withoutKeys(draft, services);
    // What is left of a paste in other words is looked for when they are sent: it takes as long as the paste is.
    store.setState(({ pasted, edits }) => ({
      draft,
      pasted: kept ? pasted : pasted.filter((paste) => isInEdit(paste, edits)),
    }));
    keepSoon();
  }

  function putInComposer(composed: Composed) {
    const { draft, ...others } = joined(composed, store.getState());
    store.setState(others);
    write(draft);
  }

  async function putBack(
    conversation: Conversation,
    composed: Composed,
    among = (there: Draft) => joinedDrafts([there, composed]),
  ) {
    const elsewhere = !isOpen(conversation) && (await isKept(conversation.id));
    if (!elsewhere || !(await change(conversation, among))) putInComposer(composed);
  }

  /** Beside what is typed; null: in whichever conversation is open. */
  function putBeside(to: Conversation | null, attached: Attachment[]) {
    if (to && !isOpen(to)) return putBack(to, { ...nothing, attached });
    store.setState((state) => ({ attached: [...state.attached, ...attached] }));
    keepSoon();
  }

  return {
    ...createReading(services, store, {
      put: putBeside,
      onFailure,
    }),
    ...keeping,
    write,
    detach(id) {
      store.setState(({ attached }) => ({ attached: attached.filter((one) => one.id !== id) }));
      keepSoon();
    },
    paste(clipboard) {
      // As the composer shows it, and a message holds it.
      const pasted = withoutKeys(clipboard.replace(/\r\n?/g, '\n').trim(), services);
      if (pasted.length > TYPED) store.setState((state) => ({ pasted: [...state.pasted, pasted] }));
    },
    take() {
      const { conversation, draft, pasted, attached, selected, edits: written } = store.getState();
      const composed = { draft, pasted: pasted.filter((paste) => isLeft(paste, draft)), attached, selected };
      const gone = keyless(leaving(composed, written));
      const { isOut, release } = setOut(store, conversation.id, composed);
      store.setState({ ...nothing, pasted: pasted.filter((paste) => isInEdit(paste, written)) });
      keepSoon();
      return {
        ...composed,
        settle() {
          if (!isOut()) return;
          if (isOpen(conversation)) {
            release();
            void keepNow();
          } else void change(conversation, (there) => without(there, gone)).then(release);
        },
        async giveBack(read = []) {
          if (!isOut()) return;
          const whole = { ...composed, attached: [...composed.attached, ...read] };
          release();
          await putBack(conversation, whole, (there) => joinedDrafts([whole, without(there, gone)]));
        },
      };
    },
    withoutTaken(conversation) {
      const taken = store.getState().taken.get(conversation.id);
      const typed = typedIn(conversation);
      return taken ? without(typed, keyless(leaving(taken, edits.over(conversation)))) : typed;
    },
    putBack: (conversation, composed) => putBack(conversation, composed),
    async adopt(typed, gone) {
      store.setState((state) => joinedDrafts([typed, state]));
      await keepNow(gone);
    },
    rewrite(message, words) {
      edits.rewrite(message, words);
      keepSoon();
    },
    editsOver: edits.over,
  };
}
