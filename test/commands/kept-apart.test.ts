import { describe, expect, it } from 'vitest';
import { hear, wantedOf } from '@/src/commands/classifier/hear-sentence.ts';
import { matchCommand } from '@/src/commands/index.ts';
import { english } from '@/src/commands/languages/en.ts';

const read = (sentence: string, language = 'en') =>
  matchCommand(sentence, { language, now: Date.parse('2026-11-26T15:00') });

describe('what is to be kept stays open', () => {
  it.each([
    ['en', 'close everything except gmail and this one', { sites: ['mail.google.com'] }],
    ['en', 'keep only the youtube tabs', { sites: ['youtube'] }],
    ['en', 'close all but pinned', { states: ['pinned'] }],
    ['en', 'close all but the docs tab', { words: ['docs'] }],
    ['de', 'nur youtube behalten', { sites: ['youtube'] }],
    ['fr', 'ne garde que youtube', { sites: ['youtube'] }],
  ])('%s: %s', (language, sentence, except) => {
    expect(read(sentence, language)).toMatchObject({
      kind: 'intent',
      intent: { id: 'tabs.close-others' },
      slots: { except },
      plan: true,
    });
  });
});

it.each([
  'put the steam and reddit tabs in a group called skyrim and make it purple',
  'put the steam and reddit tabs in a group called skyrim, make it purple',
])('puts tabs in a group of a colour: %s', (sentence) => {
  expect(read(sentence)).toMatchObject({
    intent: { id: 'tabs.group-matching' },
    slots: { name: 'skyrim', color: 'purple', sites: ['steam', 'reddit'] },
  });
});

it('looks for each of several things that are named', () => {
  expect(read('that article on heat pumps with the cost table, I read it on monday')).toMatchObject({
    intent: { id: 'history.find' },
    slots: { words: ['heat pumps', 'cost table'] },
  });
});

it('leaves out a remark without a comma', () => {
  expect(read('refresh all the eBay tabs my auction is ending')).toMatchObject({
    intent: { id: 'tabs.reload' },
    slots: { all: true, sites: ['ebay'] },
  });
});

it('reads what only describes the page that is looked for', () => {
  expect(read('what was the site with the garden door I saw in my history last week')).toMatchObject({
    intent: { id: 'history.find' },
    slots: { when: { kind: 'week', ago: 1 } },
  });
});

it('takes no plain words for the name of a group', () => {
  const match = read('what are those little icons at the top that have no words on them, are those all pages?');
  expect(match.kind === 'intent' && match.slots.group).toBeFalsy();
});

it.each([
  ['tag everything about prams and knitting with baby', { words: ['prams', 'knitting'], tags: ['baby'] }],
  ['close everythign older than a week', { days: 7 }],
  ['is there a way to get all my bookmarks out into a file? I am changing computers', { file: true, library: true }],
  ['what was that reddit thread about noisy boilers', { words: ['noisy boilers'], sites: ['reddit'] }],
])('takes each word for what it stands for: %s', (sentence, slots) => {
  expect(read(sentence)).toMatchObject({ kind: 'intent', slots });
});

it.each([
  ['remind me about the council tax bill on monday', 'tabs.snooze', { words: ['council tax bill'] }],
  ['wipe the birthday present pages from my history', 'history.forget', { words: ['birthday present'] }],
  ['mark the tides one as read', 'reading.done', { words: ['tides'] }],
  ['tag the wedding venues "big day"', 'tags.add-many', { words: ['wedding venues'], tags: ['big day'] }],
  ['alphabetical order for the garden bookmarks', 'bookmarks.sort', { words: ['garden'] }],
  ['hide everything except the google docs', 'tabs.set-aside', { except: { words: ['google docs'] } }],
  ['save everything I have open so I can shut the laptop', 'session.save', { window: 'all' }],
])('reads of which things something is said, and shows it first: %s', (sentence, id, slots) => {
  expect(read(sentence)).toMatchObject({ intent: { id }, slots, plan: true });
});

it.each([
  ['en', 'what did I look at yesterday afternoon?', { kind: 'afternoon', ago: 1 }],
  ['de', 'was habe ich heute nachmittag gelesen', { kind: 'afternoon', ago: 0 }],
  ['fr', "qu'est-ce que j'ai lu hier matin", { kind: 'morning', ago: 1 }],
])('knows the parts of a day: %s: %s', (language, sentence, when) => {
  expect(read(sentence, language)).toMatchObject({ slots: { when } });
});

it('leaves out what is said not to be meant', () => {
  const wanted = (sentence: string) => wantedOf(hear(sentence, english)).map((item) => 'text' in item && item.text);
  expect(wanted('the sofa, not the one from ikea')).toEqual(['sofa']);
  expect(wanted('the sofa from wayfair')).toEqual(['sofa', 'from', 'wayfair']);
});

it.each([
  ['zh', '花园相关的，删除旧书签', { words: ['花园'] }],
  ['en', 'quick, close the youtube tabs', { sites: ['youtube'] }],
])('reads an order behind a remark, and no topic as one: %s: %s', (language, sentence, slots) => {
  expect(read(sentence, language)).toMatchObject({ kind: 'intent', slots });
});

it.each([
  [
    'Is there anything in my bookmarks about sourdough? I am sure I kept two.',
    'bookmarks.find',
    { words: ['sourdough'] },
  ],
  ['how many tabs have I actually got open? be honest', 'tabs.count', {}],
  ['shut everything except the thesis group', 'tabs.close-others', { others: true, except: { group: 'thesis' } }],
  ['close everything except my calendar', 'tabs.close-others', { others: true, except: { words: ['calendar'] } }],
])('reads one of two sentences, and the whole exception: %s', (sentence, id, slots) => {
  const match = read(sentence);
  expect(match.kind === 'intent' && { id: match.intent.id, slots: match.slots }).toEqual({ id, slots });
});

it('closes no tabs where another clause says what is there twice', () => {
  expect(read('I seem to have lentil soup saved twice, keep just the one')).not.toMatchObject({
    intent: { effect: 'destroy' },
  });
});

it('counts the age of what was not used since a part of a day', () => {
  const match = read('close what I have not used since this morning');
  const { days } = match.kind === 'intent' ? match.slots : {};
  expect(days).toBeCloseTo(11 / 24, 1);
});

it('switches to no tab where something is to be put somewhere', () => {
  expect(read('put the dal page in with my recipes')).not.toMatchObject({ intent: { id: 'tabs.switch' } });
});
