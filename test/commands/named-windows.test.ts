import { describe, expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

describe('a window that is called by what is in it', () => {
  it.each([
    ['what is in the figma window', 11],
    ['show me the window with jira', 11],
    ['what do I have in the slack window', 11],
    ['figma window', 11],
    ['show me the window with the zalando stuff', 11],
  ])('is shown: %s', async (sentence, n) => {
    const { lines, changes } = await askWithTools(sentence);
    expect(changes).toEqual([]);
    expect(lines[0]).toBe(`${n} tabs in window 2.`);
  });

  it.each([
    ['move the linkedin window into the one with my budget', 'move_tabs'],
    ['sort the window with slack by site', 'move_tabs'],
    ['close the zalando window', 'close_tabs'],
    ['close the little window', 'close_tabs'],
    ['merge the small linkedin window into the one with my budget', 'move_tabs'],
    ['save the sbb window as Trains', 'save_session'],
    ['close the lisbon window', 'close_tabs'],
  ])('is changed, and shown first: %s', async (sentence, tool) => {
    const { changes } = await askWithTools(sentence);
    expect(changes).toMatchObject([{ tool, asked: true }]);
  });

  it('is taken whole, if it is called so', async () => {
    const { changes } = await askWithTools('save the whole lisbon window as Trip and then close it');
    expect(changes).toMatchObject([{ tool: 'save_session' }, { tool: 'close_tabs', asked: true }]);
    expect(changes[1]?.rows).toHaveLength(24);
  });

  it('is gone to where several of its tabs fit equally well', async () => {
    const { changes, choice } = await askWithTools('go to the lisbon window');
    expect(choice).toBe(false);
    expect(changes).toMatchObject([{ tool: 'switch_to_tab', asked: false }]);
  });

  it.each([
    ['schließ das Fenster mit Figma', 'de'],
    ['cierra la ventana con figma', 'es'],
    ['ferme la fenêtre avec figma', 'fr'],
    ['feche a janela com figma', 'pt-BR'],
    ['关闭有figma的窗口', 'zh-CN'],
    ['figmaのあるウィンドウを閉じて', 'ja'],
    ['đóng cửa sổ có figma', 'vi'],
  ])('is so in every language: %s (%s)', async (sentence, language) => {
    const { changes } = await askWithTools(sentence, language);
    expect(changes).toMatchObject([{ tool: 'close_tabs', asked: true }]);
    expect(changes[0]?.rows).toContain('Feed | LinkedIn');
  });

  it.each([
    'close the youtube music and figma window',
    'close the window with the unicorns',
    'close the tiny unicorn window',
    'merge the figma window into the unicorn window',
    "don't close the figma window",
  ])('is none where it is not sure which: %s', async (sentence) => {
    expect((await askWithTools(sentence)).changes).toEqual([]);
  });

  it.each(['minimise both windows', 'put both windows next to each other on the screen'])(
    'what cannot be done to windows is said, and they are shown: %s',
    async (sentence) => {
      const { lines, shown, changes } = await askWithTools(sentence);
      expect(changes).toEqual([]);
      expect(lines[0]).toMatch(/^Windows go by their number/);
      expect(shown).toContain('Household budget 2026 - Google Sheets');
    },
  );
});
