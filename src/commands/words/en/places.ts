import type { Slots } from '../../language/command-frame.ts';
import type { PhraseWords, PlaceVerb } from '../../language/language.ts';

/** Places after "to", "in", "as": the first that fits the whole is taken. */
export const places: PhraseWords<Slots | PlaceVerb | 'none' | 'time'>[] = [
  { means: 'sleep', phrases: ['sleep|bed|rest'] },
  { means: 'tidy', phrases: ['good|proper|some|a_sensible? order|shape'] },
  {
    means: { to: 'window' },
    phrases: [
      'a|one|its|their|an? new|own|separate|another|different|other|fresh|brand_new|blank|empty|spare window|windows',
      'a|the|one? window of its|their own',
      'a|one|its|their window by_itself|by_themselves|on_its_own|on_their_own',
    ],
  },
  {
    means: { to: 'window', window: 'this' },
    phrases: [
      'this|current|the_current|my|my_current|the_same|one|a_single|one_single|just_one window only?',
      'this_one|here|one|a_single_one',
    ],
  },
  { means: { to: 'window' }, phrases: ['the? window|window_number|window_no {window}', 'the? {window} window'] },
  {
    means: 'none',
    phrases: [
      'this|that|all|all_my|all_the|every|each|the_current|current|other|the_other|window window|windows|window_1|window_2|window_3',
      'the? background|front|browser|left|right|top|end',
      'here|there|them|it|this|those',
      'trash|bin|the_trash|the_bin|rubbish',
      'total|all|sum|general|common|question|fact|short',
      'alphabetical|alphabetic|chronological|abc|reverse order',
    ],
  },
  { means: 'time', phrases: ['the? {when}'] },
  { means: { to: 'reading' }, phrases: ['my|the? reading|read-later list|queue'] },
  { means: 'done', phrases: ['read|done|finished'] },
  { means: 'unread', phrases: ['unread', 'not read'] },
  {
    means: { to: 'session' },
    phrases: [
      'a|an|the|my|new|a_new|one? saved? session|sessions called|named|titled|as? {name}',
      'a|the|my|new|a_new? saved? session',
      'the|my {name} session',
      'saved? sessions?',
      'a|an|the|my|new|a_new|one? saved? session , {proper}',
    ],
  },
  {
    means: { to: 'bookmarks' },
    phrases: ['my|the? bookmarks|favourites|bookmark', 'a bookmark', 'bookmarks', 'my? saved pages'],
  },
  {
    means: { to: 'folder' },
    phrases: ['the|my? {rootname}', 'my|the? bookmarks|favourites in|under|inside|/ the|my? {name}'],
  },
  {
    means: { to: 'group' },
    phrases: [
      'a|the|my|one|new|a_new|one_new tab? group called|named|titled|as? {name}',
      'tab? group {name}',
      'a|the|my? {name} tab? group',
      'groups? called|named {name}',
      'a|the|my|one|new|a_new|one_new tab? group , {proper}',
    ],
  },
  { means: { to: 'group' }, phrases: ['a|one|new|a_new|one_new tab? group', 'one group', 'tab? groups'] },
  {
    means: { to: 'folder' },
    phrases: [
      'a|the|my|new|a_new bookmark? folder called|named|titled? {name}',
      'bookmark? folder called|named? {name}',
      'a|the|my|new? {name} bookmark? folder',
      'a|the|my|new|a_new bookmark? folder , {proper}',
    ],
  },
  {
    means: 'none',
    phrases: ['a|an|some|another|words|other_words|line|place|perspective|mind|memory|touch|check|sync|sight {name}?'],
  },
  { means: {}, phrases: ['the name {name}', 'the|my? {goal}'] },
];
