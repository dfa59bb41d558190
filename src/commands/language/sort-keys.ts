import type { Slots } from './frame.ts';

/** What things can be sorted by, as it is said. */
export const sortKeys: Record<string, NonNullable<Slots['by']>> = {
  site: 'site',
  domain: 'site',
  website: 'site',
  host: 'site',
  hostname: 'site',
  url: 'site',
  address: 'site',
  'domain name': 'site',
  'web site': 'site',
  title: 'title',
  name: 'title',
  alphabet: 'title',
  'the alphabet': 'title',
  date: 'date',
  age: 'date',
  time: 'date',
  use: 'date',
  usage: 'date',
  recency: 'date',
  'last used': 'date',
  'last use': 'date',
  'last visit': 'date',
  'date added': 'date',
  window: 'window',
};
