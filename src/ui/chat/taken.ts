import type { Draft } from '@/src/contract/conversation.ts';
import { joinedDrafts } from '@/src/contract/draft.ts';
import type { Composed, PanelStore } from './state.ts';

export const nothing: Composed = { draft: '', pasted: [], attached: [], selected: [] };

/** What of a conversation is on its way into a message; null: it is in one, or back in the composer. */
export function setTaken(store: PanelStore, id: string, composed: Composed | null) {
  store.setState(({ taken: before, conversation, holder, refused }) => {
    const taken = new Map(before);
    if (composed) taken.set(id, composed);
    else taken.delete(id);
    const over = !composed && conversation.id === id && holder === 'nobody';
    return { taken, refused: refused && !over };
  });
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
  return {
    draft: draft.slice(taken.draft.length).trimStart(),
    pasted: pasted.filter((one) => !taken.pasted.includes(one)),
    attached: attached.filter(({ id }) => !taken.attached.some((one) => one.id === id)),
  };
}
