import type { VerbWords } from '../../language/language.ts';

/** Ways to close, delete and take off. */
export const closing: VerbWords[] = [
  {
    verb: 'close',
    single: true,
    destroys: true,
    phrases: ['close|shut|kill|quit|exit|zap|ditch|nuke|dismiss|lose down|out|off|of?', 'close up', 'closing'],
  },
  {
    verb: 'closable',
    object: 'tabs',
    phrases: [
      'what|which of? my|the|these? open? tabs|ones? can|could|should|may|shall i|we safely? close|shut|get_rid_of|lose|remove now?',
      'what|which of? my|the|these? open? tabs|ones? do|am i|we not need|using|use anymore|any_more|any_longer?',
      'what|which of? my|the|these? open? tabs|ones? do|am i|we no longer need|using|use',
      'what|which of? my|the|these? open? tabs|ones? can|could i|we do_without|spare',
      'what|which of? my|the|these? open? tabs|ones? are unneeded|superfluous|useless|not_needed|no_longer_needed',
      'what tabs? is|are there? to close',
    ],
  },
  {
    verb: 'close',
    destroys: true,
    object: 'tabs',
    slots: { others: true },
    phrases: [
      'keep|leave only|just? <this> open? ,|and bin|ditch|lose|dump|kill|scrap the? others|rest|other_tabs|everything_else',
      'only|just keep|leave <this> open? ,|and? and|then? bin|ditch|lose|dump|kill|scrap|close the? others|rest|other_tabs|everything_else',
      'only|just <this> stays open? ,|and? and|then? close|shut|bin|ditch|lose the? others|rest|other_tabs|everything_else',
      'keep|leave only|just <this> open? ,? and|then? close|shut? the|all|all_the? others|rest|other_tabs?',
      'only|just keep|leave <this> open? ,? and|then? close|shut? the|all|all_the? others|rest|other_tabs?',
      'keep|leave only|just? <this> open? ,|and and|then? close|shut the|all|all_the? others|rest|other_tabs|everything_else',
      'close|shut|kill everything|all|anything but|except|besides this|the_current|current tab|one|page?',
      'close|shut|kill everything|all|anything else',
    ],
  },
  { verb: 'close', destroys: true, phrases: ['x out'] },
  {
    verb: 'untag',
    destroys: true,
    tagsBefore: ['from', 'on', 'off'],
    phrases: ['remove|take|delete|drop|strip|clear|get_rid_of off? all? the? tag|tags|label|labels?'],
  },
  {
    verb: 'delete',
    destroys: true,
    phrases: [
      'delete|remove|erase|trash|bin|dump|toss|axe|scrap|eliminate|clear|wipe|drop|purge|strip out|away|off?',
      'get rid|shot of',
      'no more',
      'throw|toss out|away',
      'do away with',
    ],
  },
  {
    verb: 'close',
    single: true,
    destroys: true,
    phrases: ['get rid|shot of', 'no more', 'away|down|out|off with', 'bye bye? to?', 'goodbye to?'],
  },
  { verb: 'empty', destroys: true, phrases: ['empty|clear|wipe out? my|the|our|this'] },
  { verb: 'delete', object: 'bookmarks', destroys: true, phrases: ['unbookmark|unsave|unstar|unfavourite'] },
  {
    verb: 'dedupe',
    phrases: [
      'dedupe',
      'close|delete all|everything but|except one|1 of? each',
      'keep|leave only|just? one|1 of? each',
      'keep|leave only|just? one|1|a|a_single copy? of? each|every tab|page|one|open_tab? ,|and and|then? close|delete|remove|kill|shut the? rest|others|copies|duplicates|extras',
    ],
    destroys: true,
  },
];
