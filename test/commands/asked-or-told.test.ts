import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const actsAtOnce = (sentence: string, language = 'en') => {
  const match = matchCommand(sentence, { language });
  return match.kind === 'intent' && match.intent.effect !== 'read' && !match.plan;
};

describe('nothing changes at once', () => {
  it.each([
    'did you close this tab',
    'are you going to close this tab',
    'so I have to close this tab?',
    'do you want to undo',
    'did I pin gmail',
    'did you mute youtube',
    "I'm about to close this",
    'you want to close this tab',
    'you need to reload this page',
    'I wish I could mute youtube',
    'instead of closing this tab',
    'is closing this tab ok',
    'thanks for closing this tab',
    'closing this tab?',
    'are you done with this',
    'keep this open until friday',
    'this tab is for tomorrow',
    'remind me what this was',
    'the sound is off',
    'is there sound on youtube',
    'mute youtube instead of spotify',
    'pin one of the youtube tabs',
    'mute every second tab',
    'merge two windows',
    '#todo -#later',
    'delete the group',
    'save this page as pdf',
    'bookmark this in firefox',
  ])('by %s', (sentence) => {
    expect(actsAtOnce(sentence)).toBe(false);
  });

  it.each([
    'kann ich diesen Tab schließen',
    'ich mache den Tab zu',
    'beim Schließen dieses Tabs',
    'dieser Tab ist für morgen',
  ])('by %s', (sentence) => {
    expect(actsAtOnce(sentence, 'de')).toBe(false);
  });

  it.each([
    'mute youtube and unmute spotify',
    'mute everything but unmute spotify',
    'pin this and unpin the rest',
    'remove all tags from this page except todo',
  ])('by two orders that take each other back, or one that no command holds: %s', (sentence) => {
    expect(actsAtOnce(sentence)).toBe(false);
  });

  it.each([
    ['en', 'can you close this tab please'],
    ['en', "I'd like to mute youtube"],
    ['en', 'please go ahead and pin this'],
    ['en', 'mute the tabs that are playing'],
    ['de', 'kannst du diesen Tab schließen'],
    ['de', 'ich möchte YouTube stummschalten'],
  ])('but a polite order is one in %s: %s', (language, sentence) => {
    expect(actsAtOnce(sentence, language)).toBe(true);
  });
});

describe('an exception keeps its side', () => {
  it.each([
    ['en', 'sleep tabs that are not pinned', { except: { states: ['pinned'] } }],
    ['en', "mute tabs that aren't pinned", { except: { states: ['pinned'] } }],
    ['en', 'sleep everything except this and youtube', { others: true, except: { sites: ['youtube'] } }],
    ['de', 'alle außer youtube stummschalten', { except: { sites: ['youtube'] } }],
    ['de', 'alles außer youtube stummschalten', { except: { sites: ['youtube'] } }],
  ])('in %s: %s', (language, sentence, slots) => {
    expect(matchCommand(sentence, { language })).toMatchObject({ slots });
  });
});
