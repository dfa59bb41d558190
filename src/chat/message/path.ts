import type { Conversation, Message } from '@/src/contract/conversation.ts';

/** The id of the turn shown after each turn, by its predecessor's id; `first` for the beginning. */
type Shown = Conversation['shown'];

export const FIRST = 'first';

/** The turns in the order in which they began, each with its predecessor, which their versions share. */
function turnsOf(messages: readonly Message[]): Map<string, string> {
  const after = new Map<string, string>();
  let before = FIRST;
  for (const { turn, role, after: given } of messages) {
    if (!after.has(turn)) after.set(turn, role === 'user' && given !== undefined ? given : before);
    before = turn;
  }
  return after;
}

/** The versions of each turn including itself, oldest first. */
export function allVersions(messages: readonly Message[]): Map<string, string[]> {
  const after = turnsOf(messages);
  const versions = Map.groupBy(after.keys(), (turn) => after.get(turn));
  return new Map([...after].map(([turn, follows]) => [turn, versions.get(follows) ?? [turn]]));
}

export const versionsOf = (messages: readonly Message[], turn: string): string[] =>
  allVersions(messages).get(turn) ?? [];

export const turnBefore = (messages: readonly Message[], turn: string): string => turnsOf(messages).get(turn) ?? FIRST;

/** The messages up to the end of a turn, without other versions. */
export function pathTo(messages: readonly Message[], turn: string): Message[] {
  const after = turnsOf(messages);
  const path = new Set<string>();
  for (let at: string | undefined = turn; at !== undefined && at !== FIRST && !path.has(at); at = after.get(at))
    path.add(at);
  return messages.filter((message) => path.has(message.turn));
}

/** The changes to the chosen versions with which a turn and its predecessors are shown. */
export function shownTo(messages: readonly Message[], turn: string, shown: Shown = {}): NonNullable<Shown> {
  const versions = allVersions(messages);
  const after = turnsOf(messages);
  const chosen = { ...shown };
  for (const { turn: id, role } of pathTo(messages, turn)) {
    const before = after.get(id) ?? FIRST;
    if (role === 'user' && id !== (chosen[before] ?? versions.get(id)?.at(-1))) chosen[before] = id;
  }
  return chosen;
}

/** The messages that are shown: of each turn the version chosen last, else the newest. */
export function pathOf(messages: readonly Message[], shown: Shown = {}): Message[] {
  const versions = Map.groupBy(turnsOf(messages), ([, follows]) => follows);
  let end = FIRST;
  for (let next = versions.get(end); next; next = versions.get(end)) {
    const ids = next.map(([id]) => id);
    end = ids.find((id) => id === shown[end]) ?? ids.at(-1) ?? FIRST;
    versions.delete(next[0]?.[1] ?? FIRST);
  }
  return pathTo(messages, end);
}
