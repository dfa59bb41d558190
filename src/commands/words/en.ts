import type { Language } from '../language/language.ts';
import { arranging } from './en/arranging.ts';
import { assisting } from './en/assisting.ts';
import { beyond } from './en/beyond.ts';
import { changing } from './en/changing.ts';
import { classes } from './en/classes.ts';
import { closing } from './en/closing.ts';
import { exceptions, filters } from './en/filters.ts';
import { handing } from './en/handing.ts';
import { visiting } from './en/history.ts';
import { keeping } from './en/keeping.ts';
import { looking } from './en/looking.ts';
import { objects } from './en/objects.ts';
import { places } from './en/places.ts';
import { realWords } from './en/real-words.ts';
import { rewording } from './en/rewording.ts';
import { coinedSites, sites } from './en/sites.ts';
import { contractions, numbers, ordinals, shortForms, units } from './en/spelling.ts';
import { after, before, fillers, judgements, kinds, smallWords, stops, texts } from './en/wrappers.ts';

export const english: Language = {
  contractions,
  shortForms,
  numbers,
  ordinals,
  units,
  months: 'january february march april may june july august september october november december'.split(' '),
  weekdays: 'sunday monday tuesday wednesday thursday friday saturday'.split(' '),
  realWords,
  sites,
  coinedSites,
  classes,
  before,
  after,
  fillers,
  smallWords,
  stops,
  and: ['and', '&', '+', 'plus', ','],
  totals: ['all', 'both', 'everything'],
  until: ['to', 'through', 'until', 'till'],
  or: ['or'],
  verbs: [...looking, ...visiting, ...keeping, ...closing, ...arranging, ...changing, ...handing, ...assisting],
  objects,
  single: ['tab', 'the tab', 'page', 'the page'],
  filters,
  exceptions,
  naming: ['as', 'called', 'named'],
  places,
  beyond,
  rewording,
  judgements,
  texts,
  kinds,
};
