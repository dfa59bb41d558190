import type { VerbWords } from '../../language/language.ts';

const into = ['into', 'to', 'in', 'under', 'inside', 'as', 'onto'];

/** Ways to change. */
export const changing: VerbWords[] = [
  {
    verb: 'close',
    single: true,
    destroys: true,
    phrases: ['close|shut|kill|quit|exit|zap|ditch|nuke|dismiss|lose down|out|off|of?', 'close up', 'closing'],
  },
  {
    verb: 'close',
    destroys: true,
    object: 'tabs',
    slots: { others: true },
    phrases: [
      'keep|leave only|just <this> open? and? close|shut? the|all|all_the? others|rest|other_tabs?',
      'only|just keep|leave <this> open? and? close|shut? the|all|all_the? others|rest|other_tabs?',
      'keep|leave <this> open? and close|shut the|all|all_the? others|rest|other_tabs|everything_else',
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
      'get rid of',
      'no more',
      'throw|toss out|away',
      'do away with',
    ],
  },
  {
    verb: 'close',
    single: true,
    destroys: true,
    phrases: ['get rid of', 'no more', 'away|down|out|off with', 'bye bye? to?', 'goodbye to?'],
  },
  { verb: 'delete', object: 'bookmarks', destroys: true, phrases: ['unbookmark|unsave|unstar|unfavourite'] },
  {
    verb: 'dedupe',
    phrases: [
      'dedupe',
      'close|delete all|everything but|except one|1 of? each',
      'keep|leave only|just? one|1 of? each',
    ],
    destroys: true,
  },
  {
    verb: 'group',
    takes: [{ before: ['as', 'called', 'named', 'into', 'in', 'under', 'to'], as: 'place' }],
    free: 'words',
    phrases: [
      'group|cluster|bundle|gather|collect|categorize|regroup|combine up|together?',
      'put|stick|bring|pull|keep|throw|lump|tie together',
      'make|create a|new tab? group|groups of|from|for|with|out_of',
      'make|create tab? groups by|per',
      'make|create groups|a_group|a_tab_group|tab_groups for each|every site|domain|website',
    ],
  },
  {
    verb: 'group',
    slots: { by: 'site' },
    object: 'tabs',
    phrases: [
      'make|create|put? a|one|all|them? tab? group|groups for|per|by each|every? site|domain|website out_of|from|with|of|for?',
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
    phrases: ['the? newest|latest|most_recent|recently_used tabs first|on_top|to_the_front'],
  },
  { verb: 'sort', object: 'tabs', slots: { by: 'date', reversed: true }, phrases: ['the? oldest tabs first|on_top'] },
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
      'make|bring order of|in|into|to',
      'spring clean',
      'clean|tidy|clear|sort up|out? this|the|my mess of|in?',
      'do|have a|some|a_bit_of? tidying|tidy|cleaning|cleanup|clean-up|clean|clear-out|decluttering|spring-cleaning up? of|in|on?',
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
      'turn off|down the? sound|audio|volume|noise of|on|in|from|for?',
      'turn the? sound|audio|volume|noise off|down of|on|in|from|for?',
      'stop the? sound|music|noise of|on|in?',
    ],
    free: 'words',
  },
  {
    verb: 'unmute',
    single: true,
    phrases: [
      'unmute',
      'turn on|up the? sound|audio|volume of|on|in|for?',
      'turn the? sound|audio|volume back? on|up of|on|in|for?',
    ],
    free: 'words',
  },
  { verb: 'reload', single: true, phrases: ['hard|force? reload|refresh', 'load again'], free: 'words' },
  { verb: 'wake', phrases: ['wake|awaken|revive up?'], free: 'words' },
  {
    verb: 'bookmark',
    slots: { ref: { kind: 'this' } },
    takes: [{ before: [...into, 'called', 'named', 'at'], as: 'place' }],
    phrases: ['bookmark|save|star|remember the? page|site|article|link|url'],
  },
  {
    verb: 'bookmark',
    single: true,
    takes: [{ before: [...into, 'called', 'named', 'at'], as: 'place' }],
    phrases: [
      'bookmark|save|star|file|store|favourite|archive|remember down|away?',
      'keep|save|make|store a|another copy|snapshot of',
      'add|make|create a|another? bookmark|bookmarks of|for|from|to?',
      'make|create a? bookmark|bookmarks of|for|from|to|out_of',
    ],
  },
  {
    verb: 'add',
    takes: [{ before: into, as: 'place' }],
    free: 'words',
    phrases: [
      'add|put|keep|throw|drop|stick|place|move|send|transfer|shift|relocate|file|bring|pull out|over|up|together|across? all?',
    ],
  },
  {
    verb: 'rename',
    takes: [{ before: ['to', 'as', 'into'], as: 'name' }],
    phrases: ['rename|retitle|relabel', 'change|edit|set the? name|title of?', 'give new name to', 'change|turn'],
  },
  { verb: 'rename', free: 'name', phrases: ['rename|retitle'] },
  { verb: 'rename', takes: [{ before: ['name', 'title'], as: 'name' }], phrases: ['give'] },
  { verb: 'call', free: 'name', phrases: ['call|name'] },
  { verb: 'put', phrases: ['put'] },
  {
    verb: 'create',
    free: 'name',
    takes: [{ before: ['in', 'under', 'inside', 'within', 'to'], as: 'place' }],
    phrases: [
      'i need|want a|another new?',
      'new|create|make|add|start|set_up|build me? a|an|another|the?',
      'create|make|add me? a|an|another? new',
    ],
  },
  { verb: 'create', takes: [{ before: ['in', 'into'], as: 'place' }], phrases: ['i|we need|want|would_like to_have?'] },
  {
    verb: 'create',
    takes: [{ before: ['called', 'named', 'as'], as: 'place' }],
    phrases: ['make|create|start|new a|an|the|another? new?'],
  },
  {
    verb: 'tag',
    tagsBefore: ['to', 'on', 'for', 'onto'],
    phrases: ['add|put|apply|attach|set|give|stick a|the|new? tag|tags|label|labels?'],
  },
  {
    verb: 'tag',
    free: 'tags',
    takes: [{ before: ['as', 'with'], as: 'tags' }],
    phrases: ['tag', 'add|put|apply|attach|set a|the|new? tag|tags|label|labels'],
  },
  {
    verb: 'tag',
    takes: [{ before: ['tag', 'tags', 'label', 'labels'], as: 'tags' }],
    phrases: ['give|add|put|set|apply|attach to|on?'],
  },
  { verb: 'tag', takes: [{ before: ['as', 'with'], as: 'tags' }], phrases: ['label|mark'] },
  { verb: 'tag', free: 'tags', vague: true, phrases: ['label'] },
  { verb: 'untag', free: 'tags', destroys: true, phrases: ['untag|unlabel|detag'], tagsBefore: ['from', 'on', 'off'] },
  { verb: 'untag', free: 'tags', destroys: true, phrases: ['untag|unlabel|detag'] },
  {
    verb: 'merge',
    free: 'name',
    takes: [
      { before: ['into', 'to', 'in', 'with'], as: 'place' },
      { before: ['into', 'with', 'to', 'and'], as: 'name' },
    ],
    phrases: ['merge|combine|join|fold|unify|fuse|consolidate|collapse|squash|unite together?'],
  },
];
