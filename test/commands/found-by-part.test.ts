import { describe, expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

describe('a sentence that is no command, about something of the user’s', () => {
  it.each([
    ['en', 'hm, that ragu thing my sister talked about', 'Slow-cooked ragù - Serious Eats'],
    ['de', 'da war doch was mit shakshuka', 'Shakshuka with feta - NYT Cooking'],
    ['fr', "j'avais quelque chose de kallax quelque part", 'KALLAX shelf unit - IKEA'],
  ])('shows it beside the nearest commands (%s): %s', async (language, sentence, title) => {
    const { shown, changes, choice } = await askWithTools(sentence, language);
    expect(shown).toContain(title);
    expect(changes).toEqual([]);
    expect(choice).toBe(true);
  });

  it('shows what has a part of the words where nothing has all of them', async () => {
    const { lines, shown } = await askWithTools('find tabs about the cello lesson');
    expect(lines).toEqual([
      'Not open: tabs about “cello lesson”. Neither in bookmarks nor in the history; 35 tabs looked at.',
      'There is this about “cello”:',
    ]);
    expect(shown).toEqual(['Bach Cello Suite No. 1 - Yo-Yo Ma - YouTube']);
  });

  it('says nothing of what it does not know', async () => {
    const { lines, shown } = await askWithTools('gobbledygook whatsit');
    expect(lines).toEqual(['Not understood. The nearest commands:']);
    expect(shown).toEqual([]);
  });
});

describe('what a sentence says is not passed over', () => {
  it.each([
    ['rename the House folder to body and mind', 'body and mind'],
    ['rename the folder House to Home and Garden please', 'Home and Garden'],
  ])('gives the whole of a new name, and shows it first: %s', async (sentence, title) => {
    const { changes } = await askWithTools(sentence);
    expect(changes).toMatchObject([{ asked: true, arguments: { updates: [{ title }] } }]);
  });

  it('does nothing where an exception is not there, and offers to leave nothing out', async () => {
    const { lines, chips, changes } = await askWithTools('close everything from amazon except the lampshade');
    expect(lines).toEqual(['Nothing open has “lampshade”, which was to be left out.']);
    expect(chips).toEqual(['Leave nothing out']);
    expect(changes).toEqual([]);
  });

  it('hides what is named until its time, and nothing beside it', async () => {
    const { changes } = await askWithTools('hide the kettle thing until sunday morning');
    expect(changes).toMatchObject([
      { tool: 'snooze_tabs', asked: true, rows: ['Fellow Stagg EKG Electric Kettle : Amazon.de'] },
    ]);
  });

  it('offers an order for what is elsewhere, too, where a tab has it', async () => {
    const { chips, shown } = await askWithTools('pin the price of mortgages');
    expect(shown).toContain('Mortgage rates: what to expect in 2027 | The Guardian');
    expect(chips[0]).toBe('Pin tabs about “mortgages”');
  });

  it('says that a page was not visited where it is only saved', async () => {
    const { lines } = await askWithTools('when was i last on shakshuka');
    expect(lines[0]).toBe('No visited pages about “shakshuka”. Looked through the history.');
  });
});
