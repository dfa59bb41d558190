import type { Json } from '@/src/contract/json.ts';
import type { ObjectKind } from '../language/command-frame.ts';

/**
 * In which sentences a command is meant. Features are slot names or `is:pinned`, `ref:this`, `by:site`, `to:group`,
 * `window:some` for one that is not all of them (see `features`). A sentence that holds a feature which is neither
 * needed nor allowed is another one: nothing that was said is passed over.
 */
export interface Pattern extends Manner {
  verbs: string[];
  /** Null: no object was named. */
  objects: (ObjectKind | null)[];
  needs: string[];
  allows: string[];
}

interface Manner {
  /** Could be prose as well: with a model, Enter leaves the sentence to the model. */
  vague?: boolean;
  /** Exact all the same where what it names is there (see `Batch`): "open Thesis" with a session of that name. */
  named?: boolean;
  /** Only of one thing: "the figma tab". */
  one?: boolean;
  /** Only of "the", "my": "the rust docs" are there, Spanish may be a language. */
  definite?: boolean;
  /** Only where not even an article was passed over: "rename Dev to Code", not "rename the variable to Code". */
  bare?: boolean;
  /** Slots that this way of saying it brings along. */
  adds?: { [slot: string]: Json };
}

const list = (words: string): string[] => words.split(' ').filter(Boolean);

/**
 * The patterns of one way to say a command; each argument is words parted by spaces. `objects`: `-` where none is named.
 * `needs`: `a|b` gives a pattern for each.
 */
export function said(verbs: string, objects: string, needs = '', allows = '', manner: Manner = {}): Pattern[] {
  const needed = list(needs).reduce<string[][]>(
    (all, choice) => all.flatMap((each) => choice.split('|').map((one) => [...each, one])),
    [[]],
  );
  const kinds = list(objects).map((object) => (object === '-' ? null : (object as ObjectKind)));
  return needed.map((one) => ({ verbs: list(verbs), objects: kinds, needs: one, allows: list(allows), ...manner }));
}

/** One of these words. */
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

/** Verbs of looking that differ only in style. */
export const looking = 'list find contents';
