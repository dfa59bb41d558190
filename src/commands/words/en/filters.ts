import type { Slots } from '../../language/command-frame.ts';
import type { PhraseWords } from '../../language/language.ts';
import { copies, keeping, orders } from './manners.ts';
import { pointers } from './pointers.ts';
import { leaving } from './source-phrases.ts';
import { ages, states } from './states.ts';
import { dates, subjects } from './subjects.ts';

const places: PhraseWords<Slots>[] = [
  {
    means: { window: 'this' },
    phrases: [
      '<at>|out_of? this|current|the_current|my_current window only?',
      '<at>? my window! only?',
      'right here',
      'here',
      'in here',
      'this window only?',
      'only|just <at>? this|the_current window',
    ],
  },
  {
    means: {},
    phrases: [
      '<at>? window {window} and|with|or|to window? {into}',
      '<at>? window|window_number|window_no {window}',
      '<at>? the {window} window',
      '<at>? {nth} window',
    ],
  },
  {
    means: { window: 'all' },
    phrases: [
      '<at>? all|every|each|any|both window|windows',
      '<at>? all_my|all_the|all_of_my|my|the|our|all_open|these|those windows!',
      'everywhere|anywhere|overall',
      'across windows',
      'altogether|in_total|in_all',
      'in every window',
      'somewhere',
    ],
  },
  { means: { wholeGroup: true }, phrases: ['<at> this|the_current|my_current tab? group', '<at>? the tab? group!'] },
  { means: { window: 'others' }, phrases: ['<at> the|my? other|another window|windows', 'the|my other window'] },
  {
    means: {},
    phrases: [
      '<at>? the|my|our|a? tab? group called|named? {group}',
      '<at>? the|my|our? {group} tab? group',
      '<at>? groups called|named {group}',
      'that|which? belong|belongs|belonging to the|my|our|a? tab? group called|named? {group}',
      'that|which? belong|belongs|belonging to the|my|our? {group} tab? group',
    ],
  },
  {
    means: {},
    phrases: [
      '<at>? the|my|our|a|saved? saved? session called|named|titled? {session}',
      '<at>? the|my|our|saved? {session} session',
    ],
  },
  {
    means: {},
    phrases: [
      '<at>? the|my|our|a|bookmark? bookmark? folder|subfolder called|named|name|for? {folder}',
      '<at>? the|my|our? {folder} bookmark? folder name|title?',
      '<at>? the|my? {root}',
    ],
  },
  {
    means: {},
    phrases: [
      'that|which? did? is|are? i? have|has? tagged|labelled|labeled|marked as|with|by? both|either? {tagged}',
      'that|which? did? is|are? i? have|has? tag as|with? {tagged}',
      'with|having|carrying|that_have|that_has|under both|either? the? tag|tags|label|labels {tagged}',
      'with|having|carrying|under the? {tagged} tag|tags|label|labels',
      '<at>? tag|tags|label {tagged}',
      'the|my {tagged} tag|label',
      '{hashtags}',
      '<at>|with|having {hashtags}',
    ],
  },
];

const others: PhraseWords<Slots>[] = [
  {
    means: {},
    phrases: [
      'grouped|sorted|arranged|listed|ordered? by|per|based_on|according_to|for_each|in_each|on_each the|their|its|each|every|most? {by}',
      'spread|distributed|divided|split|broken_down|scattered over|across|by|per|between|among the|their? {by}',
      'in|into the? order of|by|according_to|based_on the|their? {by}',
      ', by|per|one_per|one_for_each|one_for_every {by}',
      'each|every {by} has',
      'does|do each|every {by} have',
    ],
  },
  { means: { to: 'window', window: 'this' }, phrases: ['in|into one|a_single|just_one|one_single|the_same window'] },
  {
    means: { newWindow: true },
    phrases: [
      'in|into a|its_own|their_own|an? new|own|separate|different|fresh|brand_new|blank|empty|spare window',
      'in|into a? window of its|their own',
      'in|into? its|their own window',
      'an own window',
      'a? window of its|their own',
    ],
  },
  {
    means: { to: 'group' },
    phrases: [
      'into|in tab? groups',
      'into|in tab? groups , one? by|per|of|for|based_on the|their|each|every|same? {by}',
      'into|in tab? groups by|per|of|for|based_on|according_to|depending_on the|their|each|every|same? {by}',
    ],
  },
  {
    means: { by: 'date' },
    phrases: ['by when|how_recently|how_long_ago|how_often|how_much|how_frequently i? have? last? <used> them|it?'],
  },
  { means: { by: 'site' }, phrases: ['from|of|on|with|by the same site|domain|website together?'] },
  {
    means: { by: 'site', to: 'group' },
    phrases: ['from|of|on|with|by the same site|domain|website together? in|into tab? groups'],
  },
  {
    means: { subfolders: true },
    phrases: ['with|including|and all? its|the? subfolders', 'recursively', 'subfolders too'],
  },
  {
    means: {},
    phrases: [
      'and go|get|take_me back',
      'most|used|popular|common used|open?',
      'the? most',
      'with the? most tabs',
      'have|do|has|did i|we have|got|get|had|keep? the? most tabs|pages open? from|of|on|at|in?',
      'am|are i|we using|hoarding|keeping|having the? most? tabs|pages open? for|on|from|of|in|at?',
      'has|have|with the? most|fewest open? tabs open?',
      'has|have|with the? highest|largest|biggest tab? count|number|share of_tabs?',
      'am|are i|we at|up_to',
      'and|but|that_i|which_i i? have? never|not went_back_to|gone_back_to|came_back_to|looked_at|used|visited|opened|returned_to|read again|since?',
      'and how many tabs|pages they|each|each_one have|has|hold|holds|contain|contains',
      'and what is|are in|inside|on them|it|each|each_one|each_of_them',
      'have i opened|accumulated|collected|amassed',
      'with|and its|their|the tab|tabs? count|counts|numbers',
      'and|with|including all? its|their tabs|pages|contents',
      'and|with|including everything|all|anything|all_the_tabs|all_tabs|every_tab|the_tabs|tabs|whatever|all_that that? is|are? in|inside|within it|there|them',
      '<at> all|every|each of? the|my|our? site|sites|website|websites|domain|domains|folder|folders',
      'popular',
      'top',
      'in use',
      'take|takes|taking|hog|hogs|hogging|eat|eating|eats|use|using|occupy|occupying|account|accounts|clog|clogging|clutter|cluttering|crowd|crowding|fill|filling|dominate|dominating up? for? the? most|many|much|all|largest_number|highest_number|largest_share|lion_share? of? the|my? tabs|space|tab_bar|tab_strip|browser?',
      'of mine|ours',
      'i? use|used the? most|often|frequently|regularly often?',
      'so far',
      'do|does most|many|all? of? my? tabs come|are|belong|live|sit|go from|to|on?',
      'by the? number|count|amount of? open? tabs open?',
      'by open? tabs',
      ',|and|but only? keep|keeping|leave|leaving only? one copy? of? each?',
      'exist|exists',
      'do i have|use open? the? most often?',
      'contain|contains|hold|holds',
      'the|all|all_the|my two|three|four|five|six|seven|eight|nine|ten',
      'do|did|have i manage|managed|happen to open|have',
      'do|have i|we have|got? going|running|up',
      'am|are i|we running|on|at',
      'in a? new tabs|tab',
      'in my browser',
      'in the browser',
      'in total',
      'total',
      'again',
      'by mistake|accident',
      'accidentally',
      'at the moment',
      'at all',
    ],
  },
];

/** "Tabs in Trip". */
const insides: PhraseWords<Slots>[] = [{ means: {}, phrases: ['in|inside|within the|my? {inside}'] }];

/** All phrases that narrow a selection. Among phrases of one length the first listed wins. */
export const filters: PhraseWords<Slots>[] = [
  ...pointers,
  ...states,
  ...ages,
  ...leaving,
  ...places,
  ...dates,
  ...keeping,
  ...orders,
  ...copies,
  ...others,
  ...subjects,
  ...insides,
];

/** Beginnings of an exception. */
export const exceptions = [
  'except for?',
  'but|and|just|only? not',
  'but|and? without',
  'excluding|exclude|minus|besides|sparing|excepting',
  'apart|aside from',
  'other than',
  'but|and? keep|leave|spare|save|skip|ignore',
  'but do not close|touch|delete|sleep|include|remove',
  'not',
  'but',
  'with the exception of',
  'save for',
  'unless they are|it_is',
  'leave out',
];
