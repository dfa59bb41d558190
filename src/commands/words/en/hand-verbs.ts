import type { VerbWords } from '../../language/language.ts';

const inFolder = [{ before: ['in', 'from', 'inside', 'under'], as: 'place' as const, thenFilters: true as const }];

/** Writing lists out. */
export const handing: VerbWords[] = [
  ...(['markdown', 'html', 'csv'] as const).map(
    (format): VerbWords => ({
      verb: 'copy',
      takes: inFolder,
      slots: { format },
      phrases: [
        `give|get|make|show|create|write|export me? a|an|the? ${format === 'markdown' ? 'markdown|md' : format === 'csv' ? 'csv|spreadsheet' : format} list|table|export|copy|file|version? of|with|from`,
      ],
    }),
  ),
  { verb: 'copy', takes: inFolder, phrases: ['copy|grab|yank'] },
  {
    verb: 'copy',
    object: 'tabs',
    phrases: ['give|get|send me the? links|urls|addresses of|for|to all? my|the|open? tabs!'],
  },
  {
    verb: 'copy',
    object: 'tabs',
    slots: { ref: { kind: 'all' } },
    phrases: ['give|get|send me the? links|urls|addresses of|for|to all? these|those tabs!'],
  },
  {
    verb: 'copy',
    object: 'tabs',
    phrases: [
      'copy|grab|yank all? a|the|my? tab|tabs|page|pages? urls!|links!|addresses!|list|titles of|from|for?',
      'copy|grab|yank the? url|link|address of|from|for',
    ],
  },
  {
    verb: 'copy',
    object: 'tabs',
    slots: { ref: { kind: 'this' } },
    phrases: [
      'copy|grab|yank the|this|my|current? page|tab? url!|link!|address!',
      'copy|grab|yank the|this|my|current? page|tab? url!|link!|address! of|for|from this|current|the_current page|tab|site?',
      'copy|grab|yank the? url!|link!|address! of|for|from the page!|tab!|site!',
    ],
  },
  {
    verb: 'copy',
    takes: inFolder,
    slots: { file: true },
    phrases: ['export|download the? urls|links|addresses|list of|from?', 'export'],
  },
];
