import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanForeign, createI18n, Foreign } from '@/src/i18n/index.ts';
import { unbroken, withTimesUnbroken } from '@/src/text/unbroken.ts';
import { anyText } from '../fakes/any-text.ts';

const messages: Record<string, string> = {
  tabs: '{n, plural, one {# tab} other {# tabs}}',
  both: '{tabs} in {windows, plural, one {# window} other {# windows}}',
  about: 'Tabs about {words}',
  kind: '{kind, select, tab {a tab} other {a thing}}',
  broken: 'One {n, plural',
  angle: 'a <b> c',
  '@@bidi_dir': 'rtl',
};
const i18n = createI18n((key) => messages[key] ?? '', 'en');

describe('say', () => {
  it('renders plurals and nested texts', () => {
    expect(i18n.say(anyText('both', { tabs: anyText('tabs', { n: 1 }), windows: 2 }))).toBe('1 tab in 2 windows');
    expect(i18n.say(anyText('tabs', { n: 1204 }))).toBe('1,204 tabs');
  });

  it('shows the key of a missing message and the source of one that fails', () => {
    expect(i18n.say(anyText('nowhere'))).toBe('nowhere');
    expect(i18n.say(anyText('tabs'))).toBe(messages.tabs);
    expect(i18n.say(anyText('broken', { n: 1 }))).toBe('One {n, plural');
  });

  it('chooses by a string parameter and leaves angle brackets alone', () => {
    expect(i18n.say(anyText('kind', { kind: 'tab' }))).toBe('a tab');
    expect(i18n.say(anyText('angle'))).toBe('a <b> c');
  });

  it('keeps string parameters apart and cleans them', () => {
    expect(i18n.pieces(anyText('about', { words: 'in\nvoices\u202E' }))).toEqual([
      'Tabs about ',
      new Foreign('in voices'),
    ]);
    expect(i18n.pieces(anyText('tabs', { n: 2 })).every((piece) => typeof piece === 'string')).toBe(true);
  });

  it('joins several names as the language does, each kept apart', () => {
    const several = anyText('about', { words: ['rust', 'go\n', 'c'] });
    expect(i18n.say(several)).toBe('Tabs about rust, go, c');
    expect(i18n.pieces(several).filter((piece) => piece instanceof Foreign)).toHaveLength(3);
    const says = (locale: string) => createI18n((key) => messages[key] ?? '', locale).say(several);
    expect(says('de')).toBe('Tabs about rust, go und c');
    expect(says('zh-CN')).toBe('Tabs about rust、go、c');
    expect(i18n.say(anyText('about', { words: [anyText('tabs', { n: 2 }), 'go'] }))).toBe('Tabs about 2 tabs, go');
    expect(i18n.say(anyText('about', { words: [] }))).toBe('Tabs about ');
  });

  it('makes one sentence of several questions', () => {
    const said = { ...messages, ask: 'Close {n} of {name}? One stays.', none: 'Nothing' };
    const lookUp = (key: string) => Object.entries(said).find(([name]) => name === key)?.[1] ?? '';
    const ask = (n: number, part: 'first' | 'next') => ({ ...anyText('ask', { n, name: 'a?b' }), part });
    const several = anyText('about', {
      words: [ask(1, 'first'), ask(2, 'next'), { ...anyText('none'), part: 'next' }],
    });
    expect(createI18n(lookUp, 'en').say(several)).toBe('Tabs about Close 1 of a?b, close 2 of a?b, nothing');
    const german = createI18n((key) => (key === 'i18n_after_colon' ? 'keep' : lookUp(key)), 'de');
    expect(german.say(several)).toBe('Tabs about Close 1 of a?b, Close 2 of a?b und Nothing');
  });

  it('takes the direction from the browser', () => {
    expect(i18n.direction).toBe('rtl');
    expect(createI18n(() => '', 'en').direction).toBe('ltr');
  });

  it.each([
    ['en', ' '],
    ['de-AT', ' '],
    ['vi', ' '],
    ['zh-CN', ''],
    ['ja', ''],
  ])('puts between two sentences what the language needs, in %s', (language, gap) => {
    expect(createI18n(() => '', language).sentenceGap).toBe(gap);
  });

  it('begins a sentence after a colon as the language does', () => {
    expect(i18n.afterColon('Close 2 tabs?')).toBe('close 2 tabs?');
    const german = createI18n((key) => (key === 'i18n_after_colon' ? 'keep' : ''), 'de');
    expect(german.afterColon('Tabs schließen?')).toBe('Tabs schließen?');
  });
});

describe('the language of the messages', () => {
  const english = (browser: string) => createI18n((key) => ({ ...messages, i18n_language: 'en' })[key] ?? '', browser);

  it('decides if the browser uses another one', () => {
    const french = english('fr');
    expect(french.locale).toBe('en');
    // French counts nothing as one.
    expect(french.say(anyText('tabs', { n: 0 }))).toBe('0 tabs');
    expect(french.number(1204.5)).toBe('1,204.5');
    expect(english('he').direction).toBe('ltr');
  });

  it('is formatted as in the region of the browser', () => {
    const british = english('en-GB');
    const morning = new Date(2026, 9, 2, 9, 5).getTime();
    expect(british.date(morning, morning + 86_400_000)).toBe('2 Oct, 09:05');
    expect(british.direction).toBe('rtl');
  });

  it('is not another one with the same name', () => {
    const chinese = createI18n((key) => (key === 'i18n_language' ? 'zh-CN' : ''), 'zh-TW');
    expect(chinese.locale).toBe('zh-CN');
  });
});

describe('numbers and times', () => {
  const now = new Date(2026, 10, 21, 14, 20).getTime();

  it('gives short durations with a decimal', () => {
    expect(i18n.seconds(0)).toBe('0ms');
    expect(i18n.seconds(12.4)).toBe('12ms');
    expect(i18n.seconds(412)).toBe('0.4s');
    expect(i18n.seconds(9_960)).toBe('10s');
    expect(i18n.seconds(12_300)).toBe('12s');
  });

  it('gives short dates that are still clear', () => {
    expect(i18n.date(now - 3_600_000, now)).toBe('1:20 PM');
    expect(i18n.date(new Date(2026, 9, 2, 9, 5).getTime(), now)).toBe('Oct 2, 9:05 AM');
    expect(i18n.date(new Date(2021, 2, 3).getTime(), now)).toBe('Mar 3, 2021');
  });

  it('says how long ago', () => {
    expect(i18n.ago(now - 10_000, now)).toBe('now');
    expect(i18n.ago(now - 3 * 60_000, now)).toBe('3 min. ago');
    expect(i18n.ago(now - 86_400_000, now)).toBe('yesterday');
  });
});

describe('cleanForeign', () => {
  it('keeps joined emoji whole', () => {
    expect(cleanForeign('👩‍👩‍👧 x')).toBe('👩‍👩‍👧 x');
    expect(cleanForeign('❤️‍🔥 👩🏽‍🚀')).toBe('❤️‍🔥 👩🏽‍🚀');
    expect(cleanForeign('a\u200Db')).toBe('ab');
  });

  it('leaves nothing invisible and no line break', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanForeign(text)).not.toMatch(
          /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u2028\u2029]/u,
        );
      }),
    );
  });
});

describe('dates and times as one word', () => {
  const at = Date.UTC(2026, 2, 14, 12, 20);
  const day = 86_400_000;
  const said = { snoozed: '{n, number}: {at, date, ::EEEMMMdjmm}', day: '{at, date, medium}', n: '{n, number}' };
  const lookUp = (key: string) => Object.entries(said).find(([name]) => name === key)?.[1] ?? '';
  /** Places in a text where a line may break: at blanks, and beside Chinese characters. */
  const mayEnd = / |(?<=\p{sc=Han})(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?=\p{sc=Han})/u;

  it.each(['en', 'de', 'vi', 'zh-CN'])('have no line break opportunity in %s', (language) => {
    const shown = createI18n(lookUp, language, unbroken);
    const plain = createI18n(lookUp, language);
    const both = [shown, plain].map((one) => [
      one.say(anyText('day', { at })),
      one.date(at, at),
      one.date(at, at + day),
      one.date(at, at + 400 * day),
      one.ago(at, at + 3 * day),
      one.seconds(400),
    ]);
    for (const [index, words] of both[0]!.entries()) {
      expect(words).not.toMatch(mayEnd);
      expect(words.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')).toBe(both[1]![index]!.replaceAll('\u00a0', ' '));
    }
    expect(shown.say(anyText('snoozed', { n: 1204, at })).split(' ')).toHaveLength(2);
  });
});

it('keeps a time of day in one piece in a stored sentence', () => {
  expect(withTimesUnbroken('Every Friday, 5:00 PM: close 3 AMs')).toBe('Every Friday, 5:00\u00a0PM: close 3 AMs');
});
