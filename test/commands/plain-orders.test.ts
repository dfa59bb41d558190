import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = new Date(2026, 10, 26, 10).getTime();
const read = (sentence: string) => matchCommand(sentence, { language: 'en', now });

describe('English orders beside a reason, and prose that holds our words', () => {
  it.each([
    ['the kettle is on, put the background tabs to sleep', 'tabs.sleep', { states: ['background'] }],
    ['I am done with the Porto group so close that one', 'tabs.close-group', { group: 'Porto' }],
    ['close the twitch tabs because I am late', 'tabs.close-site', { sites: ['twitch'] }],
    ['tidy up my tabs please, it is a mess in here', 'tabs.tidy', {}],
    ['no time for it now, stick it on the reading list', 'reading.add', {}],
  ])('shows a plan first: %s', (sentence, id, slots) => {
    expect(read(sentence)).toMatchObject({ intent: { id }, slots, plan: true, exact: false });
  });

  it.each([
    ['put this on my reading list for the weekend', 'reading.add', { ref: { kind: 'this' } }],
    ['put the Garden folder in a-z order', 'bookmarks.sort', { by: 'title', folder: 'Garden' }],
    ['slap the tag kitchen on this', 'tags.add', { tags: ['kitchen'], ref: { kind: 'this' } }],
    ['no no undo that', 'undo', {}],
    ['finished that one, mark it as read', 'reading.done', {}],
  ])('does at once what is plain and can be undone: %s', (sentence, id, slots) => {
    expect(read(sentence)).toMatchObject({ intent: { id }, slots, plan: false });
  });

  it.each([
    [
      'I am done with the Rome and Lisbon groups so close those',
      'tabs.close-matching',
      { orGroups: ['Rome', 'Lisbon'] },
    ],
    ['slap the tag kitchen on all soup tabs', 'tags.add-many', { tags: ['kitchen'], words: ['soup'] }],
  ])('shows a plan for all that is named: %s', (sentence, id, slots) => {
    expect(read(sentence)).toMatchObject({ intent: { id }, slots, plan: true });
  });

  it.each([
    ['what were those tabs I shut earlier', 'closed.list'],
    ['go through my bookmarks and see which links no longer work', 'bookmarks.dead'],
    ['that page about felt slippers I was reading on Monday', 'history.find'],
  ])('looks at once: %s', (sentence, id) => {
    expect(read(sentence)).toMatchObject({ intent: { id }, plan: false });
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
    'find a present for my aunt',
    'what tabs do the instructions mention',
    'The hotel is full, save the page',
    'the meal was good, save it for later',
    'create a new group in Discord',
    'instead of closing the tabs, put them to sleep',
    'copy the file to the folder docs',
    'the text is a mess, clean this up',
    'shove this tab to the front',
  ])('leaves alone: %s', (sentence) => {
    expect(['none', 'beyond']).toContain(read(sentence).kind);
  });

  it.each([
    'bookmark all tabs as Trip and close them',
    'open tags must be closed',
    'he closed the shop, reopen it',
    'the price tag is too much, take it off',
  ])('changes nothing before its plan is seen: %s', (sentence) => {
    const match = read(sentence);
    expect(match.kind !== 'intent' || match.plan).toBe(true);
  });

  it.each([
    'the history of last week is too much, delete it',
    'the bookmarks from example.com older than two years are too much, delete them',
    'the duplicate tabs in window 2 are too much, close them',
    'I am done with the Porto group in window 2 so close that one',
    'my chat history is too much, delete it',
  ])('drops nothing that another clause narrows: %s', (sentence) => {
    expect(read(sentence).kind).toBe('none');
  });

  it.each([
    'tab 3 is too slow, close it',
    'the last three tabs are too slow, reload them',
    'the tabs I have not used for a week are slow, close them',
    'I am done with tabs 3 to 5 so close those',
    'the kids are too much, put them to sleep',
  ])('takes nothing else for what another clause names: %s', (sentence) => {
    expect(read(sentence).kind).toBe('none');
  });

  it.each([
    'axe the tags old and new',
    'kill the tags kitchen, bath and pool',
    'the folders Old and New are too much, delete them',
    'slap the tag kitchen on this and the tag bath on that',
  ])('does not take one name of several: %s', (sentence) => {
    expect(read(sentence).kind).toBe('none');
  });

  it.each([
    'save this page as Soup because it is good, but not in Recipes',
    'put the Recipes folder in a-z order, folders first',
    'fire up the session Work without the first tab',
    'I am late so close this tab, but not the other',
  ])('loses no end of an order: %s', (sentence) => {
    expect(read(sentence).kind).toBe('none');
  });

  it.each([
    'assuming nothing is playing, close the youtube tabs',
    'provided that it is muted, close the youtube tab',
    'after lunch, close the youtube tabs',
    'before the meeting, close the youtube tabs',
  ])('does not act on a condition: %s', (sentence) => {
    expect(read(sentence).kind).toBe('none');
  });
});

describe('words that say of what', () => {
  it('does not forget the whole history where a word says which part', () => {
    expect(matchCommand('lösche den Verlauf Akku', { language: 'de' })).toMatchObject({
      intent: { id: 'history.forget' },
      slots: { words: ['Akku'] },
      plan: true,
    });
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
