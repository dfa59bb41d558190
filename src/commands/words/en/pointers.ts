import type { Slots } from '../../language/command-frame.ts';
import type { PhraseWords } from '../../language/language.ts';

/** Pronouns, positions, and what stands beside the tab in front. */
export const pointers: PhraseWords<Slots>[] = [
  {
    means: { ref: { kind: 'this' } },
    phrases: [
      '<this> here|right_here?',
      '<at> <this>',
      'the <this>',
      'the|<at>? tab|page|one|site|article|thing|bookmark that|which? i am looking_at|on|in|reading|viewing|watching|using|seeing right_now|now?',
      'the tab!|page!|site! that|which? is open|active|in_front|selected|showing',
      'this_bookmark|the_bookmark name|title',
      'current',
    ],
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
      'the|my? {position} one|tab|bookmark|result|item|row|session of_them|of_those?',
      'the {position} of_them|of_those?',
    ],
  },
  {
    means: { others: true },
    phrases: [
      'all|every? the? other|remaining|rest tab|tabs|ones|page|pages?',
      'others|rest|remaining|remainder ones|tabs|of_them|of_the_tabs?',
      'everything|all|anything|every_tab|all_tabs|what_is else|left_over',
      'everything|all|anything|every_tab|all_tabs|all_the_tabs|every_other_tab but|except|besides|other_than|apart_from|except_for <this>',
      'other tabs|pages|ones except|but|than <this>',
      'other tabs',
    ],
  },
  {
    means: { side: 'right' },
    phrases: [
      '<at>? to|on|at the|my? right|right-hand|right_hand side? of|from? the? <this>|it|here?',
      'right|rightward of|from the? <this>|it|here',
      'that|which? come|comes|are|is? after|below|beneath|under|following the? <this>|it|here|here',
      'below|underneath',
      'right|right-hand|right_hand tabs',
      'right!|rightmost!',
      '<at>? <this> right|right_side|right_hand_side',
    ],
  },
  {
    means: { side: 'left' },
    phrases: [
      '<at>? to|on|at the|my? left|left-hand|left_hand side? of|from? the? <this>|it|here?',
      'left|leftward of|from the? <this>|it|here',
      'that|which? come|comes|are|is? before|above|preceding the? <this>|it|here|here',
      '<at>? <this> left|left_side|left_hand_side',
      'left|left-hand|left_hand tabs',
      'left!',
      'above',
    ],
  },
];
