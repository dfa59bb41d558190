import type { ObjectKind, Slots } from '../../language/frame.ts';
import type { PhraseWords } from '../../language/language.ts';

/** Alternatives that occur in many phrases. */
export const classes: Record<string, string> = {
  used: 'used|opened|touched|visited|viewed|seen|accessed|active|read|clicked|looked_at|been_to|gone_to|needed|loaded|checked|activated|use|open|touch|visit|view|look_at|see|access|check|been_on|gone_back_to|returned_to',
  at: 'in|on|from|of|inside|within|across|over|for|under|at',
  det: 'the|my|our|all|a|these|those|this|every|each|any',
  gap: 'older_than|over|more_than|at_least|about|around|longer_than|upwards_of',
  this: 'this_tab|this_page|this_one|this|current_tab|current_page|active_tab|current_one|this_site|this_article|this_website|this_link|the_page_i_am_on|the_tab_i_am_on|the_one_i_am_on|where_i_am|what_i_am_looking_at|what_i_am_reading|the_page_i_am_reading|active_one|page_in_front|front_tab|tab_i_am_on|tab_i_am_in|page_i_am_on|one_i_am_on|one_i_am_in|the_one_i_am_looking_at|one_i_am_looking_at|this_video|this_thing|this_bookmark|this_url|this_address',
  sound: 'sound|sounds|noise|noises|audio|music|videos|video|songs',
};

export const objects: PhraseWords<ObjectKind>[] = [
  {
    means: 'tabs',
    phrases: [
      '<at>? <det>? open? <det>? tab|tabs|pages|webpages open?',
      'browser tab|tabs',
      'open page|pages|tab|tabs|site|website|websites',
      'page|webpage',
      'opened tab|tabs|pages?',
    ],
  },
  { means: 'tabs', weak: true, phrases: ['open', 'one open'] },
  { means: 'windows', phrases: ['browser? window|windows'] },
  { means: 'groups', phrases: ['tab? group|groups'] },
  { means: 'sites', phrases: ['site|sites|domain|domains|websites|hosts|website|domain_names|host'] },
  {
    means: 'bookmarks',
    phrases: [
      '<at>? <det>? bookmark|bookmarks|favourite|favourites',
      '<at>? <det>? saved|bookmarked|starred|kept page|pages|link|links|site|sites|article|articles|thing|things|stuff|recipe|recipes|url|urls|item|items?',
    ],
  },
  {
    means: 'bookmarks',
    phrases: [
      'pages|page|links|link|sites|things|stuff|articles|article that|which? i|we have? saved|bookmarked|added|starred|kept',
      'what i|we have? saved|bookmarked|added|starred|kept',
    ],
  },
  { means: 'folders', phrases: ['bookmark? folder|folders|directory|directories'] },
  { means: 'tags', phrases: ['tag|tags|label|labels|hashtags|hashtag'] },
  {
    means: 'things',
    phrases: ['everything|things|thing|stuff|items|item|entries|anything|what|whatever', 'all of it'],
  },
  {
    means: 'closed',
    phrases: [
      'recently|lately|just closed tabs|tab|windows|pages?',
      'closed tabs|tab|windows|pages',
      'did i close recently|today|lately|yesterday?',
      'i closed recently|today|lately|yesterday?',
      'last closed tab|tabs|one?',
    ],
  },
  { means: 'sessions', phrases: ['saved? session|sessions', 'saved windows', 'set aside'] },
  { means: 'reading', phrases: ['to? my|the? reading list', 'read later', 'unread'] },
  { means: 'history', phrases: ['in|from|my|the? browsing|browser|search? history', 'most visited'] },
  { means: 'links', phrases: ['links'] },
];

const states: PhraseWords<Slots>[] = [
  { means: { states: ['pinned'] }, phrases: ['pinned', 'pinned ones|tabs_only'] },
  {
    means: { states: ['playing'] },
    phrases: [
      'playing <sound>|something|anything|media?',
      'that? is|are|tab|one? making|producing|emitting|giving|blasting|with|has|have|had some|any|that|the|this|all? <sound>',
      'make|makes <sound>',
      'audible|noisy|loud',
      'with <sound>|music_on|sound_on',
      'talking|singing',
      'where|from_where|that|which? the? <sound> is|comes|coming|are from?',
      'the? <sound> is|comes? coming? from',
    ],
  },
  {
    means: { states: ['asleep'] },
    phrases: [
      'asleep|sleeping|suspended|unloaded|discarded|hibernated|hibernating|frozen|snoozed|dormant',
      'not loaded',
      'put to sleep',
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
      'doubles|duplicates|copies|repeats|twins|duplication',
      '<used> twice|multiple_times|several_times|more_than_once|two_times|many_times|repeatedly',
      'twice|more_than_once|multiple_times|several_times',
      'same tab|page|site|thing|url|address|tabs|pages? <used>? twice|more_than_once|multiple_times|several_times|again?',
      'extra copies',
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
      'i do not need|use now|right_now?',
      'inactive|idle',
    ],
  },
  {
    means: { states: ['untagged'] },
    phrases: [
      'untagged',
      'without|with_no a|any? tag|tags|labels',
      'not tagged|labelled',
      'that? have|has no tag|tags',
      'no tags',
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
      'with nothing in them|it|inside',
      'without anything in them|it|bookmarks',
      'that contain nothing',
      'with no bookmarks',
    ],
  },
  {
    means: { states: ['unused'] },
    phrases: [
      'tag|tags|labels that|which? nobody|no_one|i_never use|uses',
      'tag|tags|labels that? are? unused|not_used',
      'unused',
      'not used',
      'orphaned|orphan',
      'nobody uses',
      'i never use',
    ],
  },
  {
    means: { states: ['dead'] },
    phrases: ['dead|broken|rotten links?', 'for dead|broken links', 'that no_longer work|exist|load', '404'],
  },
];

const ages: PhraseWords<Slots>[] = [
  {
    means: {},
    phrases: [
      'that|which? is|are|were? older|staler|longer than {age} old?',
      '<gap> {age} old',
      'from|since|last_used|last_opened|last_visited|last_active|opened|used <gap>? {age} ago',
      'from before {age}',
      'last_used|last_opened|last_visited|last_active|unused|inactive|idle|stale before {age}',
      'that|which|what|i|who? have|has|had|were|was|did|do|are|is|we|i? i|we? have|did|do|has? not i|we? been? <used> for|in|since|within|during|at_all_in? the? last|past? <gap>? {age}',
      'not been? <used> for|in|since|within|during? the? last|past? <gap>? {age}',
      'unused|untouched|unopened|unvisited|inactive|idle|unread|unseen|dormant for|in|since? the? last|past? <gap>? {age}',
      'i have? never? last? <used> <gap>? {age} ago',
      'i have? not been? <used> {age}',
      'forgotten|ignored|neglected|collecting_dust|sitting for <gap>? {age}',
      'sitting|lying there|around|open? for <gap>? {age}',
      'i? ignored|neglected|forgot|forgotten for? {age}',
    ],
  },
  {
    means: { days: 14 },
    phrases: [
      'stale|old|oldest|ancient|forgotten|abandoned|neglected|untouched|unvisited|unopened|dusty|outdated tabs|tab|ones?',
      'unused tabs|tab',
      'least recently used',
      'i|which_i|that_i? have|had? forgot|forgotten about?',
      'i|which_i|that_i? have|do|did? not <used> anymore|any_more|any_longer|lately|recently',
      'not <used> lately|recently|anymore|in_ages|in_forever|for_ages|for_a_while|in_a_while|for_long|in_a_long_time|for_a_long_time',
      'i|that_i? have|had? not i|we? been? <used> lately|recently|anymore|in_ages|in_forever|for_ages|for_a_while|in_a_while|in_a_long_time|for_a_long_time',
      'i never <used>',
      'never <used>',
      'i|that_i? forgot|forgotten about?',
      'by age|last_used',
      'gathering|collecting dust',
    ],
  },
];

const places: PhraseWords<Slots>[] = [
  {
    means: { window: 'this' },
    phrases: [
      '<at>? this|current|the_current|my_current window only?',
      'here',
      'in here',
      'this window only?',
      'only|just <at>? this|the_current window',
    ],
  },
  { means: {}, phrases: ['<at>? window|window_number|window_no {window}', '<at>? the? {window} window'] },
  {
    means: { window: 'all' },
    phrases: [
      '<at>? all|every|each|any|both|all_my|all_the|all_of_my|my|all_open window|windows',
      'everywhere|anywhere|overall',
      'across windows',
      'altogether|in_total|in_all',
      'in every window',
      'somewhere',
    ],
  },
  { means: { window: 'others' }, phrases: ['<at> the|my? other|another window|windows'] },
  {
    means: {},
    phrases: [
      '<at>? the|my|our|a? tab? group called|named? {group}',
      '<at>? the|my|our? {group} tab? group',
      '<at>? groups called|named {group}',
    ],
  },
  {
    means: {},
    phrases: [
      '<at>? the|my|our|a|bookmark? bookmark? folder called|named? {folder}',
      '<at>? the|my|our? {folder} bookmark? folder',
      '<at>? the|my? {root}',
    ],
  },
  {
    means: {},
    phrases: [
      'that? is|are? i? have|has? tagged|labelled|labeled|marked as|with|by? {tagged}',
      'with|having|carrying|that_have|that_has|under the? tag|tags|label|labels {tagged}',
      'with|having|carrying|under the? {tagged} tag|tags|label|labels',
      '<at>? tag|tags|label {tagged}',
      '{hashtags}',
      '<at> {hashtags}',
    ],
  },
];

const pointers: PhraseWords<Slots>[] = [
  {
    means: { ref: { kind: 'this' } },
    phrases: ['<this> here|right_here?', '<at> <this>', 'the <this>', 'page i am looking at|on|reading', 'current'],
  },
  { means: { ref: { kind: 'it' } }, phrases: ['it', 'that one|tab|page|bookmark'] },
  {
    means: { ref: { kind: 'all' } },
    phrases: [
      'all|both|each? of? them|those|these|they ones?',
      'those|these|them all|ones|tabs|bookmarks|pages|links|results|folders',
      'the lot',
      'the? results',
      'all of these|those|them',
      'selected|chosen|marked ones|tabs|bookmarks|items?',
      'what you|we found|listed',
    ],
  },
  {
    means: {},
    phrases: [
      'the? first|top {count} of? them|those|ones|tabs|bookmarks|results?',
      'the? last|bottom|latest|previous {last} of? them|those|ones|tabs|bookmarks|results|changes|actions|steps|things?',
    ],
  },
  {
    means: {},
    phrases: [
      'number|numbers|no|nos|row|rows|item|items|result|results|tab|tabs {positions}',
      '{positions}',
      'the? {position} one|tab|bookmark|result|item|row of_them|of_those?',
      'the {position} of_them|of_those?',
    ],
  },
  {
    means: { others: true },
    phrases: [
      'all|every? the? other|remaining|rest tab|tabs|ones|page|pages?',
      'others|rest|remaining|remainder ones|tabs|of_them|of_the_tabs?',
      'everything|all|anything|every_tab|all_tabs|what_is else|left_over',
      'everything|all|anything|every_tab|all_tabs|all_the_tabs|tabs|every_other_tab but|except|besides|other_than|apart_from|except_for <this>',
      'other tabs|pages|ones except|but|than <this>',
      'other tabs',
    ],
  },
  {
    means: { side: 'right' },
    phrases: [
      '<at>? to|on|at the? right|right-hand side? of|from? <this>|it|here?',
      'right|rightward of|from <this>|it|here',
      'after|below|beneath|under|following <this>|it|here|here',
      'below|underneath',
    ],
  },
  {
    means: { side: 'left' },
    phrases: [
      '<at>? to|on|at the? left|left-hand side? of|from? <this>|it|here?',
      'left|leftward of|from <this>|it|here',
      'before|above|preceding <this>|it|here|here',
      'above',
    ],
  },
];

const subjects: PhraseWords<Slots>[] = [
  {
    means: {},
    phrases: [
      'that|which? is|are|were|was|have|has|had? <at>? about|regarding|concerning|mentioning|containing|matching|on_the_subject_of|related_to|relating_to|to_do_with|covering|discussing|mention|contain|match|called|named|titled|entitled|having|talking_about|on_about {words}',
      'with {words} in the|their|its? title|titles|name|names|url|address',
      'with|having the? word|words|title|name|text|phrase {words}',
      'whose title|name|url contains|has|mentions|includes|is {words}',
      'with {words}',
      'for {words}',
    ],
  },
  {
    means: {},
    phrases: [
      'that|which? is|are|was|were|i_have? come|comes|coming|hosted|open|opened? from|on|at|belonging_to {sites} site|website|domain|com?',
      'from|on|at {words}',
    ],
  },
];

const dates: PhraseWords<Slots>[] = [
  {
    means: {},
    phrases: [
      'that|which? i|we|did_i|have_i|i_have|i_did|did_we added|saved|bookmarked|made|created|kept|stored|filed|starred|save|bookmark|add from|on|in|since|during|over|within|of|at? the? {when}',
      'that_were|that_was|were|was? added|saved|bookmarked|made|created|kept|stored|filed|starred from|on|in|since|during|over|within|of|at? the? {when}',
      'from|on|in|since|during|over|within|of|dated the? {when}',
      '{when}',
    ],
  },
];

const others: PhraseWords<Slots>[] = [
  {
    means: {},
    phrases: [
      'grouped|sorted|arranged|listed|ordered? by|per|based_on|according_to|for_each|in_each|on_each the|their|its|each|every|most? {by}',
      'from? {order}',
      '{adverb}',
    ],
  },
  {
    means: { newWindow: true },
    phrases: ['in|into a|its_own|their_own|an new|own|separate|different window', 'in|into its|their own window'],
  },
  { means: { to: 'group' }, phrases: ['into|in tab? groups'] },
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
      'have the? most tabs',
      'popular',
      'top',
      'in use',
      'take|takes up? the? most|many|much of? my? tabs|space?',
      'i? use|used the? most|often|frequently|regularly often?',
      'so far',
      'in my browser',
      'in the browser',
      'in total',
      'again',
      'at the moment',
      'at all',
    ],
  },
];

export const filters: PhraseWords<Slots>[] = [
  ...pointers,
  ...states,
  ...ages,
  ...places,
  ...dates,
  ...subjects,
  ...others,
];

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
