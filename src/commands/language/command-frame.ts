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
  | 'unread'
  | 'read';

/** Target of a pronoun. Positions count from 1, -1 is the last; `this` is the page in front. */
export type Reference =
  | { kind: 'this' }
  | { kind: 'it' }
  | { kind: 'all' }
  | { kind: 'others' }
  | { kind: 'positions'; positions: number[] }
  | { kind: 'first'; count: number }
  | { kind: 'last'; count: number };

/** Exceptions from a selection. */
export interface Exceptions {
  states?: TabState[];
  sites?: string[];
  words?: string[];
  group?: string;
  current?: true;
}

export type When =
  | { kind: 'day'; ago: number }
  | { kind: 'weekday'; day: number }
  | { kind: 'week' | 'month' | 'year'; ago: number }
  | { kind: 'days'; back: number }
  /** From the evening on, into the night; the first hours of a day. */
  | { kind: 'night' | 'morning'; ago: number }
  | { kind: 'in-month'; month: number; year?: number }
  | { kind: 'in-year'; year: number }
  /** From then until now. */
  | { kind: 'since'; from: When }
  | { kind: 'recent' };

/** Everything that the grammar can read out of a sentence besides its verb and object. Plain JSON. */
export interface Slots {
  sites?: string[];
  words?: string[];
  /** Not used for so many days. */
  days?: number;
  /** For bookmarks: `days` is the age since they were saved, not since they were opened. */
  older?: true;
  /** Not used since then. Only while a sentence is read: becomes `days`. */
  unusedSince?: When;
  states?: TabState[];
  window?: 'this' | 'all' | 'others' | number;
  group?: string;
  /** The groups that are meant where none has the whole name: "Work and Play". */
  orGroups?: string[];
  folder?: string;
  /** The filter "tagged …"; `any`: one of them is enough. */
  /** "In Trip": a group or a folder, as the noun decides. Only while a sentence is read. */
  inside?: string;
  tagged?: string[];
  any?: true;
  except?: Exceptions;
  ref?: Reference;
  when?: When;
  /** It was read then, not kept. */
  visited?: true;
  /** Target or new name. */
  name?: string;
  /** Kind of place that the name is, if said. */
  to?: 'folder' | 'group' | 'window' | 'bookmarks' | 'title' | 'session' | 'reading';
  /** Tags to put on or take off. */
  tags?: string[];
  by?: 'site' | 'title' | 'date' | 'window';
  /** The other way round: Z to A, the oldest first. */
  reversed?: true;
  side?: 'left' | 'right';
  others?: true;
  all?: true;
  newWindow?: true;
  /** The number of the window that things go to, where `window` is the one they come from. */
  into?: number;
  count?: number;
  subfolders?: true;
  /** A saved session, by its name. */
  session?: string;
  /** When it was saved, where none has that name: "session Sunday". */
  orWhen?: When;
  /** "for later": to be read or opened another time. */
  later?: true;
  /** Format for writing out a list. */
  format?: 'markdown' | 'html' | 'csv';
  /** Into a file, not to the clipboard. */
  file?: true;
  /** Not the tab in front alone but the group that it is in. */
  wholeGroup?: true;
  /** Away from the group, said with "out of" or with "from", which also tells where something is. */
  leaving?: 'out' | 'from';
  /** "But keep its tabs": the group goes, what is in it stays. */
  keepsTabs?: true;
  /** The copy to keep. */
  keep?: 'oldest' | 'newest';
  /** Kind of the named thing: "folder Dev". */
  kind?: 'folder' | 'bookmark' | 'tag';
  /** A time to come, in epoch milliseconds. */
  until?: number;
  /** A rule that the sentence tells. */
  rule?: Pick<Rule, 'when' | 'does'>;
  /** The page that a key or a menu was used on; no sentence gives it. */
  page?: { url: string; title: string };
}

/** A sentence as the grammar understood it. */
export interface Frame {
  verb: string;
  object: ObjectKind | null;
  slots: Slots;
  /** A word was taken for another that it is one typing error away from. */
  corrected: boolean;
  /** It could be prose as well. */
  vague: boolean;
  /** One thing is spoken of: "the figma tab". */
  one?: boolean;
  /** Small words that were passed over and tell prose from commands. */
  passed: SmallWord[];
}

/** "a recipe" is any, "the recipe" one that is there; "of" and verbs make more of words than a description. */
export type SmallWord = 'indefinite' | 'definite' | 'of' | 'verb';
