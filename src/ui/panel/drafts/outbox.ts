import { isLeft } from '@/src/chat/message/foreign-pastes.ts';
import type { Draft } from '@/src/contract/conversation.ts';
import type { Composed, PanelStore } from '../state/panel-state.ts';
import { joinDrafts } from './draft.ts';

export const emptyComposer: Composed = { draft: '', pasted: [], attached: [], selected: [] };

/** Puts content into the outbox. Until it is released, nothing else can be sent in the conversation. */
export function addToOutbox(store: PanelStore, id: string, composed: Composed) {
  const change = (changeOutbox: (outbox: Map<string, Composed>) => unknown) =>
    store.setState(({ outbox: before, conversation, holder, refused }) => {
      const outbox = new Map(before);
      changeOutbox(outbox);
      const isFree = !outbox.has(id) && conversation.id === id && holder === 'nobody';
      return { outbox, refused: refused && !isFree };
    });
  const isPending = () => store.getState().outbox.get(id) === composed;
  change((outbox) => outbox.set(id, composed));
  return { isPending, release: () => isPending() && change((outbox) => outbox.delete(id)) };
}

/** Joins two contents, `first` before `second`. The later selection of rows wins. */
export function mergeComposed(first: Composed | undefined, second: Composed): Composed {
  if (!first) return second;
  const selected = second.selected.length > 0 ? second.selected : first.selected;
  return { ...joinDrafts([first, second]), selected };
}

/** A stored draft without the outgoing message at its start. */
export function withoutOutgoing(stored: Draft, outgoing: Composed): Draft {
  const { draft, pasted, attached } = stored;
  if (!draft.startsWith(outgoing.draft)) return stored;
  const rest = draft.slice(outgoing.draft.length).replace(/^[^\S\n]*\n/, '');
  return {
    draft: rest,
    pasted: pasted.filter((one) => !outgoing.pasted.includes(one) || isLeft(one, rest)),
    attached: attached.filter(({ id }) => !outgoing.attached.some((one) => one.id === id)),
  };
}
