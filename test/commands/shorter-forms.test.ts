import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = Date.parse('2026-11-26T15:00');
const read = (sentence: string, language = 'en') => matchCommand(sentence, { language, now });

describe('an order with more beside it', () => {
  it.each([
    ['en', 'export my bookmarks to a file so I can put them on the new laptop', 'copy.markdown'],
    ['en', 'pin gmail and the calendar because I keep losing them', 'tabs.pin'],
    ['en', "put the tabs I'm not using to sleep but don't close them", 'tabs.sleep'],
    ['en', 'Which of my bookmarks are dead? Some of them are ancient.', 'bookmarks.dead'],
    ['de', 'leg die unbenutzten Tabs schlafen, ohne sie zu schließen', 'tabs.sleep'],
    ['fr', 'mets les onglets inutilisés en veille sans les fermer', 'tabs.sleep'],
    ['es', 'suspende las pestañas sin usar, pero no las cierres', 'tabs.sleep'],
  ])('is read without it: %s, %s', (language, sentence, id) => {
    expect(read(sentence, language)).toMatchObject({ kind: 'intent', intent: { id }, exact: false });
  });

  it.each([
    "don't close any of my tabs",
    'close all my tabs. Not the pinned ones.',
    'close the windows because it is cold',
    'never delete them',
  ])('runs nothing unseen where it takes something back: %s', (sentence) => {
    const match = read(sentence);
    expect(match.kind !== 'intent' || match.plan || match.intent.effect === 'read').toBe(true);
  });
});

describe('a time that comes again', () => {
  it.each([
    'every friday at 5 close all my work tabs and save them somewhere',
    'every monday at 9 put these away and bring them back',
    'each evening at 8 close this',
  ])('puts nothing off once: %s', (sentence) => {
    const match = read(sentence);
    expect(match.kind === 'intent' ? match.intent.id : match.kind).not.toBe('tabs.snooze');
  });
});

describe('a month with its year', () => {
  it.each([
    ['what did I save in march last year', { kind: 'in-month', month: 3, ago: 1 }],
    ['bookmarks from march 2024', { kind: 'in-month', month: 3, year: 2024 }],
    ['bookmarks from march', { kind: 'in-month', month: 3 }],
  ])('%s', (sentence, when) => {
    expect(read(sentence)).toMatchObject({ kind: 'intent', slots: { when } });
  });
});

it('shows no plan of a switch to the one tab that is meant', () => {
  expect(read('take me to the tab with the council tax bill')).toMatchObject({
    intent: { id: 'tabs.switch' },
    plan: false,
  });
});

it('closes and deletes no more than a clause behind the order says', () => {
  for (const sentence of [
    'close my youtube tabs, I mean the ones from last week',
    'delete my history from amazon, I mean saturday',
  ]) {
    const match = read(sentence);
    expect(match.kind === 'intent' && !match.slots.when && !match.slots.days).toBe(false);
  }
});
