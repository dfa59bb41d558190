import type { Slots } from '../../language/command-frame.ts';
import type { PhraseWords } from '../../language/language.ts';

/** Phrases for states. */
export const states: PhraseWords<Slots>[] = [
  { means: { states: ['pinned'] }, phrases: ['pinned', 'pinned ones|tabs_only'] },
  {
    means: { states: ['playing'] },
    phrases: [
      'that? playing|plays|play a|an|some|the|any? <sound>|something|anything|media?',
      'that? is|are|tab|one? making|producing|emitting|giving|blasting|blaring|with|has|have|had a|some|any|all_that|all_this|that|the|this|all? <sound>',
      'that? make|makes a|some|any|that|the|this|all_that|all_this? <sound>',
      'so|too|very|really? audible|noisy|loud',
      'with <sound>|music_on|sound_on',
      'that|all_that|all_this|this music|noise|sound|racket|din',
      'talking|singing',
      'where|from_where|that|which? the|that? <sound> is|comes|coming|are coming? from?',
      'the|this|that|all_this|all_that? <sound> is|comes? coming? from',
    ],
  },
  {
    means: { states: ['asleep'] },
    phrases: [
      'asleep|sleeping|suspended|unloaded|discarded|hibernated|hibernating|frozen|snoozed|snoozing|napping|dozing|dormant',
      'not loaded',
      'put|gone|went to sleep',
      'have|has gone to sleep',
      'did|has? the|my? browser|chrome|firefox put_to_sleep|send_to_sleep|suspend|suspended|unload|unloaded|discard|discarded',
    ],
  },
  { means: { states: ['grouped'] }, phrases: ['grouped', 'in a|any|some? group|groups'] },
  {
    means: { states: ['ungrouped'] },
    phrases: ['ungrouped', 'not in a|any? group|groups', 'not grouped', 'without a? group', 'loose'],
  },
  {
    means: { states: ['duplicate'] },
    phrases: [
      'duplicate|duplicated|doubled|double|repeated|identical|redundant|twin|copied tab|tabs|pages|ones|copies?',
      'duplicate tabs|tab',
      'for? doubles|duplicates|copies|repeats|twins|duplication',
      '<used> <twice>',
      'appear|appearing|appears|occur|occurring|exist|existing|listed <twice>',
      '<twice>',
      'same tab|page|site|thing|url|address|tabs|pages? <used>? <twice>|again?',
      'extra copies',
      'extras',
      'with|on|of|at the same page|address|url|thing',
      'open in|across more_than_one|several|multiple|two|different|many tab|tabs|window|windows|place|places',
      'same tab|page|site|thing|url|address|one <used>? in|on|at|across more_than_one|several|multiple|two|different|many tab|tabs|window|windows|place|places',
    ],
  },
  {
    means: { states: ['background'] },
    phrases: [
      'background',
      'in the? background',
      'not in front',
      'i am not|no_longer using|looking_at',
      'not in use',
      'i do not need|use now|right_now',
      'inactive|idle',
    ],
  },
  {
    means: { states: ['untagged'] },
    phrases: [
      'untagged',
      'have|do? i? have? not i? tagged|labelled yet?',
      'without|with_no a|any? tag|tags|labels',
      'not tagged|labelled',
      'that|which? i? have? never been? tagged|labelled',
      'that? have|has no tag|tags|labels yet?',
      'no tags',
      'that|which? do|does not have|carry a|any? tag|tags|label|labels yet?',
      'that|which? lack|lacks|miss|missing|are_missing a|any? tag|tags|label|labels',
    ],
  },
  {
    means: { states: ['unsorted'] },
    phrases: [
      'unsorted|unfiled|unorganized|loose|stray',
      'not in a|any? folder|folders',
      'not sorted|filed',
      'without a? folder',
      'lying around',
    ],
  },
  {
    means: { states: ['empty'] },
    phrases: [
      'empty',
      'with nothing in|inside them|it?',
      'have|has|contain|contains|hold|holds nothing in_them|inside|in_it?',
      'that|which? have|has|contain|contains|hold|holds? no bookmarks|links|items|pages in_them|inside|in_it?',
      'with no bookmarks|links|items|pages in_them|inside|in_it?',
      'without anything in them|it|bookmarks',
      'without any? bookmarks|links|items|contents in_them?',
      'that contain nothing',
      'that|which? do|does not have|contain|hold anything|any_bookmarks|any_links in|inside? them|it?',
    ],
  },
  {
    means: { states: ['unused'] },
    phrases: [
      'tag|tags|labels that|which? nobody|no_one|nothing|i_never|i_do_not|we_never use|uses|need',
      'tag|tags|labels that? are? unused|not_used',
      'unused',
      'not used',
      'orphaned|orphan',
      'nobody uses',
      'i never|do_not use|need',
    ],
  },
  {
    means: { count: 1 },
    phrases: [
      'that? were|was|are|have_been? i|we? have? used|put|on|applied|assigned? only|just? once|one_time|on_one_page|on_one_thing',
      'did|have i|we use|used|apply|applied|put only|just? once|one_time',
      'that? i|we? have? only|just used|put|applied? once|one_time|on_one_page|on_one_thing',
      'with only|just? one use|page|bookmark|address',
    ],
  },
  {
    means: { states: ['read'] },
    phrases: [
      'that|which|what? i|we? have|had? already read|finished',
      'that|which|what? i|we? have|had? read|finished already',
      'already read|finished',
      'read|finished ones|pages!|articles!|items!|entries!|stuff!',
    ],
  },
  {
    means: { states: ['dead'] },
    phrases: [
      'is|are? dead|broken|rotten|rotted links?',
      'for? 404|404s bookmarks|links|pages|errors?',
      'for dead|broken|rotten|404 links|errors?',
      'that|which? no_longer|do_not|does_not work|works|exist|exists|load|loads|open|opens anymore|any_more|any_longer?',
      'that|which? is|are? gone|offline|404|404s',
      'link rot',
      'still work|works|there|alive|online|exist|up',
      'lead nowhere',
    ],
  },
];

/** Phrases for an age. */
export const ages: PhraseWords<Slots>[] = [
  // "Read … ago" is a visit; "used … ago" is an age.
  {
    means: { visited: true },
    phrases: ['that|which? i|we read|saw|watched|came_across|stumbled_upon|stumbled_on {ago}'],
  },
  {
    means: { older: true },
    phrases: [
      'that|which? is|are|were? older than {age} old?',
      'that|which? is|are|were? older than {untouched}',
      'that|which? i|we|were|was? from|like|say|added|saved|bookmarked|created|made|kept? before {untouched}',
      'that|which? i|we|were|was? added|saved|bookmarked|created|made|kept <gap> {age} ago',
    ],
  },
  {
    means: {},
    phrases: [
      'that|which? is|are|were? staler|longer than {age} old?',
      '<gap> {age} old|unused|untouched|unopened|unvisited|inactive|idle|not_used',
      '/ {age}',
      '{age} old',
      'from|since|last_used|last_opened|last_visited|last_active|opened|used <gap>? {age} ago',
      'from before {age}',
      'last_used|last_opened|last_visited|last_active|unused|inactive|idle|stale before {age}',
      'that|which|what|i|who? have|has|had|were|was|did|do|are|is|we|i? i|we? have|did|do|has? not i|we? been? <used> for|in|since|within|during|at_all_in? the? last|past? <gap>? {age}',
      'not been? <used> for|in|since|within|during? the? last|past? <gap>? {age}',
      'that|which|what|i|who? have|has|had|were|was|did|do|are|is|we|i? i|we? have|did|do|has? not i|we? been? <used> since the? last? {untouched}',
      'not been? <used> since the? last? {untouched}',
      'unused|untouched|unopened|unvisited|inactive|idle|unread|unseen since the? {untouched}',
      'i? last <used> before|in {untouched}',
      'unused|untouched|unopened|unvisited|inactive|idle tabs|pages|ones for|in|since <gap>? the? last|past? {age}',
      'that|which? nobody|no_one|none_of_us has|have? <used> for|in|since? the? last|past? {age}',
      'left|been|gone? unused|untouched|unopened|unvisited|inactive|idle|unread|unseen|dormant for|in|since? the? last|past? <gap>? {age}',
      'did? i have? never? last? <used> <gap>? {age} ago',
      'i have? not been? <used> {age}',
      'have_been? forgotten|ignored|neglected|collecting_dust|gathering_dust|sitting|sitting_idle|lying_around|idle for <gap>? {age}',
      'i? have? left|had|kept open for <gap>? {age}',
      'that|which? have|has? been? sitting|lying|hanging|standing there|around? open|untouched|unused|unopened|unread|idle|there? for|since <gap>? the? last|past? {age}',
      'have? i? been? ignored|neglected|forgot|forgotten|ignoring|neglecting for? {age}',
    ],
  },
  {
    means: { days: 14 },
    phrases: [
      'stale|stalest|old|oldest|ancient|forgotten|abandoned|neglected|untouched|unvisited|unopened|dusty|outdated tabs|tab|ones?',
      'unused tabs|tab',
      'least recently used',
      'i|which_i|that_i? have|had? forgot|forgotten about?',
      'have|am? i have|am? been? ignoring|neglecting|forgetting',
      'i|which_i|that_i? have|do|did? not <used> anymore|any_more|any_longer|lately|recently',
      'not <used> lately|recently|anymore|in_ages|in_forever|for_ages|for_a_while|in_a_while|for_long|in_a_long_time|for_a_long_time',
      'i|that_i? have|had? not i|we? been? <used> lately|recently|anymore|in_ages|in_forever|for_ages|for_a_while|in_a_while|in_a_long_time|for_a_long_time',
      'that|which|what? i? never|rarely|hardly|seldom ever? <used> anymore|any_more|any_longer?',
      'i|that_i? forgot|forgotten about?',
      'gathering|collecting dust',
    ],
  },
];
