import { expect, test } from 'vitest';
import { modelSettings, settings } from '@/src/contract/settings.ts';
import { readSettings } from '@/src/store/read-settings.ts';

const defaults = settings.parse({});

test('a value that is no object gives the defaults', () => {
  for (const stored of [undefined, null, 7, 'dark', []]) expect(readSettings(stored)).toEqual(defaults);
});

test('an unreadable field loses only itself', () => {
  const read = readSettings({ theme: 'mauve', maxToolRounds: 4, suggestions: 'yes', provider: 'p', later: true });
  expect(read).toEqual({ ...defaults, maxToolRounds: 4, provider: 'p' });
});

test('an unreadable entry loses only itself', () => {
  const sight = { origin: 'https://a.example', asked: ['tabs'], allowed: ['tabs'], addresses: 'bare' };
  const read = readSettings({
    policies: { close_tabs: 'off', open_tabs: 'perhaps' },
    sees: { p: sight, q: { ...sight, allowed: ['thoughts'] }, r: ['tabs'] },
    models: { 'p/a': { syntax: 'xml', temperature: 'hot', several: true }, 'p/b': 3 },
  });
  expect(read.policies).toEqual({ close_tabs: 'off' });
  expect(read.sees).toEqual({ p: sight });
  expect(read.models).toEqual({
    'p/a': modelSettings.parse({ syntax: 'xml', several: true }),
    'p/b': modelSettings.parse({}),
  });
});
