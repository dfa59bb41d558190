import type { GroupColor } from '@/src/contract/ports.ts';
import type { Rule } from '@/src/contract/settings.ts';

/** Objects of a sentence. `things` is "everything", "stuff": the verb decides what they are. */
export type ObjectKind =
  | 'tabs'
  | 'windows'
  | 'groups'
  | 'sites'
  | 'bookmarks'
  | 'folders'
  | 'tags'
  | 'things'
  | 'closed'
  | 'sessions'
  | 'reading'
  | 'history'
  | 'links'
  | 'actions';

export type TabState =
  | 'pinned'
  | 'playing'
  | 'asleep'
  | 'grouped'
  | 'ungrouped'
  | 'duplicate'
  | 'background'
  | 'untagged'
  | 'unsorted'
  | 'empty'
  | 'unused'
  | 'dead'
  | 'not-open'
  | 'unread'
  | 'read';

/** Target of a pronoun. Positions count from 1, -1 is the last; `this` is the page in front. */
export type Reference =
  | { kind: 'this' | 'it' | 'all' | 'others' }
  | { kind: 'positions'; positions: number[] }
  | { kind: 'first' | 'last'; count: number };

export type When =
  | { kind: 'day'; ago: number }
  | { kind: 'weekday'; day: number }
  | { kind: 'week' | 'month' | 'year'; ago: number }
  | { kind: 'days'; back: number }
  /** The first hours, those after noon, or the evening and night of the day that was `ago` days ago. */
  | { kind: 'morning' | 'afternoon' | 'night'; ago: number }
  /** The month of a year, of the one `ago` years ago, or the last one that there was. */
  | { kind: 'in-month'; month: number; year?: number; ago?: number }
  | { kind: 'in-year'; year: number }
  /** The time from `from` until now. */
  | { kind: 'since'; from: When }
  | { kind: 'recent' };

/** The parts of a sentence beside its verb and object, as plain JSON. */
export interface Slots {
  sites?: string[];
  words?: string[];
  /** Number of days for which the items were not used. */
  days?: number;
  /** True if `days` counts from the time a bookmark was saved, not from its last use. */
  older?: true;
  /** Time since which the items were not used. Replaced by `days` once the sentence is read. */
  unusedSince?: When;
  states?: TabState[];
  window?: 'this' | 'all' | 'others' | number;
  group?: string;
  /** Groups meant if none has the whole name: "Work and Play". */
  orGroups?: string[];
  folder?: string;
  /** Group or folder ("in Trip"), depending on the object. Replaced by one of them once the sentence is read. */
  inside?: string;
  /** Tags that things must have: all of them, or one with `any`. */
  tagged?: string[];
  any?: true;
  /** Either the sites or the words, as in "YouTube and the games"; else both: "the Guardian page about water". */
  either?: true;
  except?: { states?: TabState[]; sites?: string[]; words?: string[]; group?: string; current?: true };
  ref?: Reference;
  when?: When;
  /** True if the time is that of a visit, not of saving. */
  visited?: true;
  /** Target of a move, or new name. */
  name?: string;
  /** Kind of the thing called `name`, if the sentence says it. */
  to?: 'folder' | 'group' | 'window' | 'bookmarks' | 'title' | 'session' | 'reading';
  color?: GroupColor;
  /** Tags to put on or take off. */
  tags?: string[];
  by?: 'site' | 'title' | 'date' | 'window';
  /** Reverse order: Z to A, oldest first. */
  reversed?: true;
  side?: 'left' | 'right';
  others?: true;
  /** The tab that was used before the one in front. */
  usedBefore?: true;
  all?: true;
  newWindow?: true;
  /** Number of the target window, if `window` is the source. */
  into?: number;
  count?: number;
  subfolders?: true;
  session?: string;
  /** Time of saving, if no session has that name: "session Sunday". */
  orWhen?: When;
  /** True for "later": to be read or opened another time. */
  later?: true;
  format?: 'markdown' | 'html' | 'csv';
  /** True for a file instead of the clipboard. */
  file?: true;
  /** True if the group of the current tab is meant, and not the tab alone. */
  wholeGroup?: true;
  /** Set if things are taken out of a group, by the word used: "from" may also just tell where they are. */
  leaving?: 'out' | 'from';
  /** True for "but keep its tabs": the group is removed, its tabs stay. */
  keepsTabs?: true;
  keep?: 'oldest' | 'newest';
  /** True if the folder that is the target may be made: "a new folder". */
  create?: true;
  /** Kind of the named thing: "folder Dev". */
  kind?: 'folder' | 'bookmark' | 'tag';
  /** Time in the future, in epoch milliseconds. */
  until?: number;
  rule?: Pick<Rule, 'when' | 'does'>;
  /** Page on which a shortcut or menu was used; never read from a sentence. */
  page?: { url: string; title: string };
}

/** Slots of a command that runs: those of a sentence, and what patterns and chips add to them. */
export interface RunSlots extends Slots {
  /** Undoes a state: unpins, unmutes. */
  off?: true;
  unread?: true;
  /** Moves to the window in front. */
  bring?: true;
  /** Only a name was said, which may be that of a session, a folder or a group. */
  bare?: true;
  /** Bookmarks are meant, and not tabs. */
  library?: true;
  /** Merges copies of bookmarks, or deletes empty folders, which are else only listed. */
  merge?: true;
  remove?: true;
  changes?: true;
  greeted?: true;
  area?: ObjectKind;
  /** Answers to questions: replaces the session, keeps both, takes the tag as it is. */
  replace?: true;
  again?: true;
  asIs?: true;
  /** Takes pages as equal that differ in fragment or tracking parameters. */
  loose?: true;
  /** Things that were chosen. */
  id?: string;
  ids?: string[];
  url?: string;
}

/** Result of reading a sentence. */
export interface Frame {
  verb: string;
  object: ObjectKind | null;
  slots: Slots;
  /** True if a typing error was corrected. */
  corrected: boolean;
  /** True if the sentence could be prose too. */
  vague: boolean;
  /** Names that stand in quotes. */
  quoted?: string[];
  /** True if one thing is meant: "the figma tab". */
  one?: boolean;
  /** Small words that were skipped; they help to tell prose from commands. */
  passed: SmallWord[];
}

/** Small words by kind. "A recipe" may be any, "the recipe" is one that exists; "of" and verbs hint at prose. */
export type SmallWord = 'indefinite' | 'definite' | 'of' | 'verb' | 'modal' | 'relative';
