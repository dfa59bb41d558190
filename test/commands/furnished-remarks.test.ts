import { describe, expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

describe('a remark beside a question takes nothing from it', () => {
  it.each([
    ['en', 'how come it is all so slow, which site has most tabs', /35 tabs from 21 sites/],
    ['en', 'How many tabs are open, if I may ask?', /35 tabs in 2 windows/],
    ['en', 'which tags do I have, for heaven’s sake', /3 tags/],
    ['de', 'Wie viele Tabs habe ich offen, wenn ich fragen darf?', /35 tabs in 2 windows/],
    ['fr', 'combien d’onglets sont ouverts, si je peux me permettre ?', /35 tabs in 2 windows/],
    ['es', '¿cuántas pestañas tengo abiertas, si se puede saber?', /35 tabs in 2 windows/],
  ])('%s: %s', async (language, sentence, said) => {
    const { lines, changes } = await askWithTools(sentence, language);
    expect(lines[0]).toMatch(said);
    expect(changes).toEqual([]);
  });

  it('beside an order to delete, what would go is shown first', async () => {
    const { changes } = await askWithTools('forget that I ever looked at boots, my wife also uses this laptop');
    expect(changes).toMatchObject([{ tool: 'delete_history', asked: true, rows: ['amazon.de', 'zalando.ch'] }]);
  });

  it.each(['close the kettle, my wife wants to see the boots', 'everything is so slow, close some of these'])(
    'nothing is changed at once: %s',
    async (sentence) => {
      expect((await askWithTools(sentence)).changes.filter(({ asked }) => !asked)).toEqual([]);
    },
  );
});

describe('what a model would have to do', () => {
  it.each([
    ['en', 'what’s the gist of the tidal energy survey'],
    ['en', 'in a few words, what is the sourdough page on about'],
    ['de', 'Sag mir in drei Sätzen, was im Artikel über Hypotheken steht'],
    ['fr', 'donne-moi la version courte de l’article du Guardian'],
    ['es', 'cuéntame en pocas palabras el artículo de las hipotecas'],
    ['pt-BR', 'me conta em duas frases o artigo sobre hipotecas'],
    ['vi', 'cho tôi ý chính của bài về lãi suất'],
    ['zh', '用两句话告诉我那篇房贷文章讲了什么'],
    ['ja', '住宅ローンの記事を三行で教えて'],
  ])('is said: %s: %s', async (language, sentence) => {
    const { lines, ways } = await askWithTools(sentence, language);
    expect(lines[0]).toMatch(/^That needs a model/);
    expect(ways).toContain('model');
  });

  it.each(['find the page with the short story', 'show the tabs about version control'])(
    'is not: %s',
    async (sentence) => {
      expect((await askWithTools(sentence)).lines[0]).not.toMatch(/model/);
    },
  );
});

describe('help with one kind of thing has examples of it', () => {
  it.each([
    ['what else can you do with groups', '- Group tabs by site'],
    ['what can you do for me with my bookmarks?', '- Find bookmark kubernetes'],
    ['what can I ask you about tags', '- My tags'],
  ])('%s', async (sentence, example) => {
    const { lines, changes } = await askWithTools(sentence);
    expect(lines[0]).toMatch(/to work with/);
    expect(lines[1]).toContain(example);
    expect(changes).toEqual([]);
  });
});

describe('what is not understood', () => {
  it('offers no search for a time, and no bringing back once for what comes again', async () => {
    const { lines, chips } = await askWithTools('every monday at 7 remind me to send the timesheet');
    expect(lines[0]).toMatch(/^A rule runs/);
    expect(chips).toEqual([]);
  });

  it.each(['it would be nice if linkedin was less of a thing', 'i am so fed up with that alfama hotel'])(
    'is not of other things where it names something open: %s',
    async (sentence) => {
      const { lines, chips, changes } = await askWithTools(sentence);
      expect(lines[0]).not.toMatch(/I only know/);
      expect(chips.join()).toMatch(/Look in open tabs for/);
      expect(changes).toEqual([]);
    },
  );
});
