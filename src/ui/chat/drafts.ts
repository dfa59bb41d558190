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

export interface Drafts {
  /** Every change of the composer. */
  write(draft: string): void;
  paste(pasted: string): void;
  attach(what: Attachment): void;
  detach(id: string): void;
  /** Empties the composer; what it held is in a message now. */
  clear(): void;
  /** Puts back what was cleared and could not be sent, before what was typed since; also where another chat is open. */
  giveBack(conversation: Conversation, composed: Composed): Promise<void>;
  /** Stores what is still on its way, at once. Never rejects. */
  flush(): Promise<void>;
}

export function createDrafts(services: Services, store: PanelStore, onFailure: (error: unknown) => void): Drafts {
  let timer: ReturnType<typeof setTimeout> | undefined;
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

  function keepSoon() {
    clearTimeout(timer);
    timer = setTimeout(flush, lag);
  }

  return {
    write,
    flush,
    attach(what) {
      store.setState(({ attached }) => ({ attached: [...attached, what] }));
      keepSoon();
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
      flush();
    },
    async giveBack(conversation, composed) {
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
    },
  };
}
