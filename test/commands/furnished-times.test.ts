import { describe, expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

describe('both of what was closed', () => {
  it.each([
    ['en', 'I just closed both things, open them again'],
    ['en', 'both pages I just closed, bring them back'],
    ['de', 'beide Seiten, die ich gerade geschlossen habe, mach sie wieder auf'],
    ['fr', 'rouvre les deux pages que je viens de fermer'],
  ])('comes back, in %s: %s', async (language, sentence) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes).toMatchObject([{ tool: 'reopen_closed_tabs', asked: true, arguments: { count: 2 } }]);
  });
});

describe('times that are not exact', () => {
  it.each([
    ['en', 'which tabs have I not looked at in weeks'],
    ['de', 'welche Tabs habe ich seit Tagen nicht angefasst'],
    ['es', 'qué pestañas no he tocado en semanas'],
    ['zh', '哪些标签页我好几天没动了'],
  ])('name no group, in %s: %s', async (language, sentence) => {
    const { lines, changes } = await askWithTools(sentence, language);
    expect(lines[0]).toContain('No tab has gone unused for 14 days');
    expect(changes).toEqual([]);
  });

  it.each([
    'what was the swissinfo page I had open a minute ago',
    'what was that about voters on sunday I was reading just now',
  ])('are those of the history: %s', async (sentence) => {
    const { shown, changes } = await askWithTools(sentence);
    expect(shown).toEqual(['What Swiss voters decide on Sunday - SWI swissinfo.ch']);
    expect(changes).toEqual([]);
  });

  it.each([
    ['en', 'set aside the whole lisbon trip until after new year'],
    ['de', 'stell die Lisbon-Tabs bis nach Neujahr zurück'],
    ['fr', 'reporte les onglets lisbon après le nouvel an'],
    ['es', 'pospón las pestañas de lisbon hasta después de año nuevo'],
    ['ja', 'lisbonのタブを年明けまでスヌーズして'],
  ])('come after the turn of the year, in %s: %s', async (language, sentence) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes).toMatchObject([{ tool: 'snooze_tabs', asked: true }]);
    expect(changes[0]!.arguments.until).toMatch(/^2027-01-0[12]T/);
    expect(changes[0]!.rows).toContain('Alfama Boutique Hotel, Lisbon – Booking.com');
  });

  it('bring a page up again, or switch to it at once', async () => {
    const later = await askWithTools('bring the kettle up in the morning');
    expect(later.changes).toMatchObject([{ tool: 'snooze_tabs', asked: true, arguments: { tab_ids: [20] } }]);
    const now = await askWithTools('bring the kettle up');
    expect(now.changes).toMatchObject([{ tool: 'switch_to_tab', arguments: { tab_id: 20 } }]);
  });
});

describe('a group by a part of its name', () => {
  it('is the one that is meant where there is one', async () => {
    expect((await askWithTools('list the trip group')).shown).toHaveLength(3);
    expect((await askWithTools('list the tabs in group holiday')).lines[0]).toContain('No group is called');
  });

  it.each(['put the kettle in with the trip tabs', 'move the kettle tab into the trip group'])(
    'is offered before a new one: %s',
    async (sentence) => {
      const { changes, chips, choice } = await askWithTools(sentence);
      expect(changes).toEqual([]);
      expect(choice).toBe(true);
      expect(chips[0]).toContain('“Lisbon trip”');
      expect(chips[1]).toContain('“trip”');
    },
  );
});

describe('what is always to be at hand', () => {
  it.each(['keep the budget at the front always', 'I would like the budget to stay at the front always'])(
    'is pinned, which is shown first: %s',
    async (sentence) => {
      const { changes } = await askWithTools(sentence);
      expect(changes).toMatchObject([{ tool: 'pin_tabs', asked: true, arguments: { tab_ids: [19], pinned: true } }]);
    },
  );
});

describe('a word with a typing error', () => {
  it('is looked for as it is in a title first of all', async () => {
    const { chips, choice } = await askWithTools('find the sourdoh page');
    expect(choice).toBe(true);
    expect(chips[0]).toBe('Find tabs about “sourdough”');
  });
});
