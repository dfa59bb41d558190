import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = new Date(2026, 10, 27, 16).getTime();
const read = (sentence: string) => matchCommand(sentence, { language: 'de', now });

/** The command with its slots, as its sentence asks for it. */
const asked = (sentence: string) => {
  const match = read(sentence);
  return match.kind === 'intent' ? { id: match.intent.id, plan: match.plan === true, ...match.slots } : match.kind;
};

describe('German as it is spoken', () => {
  it.each([
    // Separable verbs of place, also in the infinitive.
    ['kannst du mir den Busfahrplan nach vorne holen', 'tabs.switch', { words: ['Busfahrplan'] }],
    ['die Gruppe Garten bitte in ein neues Fenster geben', 'tabs.to-window', { group: 'Garten' }],
    ['github zu mir rüber', 'tabs.to-window', { sites: ['github'], window: 'this' }],
    // "The one with …".
    ['heft das mit dem Zahnarzt an', 'tabs.pin', { words: ['Zahnarzt'] }],
    ['speicher das mit dem Apfelkuchen zu meinen Backideen', 'tabs.bookmark', { words: ['Apfelkuchen'] }],
    ['mach alle von amazon zu bis auf das mit der Lampe', 'tabs.close-site', { except: { words: ['Lampe'] } }],
    ['welche Seite war das gestern, die mit den Leihrädern', 'history.find', { words: ['Leihrädern'] }],
    // Tabs that are to go on are left out.
    ['alles schlafen legen, aber die Musik soll weiterlaufen', 'tabs.sleep', { except: { states: ['playing'] } }],
    ['kann da bitte Ruhe sein, nur spotify darf weiterspielen', 'tabs.mute', { except: { sites: ['spotify'] } }],
    // Saved somewhere.
    ['hab ich irgendwo was über Imkerei gespeichert', 'bookmarks.find', { words: ['Imkerei'] }],
    ['den Nudelteig, hatte ich den nich irgendwo abgelegt', 'bookmarks.find', { words: ['Nudelteig'] }],
    // Visited, to be opened once more.
    ['das Fahrrad, das ich gestern angeschaut hab, machst du das nochmal auf', 'history.find', { words: ['Fahrrad'] }],
    // Accidents, words of every day, typing errors.
    ['oje, jetzt hab ich den Fahrplan weggeklickt', 'tabs.reopen', { words: ['Fahrplan'] }],
    ['den Wahlbericht les ich am Abend', 'reading.add', { words: ['Wahlbericht'] }],
    ['was hab ich denn alles für Tags und wie viele hängen jeweils dran', 'tags.list', {}],
    ['welche Tabs hab ich heute nciht angeschaut', 'tabs.stale', { days: 1 }],
    ['lösch spotify ausm Verlauf', 'history.forget', { sites: ['spotify'] }],
    ['das andere Fenster zumachen, aber vorher alles abspeichern', 'tabs.set-aside', { window: 'others' }],
    ['Reisekasse soll ab jetzt Urlaubskasse heißen', 'bookmarks.rename', { name: 'Urlaubskasse' }],
    // Lists and names.
    ['beide Krimis in eine Gruppe Abende', 'tabs.group-matching', { words: ['Krimis'], name: 'Abende' }],
    ['die Krimis in ne Gruppe packen, Abende nennen', 'tabs.group-matching', { words: ['Krimis'], name: 'Abende' }],
    ['Kochbuch und Waage mit #küche versehen', 'tags.add-many', { words: ['Kochbuch', 'Waage'], tags: ['küche'] }],
    // Times to come.
    ['der Prospekt soll bis Sonntag verschwinden und dann wieder auftauchen', 'tabs.snooze', { words: ['Prospekt'] }],
  ])('%s', (sentence, id, slots) => {
    expect(asked(sentence)).toMatchObject({ id, ...slots });
  });

  it('takes half an hour before six for one in the afternoon, as in words', () => {
    const until = (hour: number, minute: number) => new Date(2026, 10, 27, hour, minute).getTime();
    expect(asked('erinner mich um halb 6 an das Paket')).toMatchObject({ id: 'tabs.snooze', until: until(17, 30) });
    expect(asked('erinner mich um halb sechs an das Paket')).toMatchObject({ until: until(17, 30) });
    expect(asked('erinner mich um halb 7 an das Paket')).not.toMatchObject({ until: until(18, 30) });
  });

  it('shows first what a question asks for', () => {
    expect(asked('machst du die Tabs über Krimis zu?')).toMatchObject({ id: 'tabs.close-matching', plan: true });
  });

  it.each([
    'warum machst du das zu',
    'neuer Ordner Suppen, die Linsensuppe da rein',
    'in Zukunft alles von zeit in eine Gruppe News tun',
    'Seiten, die ich lange nicht ansehe, sollen von selber zugehen',
    'ich hätte gern gewusst, ob alles zu ist',
  ])('changes nothing at once that is asked, a rule or two orders: %s', (sentence) => {
    const match = read(sentence);
    const isHarmless = match.kind !== 'intent' || match.intent.effect === 'read' || match.intent.id === 'rules.add';
    expect(isHarmless).toBe(true);
  });
});
