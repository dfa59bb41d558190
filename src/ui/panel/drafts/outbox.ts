import { isLeft } from '@/src/chat/message/foreign-pastes.ts';
import type { Draft } from '@/src/contract/conversation.ts';
import { joinedDrafts } from '@/src/contract/draft.ts';
import type { Composed, PanelStore, Release } from '../state/panel-state.ts';

export const nothing: Composed = { draft: '', pasted: [], attached: [], selected: [] };

/** Something of a conversation is on its way into a message. */
export interface Out {
  /** Until it is released. */
  isOut(): boolean;
  release: Release;
}

/** Until that is released, nothing else is sent in the conversation. */
export function setOut(store: PanelStore, id: string, composed: Composed): Out {
  const put = (change: (taken: Map<string, Composed>) => unknown) =>
    store.setState(({ taken: before, conversation, holder, refused }) => {
      const taken = new Map(before);
      change(taken);
      const over = !taken.has(id) && conversation.id === id && holder === 'nobody';
      return { taken, refused: refused && !over };
    });
  const isOut = () => store.getState().taken.get(id) === composed;
  put((taken) => taken.set(id, composed));
  return { isOut, release: () => isOut() && put((taken) => taken.delete(id)) };
}

/** What was taken before what was typed since. */
export function joined(taken: Composed | undefined, typed: Composed): Composed {
  if (!taken) return typed;
  const selected = typed.selected.length > 0 ? typed.selected : taken.selected;
  return { ...joinedDrafts([taken, typed]), selected };
}

/** A draft as it is stored, without what was taken of it. */
export function without(typed: Draft, taken: Composed): Draft {
  const { draft, pasted, attached } = typed;
  if (!draft.startsWith(taken.draft)) return typed;
  const rest = draft.slice(taken.draft.length).replace(/^[^\S\n]*\n/, '');
  return {
    draft: rest,
    pasted: pasted.filter((one) => !taken.pasted.includes(one) || isLeft(one, rest)),
    attached: attached.filter(({ id }) => !taken.attached.some((one) => one.id === id)),
  };
}
