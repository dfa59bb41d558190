import type { Draft } from '@/src/contract/conversation.ts';
import { joinedDrafts } from '@/src/contract/draft.ts';
import type { Composed } from './state.ts';

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
