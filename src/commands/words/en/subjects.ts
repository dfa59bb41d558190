import type { Slots } from '../../language/command-frame.ts';
import type { PhraseWords } from '../../language/language.ts';

/** Phrases for a topic and for a site. */
export const subjects: PhraseWords<Slots>[] = [
  {
    means: {},
    phrases: [
      'that|which? contain|contains|mention|mentions|have|has the word|words|phrase|term|text {words}',
      'that|which? is|are|were|was|have|has|had? <at>? about|regarding|concerning|mentioning|containing|matching|on_the_subject_of|related_to|relating_to|to_do_with|covering|discussing|mention|contain|match|called|named|titled|entitled|having|talking_about|on_about {words}',

      'with|that_have|that_has|which_have|which_has|having {words} in the|their|its? title|titles|name|names|url|address',
      'has|have|had|shows|contains the|a|an|my? {words} in|on it|them|there',
      'with|having the? word|words|title|name|text|phrase {words} in_them|in_it|inside?',
      'site|sites|website|websites about|regarding|concerning {words}',
      'article|post|story|paper|thread|video|blog_post|page|piece|essay|guide|tutorial on {thing}',
      'article|post|story|paper|thread|video|blog_post|page|piece|essay|guide|tutorial about|regarding|concerning|covering {words}',
      'whose title|name|url contains|has|mentions|includes|is {words}',
      'with {thing}',
      'where|that|which|in_which i had|saw|read|found the|a|that? {words}',
      'for {thing}',
      'that|which go|goes|lead|leads|point|points to {thing}',
      'leading|pointing to {thing}',
      'that|which|where|in_which? i was|am|have_been? reading|researching|looking|studying|learning|thinking|comparing|checking|watching|planning|booking|shopping|editing about|for|on|up|into|at? {words}',
    ],
  },
  {
    means: {},
    phrases: [
      'that|which? is|are|was|were|i_have? come|comes|coming|hosted|open|opened? from|belonging_to|belong_to|belongs_to the? {sites} site|website|domain|com?',
      'that|which? is|are|open|opened|hosted? on|of|at the? {knownsites} site|website|domain?',
      'from|on|at the? domain|site|website? {thing}',
      'from all|every|each of? the|my|our? {thing}',
    ],
  },
];

/** Phrases for the time at which something was saved or seen. */
export const dates: PhraseWords<Slots>[] = [
  {
    means: {},
    phrases: [
      'that|which? i|we|did_i|have_i|i_have|i_did|did_we added|saved|bookmarked|made|created|kept|stored|filed|starred|save|bookmark|add from|on|in|during|over|within|of|at? the? {when}',
      'that_were|that_was|were|was? added|saved|bookmarked|made|created|kept|stored|filed|starred from|on|in|during|over|within|of|at? the? {when}',
      'from|on|in|for|during|over|within|of|dated the? {when}',
      '<after> the? {since}',
      'that|which? i|we|did_i|have_i|i_have|i_did|did_we|that_were|were|was? added|saved|bookmarked|made|created|kept|stored|filed|starred|save|bookmark|add <after> the? {since}',
      'the? {when} added|saved|bookmarked|made|created|starred?',
    ],
  },
];
