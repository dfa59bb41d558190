import type { Language } from '../language/language.ts';
import { arranging } from './en/arrange-verbs.ts';
import { assisting } from './en/assistant-verbs.ts';
import { beyond } from './en/beyond.ts';
import { changing } from './en/change-verbs.ts';
import { classes } from './en/classes.ts';
import { closing } from './en/close-verbs.ts';
import { contractions, numbers, ordinals, shortForms, units } from './en/contractions.ts';
import { exceptions, filters } from './en/filters.ts';
import { handing } from './en/hand-verbs.ts';
import { visiting } from './en/history-verbs.ts';
import { keeping } from './en/keep-verbs.ts';
import { looking } from './en/look-verbs.ts';
import { objects } from './en/objects.ts';
import { places } from './en/places.ts';
import { realWords } from './en/real-words.ts';
import { rewording } from './en/reworded-phrases.ts';
import { coinedSites, sites } from './en/sites.ts';
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
