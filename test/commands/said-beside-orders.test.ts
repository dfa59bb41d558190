import { describe, expect, it } from 'vitest';
import { intentById } from '@/src/commands/all-commands.ts';
import { matchCommand } from '@/src/commands/index.ts';
import { isExcepted } from '@/src/commands/tabs/pick-tabs.ts';

const read = (sentence: string, language = 'en') => matchCommand(sentence, { language });
const actsAtOnce = (sentence: string, language = 'en') => {
  const match = read(sentence, language);
  return match.kind === 'intent' && match.intent.effect !== 'read' && !match.plan;
};

describe('an apostrophe', () => {
  it.each(['I don’t want to close this tab', 'don’t mute youtube', 'I can’t close this tab', 'I won’t close this tab'])(
    'curls in: %s',
    (sentence) => {
      expect(read(sentence)).toEqual(read(sentence.replace('’', "'")));
      expect(read(sentence).kind).toBe('none');
    },
  );

  it('still quotes a name', () => {
    expect(read('close group ‘Porto trip’')).toMatchObject({ slots: { group: 'Porto trip' } });
  });
});

describe('history', () => {
  it.each(['close the tab I had open', 'close the page I visited', 'close the tab I was on'])(
    'is not forgotten by an order to close: %s',
    (sentence) => {
      expect(read(sentence)).not.toMatchObject({ intent: { id: 'history.forget' } });
      expect(actsAtOnce(sentence)).toBe(false);
    },
  );

  it('is shown before it is forgotten', () => {
    expect(intentById.get('history.forget')?.shown).toBe(true);
  });
});

describe('what another clause names is not done at once', () => {
  it.each([
    ['en', 'mute all tabs, I need youtube'],
    ['en', 'put the github tabs to sleep, I need jira'],
    ['en', 'mute all tabs - youtube'],
    ['en', 'mute all tabs (I need youtube)'],
    ['de', 'schalte alle Tabs stumm, ich brauche YouTube'],
    ['fr', "coupe le son de tous les onglets, j'ai besoin de youtube"],
    ['es', 'silencia todas las pestañas, necesito youtube'],
  ])('in %s: %s', (language, sentence) => {
    expect(actsAtOnce(sentence, language)).toBe(false);
  });

  it.each(['mute youtube, spotify and vimeo', 'close this tab, please', 'pin gmail, thanks', 'mute youtube now'])(
    'but a list or a courtesy takes nothing back: %s',
    (sentence) => {
      expect(actsAtOnce(sentence)).toBe(true);
    },
  );
});

describe('nothing changes at once by an order that is taken back, or says which in words that are passed over', () => {
  it.each([
    'delete this bookmark, oh no',
    'close this tab, no no',
    'close this tab, I still need it',
    'pin the tabs I need',
    'pin the tabs no longer used',
    'reload the tabs I opened earlier',
    'mute some tabs',
    'close a tab',
    'close any tab',
    'move one github tab to a new window',
    'where is delete this bookmark',
    'mute youtube in place of spotify',
  ])('%s', (sentence) => {
    expect(actsAtOnce(sentence)).toBe(false);
  });
});

describe('signs of other searches', () => {
  it.each(['mute all tabs -youtube', 'close all tabs !youtube', 'close all tabs != youtube', '#todo -#later'])(
    'are no order: %s',
    (sentence) => {
      expect(read(sentence).kind).toBe('none');
    },
  );
});

describe('an exception', () => {
  it.each([
    ['en', 'dissolve all groups but Work', { except: { group: 'Work' } }],
    ['en', 'put all tabs to sleep except the Work group', { except: { group: 'Work' } }],
    ['en', 'close all tabs except group Work', { except: { group: 'Work' } }],
    ['de', 'löse alle Gruppen auf, aber nicht Arbeit', { except: { group: 'Arbeit' } }],
    ['fr', 'dissous tous les groupes sauf Travail', { except: { group: 'Travail' } }],
    ['es', 'deshaz todos los grupos menos Trabajo', { except: { group: 'Trabajo' } }],
  ])('names a group in %s: %s', (language, sentence, slots) => {
    expect(read(sentence, language)).toMatchObject({ slots });
  });

  it.each([
    'close all tabs except the ones tagged work',
    'close all tabs but those in Work',
    'close all tabs except folder Work',
    'dissolve all groups but Work and Play',
  ])('that no command can leave out is not read: %s', (sentence) => {
    expect(read(sentence).kind).toBe('none');
  });

  it.each([
    ['en', 'bookmark all tabs but youtube to folder Work', { name: 'Work', except: { sites: ['youtube'] } }],
    ['en', 'move all tabs except youtube to a new window', { to: 'window', except: { sites: ['youtube'] } }],
    ['de', 'speichere alle Tabs außer YouTube im Ordner Arbeit', { name: 'Arbeit', except: { sites: ['youtube'] } }],
  ])('ends before where the others go in %s: %s', (language, sentence, slots) => {
    const match = read(sentence, language);
    expect(match).toMatchObject({ slots });
    expect(match.kind === 'intent' && match.slots.except).toEqual(slots.except);
  });

  it('by a word spares a group and a tag of that name', () => {
    const tab = { id: 1, title: 'Notes', url: 'https://example.com/', group: null, tags: [] as string[] };
    const spares = (more: object) =>
      isExcepted({ ...tab, ...more } as never, { except: { words: ['Work'] } }, { id: 2 } as never);
    expect([spares({}), spares({ group: 'work' }), spares({ tags: ['work'] })]).toEqual([false, true, true]);
  });
});

describe('what is kept or left is not closed', () => {
  it('keep only the tabs I need', () => {
    expect(read('keep only the tabs I need').kind).toBe('none');
  });

  it.each([
    ['keep youtube, close the rest', 'youtube'],
    ['keep github, close everything else', 'github'],
  ])('%s', (sentence, site) => {
    expect(read(sentence)).toMatchObject({
      intent: { id: 'tabs.close-others' },
      slots: { except: { sites: [site] } },
      exact: false,
      plan: true,
    });
  });
});

describe('a second order', () => {
  it.each([
    'put arxiv bookmarks in Papers and tag them',
    'sort tabs by title and group them',
    'group the github tabs and pin them',
  ])('shows a plan: %s', (sentence) => {
    expect(read(sentence)).toMatchObject({ plan: true, exact: false });
  });
});

describe('the tab in front stays where another is said', () => {
  it.each(['close the new tab', 'close my new tab', 'open a new window', 'close the other tab'])('%s', (sentence) => {
    expect(read(sentence).kind).toBe('none');
  });

  it('and a window goes into this one', () => {
    expect(read('merge window 2 into this window')).toMatchObject({
      intent: { id: 'tabs.merge-windows' },
      slots: { window: 2 },
    });
    expect(read('merge window 2 into this window')).not.toMatchObject({ slots: { to: 'window' } });
  });
});

describe('a time of day or a question is no position and no side', () => {
  it.each(['mute youtube until 5', 'mute youtube from 5 to 6', 'mute all tabs until youtube', 'mute all tabs, right?'])(
    '%s',
    (sentence) => {
      expect(actsAtOnce(sentence)).toBe(false);
    },
  );
});

describe('a tag or a color that is to go takes nothing else with it', () => {
  it.each(['remove tag work from everything in Play', 'remove the color of the group Work'])('%s', (sentence) => {
    expect(read(sentence).kind).toBe('none');
  });
});
