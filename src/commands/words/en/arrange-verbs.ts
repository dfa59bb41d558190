import type { VerbWords } from '../../language/language.ts';

/** Ways to put in order, and to change how tabs are. */
export const arranging: VerbWords[] = [
  {
    verb: 'group',
    takes: [{ before: ['as', 'called', 'named', 'into', 'in', 'under', 'to'], as: 'place' }],
    free: 'words',
    phrases: [
      'group|cluster|bundle|bunch|gather|collect|categorize|regroup|combine up|together?',
      'put|stick|bring|pull|keep|throw|lump|tie together',
      'make|create a|new tab? group|groups of|from|for|with|out_of',
      'make|create tab? groups by|per',
      'make|create groups|a_group|a_tab_group|tab_groups for each|every site|domain|website',
      'make|create tab? groups out_of|from|with|of',
    ],
  },
  {
    verb: 'group',
    slots: { by: 'site' },
    object: 'tabs',
    phrases: [
      'make|create|put? a|one|all|them? tab? group|groups for|per|by each|every? site|domain|website out_of|from|with|of|for?',
      'put|bring|move|get? tabs|pages from|of|on each|every|the_same|one|same site|domain|website together|into|in a|one|the_same|its|their? own? tab? group?',
      'put|give each|every site|domain|website in|into? a|its|an? own? group of_its_own?',
    ],
  },
  {
    verb: 'sort',
    free: 'name',
    phrases: ['sort|order|reorder|rearrange|put_in_order up?'],
  },
  {
    verb: 'sort',
    object: 'tabs',
    slots: { by: 'date' },
    phrases: [
      'put|show? the? newest|latest|most_recent|most_recently_used|recently_used|last_used tabs first|on_top|to_the_front|at_the_front',
    ],
  },
  {
    verb: 'sort',
    object: 'tabs',
    slots: { by: 'date', reversed: true },
    phrases: ['put|show? the? oldest tabs first|on_top|to_the_front|at_the_front'],
  },
  {
    verb: 'sort',
    slots: { by: 'title' },
    free: 'name',
    phrases: ['alphabetize up?'],
  },
  {
    verb: 'organize',
    takes: [{ before: ['as', 'into', 'in', 'under', 'to'], as: 'place' }],
    phrases: ['arrange|organize|reorganize|sort up|together?'],
  },
  { verb: 'sort', free: 'name', phrases: ['arrange|organize up?'] },
  { verb: 'take-out', phrases: ['take|pull|get|drag|kick|throw|leave|release|free'] },
  { verb: 'give', phrases: ['give'] },
  { verb: 'ungroup', free: 'name', phrases: ['ungroup|dissolve|disband', 'break up', 'take apart'] },
  {
    verb: 'sleep',
    single: true,
    phrases: [
      'sleep|unload|suspend|hibernate|snooze|freeze|discard|park|deactivate|pause',
      'put to sleep',
      'send to sleep',
      'make sleep',
    ],
  },
  { verb: 'snooze', single: true, phrases: ['postpone|defer|hide', 'put off', 'come|get back to'] },
  {
    verb: 'set-aside',
    takes: [{ before: ['as', 'called', 'named', 'under'], as: 'place' }],
    destroys: true,
    phrases: ['park'],
  },
  {
    verb: 'sleep',
    object: 'tabs',
    slots: { states: ['background'] },
    phrases: [
      'free|save|release|reclaim|reduce|lower some? up? some? memory|ram usage|use?',
      'use less memory|ram',
      'make the? browser faster|lighter',
    ],
  },
  {
    verb: 'tidy',
    phrases: [
      'tidy|clean|declutter|neaten|straighten|spruce|unclutter|cleanup up|out?',
      'clean|tidy|sort|neaten|straighten up|out',
      'clean|tidy|sort up|out this tab mess|chaos|clutter',
      'make|bring order of|in|into|to',
      'spring clean',
      'clean|tidy|clear|sort up|out? this|the|my mess of|in?',
      'do|have|give a|some|a_bit_of? tidying|tidy|cleaning|cleanup|clean-up|clean|clear-out|decluttering|spring-cleaning|spring_cleaning|spring_clean up? of|in|on?',
      'clear up the? mess in?',
    ],
  },
  { verb: 'pin', single: true, phrases: ['pin'], free: 'words' },
  { verb: 'unpin', single: true, phrases: ['unpin', 'remove|take|drop the? pin|pins from|off|of'], free: 'words' },
  {
    verb: 'mute',
    single: true,
    phrases: [
      'mute|silence|quiet|hush|shush|quieten',
      'quiet|quieten|hush|shush down|up',
      'turn|switch|shut|cut off|down the|that|this|all_that? sound|audio|volume|noise of|on|in|from|for?',
      'turn|switch|shut|cut? the|that|this|all_that? sound|audio|volume|noise|music off|down of|on|in|from|for?',
      'stop the|that|this|all_that? sound|music|noise of|on|in?',
    ],
    free: 'words',
  },
  { verb: 'hush', phrases: ['shut up'], free: 'words' },
  {
    verb: 'unmute',
    single: true,
    phrases: [
      'unmute',
      'turn on|up the? sound|audio|volume of|on|in|for?',
      'give|get|bring|put me? the? sound|audio|volume back on? of|on|in|for|to?',
      'bring|get back the? sound|audio|volume of|on|in|for|to?',
      'turn? the? sound|audio|volume back? on|up of|on|in|for?',
    ],
    free: 'words',
  },
  { verb: 'reload', single: true, phrases: ['hard|force? reload|refresh', 'load again'], free: 'words' },
  { verb: 'wake', phrases: ['wake|awaken|revive up?'], free: 'words' },
];
