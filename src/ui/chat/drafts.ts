import { isLeft } from '@/src/chat/pasted.ts';
import type { Attachment, Conversation } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { withoutKeys } from '../setup/keys.ts';
import type { PanelState, PanelStore } from './state.ts';

/** Milliseconds that a draft may be ahead of the database. */
const lag = 300;
/** Pastes longer than this are text of others. */
const longPaste = 80;

/** What stands in the composer. */
export type Composed = Pick<PanelState, 'draft' | 'pasted' | 'attached' | 'selected'>;
const nothing: Composed = { draft: '', pasted: [], attached: [], selected: [] };

export interface Drafts {
  /** Every change of the composer. */
  write(draft: string): void;
  paste(pasted: string): void;
  /**
   * Puts beside the message what is still being read. It goes along with a message that is sent before, and to where it
   * was wanted where another chat is opened before.
   */
  attach(found: Promise<Attachment[]>): Promise<void>;
  /** What is being read for the composer of a chat; from here on it is the caller's. */
  takeComing(conversation: string): Promise<Attachment[]>;
  detach(id: string): void;
  /** Empties the composer. What it held stays stored for a moment, until it is in a message. */
  clear(): void;
  /** Puts back what was cleared and could not be sent, before what was typed since; also where another chat is open. */
  giveBack(conversation: Conversation, composed: Composed): Promise<void>;
  /** Stores what is still on its way, at once. Never rejects. */
  flush(): Promise<void>;
}

export function createDrafts(services: Services, store: PanelStore, onFailure: (error: unknown) => void): Drafts {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const coming = new Map<Promise<Attachment[]>, string>();
  // One after the other, so that what was typed last is what stays.
  let kept = Promise.resolve();

  function flush() {
    if (timer === undefined) return kept;
    clearTimeout(timer);
    timer = undefined;
    const { conversation, draft, pasted, attached } = store.getState();
    const typed = { draft: withoutKeys(draft, services), pasted, attached };
    kept = kept.then(() => keep(conversation, typed)).catch(onFailure);
    return kept;
  }

  async function keep(conversation: Conversation, typed: Pick<PanelState, 'draft' | 'pasted' | 'attached'>) {
    const stored = await services.conversations.get(conversation.id);
    const { draft, attached = [] } = stored ?? conversation;
    if (draft === typed.draft && attached.length === typed.attached.length) return;
    if (stored) await services.conversations.change(conversation.id, typed);
    else await services.conversations.put({ ...conversation, ...typed });
  }

  /** For the time at which the conversation is opened again. */
  async function keepBefore(conversation: Conversation, { draft, pasted, attached }: Composed) {
    const there = (await services.conversations.get(conversation.id)) ?? conversation;
    const whole = {
      draft: [draft, there.draft].filter(Boolean).join('\n'),
      pasted: [...pasted, ...(there.pasted ?? [])],
      attached: [...attached, ...(there.attached ?? [])],
    };
    const stored = await services.conversations.change(conversation.id, whole);
    if (!stored) await services.conversations.put({ ...conversation, ...whole });
  }

  function write(draft: string) {
    const kept = withoutKeys(draft, services);
    store.setState(({ pasted }) => ({ draft, pasted: pasted.filter((paste) => isLeft(paste, kept)) }));
    keepSoon();
  }

  async function giveBack(conversation: Conversation, composed: Composed) {
    const { draft, pasted, attached, selected, conversation: open } = store.getState();
    if (open.id !== conversation.id) {
      kept = kept.then(() => keepBefore(conversation, composed)).catch(onFailure);
      return kept;
    }
    store.setState({
      pasted: [...composed.pasted, ...pasted],
      attached: [...composed.attached, ...attached],
      selected: selected.length > 0 ? selected : composed.selected,
    });
    write([composed.draft, draft].filter(Boolean).join('\n'));
  }

  function keepSoon() {
    clearTimeout(timer);
    timer = setTimeout(flush, lag);
  }

  return {
    write,
    flush,
    async attach(found) {
      const { conversation, loaded } = store.getState();
      const reading = found.catch((error) => {
        onFailure(error);
        return [];
      });
      coming.set(reading, conversation.id);
      const attached = await reading;
      if (!coming.delete(reading) || attached.length === 0) return;
      const moved = loaded && store.getState().conversation.id !== conversation.id;
      if (moved) return giveBack(conversation, { ...nothing, attached });
      store.setState((state) => ({ attached: [...state.attached, ...attached] }));
      keepSoon();
    },
    async takeComing(conversation) {
      const taken = [...coming].flatMap(([reading, to]) => (to === conversation ? [reading] : []));
      for (const reading of taken) coming.delete(reading);
      return (await Promise.all(taken)).flat();
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
    clear() {
      store.setState({ selected: [], attached: [] });
      write('');
    },
    giveBack,
  };
}
