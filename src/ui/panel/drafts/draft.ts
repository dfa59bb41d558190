import type { Conversation, Draft } from '@/src/contract/conversation.ts';

const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

export const isEmptyDraft = ({ draft, pasted, attached }: Draft): boolean =>
  !draft && pasted.length === 0 && attached.length === 0;

const idsOf = ({ attached }: Draft): string[] => attached.map(({ id }) => id);

/** True if text, pastes and attachments (by id) are the same. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.draft === other.draft && isSameList(one.pasted, other.pasted) && isSameList(idsOf(one), idsOf(other));

/** The draft as it is stored in its conversation. */
export const draftIn = ({ draft, pasted = [], attached = [] }: Conversation): Draft => ({ draft, pasted, attached });

/** Joins drafts in order, each on a line of its own. */
export function joinDrafts(drafts: readonly Draft[]): Draft {
  return {
    draft: drafts
      .map(({ draft }) => draft)
      .filter(Boolean)
      .join('\n'),
    pasted: drafts.flatMap(({ pasted }) => pasted),
    attached: drafts.flatMap(({ attached }) => attached),
  };
}
