import type { VerbWords } from '../../language/language.ts';

/** Writing lists out. */
export const handing: VerbWords[] = [
  {
    verb: 'copy',
    phrases: ['copy|grab|yank the? urls|links|addresses|url|link|address|list|titles of|from|for?', 'copy|grab'],
  },
  {
    verb: 'copy',
    slots: { file: true },
    phrases: ['export|download the? urls|links|addresses|list of|from?', 'export|download'],
  },
];
