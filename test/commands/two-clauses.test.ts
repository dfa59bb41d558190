import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const now = Date.parse('2026-11-27T10:00');
const read = (sentence: string, language = 'en') => matchCommand(sentence, { language, now });

describe('what is kept is left out of what closes', () => {
  it.each([
    ['en', 'Could you keep gmail and close the rest please'],
    ['de', 'behalte gmail und schließ den rest'],
    ['fr', 'garde gmail et ferme les autres'],
    ['es', 'deja gmail y cierra el resto'],
    ['pt-BR', 'mantém o gmail e fecha o resto'],
    ['vi', 'giữ lại gmail và đóng các tab còn lại'],
    ['zh', '保留 gmail，其他的都关掉'],
    ['ja', 'gmailだけ残して、他は全部閉じて'],
  ])('%s: %s', (language, sentence) => {
    expect(read(sentence, language)).toMatchObject({
      intent: { id: 'tabs.close-others' },
      slots: { except: { sites: ['mail.google.com'] } },
      plan: true,
    });
  });

  it('several things, words, states and groups', () => {
    expect(read('just keep gmail, calendar and my novel and shut the rest')).toMatchObject({
      slots: { except: { sites: ['mail.google.com'], words: ['calendar', 'novel'] } },
    });
    expect(read('keep the pinned ones and close the others')).toMatchObject({
      slots: { except: { states: ['pinned'] } },
    });
    expect(read('keep the boats group and get rid of the rest')).toMatchObject({
      slots: { except: { group: 'boats' } },
    });
  });

  it.each([
    ['just leave gmail and the boat stuff, everything else can go', { sites: ['mail.google.com'], words: ['boat'] }],
    ['keep the boats group, the rest can go', { group: 'boats' }],
    ['keep the boats group and close the rest of this window', { group: 'boats' }],
  ])('also where the others may go: %s', (sentence, except) => {
    expect(read(sentence)).toMatchObject({ intent: { id: 'tabs.close-others' }, slots: { except }, plan: true });
  });

  it.each([
    ['i had a ferry timetable up a second ago', 'tabs.reopen', { words: ['ferry timetable'] }],
    [
      "I had a ferry timetable open a minute ago and now I can't find it?",
      'tabs.reopen',
      { words: ['ferry timetable'] },
    ],
    ['add the ferry survey one to my boats bookmarks', 'tabs.bookmark', { words: ['ferry survey'], name: 'boats' }],
    [
      'bookmark the harbour flat in a new folder called House',
      'tabs.bookmark',
      { words: ['harbour flat'], name: 'House' },
    ],
    ['save what I\'ve got open as "before lunch" and then close the lot', 'tabs.set-aside', { name: 'before lunch' }],
    [
      'get a list of the links in the boats group to paste into an email to my aunt',
      'copy.markdown',
      { words: ['boats'] },
    ],
    ['give me all the links in boats so i can paste them in a mail', 'copy.markdown', { words: ['boats'] }],
  ])('is one order in other words: %s', (sentence, id, slots) => {
    expect(read(sentence)).toMatchObject({ intent: { id }, slots, plan: true });
  });

  it.each([
    ['i have two tabs in the work group, remove one', 'bookmarks.duplicates'],
    ['give me the addresses of the dentists in leeds', 'copy.markdown'],
    ['put my windows side by side', 'tabs.merge-windows'],
    ['find the article about the plane that disappeared', 'closed.list'],
  ])('is no such order: %s', (sentence, id) => {
    const match = read(sentence);
    expect(match.kind === 'intent' ? match.intent.id : match.kind).not.toBe(id);
  });

  it.each([
    ['save the roof quotes for later and close them', 'tabs.set-aside', { words: ['roof quotes'] }],
    ['save the boats ones as "weekend" and close them', 'tabs.set-aside', { words: ['boats'], name: 'weekend' }],
    ['hide the roof quotes', 'tabs.set-aside', { words: ['roof quotes'] }],
    ['hide the phone contracts', 'tabs.set-aside', { words: ['phone contracts'] }],
    ['save all the boat tabs, call it Harbour', 'session.save', { words: ['boat'], name: 'Harbour' }],
  ])('is kept by its words, and by a name that is no time: %s', (sentence, id, slots) => {
    const match = read(sentence);
    expect(match).toMatchObject({ intent: { id }, slots, plan: true });
    expect(match.kind === 'intent' && match.slots).not.toHaveProperty('until');
  });

  it('names in quotes are no time, and a time beside them is', () => {
    expect(read('snooze "Monday plan" until Friday')).toMatchObject({
      intent: { id: 'tabs.snooze' },
      slots: { words: ['Monday plan'], until: Date.parse('2026-12-04T09:00') },
    });
  });

  it.each(['save everything and call it a day', 'save this and call it Guide'])('is no session: %s', (sentence) => {
    expect(read(sentence)).not.toMatchObject({ intent: { id: 'session.save' } });
  });

  it('and nothing closes that must not be lost', () => {
    expect(read("close the boats group but don't lose it")).toMatchObject({
      intent: { id: 'tabs.set-aside' },
      slots: { group: 'boats' },
      plan: true,
    });
    expect(read("keep gmail and close the rest, but don't lose them")).toMatchObject({
      intent: { id: 'tabs.set-aside' },
      slots: { except: { sites: ['mail.google.com'] } },
      plan: true,
    });
  });

  it.each([
    "don't keep gmail and close the rest",
    'I keep gmail open and close the rest every day',
    'keep my bookmarks but delete the rest',
  ])('not in "%s"', (sentence) => {
    expect(read(sentence).kind).toBe('none');
  });
});

describe('a folder is made for what is put into it', () => {
  it.each([
    ['make a folder called Boats and put the harbour tabs in it', 'Boats', ['harbour']],
    [
      'create a new bookmark folder Sunday lunch, then save the menus and the market thing there',
      'Sunday lunch',
      ['menus', 'market'],
    ],
  ])('%s', (sentence, name, words) => {
    expect(read(sentence)).toMatchObject({
      intent: { id: 'tabs.bookmark' },
      slots: { name, words, to: 'folder' },
      plan: true,
    });
  });

  it('also for bookmarks that move', () => {
    expect(read('move the harbour bookmark into a new folder called Boats')).toMatchObject({
      intent: { id: 'bookmarks.move' },
      slots: { words: ['harbour'], name: 'Boats' },
    });
  });

  it('and one of its own goes where it is told', () => {
    expect(read('bookmark the harbour one in my Boats folder')).toMatchObject({
      intent: { id: 'tabs.bookmark' },
      slots: { name: 'Boats', words: ['harbour'] },
    });
  });
});

describe('a clause that only tells something', () => {
  it.each([
    ["fold up the Boats group, I can't look at it today", 'groups.fold', { group: 'Boats' }],
    ["save the canoe page for later? I'm not ready to choose", 'reading.add', { words: ['canoe'] }],
    ["hide the boats group for now, I'm not in the mood", 'tabs.set-aside', { group: 'boats' }],
  ])('leaves the order as it is: %s', (sentence, id, slots) => {
    const match = read(sentence);
    expect(match).toMatchObject({ intent: { id }, slots, plan: true });
    expect(match.kind === 'intent' && match.slots.name).toBeUndefined();
  });

  it('behind a question is no topic', () => {
    expect(read('do I have a bookmark for bread? pretty sure I saved one')).toMatchObject({
      intent: { id: 'bookmarks.find' },
      slots: { words: ['bread'] },
    });
    expect(read('is the canoe return still open somewhere or did I close it')).toMatchObject({
      intent: { id: 'tabs.find' },
    });
  });

  it('is no topic', () => {
    expect(read('shut down everything to do with games, I need to work')).toMatchObject({
      intent: { id: 'tabs.close-matching' },
      slots: { words: ['games'] },
    });
  });

  it('that says what for makes a session of what is saved', () => {
    expect(read('save all of these so I can shut the laptop and get them back later')).toMatchObject({
      intent: { id: 'session.save' },
      plan: true,
    });
    expect(read('save all of these')).toMatchObject({ intent: { id: 'tabs.bookmark' } });
  });

  it('of a place beside another is left out of what is pinned', () => {
    expect(read('pin my calendar next to gmail')).toMatchObject({
      intent: { id: 'tabs.pin' },
      slots: { words: ['calendar'] },
      plan: true,
    });
  });

  it('that takes something out is no order', () => {
    expect(read("close all youtube tabs, I don't mean the lofi one").kind).toBe('none');
  });
});

describe('numbers and colours', () => {
  it.each(['close the three youtube tabs', 'close the three youtube ones'])('count what is named: %s', (sentence) => {
    expect(read(sentence)).toMatchObject({ slots: { sites: ['youtube'], ref: { kind: 'first', count: 3 } } });
  });

  it('are no position, and a position stays one', () => {
    expect(read('put the three river guides in a blue group')).toMatchObject({
      intent: { id: 'tabs.group-matching' },
      slots: { words: ['river guides'], color: 'blue', ref: { kind: 'first', count: 3 } },
    });
    expect(read('close tab 3')).toMatchObject({ slots: { ref: { kind: 'positions', positions: [3] } } });
  });

  it('of a second clause colour the group of the first', () => {
    expect(read('add the two github tabs to a group and make it green')).toMatchObject({
      intent: { id: 'tabs.group-matching' },
      slots: { color: 'green', sites: ['github'] },
    });
  });

  it('name a group only where it is called so', () => {
    const blue = read('put the github tabs in a blue group');
    expect(blue).toMatchObject({ intent: { id: 'tabs.group-matching' }, slots: { color: 'blue' } });
    expect(blue.kind === 'intent' && blue.slots.name).toBeUndefined();
    expect(read('put the github tabs in a group called blue')).toMatchObject({ slots: { name: 'blue' } });
  });
});

describe('things without their noun', () => {
  it('are tagged, put into a folder and found twice', () => {
    expect(read('tag all the harbour ads as boats')).toMatchObject({
      intent: { id: 'tags.add-many' },
      slots: { words: ['harbour ads'], tags: ['boats'] },
      plan: true,
    });
    expect(read('put the fish pie recipe in my Dinner folder')).toMatchObject({
      intent: { id: 'tabs.bookmark' },
      slots: { words: ['fish pie recipe'], name: 'Dinner', to: 'folder' },
      plan: true,
    });
    expect(read('close all the github duplicates')).toMatchObject({
      intent: { id: 'tabs.close-duplicates' },
      slots: { sites: ['github'] },
    });
  });

  it('keep our name where it is a boat', () => {
    expect(read('close the outrigger tabs')).toMatchObject({
      intent: { id: 'tabs.close-matching' },
      slots: { words: ['outrigger'] },
    });
    expect(read('hey Outrigger, close the duplicate tabs')).toMatchObject({ intent: { id: 'tabs.close-duplicates' } });
  });

  it('have a new name that holds an order, but no second order', () => {
    expect(read('rename Misc to Sort this out')).toMatchObject({ slots: { name: 'Sort this out' }, plan: true });
    expect(read('rename Misc to Boats and sort it').kind).toBe('none');
  });

  it('close copies of a site alone', async () => {
    const copies = [
      tab(1, 'https://github.com/a', { active: true }),
      tab(2, 'https://github.com/a'),
      tab(3, 'https://example.com/'),
      tab(4, 'https://example.com/'),
    ];
    const { calls } = await conversation(tabTools(copies)).say('close the github duplicates');
    expect(calls.at(-1)).toEqual({ name: 'close_tabs', arguments: { tab_ids: [2] } });
  });
});

describe('topics in a list', () => {
  it('are all of them what is tagged, and what "with" names is the tag', () => {
    expect(read('tag the soup and bread bookmarks with kitchen')).toMatchObject({
      intent: { id: 'tags.add-many' },
      slots: { words: ['soup', 'bread'], tags: ['kitchen'] },
    });
  });

  it('stay without a reason that is nothing of ours', () => {
    expect(read('give me a list of all the links I have got open so I can send it to my brother')).toMatchObject({
      intent: { id: 'copy.markdown' },
      plan: true,
    });
  });
});

describe('a site and words', () => {
  const open = [
    tab(1, 'https://www.theguardian.com/a', { title: 'Water bills', active: true }),
    tab(2, 'https://www.theguardian.com/b', { title: 'Football' }),
    tab(3, 'https://www.bbc.co.uk/c', { title: 'Water' }),
  ];
  const searches = async (sentence: string) =>
    (await conversation(tabTools(open)).say(sentence)).calls
      .filter(({ name, arguments: args }) => name === 'list_tabs' && ('site' in args || 'query' in args))
      .map(({ arguments: { site, query } }) => [site, query]);

  it('are both meant', async () => {
    expect(await searches('close the guardian tab about water')).toEqual([['theguardian', 'water']]);
  });

  it('and either where they are joined', async () => {
    expect(await searches('close the guardian and the water tabs')).toEqual([
      ['theguardian', undefined],
      [undefined, 'water'],
    ]);
  });
});
