import type { Json } from '@/src/contract/json.ts';
import type { ObjectKind } from '../frame/command-frame.ts';

/**
 * Sentences that mean a command. Features are slot names or `is:pinned`, `ref:this`, `by:site`, `to:group`,
 * `window:some` (a window that is not all of them; see `features`). Every feature of the sentence must be needed or
 * allowed, so that no part of it is ignored.
 */
export interface Pattern extends Manner {
  verbs: string[];
  /** Objects of the sentence; null for none. */
  objects: (ObjectKind | null)[];
  needs: string[];
  allows: string[];
}

interface Manner {
  /** True if it may be prose: with a model, Enter sends it to the model. */
  vague?: boolean;
  /** True if it counts as exact when the named thing exists: "open Thesis" with a session of that name. */
  named?: boolean;
  /** True if only one thing may be meant: "the figma tab". */
  one?: boolean;
  /** True if "the" or "my" is required: "the rust docs" exist, "Spanish" may be the language. */
  definite?: boolean;
  /** True if no word may be ignored: "rename Dev to Code", but not "rename the variable to Code". */
  bare?: boolean;
  /** Slots that this pattern adds. */
  adds?: { [slot: string]: Json };
}

const list = (words: string): string[] => words.split(' ').filter(Boolean);

/**
 * Patterns for one way to say a command. Arguments are words separated by spaces; `-` in `objects` stands for none,
 * `a|b` in `needs` gives a pattern for each.
 */
export function said(verbs: string, objects: string, needs = '', allows = '', manner: Manner = {}): Pattern[] {
  const needed = list(needs).reduce<string[][]>(
    (all, choice) => all.flatMap((each) => choice.split('|').map((one) => [...each, one])),
    [[]],
  );
  const kinds = list(objects).map((object) => (object === '-' ? null : (object as ObjectKind)));
  return needed.map((one) => ({ verbs: list(verbs), objects: kinds, needs: one, allows: list(allows), ...manner }));
}

/** Alternatives, for one argument of `said`. */
export const either = (words: string): string => list(words).join('|');

export const without = (words: string, ...left: string[]): string =>
  list(words)
    .filter((word) => !left.includes(word))
    .join(' ');

/** Features that narrow a selection of tabs. */
export const tabFilters =
  'sites words days window group tagged any except except:current is:pinned is:playing is:asleep is:grouped ' +
  'is:ungrouped is:untagged is:background ref:list ref:it leaving:from wholeGroup';

/** Features that narrow a selection of bookmarks. */
export const bookmarkFilters = 'sites words folder tagged when days is:untagged is:unsorted ref:list ref:it';

/** Verbs for looking, which all mean the same. */
export const looking = 'list find contents';
