import { describe, expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

/** Tools that a sentence had run, and if the user was asked. */
const doneFor = async (sentence: string, language: string) =>
  (await askWithTools(sentence, language)).changes.map(({ tool, asked }) => `${tool}${asked ? ' asked' : ''}`);

describe('the other window', () => {
  it.each([
    ['en', 'jump to my other window'],
    ['en', 'go over to the other window'],
    ['de', 'wechsle zu meinem anderen Fenster'],
    ['fr', "passe à l'autre fenêtre"],
    ['es', 'cambia a la otra ventana'],
    ['zh', '切换到另一个窗口'],
    ['ja', '別のウィンドウに切り替えて'],
  ])('comes to the front, in %s: %s', async (language, sentence) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes).toMatchObject([{ tool: 'switch_to_tab', arguments: { tab_id: 28 } }]);
  });

  it.each([
    ['en', 'shut the other window but store it first'],
    ['en', 'save the other window then close it'],
    ['en', 'I am done with the other window for now, save what is in there and then close it'],
    ['de', 'mach das andere Fenster zu, aber speichere es vorher'],
    ['de', 'speichere das andere Fenster und schließ es dann'],
    ['es', 'cierra la otra ventana pero guárdala antes'],
    ['fr', "ferme l'autre fenêtre mais enregistre-la d'abord"],
    ['pt-BR', 'fecha a outra janela mas salva ela antes'],
    ['ja', 'もう一つのウィンドウを保存してから閉じて'],
    ['vi', 'đóng cửa sổ kia nhưng lưu nó trước'],
  ])('is saved before it is closed, which is asked, in %s: %s', async (language, sentence) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes).toMatchObject([{ tool: 'save_session' }, { tool: 'close_tabs', asked: true }]);
    expect(changes[1]!.rows).toContain('Dashboard redesign – Figma');
    expect(changes[1]!.rows).toHaveLength(11);
  });

  it.each([
    ['en', 'list what is in the other window, without moving anything'],
    ['de', 'zeig mir das andere Fenster, ohne etwas zu ändern'],
    ['es', 'muéstrame la otra ventana sin cambiar nada'],
  ])('is shown, and not all of them, in %s: %s', async (language, sentence) => {
    const { shown, changes } = await askWithTools(sentence, language);
    expect(shown).toHaveLength(11);
    expect(changes).toEqual([]);
  });

  it('is this one for tabs that are not in this one', async () => {
    const { changes } = await askWithTools('put the jira stuff and figma in my other window');
    expect(changes).toMatchObject([{ tool: 'move_tabs', asked: true, arguments: { moves: [{ window_id: 1 }] } }]);
  });
});

describe('tabs brought to this window', () => {
  it.each([
    ['en', 'bring slack over here'],
    ['en', 'pull the slack tab into this window'],
    ['de', 'hol den Slack-Tab hierher'],
    ['fr', 'ramène slack par ici'],
    ['es', 'trae slack para acá'],
    ['zh', '把slack移到这里'],
    ['ja', 'slackをこっちに移動して'],
    ['vi', 'đưa slack sang đây'],
    ['pt-BR', 'traz o slack pra cá'],
  ])('are those that are named alone, in %s: %s', async (language, sentence) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes).toMatchObject([{ tool: 'move_tabs', arguments: { moves: [{ tab_ids: [25], window_id: 1 }] } }]);
  });

  it.each(['put the kettle in a new window', 'move the kettle to the other window'])(
    'or to another one are shown first where only words name them: %s',
    async (sentence) => {
      const { changes } = await askWithTools(sentence);
      expect(changes).toMatchObject([{ tool: 'move_tabs', asked: true, arguments: { moves: [{ tab_ids: [20] }] } }]);
    },
  );

  it('is no order to one who only thinks that it is there', async () => {
    const { changes } = await askWithTools('bring up the sbb timetable, I believe it is in the other window');
    expect(changes).toMatchObject([{ tool: 'switch_to_tab', arguments: { tab_id: 34 } }]);
  });

  it('have the words and the site that were said', async () => {
    const { changes } = await askWithTools('move the tab about shoes from zalando into this window');
    expect(changes).toMatchObject([{ tool: 'move_tabs', asked: true, rows: ["Women's boots | Zalando"] }]);
  });
});

describe('two windows', () => {
  it.each([
    ['en', 'join my two windows'],
    ['en', 'make both windows one'],
    ['en', 'I do not want two windows, put them in one'],
    ['de', 'leg die zwei Fenster zusammen'],
    ['fr', 'fusionne les deux fenêtres'],
    ['es', 'une las dos ventanas'],
    ['vi', 'gộp hai cửa sổ'],
    ['ja', '二つのウィンドウを一つにまとめて'],
    ['pt-BR', 'junta as duas janelas'],
  ])('become one, in %s: %s', async (language, sentence) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes).toMatchObject([{ tool: 'move_tabs', arguments: { moves: [{ window_id: 1 }] } }]);
    expect(changes[0]!.arguments).toHaveProperty('moves.0.tab_ids.length', 11);
  });

  it('are not three', async () => {
    const { changes, chips, choice } = await askWithTools('merge the three windows');
    expect(changes).toEqual([]);
    expect(choice).toBe(true);
    expect(chips).toContain('Merge all windows');
  });
});

describe('what is no order for a window', () => {
  it.each([
    ['en', "don't bring slack over here"],
    ['en', 'should I merge the two windows?'],
    ['en', 'I saved the other window and then closed it'],
    ['en', 'if I close the other window, is it saved first?'],
    ['de', 'soll ich die zwei Fenster zusammenlegen?'],
    ['fr', "ne ferme pas l'autre fenêtre"],
    ['es', 'no traigas slack para acá'],
  ])('changes nothing, in %s: %s', async (language, sentence) => {
    expect(await doneFor(sentence, language)).toEqual([]);
  });
});
