import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = new Date(2026, 10, 26, 10).getTime();
const read = (sentence: string) => matchCommand(sentence, { language: 'en', now });

describe('English orders that the grammar does not read', () => {
  it.each([
    ['the kettle is on, put the background tabs to sleep', 'tabs.sleep', { states: ['background'] }],
    ['I am done with the Porto group so close that one', 'tabs.close-group', { group: 'Porto' }],
    ['put this on my reading list for the weekend', 'reading.add', { ref: { kind: 'this' } }],
    ['put the Garden folder in a-z order', 'bookmarks.sort', { by: 'title', folder: 'Garden' }],
    ['slap the tag kitchen on this', 'tags.add', { tags: ['kitchen'], ref: { kind: 'this' } }],
    ['close the twitch tabs because I am late', 'tabs.close-site', { sites: ['twitch'] }],
    ['tidy up my tabs please, it is a mess in here', 'tabs.tidy', {}],
    ['no no undo that', 'undo', {}],
    ['no time for it now, stick it on the reading list', 'reading.add', {}],
    ['finished that one, mark it as read', 'reading.done', {}],
  ])('shows a plan first: %s', (sentence, id, slots) => {
    expect(read(sentence)).toMatchObject({ intent: { id }, slots, plan: true, exact: false });
  });

  it.each([
    ['what were those tabs I shut earlier', 'closed.list'],
    ['go through my bookmarks and see which links no longer work', 'bookmarks.dead'],
    ['that page about felt slippers I was reading on Monday', 'history.find'],
  ])('looks at once, and leaves it to a chosen model: %s', (sentence, id) => {
    expect(read(sentence)).toMatchObject({ intent: { id }, plan: false, exact: false });
  });

  it.each([
    'The tabs of my jacket, close to the collar, are torn.',
    'She asked us to close the tabs',
    'move to Portugal',
    'sleep on it',
    'mute this for an hour',
    'close windows 2 and 4',
    'delete tag old in this window',
    'close the next tab',
    'bookmark all tabs as Trip and close them',
    'find a present for my aunt',
    'what tabs do the instructions mention',
  ])('leaves alone: %s', (sentence) => {
    const match = read(sentence);
    expect(match.kind === 'intent' ? match.intent.effect : 'read').toBe('read');
  });
});

describe('words that say of what', () => {
  it('does not forget the whole history where a word says which part', () => {
    expect(matchCommand('lösche den Verlauf Akku', { language: 'de' })).toMatchObject({ kind: 'none' });
    expect(matchCommand('lösche den Verlauf', { language: 'de' })).toMatchObject({ intent: { id: 'history.forget' } });
  });

  it('shows a plan where "this" and "all" are said', () => {
    expect(matchCommand('verschiebe dies, Tabs alle', { language: 'de' })).toMatchObject({ plan: true });
  });

  it.each([
    ['de', 'suche Chaos', 'Chaos'],
    ['en', 'find chapter', 'chapter'],
  ])('searches for a word that has a meaning of its own: %s %s', (language, sentence, word) => {
    expect(matchCommand(sentence, { language })).toMatchObject({
      intent: { id: 'tabs.find' },
      slots: { words: [word] },
    });
  });
});
