import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { conversation, type Tools } from './conversation.ts';

/** A Wednesday. */
const now = new Date(2026, 10, 25, 14, 30).getTime();
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

const snoozed = (sentence: string, language: string) => {
  const match = matchCommand(sentence, { language, now });
  return match.kind === 'intent' && match.intent.id === 'tabs.snooze' ? match.slots : null;
};
const self = { kind: 'this' };
/** The fifth of March of the next year. */
const march = new Date(2027, 2, 5, 9).getTime();

describe('snoozing in words', () => {
  it.each([
    ['en', 'snooze this tab until Monday', at(30, 9)],
    ['en', 'bring this back tomorrow at 9', at(26, 9)],
    ['en', 'snooze this until 5pm', at(25, 17)],
    ['en', 'snooze this for 2 hours', at(25, 16, 30)],
    ['en', 'hide this tab until tonight', at(25, 18)],
    ['en', 'snooze this tab until wednesday', at(32, 9)],
    ['en', 'bring this tab back at 5', at(25, 17)],
    ['en', 'show me this tab again on Friday at 17:30', at(27, 17, 30)],
    ['en', 'snooze this tab until the weekend', at(28, 9)],
    ['en', 'snooze this tab until next month', at(31, 9)],
    ['en', 'put this tab off for three days', at(28, 9)],
    ['en', 'remind me of this tomorrow', at(26, 9)],
    ['en', 'remind me about this tomorrow morning', at(26, 9)],
    ['de', 'stell diesen Tab bis Montag zurück', at(30, 9)],
    ['de', 'hol diesen Tab morgen um 9 wieder', at(26, 9)],
    ['fr', "mets cet onglet en veille jusqu'à lundi", at(30, 9)],
    ['fr', 'ramène cet onglet demain à 9h', at(26, 9)],
    ['es', 'pospón esta pestaña hasta el lunes', at(30, 9)],
    ['es', 'trae esta pestaña de vuelta mañana a las 9', at(26, 9)],
    ['pt-BR', 'adia esta aba até segunda', at(30, 9)],
    ['pt-BR', 'traz esta aba de volta amanhã às 9', at(26, 9)],
    ['vi', 'hoãn thẻ này đến thứ hai', at(30, 9)],
    ['vi', 'mở lại thẻ này lúc 9 giờ sáng mai', at(26, 9)],
    ['zh', '把这个标签页推迟到周一', at(30, 9)],
    ['zh', '明天上午9点再打开这个标签页', at(26, 9)],
    ['ja', 'このタブを月曜日までスヌーズして', at(30, 9)],
    ['ja', '明日の9時にこのタブを戻して', at(26, 9)],
    ['en', 'close this and bring it back on Monday', at(30, 9)],
    ['en', 'close this tab, then open it again in 2 hours please', at(25, 16, 30)],
    ['en', 'close this tab until Monday', at(30, 9)],
    ['de', 'schließ das und hol es am Montag wieder', at(30, 9)],
    ['de', 'mach den Tab zu und bring ihn morgen um 9 zurück', at(26, 9)],
    ['fr', 'ferme cet onglet et rouvre-le lundi', at(30, 9)],
    ['fr', "ferme cet onglet jusqu'à lundi", at(30, 9)],
    ['es', 'cierra esta pestaña y vuelve a abrirla el lunes', at(30, 9)],
    ['es', 'cierra esto y tráelo de vuelta mañana a las 9', at(26, 9)],
    ['pt-BR', 'fecha esta aba e abre de novo na segunda', at(30, 9)],
    ['pt-BR', 'fecha isto e traz de volta amanhã às 9', at(26, 9)],
    ['vi', 'đóng thẻ này rồi mở lại vào thứ hai', at(30, 9)],
    ['zh', '关闭这个标签页，周一再打开', at(30, 9)],
    ['zh', '把这个标签页关到周一', at(30, 9)],
    ['ja', 'このタブを閉じて、月曜日にまた開いて', at(30, 9)],
    ['ja', 'このタブを閉じて明日の9時に戻して', at(26, 9)],
  ])('in %s: %s', (language, sentence, until) => {
    expect(snoozed(sentence, language)).toEqual({ ref: self, until });
  });

  it.each([
    ['en', 'remind me of this on the 28th', at(28, 9)],
    ['en', 'snooze this until the 3rd', at(33, 9)],
    ['en', 'remind me about this on December 5 at 8pm', at(35, 20)],
    ['en', 'remind me of this on the 25th', at(55, 9)],
    ['en', 'snooze this until Friday the 4th', at(34, 9)],
    ['en', 'remind me on November 25 at 8pm about this', at(25, 20)],
    ['en', 'snooze this until 5 March 2028', new Date(2028, 2, 5, 9).getTime()],
    ['de', 'stell diesen Tab bis zum 5. März zurück', march],
    ['fr', "mets cet onglet en veille jusqu'au 5 mars", march],
    ['es', 'pospón esta pestaña hasta el 5 de marzo', march],
    ['pt-BR', 'adia esta aba até dia 5 de março', march],
    ['vi', 'hoãn thẻ này đến ngày 5 tháng 3', march],
    ['zh', '把这个标签页推迟到3月5日', march],
    ['ja', 'このタブを3月5日まで後回しにして', march],
  ])('until a day of the calendar, in %s: %s', (language, sentence, until) => {
    expect(snoozed(sentence, language)).toMatchObject({ ref: self, until });
  });

  it.each([
    'snooze this until the 32nd',
    'remind me of this on February 30th',
    'snooze this until the 31st of November',
    'put the 2nd tab to sleep',
    'snooze the 2nd tab',
    'mets le 1er onglet en veille',
  ])('which is none, is not read: %s', (sentence) => {
    for (const language of ['en', 'fr']) {
      const match = matchCommand(sentence, { language, now });
      expect(match.kind === 'intent' ? match.slots.until : undefined).toBeUndefined();
    }
  });

  it('leaves an ordinal alone beside a weekday', () => {
    expect(snoozed('snooze the 2nd tab until friday', 'en')).toMatchObject({ until: at(27, 9) });
  });

  it('of tabs that are closed and come back knows which', () => {
    const until = at(26, 9);
    expect(snoozed('close the youtube tabs and reopen them tomorrow morning', 'en')).toEqual({
      sites: ['youtube'],
      until,
    });
  });

  it('is not read where nothing that is closed comes back', () => {
    for (const sentence of [
      'close this tab and bookmark it on monday',
      'close tabs from monday',
      'close this and open it',
    ])
      expect(snoozed(sentence, 'en')).toBeNull();
    expect(snoozed('schließ das und öffne morgen github', 'de')).toBeNull();
  });

  it.each([
    ['snooze the youtube tabs', 'tabs.sleep'],
    ['bring back the tabs I closed yesterday', 'tabs.reopen'],
    ['set this tab aside', 'tabs.set-aside'],
  ])('is not read where no time to come is said: %s', (sentence, id) => {
    const match = matchCommand(sentence, { now });
    expect(match.kind === 'intent' && match.intent.id).toBe(id);
  });

  it('is not read of today early in the morning', () => {
    const early = new Date(2026, 10, 25, 0, 30).getTime();
    for (const [language, sentence] of [
      ['de', 'entlade alle Tabs, die ich heute nicht benutzt habe'],
      ['pt-BR', 'suspende o que não usei hoje'],
      ['zh', '让今天没用过的标签页休眠'],
      ['ja', '今日使っていないタブを休止'],
    ] as const) {
      const match = matchCommand(sentence, { language, now: early });
      expect(match.kind === 'intent' && match.intent.id, sentence).toBe('tabs.sleep');
    }
  });

  it('leaves a sentence alone that only names a time', () => {
    for (const sentence of ['what is on tomorrow at 9', 'open youtube on monday', 'remind me to call mum at 5'])
      expect(snoozed(sentence, 'en')).toBeNull();
  });
});

const tab = { id: 7, title: 'Boat', url: 'https://boat.test/', window_id: 1, tags: [], group: null, active: true };
const tools: Tools = {
  get_current_tab: () => tab,
  list_tabs: () => ({ items: [tab], total: 1 }),
  snooze_tabs: ({ tab_ids }) => ({ done: (tab_ids as number[]).length }),
};

describe('the command', () => {
  it('snoozes the tab in front in one call, at once', async () => {
    const its = conversation(tools);
    const { calls, run, lines } = await its.say('snooze this tab for 3 hours');
    const [snooze] = calls.filter(({ name }) => name === 'snooze_tabs');
    expect(snooze?.arguments).toEqual({ tab_ids: [7], until: '2026-11-21T15:00:00.000Z' });
    expect(run).toEqual({ this: true });
    expect(lines[0]).toMatch(/^Snoozed: the tab comes back /);
  });

  it('asks until when where nothing was said', async () => {
    const its = conversation(tools);
    const { choice, chips, calls } = await its.say('postpone this tab');
    expect([choice, calls]).toEqual([true, []]);
    expect(chips).toHaveLength(3);
    const taken = await its.take(chips[2]!);
    expect(taken.calls.map(({ name }) => name)).toContain('snooze_tabs');
  });
});
