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

  it.each([
    [
      'en',
      "gosh that thing about numbers, sorted something faster, isn't it",
      'Why is processing a sorted array faster - Stack Overflow',
    ],
    [
      'en',
      'the one where the tap keeps dripping, you know, minutes',
      'How to fix a dripping tap in 5 minutes - YouTube',
    ],
    ['en', 'hm the guardian with its rates in 2027', 'Mortgage rates: what to expect in 2027 | The Guardian'],
    ['zh-CN', '那个讲figma和dashboard的', 'Dashboard redesign – Figma'],
    ['ja', 'figmaでdashboardをリデザインしてたやつ', 'Dashboard redesign – Figma'],
  ])(
    'shows the page that has most of its words, the rare ones before others (%s): %s',
    async (language, said, title) => {
      const { shown, changes } = await askWithTools(said, language);
      expect(shown[0]).toBe(title);
      expect(changes).toEqual([]);
    },
  );

  it.each([
    ['en', "hm, milo's budget"],
    ['ja', 'household budgetなんか見てたような'],
  ])('calls it by whole words, as they are written (%s): %s', async (language, said) => {
    const { lines, shown } = await askWithTools(said, language);
    expect(shown[0]).toBe('Household budget 2026 - Google Sheets');
    expect(lines.at(-1)).toMatch(/“(?:household )?budget”/);
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
    expect(chips).toEqual(['Go on without leaving out “lampshade”']);
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

describe('an order beside another', () => {
  it.each([
    ['en', 'close the other window but not save it'],
    ['de', 'schließ das andere Fenster, aber nicht speichern'],
    ['fr', "ferme l'autre fenêtre sans enregistrer"],
    ['pt-BR', 'fecha a outra janela mas não salva'],
  ])('is none where it is forbidden (%s): %s', async (language, sentence) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes.filter(({ tool }) => tool === 'save_session')).toEqual([]);
  });

  it.each(['save the first three tabs', 'keep only the first tab'])(
    'never means the page in front: %s',
    async (said) => {
      expect((await askWithTools(said)).changes).toEqual([]);
    },
  );

  it('asks which group is meant by a part of its name, and changes none', async () => {
    const { chips, changes } = await askWithTools('rename the group Lisbon to Portugal');
    expect(changes.filter(({ asked }) => !asked)).toEqual([]);
    expect([...chips, ...changes.flatMap(({ rows }) => rows)]).toContain('Lisbon trip');
  });
});
