import type { ObjectKind, Slots } from '../frame/command-frame.ts';

/** A thing to do. `verbs`: as the rules of commands name it. A weak one yields to any other that is said. */
interface Act {
  kind: 'act';
  verbs: string[];
  weak?: true;
  slots?: Slots;
  object?: ObjectKind;
}
/** A thing that is spoken of. A weak one may be passed over beside another. */
interface Thing {
  kind: 'thing';
  object: ObjectKind;
  weak?: true;
}
type Filter = { kind: 'filter'; slots: Slots };
/** The sentence is no order for a command. */
type Sign = { kind: 'sign' };

const act = (...verbs: string[]): Act => ({ kind: 'act', verbs });
const weak = (...verbs: string[]): Act => ({ kind: 'act', verbs, weak: true });
const thing = (object: ObjectKind): Thing => ({ kind: 'thing', object });
const filter = (slots: Slots): Filter => ({ kind: 'filter', slots });
const link = { kind: 'link' } as const;
const adjective = { kind: 'adjective' } as const;
const sign: Sign = { kind: 'sign' };

/** Meanings of words. The comments are for those who write a language. */
export const concepts = {
  // Acts: all forms in which people give an order: "list", "show", "which", "what", "are there".
  list: weak('list', 'contents'),
  count: act('count'),
  find: weak('find'),
  switch: act('switch'),
  /** go back to the tab before, as one order */
  back: act('back'),
  open: weak('open'),
  close: act('close'),
  'keep-only': act('close'),
  /** delete, remove, throw away; also take off (a tag), out (of a group) */
  remove: act('delete', 'take-out'),
  /** empty, clear: the reading list */
  empties: act('empty'),
  /** deduplicate, as one word */
  dedupe: act('dedupe'),
  tidy: act('tidy', 'organize'),
  /** set aside, put away for later, as one order */
  'set-aside': act('set-aside'),
  group: act('group'),
  ungroup: act('ungroup'),
  fold: act('fold'),
  unfold: act('unfold'),
  /** make … blue, colour … blue: its phrases are those of `color-words.ts` */
  color: act('color'),
  sort: act('sort', 'organize'),
  /** move, put, bring, drag; also add, where no list is meant */
  move: weak('add', 'carry', 'switch'),
  /** detach, split off, pull out into its own window */
  detach: act('detach'),
  merge: act('merge'),
  sleep: act('sleep'),
  /** snooze, postpone, put off (a tab, until a time); also bring back, show again, beside a time */
  snooze: act('snooze'),
  /** remind me of (this page), beside a time */
  remind: act('remind'),
  wake: act('wake'),
  pin: act('pin'),
  unpin: act('unpin'),
  mute: act('mute'),
  unmute: act('unmute'),
  reload: act('reload'),
  /** move to the start of the window's tabs, put at the far left */
  'to-start': act('to-start'),
  /** move to the end of the window's tabs, put at the far right */
  'to-end': act('to-end'),
  /** duplicate, clone (as verbs): open once more */
  clone: act('clone'),
  reopen: act('reopen'),
  save: act('bookmark', 'remember'),
  /** bookmark (as a verb), add to the bookmarks, mark as a favourite */
  bookmark: act('bookmark'),
  'read-later': act('read-later'),
  create: weak('create'),
  rename: act('rename', 'call'),
  tag: act('tag'),
  untag: act('untag'),
  'suggest-tags': act('suggest-tags'),
  copy: act('copy'),
  export: { kind: 'act', verbs: ['copy'], slots: { file: true } } as Act,
  check: act('check'),
  /** mark as read, done with, finished reading */
  done: act('done'),
  'mark-unread': act('unread'),
  'is-saved': act('is-saved'),
  /** most visited, visited most often, where my time goes */
  top: { kind: 'act', verbs: ['top'], object: 'history' } as Act,
  /** forget, erase from the history */
  forget: act('forget'),
  undo: act('undo'),
  /** which tabs can I close, which do I not need */
  closable: act('closable'),
  greet: act('greet'),
  help: act('help'),
  changes: act('changes'),

  // Things.
  tabs: thing('tabs'),
  /** tab, in the singular: "close tab" is the one in front */
  tab: thing('tabs'),
  windows: thing('windows'),
  groups: thing('groups'),
  sites: { kind: 'thing', object: 'sites', weak: true } as Thing,
  /** page, website, article, in the singular: what a tab shows */
  pages: { kind: 'thing', object: 'tabs', weak: true } as Thing,
  bookmarks: thing('bookmarks'),
  /** folders of bookmarks */
  folders: thing('folders'),
  tags: thing('tags'),
  everything: { kind: 'thing', object: 'things', weak: true } as Thing,
  /** closed tabs, what I closed */
  closed: thing('closed'),
  /** saved sessions, what I set aside */
  sessions: thing('sessions'),
  'reading-list': thing('reading'),
  /** history; also what I visited, read, looked at */
  history: thing('history'),
  links: thing('links'),
  /** actions, changes, steps: what was done */
  actions: thing('actions'),
  /** the bookmarks bar, as a folder */
  'bookmarks-bar': thing('folders'),
  /** "other bookmarks", as a folder */
  'other-bookmarks': thing('folders'),

  // States, beside a thing or alone: "the pinned ones".
  pinned: filter({ states: ['pinned'] }),
  playing: filter({ states: ['playing'] }),
  asleep: filter({ states: ['asleep'] }),
  /** in a group, whichever */
  grouped: filter({ states: ['grouped'] }),
  ungrouped: filter({ states: ['ungrouped'] }),
  duplicate: filter({ states: ['duplicate'] }),
  /** in the background, not in front, not needed now */
  background: filter({ states: ['background'] }),
  untagged: filter({ states: ['untagged'] }),
  /** unsorted, in no folder */
  unsorted: filter({ states: ['unsorted'] }),
  empty: filter({ states: ['empty'] }),
  dead: filter({ states: ['dead'] }),
  /** not open any more, of visited pages */
  'not-open': filter({ states: ['not-open'] }),
  unread: filter({ states: ['unread'] }),
  /** read already, of the reading list */
  'already-read': filter({ states: ['read'] }),
  /** old, oldest, forgotten, not used for long: without a number */
  old: filter({ days: 14 }),
  /** used once, used only one time, of tags */
  once: filter({ count: 1 }),

  // Colours of groups, in phrases that give them one: they are no other filter than `color`.
  grey: filter({ color: 'grey' }),
  blue: filter({ color: 'blue' }),
  red: filter({ color: 'red' }),
  yellow: filter({ color: 'yellow' }),
  green: filter({ color: 'green' }),
  pink: filter({ color: 'pink' }),
  purple: filter({ color: 'purple' }),
  cyan: filter({ color: 'cyan' }),
  orange: filter({ color: 'orange' }),

  // Words that select things.
  /** this, the current, here: what is in front */
  this: adjective,
  /** it, them, these, those: the last list; `them`: words for several alone */
  it: adjective,
  them: adjective,
  all: adjective,
  /** the others, the rest; also before a thing: other */
  others: adjective,
  /** new, own, separate: before "window" */
  new: adjective,
  /** the first (3), the last (3) */
  first: adjective,
  last: adjective,
  /** to the left, above; to the right, below */
  left: filter({ side: 'left' }),
  right: filter({ side: 'right' }),
  everywhere: filter({ window: 'all' }),
  /** for later, of a session or of reading */
  later: filter({ later: true }),

  /** but keep its tabs, leave them open, keep … open: what is saved or dissolved is not closed */
  'keeps-tabs': filter({ keepsTabs: true }),

  // Sort orders and formats.
  'by-site': filter({ by: 'site' }),
  'by-title': filter({ by: 'title' }),
  /** by date, by age, newest first, most recent */
  'by-date': filter({ by: 'date' }),
  'by-window': filter({ by: 'window' }),
  /** descending, Z to A, oldest first */
  reversed: filter({ reversed: true }),
  /** the most, most used: of sites with tabs, of tags */
  most: filter({ by: 'site' }),
  subfolders: filter({ subfolders: true }),
  'keep-oldest': filter({ keep: 'oldest' }),
  'keep-newest': filter({ keep: 'newest' }),
  /** PDFs, beside links */
  pdf: filter({ words: ['pdf'] }),
  markdown: filter({ format: 'markdown' }),
  html: filter({ format: 'html' }),
  csv: filter({ format: 'csv' }),
  file: filter({ file: true }),
  clipboard: filter({}),

  // Times.
  today: filter({ when: { kind: 'day', ago: 0 } }),
  yesterday: filter({ when: { kind: 'day', ago: 1 } }),
  'day-before-yesterday': filter({ when: { kind: 'day', ago: 2 } }),
  'this-week': filter({ when: { kind: 'week', ago: 0 } }),
  'last-week': filter({ when: { kind: 'week', ago: 1 } }),
  'this-month': filter({ when: { kind: 'month', ago: 0 } }),
  'last-month': filter({ when: { kind: 'month', ago: 1 } }),
  'this-year': filter({ when: { kind: 'year', ago: 0 } }),
  'last-year': filter({ when: { kind: 'year', ago: 1 } }),
  'last-hour': filter({ when: { kind: 'days', back: 1 / 24 } }),
  'last-night': filter({ when: { kind: 'night', ago: 1 } }),
  'this-morning': filter({ when: { kind: 'morning', ago: 0 } }),
  'yesterday-morning': filter({ when: { kind: 'morning', ago: 1 } }),
  'this-afternoon': filter({ when: { kind: 'afternoon', ago: 0 } }),
  'yesterday-afternoon': filter({ when: { kind: 'afternoon', ago: 1 } }),
  'this-evening': filter({ when: { kind: 'night', ago: 0 } }),
  /** a few days ago, the other day, lately */
  'few-days': filter({ when: { kind: 'days', back: 7 } }),
  /** recently, the latest, newest: of bookmarks and closed tabs */
  recent: filter({ when: { kind: 'recent' } }),

  // Joining words: before the words they join, or after them in a language of postpositions.
  /** about, on, with (words) */
  about: link,
  /** from, of: a site, or where something is */
  from: link,
  /** in: where something is or goes to */
  in: link,
  /** to, into: where something goes */
  to: link,
  as: link,
  except: link,
  tagged: link,
  and: link,
  or: link,
  /** until, to: between two numbers */
  until: link,
  since: link,
  /** older than, longer than: beside an amount of time */
  older: link,
  /** not used, not opened, not looked at, unused: for an amount of time, since a day, or at all */
  'not-used': link,
  /** in the last, within: before an amount of time */
  within: link,
  /** ago: before an amount of time or after it */
  ago: link,
  /** before, of a date: "before 2020" */
  before: link,

  // Signs that a sentence is no order: only words that say it for certain, in every form.
  /** by accident, by mistake: of what was closed so */
  mistaken: sign,
  /** not, don't, never, without doing, leave … alone: where it is not part of a phrase above */
  not: sign,
  /** why, what is a …, how do I, what happens if, is it possible, should I */
  asks: sign,
  /** if, when, suppose, would, in case: what is only imagined */
  imagined: sign,
  /** I closed, she said, he has: what is told, at the beginning of a sentence */
  tells: sign,
  /** closed, deleted, read: in a language whose verbs stand last, what is told by its last word */
  'tells-at-end': sign,
  /** later today, tomorrow, every day, remind me: what is to be done another time */
  another: sign,
  /** then, and then, afterwards, as well: a second order follows */
  'second-order': sign,
  /** summarise, translate, explain, compare, write, read aloud */
  model: sign,
  /** weather, time, what is 2+2, joke */
  elsewhere: sign,
  /** so slow, what a mess, no time now: a reason; without an order it says nothing, beside one it adds nothing */
  complaint: sign,
  /** because, so, since: parts a reason from an order */
  because: sign,
  /** he said, she told me to, they asked us: what somebody else wants */
  reports: sign,
  /** but, although: what follows takes an order back */
  but: sign,
} as const satisfies Record<string, Act | Thing | Filter | typeof link | typeof adjective | Sign>;

export type Concept = keyof typeof concepts;
