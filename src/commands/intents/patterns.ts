/** Features that narrow a selection of tabs, for the patterns of intents. */
export const tabFilters = [
  ...['sites', 'words', 'days', 'window', 'group', 'tagged', 'any', 'except', 'except:current'],
  ...[
    'is:pinned',
    'is:playing',
    'is:asleep',
    'is:grouped',
    'is:ungrouped',
    'is:untagged',
    'is:background',
    'ref:list',
    'ref:it',
    'leaving:from',
    'wholeGroup',
  ],
];
export const without = (features: string[], ...left: string[]): string[] =>
  features.filter((feature) => !left.includes(feature));

/** Features that narrow a selection of bookmarks. */
export const bookmarkFilters = [
  'sites',
  'words',
  'folder',
  'tagged',
  'when',
  'days',
  'is:untagged',
  'is:unsorted',
  'ref:list',
  'ref:it',
];

/** Verbs of looking that differ only in style. */
export const looking = ['list', 'find', 'contents'];
