import type { VerbWords } from '../../language/language.ts';

const as = [{ before: ['as', 'called', 'named', 'under', 'to', 'in'], as: 'place' as const }];

/** Putting tabs away and bringing them back, and what is to be read. */
export const keeping: VerbWords[] = [
  {
    verb: 'set-aside',
    takes: as,
    destroys: true,
    phrases: [
      'set|put|lay|tuck|stash|stow|pack|squirrel aside|away',
      'stash|shelve|park|archive',
      'put|stow|file|store away',
      'pack up',
      'put|set by',
    ],
  },
  {
    verb: 'set-aside',
    takes: as,
    destroys: true,
    single: true,
    phrases: ['save|bookmark|keep and|then close|shut'],
  },
  {
    verb: 'set-aside',
    destroys: true,
    object: 'tabs',
    slots: { ref: { kind: 'this' } },
    phrases: [
      'save|bookmark|keep this|it|this_page|this_tab|the_page|the_tab ,? and|then close|shut it|this|the_tab|this_tab?',
    ],
  },
  {
    verb: 'read-later',
    phrases: [
      'read|save|keep|bookmark|leave to_read|for_reading later?',
      'read this|it later|another_time|some_other_time',
      'read later',
      'queue|line up for_later|for_reading?',
      'i will read later?',
      'keep|save this|it|the_page|this_page|this_article for later|another_time',
      'save|keep|add|bookmark this|it|this_page|this_article|this_tab? for_later_reading|to_read_later|for_reading_later',
      'for later',
      'save|keep for later|reading',
      'save|keep|put this_one for|aside_for later reading?',
      'to my|the? read-later|read_later list',
    ],
  },
  {
    verb: 'read-later',
    slots: { ref: { kind: 'all' } },
    phrases: [
      'read these|those|them later|another_time|some_other_time',
      'save|keep|add these|those|them for_later_reading|to_read_later|for_reading_later|for_reading',
    ],
  },
  {
    verb: 'read-later',
    slots: { ref: { kind: 'this' } },
    phrases: [
      'read|save|keep this|it|this_page|this_article|this_tab|this_one later|for_later|for_another_time|for_some_other_time',
      'save|keep|add this|it|this_page|this_article|this_tab for_later_reading|to_read_later|for_reading_later|for_reading',
      'save|keep|bookmark|add this|it|this_page|this_article|this_tab to|for read|reading it? later|another_time|tonight|tomorrow',
      'remind_me_to|i_want_to|i_will|ill|gonna|let_me read this|it|this_page|this_article later',
    ],
  },
  {
    verb: 'mark',
    takes: [{ before: ['as'], as: 'place' }],
    phrases: ['mark|set|flag|tick'],
  },
  {
    verb: 'done',
    phrases: ['tick|check|cross off'],
  },
  // Said of many things besides the reading list.
  {
    verb: 'said-done',
    phrases: ['i_am|we_are? done|finished|through with|reading', 'i have? finished|completed reading?', 'i have? read'],
  },
  {
    verb: 'done',
    slots: { ref: { kind: 'this' } },
    phrases: ['mark|set|tick|flag this|it|this_page|this_article|the_page|this_one|this_tab as? read|done|finished'],
  },
  {
    verb: 'said-done',
    slots: { ref: { kind: 'this' } },
    phrases: ['i have? read|finished this|it|this_page|this_article already?'],
  },
  {
    verb: 'done',
    slots: { ref: { kind: 'all' } },
    phrases: ['mark|set|tick|flag them|these|those|all|everything|all_of_them|them_all as? read|done|finished'],
  },
  {
    verb: 'unread',
    slots: { ref: { kind: 'this' } },
    phrases: ['mark|set|flag this|it|this_page|this_article as? unread|not_read'],
  },
  {
    verb: 'reopen',
    free: 'words',
    takes: [{ before: ['as', 'called', 'named'], as: 'place' }],
    phrases: ['reopen|unclose|undelete', 'open|bring back|again', 'get|bring back', 'restore'],
  },
  {
    verb: 'reopen',
    object: 'closed',
    phrases: ['reopen|restore|bring_back|open|get_back what i_closed|i_just_closed|i_have_closed|was_closed'],
  },
  {
    verb: 'reopen',
    object: 'closed',
    phrases: [
      'i have? accidentally|just|mistakenly? closed|shut|lost it|that|this|something|the_wrong_one|the_wrong_tab|a_tab|the_tab|my_tab|this_tab by_accident|by_mistake|accidentally? ,? and? please|can_you|could_you|would_you? bring|get|open|give it|that|me back|again it|that?',
      'i have? accidentally|just|mistakenly? closed|shut|lost it|that|this|something|the_wrong_one|the_wrong_tab|a_tab|the_tab|my_tab|this_tab by_accident|by_mistake|accidentally? ,? and? please|can_you|could_you|would_you? reopen|restore it|that?',
    ],
  },
  { verb: 'remember', takes: as, phrases: ['remember|preserve|snapshot'] },
  {
    verb: 'check',
    phrases: ['check|test|verify|validate|scan|ping over|through|out|if|whether|that?'],
    takes: [
      { before: ['in', 'inside', 'under'], as: 'place', thenFilters: true },
      { before: ['in', 'for'], as: 'words' },
    ],
  },
  {
    verb: 'detach',
    takes: [{ before: ['into', 'to'], as: 'place' }],
    phrases: ['detach|tear|split|separate|break out|off?', 'pop out|off'],
  },
  { verb: 'detach', phrases: ['detach|pop|tear|split|break|move|separate out|off', 'detach'] },
];
