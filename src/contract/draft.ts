import type { Conversation, Draft } from './conversation.ts';

const nothing: Draft = { draft: '', pasted: [], attached: [] };

export const isEmpty = ({ draft, pasted, attached }: Draft): boolean =>
  !draft && pasted.length === 0 && attached.length === 0;

const sameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** Whether two say the same, with the same going along. */
export const isSame = (one: Draft, other: Draft): boolean =>
  one.draft === other.draft &&
  sameList(one.pasted, other.pasted) &&
  sameList(
    one.attached.map(({ id }) => id),
    other.attached.map(({ id }) => id),
  );

/** The one that stands in the conversation itself, whoever's it is. */
const mainOf = ({ draft, pasted = [], attached = [] }: Conversation): Draft => ({ draft, pasted, attached });

/** One after the other, with all that goes along. */
export function joinedDrafts(drafts: readonly Draft[]): Draft {
  return {
    draft: drafts
      .map(({ draft }) => draft)
      .filter(Boolean)
      .join('\n'),
    pasted: drafts.flatMap(({ pasted }) => pasted),
    attached: drafts.flatMap(({ attached }) => attached),
  };
}

/** What a panel has typed; what nobody is typing any more is anybody's. */
export function draftOf(conversation: Conversation, panel: string): Draft {
  const { drafts = {}, draftOf: owner = panel } = conversation;
  return drafts[panel] ?? (owner === panel ? mainOf(conversation) : nothing);
}

/** What these panels have typed, in one. */
export function typedIn(conversation: Conversation, panels: readonly string[]): Draft {
  const { drafts = {}, draftOf: owner } = conversation;
  const main = owner !== undefined && panels.includes(owner) ? [mainOf(conversation)] : [];
  return joinedDrafts([...main, ...panels.flatMap((panel) => drafts[panel] ?? [])]);
}

/** Every panel's, in one. */
export const allDrafts = (conversation: Conversation): Draft =>
  joinedDrafts([mainOf(conversation), ...Object.values(conversation.drafts ?? {})]);

/**
 * The change that stores what a panel has typed, in the place of what panels that are gone had typed, and leaves alone
 * what others are typing.
 */
export function withDraft(
  conversation: Conversation,
  panel: string,
  typed: Draft,
  gone: readonly string[] = [],
): Partial<Conversation> {
  const { drafts = {}, draftOf: owner = panel } = conversation;
  const own = [panel, ...gone];
  const others = Object.fromEntries(Object.entries(drafts).filter(([one]) => !own.includes(one)));
  const isFree = own.includes(owner) || (!drafts[panel] && isEmpty(mainOf(conversation)));
  if (isFree) return { ...typed, draftOf: panel, ...(conversation.drafts && { drafts: others }) };
  return { drafts: isEmpty(typed) ? others : { ...others, [panel]: typed } };
}

/** The panels that something was typed in, but for this one. */
export function otherPanels(conversation: Conversation, panel: string): string[] {
  const { drafts = {}, draftOf: owner } = conversation;
  const main = owner === undefined || isEmpty(mainOf(conversation)) ? [] : [owner];
  return [...main, ...Object.keys(drafts)].filter((one) => one !== panel);
}

/** The change that makes a panel's own what panels that are gone had typed, beside what it had itself. */
export function inherited(conversation: Conversation, panel: string, gone: readonly string[]): Partial<Conversation> {
  const there = { ...conversation, draftOf: conversation.draftOf ?? panel };
  return withDraft(there, panel, typedIn(there, [...gone, panel]), gone);
}

/** The same conversation with nothing half written in it. */
export function withoutTyped(conversation: Conversation): Conversation {
  const { pasted: _, attached: __, edits: ___, draftOf: ____, drafts: _____, ...rest } = conversation;
  return { ...rest, draft: '' };
}
