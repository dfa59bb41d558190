import type { VerbWords } from '../../language/language.ts';

const into = ['into', 'to', 'in', 'under', 'inside', 'as', 'onto'];

/** Ways to change. */
export const changing: VerbWords[] = [
  {
    verb: 'save-as',
    takes: [{ before: ['as', 'called', 'named'], as: 'place' }],
    phrases: ['save|keep|store|remember|preserve'],
  },
  {
    verb: 'bookmark',
    slots: { ref: { kind: 'this' } },
    takes: [{ before: [...into, 'called', 'named', 'at'], as: 'place' }],
    phrases: ['bookmark|save|star|remember the? page!|site!|article!|link!|url!'],
  },
  {
    verb: 'bookmark',
    single: true,
    takes: [{ before: [...into, 'called', 'named', 'at'], as: 'place' }],
    phrases: [
      'bookmark|save|star|file|store|favourite|archive|remember down|away?',
      'keep|save|make|store a|another copy|snapshot|record of',
      'add|make|create a|another? bookmark|bookmarks of|for|from|to?',
      'make|create a? bookmark|bookmarks of|for|from|to|out_of',
      'put|set|drop|stick|store|save|keep a|another bookmark|bookmarks of|for|on|to',
    ],
  },
  {
    verb: 'add',
    takes: [{ before: into, as: 'place' }],
    free: 'words',
    phrases: [
      'add|put|pop|keep|throw|drop|stick|place|move|send|transfer|shift|relocate|file|bring|pull out|over|up|together|across? all?',
    ],
  },
  {
    verb: 'carry',
    takes: [{ before: ['into', 'to', 'onto'], as: 'place' }],
    phrases: ['take|drag|carry|shove|chuck out|over|off?'],
  },
  {
    verb: 'remember',
    slots: { to: 'session' },
    takes: [{ before: ['called', 'named', 'as', 'under'], as: 'place' }],
    phrases: ['make|create|save|start|store|keep a|the|one|new|a_new session of|from|out_of|with'],
  },
  {
    verb: 'rename',
    takes: [{ before: ['to', 'as', 'into'], as: 'name' }],
    phrases: ['rename|retitle|relabel', 'change|edit|set the? name|title of?', 'give new name to', 'change|turn'],
  },
  {
    verb: 'call',
    object: 'bookmarks',
    takes: [{ before: ['bookmark'], as: 'name' }],
    phrases: ['call|name|rename|retitle'],
  },
  {
    verb: 'merge',
    object: 'windows',
    phrases: [
      'get all|both? of? my|the|these? open? windows into|in one|a_single_one|just_one|one_window|a_single_window',
    ],
  },
  { verb: 'rename', free: 'name', phrases: ['rename|retitle'] },
  { verb: 'rename', takes: [{ before: ['name', 'title'], as: 'name' }], phrases: ['give'] },
  { verb: 'call', free: 'name', phrases: ['call|name'] },
  { verb: 'put', phrases: ['put|bring|get|set'] },
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
