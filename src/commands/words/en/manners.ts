import type { Slots } from '../../language/command-frame.ts';
import type { PhraseWords } from '../../language/language.ts';

/** Words for a sort order. */
export const orders: PhraseWords<Slots>[] = [
  { means: {}, phrases: ['from|,? {order}'] },
  {
    means: { by: 'title' },
    phrases: ['alphabetically', 'in|into? an|the? alphabetical|alphabetic|abc order of|by? the|their? title|name?'],
  },
  {
    means: { by: 'date' },
    phrases: [
      ',|with|and? the? most|more frequent|frequently|common|commonly|used|popular|visited|often|recent|recently used|visited|opened? ones|tags|tabs|sites? first|on_top|at_the_top',
    ],
  },
  { means: { by: 'date' }, phrases: ['chronologically', 'in|into? a|the? chronological|date|time order'] },
];

/** Ways and times of keeping. */
export const keeping: PhraseWords<Slots>[] = [
  {
    means: { later: true },
    phrases: [
      'for|until later|another_time|some_other_time|another_day|tomorrow|tonight|the_weekend',
      'for now',
      'later',
    ],
  },
  {
    means: { format: 'markdown' },
    phrases: [
      'as|in|to|into|, a? markdown|md links|link|list|bullet_list|format|bullets|table?',
      'as a? bullet? list|links',
    ],
  },
  {
    means: { format: 'html' },
    phrases: ['as|in|to|into|, a|an? html links|list|format|bookmark?', 'as|to an? bookmark file'],
  },
  { means: { format: 'csv' }, phrases: ['as|in|to|into|, a? csv|spreadsheet|table list|format?'] },
  { means: { format: 'markdown', file: true }, phrases: ['as|to|into|in a? markdown|md file'] },
  { means: { format: 'html', file: true }, phrases: ['as|to|into|in an? html file'] },
  { means: { format: 'csv', file: true }, phrases: ['as|to|into|in a? csv|spreadsheet file'] },
  { means: { file: true }, phrases: ['as|to|into|in a file'] },
  { means: {}, phrases: ['to|onto|into|on the|my? clipboard', 'as bookmarks'] },
];

/** The copy to keep. */
export const copies: PhraseWords<Slots>[] = [
  {
    means: { keep: 'newest' },
    phrases: ['<keeping> the|only? newest|latest|most_recent|last one|ones|copy|copies|version|each?'],
  },
  {
    means: { keep: 'oldest' },
    phrases: ['<keeping> the|only? oldest|first|earliest|original one|ones|copy|copies|version|each?'],
  },
];
