import type { Language } from '../language/language.ts';
import { beyond } from './en/beyond.ts';
import { classes, exceptions, filters, objects } from './en/filters.ts';
import { places } from './en/places.ts';
import { sites } from './en/sites.ts';
import { contractions, numbers, ordinals, realWords, units } from './en/spelling.ts';
import { verbs } from './en/verbs.ts';
import { after, before, fillers, stops } from './en/wrappers.ts';

export const english: Language = {
  contractions,
  numbers,
  ordinals,
  units,
  months: 'january february march april may june july august september october november december'.split(' '),
  weekdays: 'sunday monday tuesday wednesday thursday friday saturday'.split(' '),
  realWords,
  sites,
  classes,
  before,
  after,
  fillers,
  stops,
  and: ['and', '&', 'plus', ','],
  or: ['or'],
  around: ['the', 'a', 'an', 'my', 'our', 'folder', 'called', 'named', 'group', 'new', 'tag', 'tags'],
  verbs,
  objects,
  filters,
  exceptions,
  places,
  beyond,
};
