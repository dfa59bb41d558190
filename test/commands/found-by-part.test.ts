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
