import { describe, expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

describe('a question about what would become of things is answered, and nothing is done', () => {
  it.each([
    ['en', 'could I ever get the Work group back if I told you to close it?'],
    ['en', 'suppose i delete the wrong folder, what then'],
    ['en', 'do the bookmarks vanish when i remove a tag?'],
    ['en', 'is it a problem if i close the wrong window'],
    ['de', 'Was geschieht mit den Tabs, wenn ich die Gruppe Lisbon trip auflöse?'],
    ['de', 'Angenommen, ich mache alles zu, kriege ich das morgen wieder?'],
    ['fr', 'si je ferme tous les onglets de Lisbon trip, c’est perdu pour toujours ?'],
    ['es', 'si quito la carpeta House, ¿luego puedo recuperarla?'],
    ['pt-BR', 'se eu excluir a pasta House, consigo ela de volta depois?'],
    ['vi', 'nếu tôi đóng cả nhóm Work thì các trang có mất không?'],
    ['zh', '要是我把House文件夹删了，以后还找得回来吗？'],
    ['ja', 'Workグループを閉じてしまったら、タブは戻ってきますか？'],
  ])('%s: %s', async (language, sentence) => {
    const { lines, chips, changes } = await askWithTools(sentence, language);
    expect(changes).toEqual([]);
    expect(lines).toHaveLength(3);
    expect(lines.join(' ')).toMatch(/the list .*30 days .*does not come back/);
    expect(chips[0]).toMatch(/^Show /);
  });

  it('shows what it names first', async () => {
    const { chips } = await askWithTools('what happens to my pages if the Lisbon trip group gets closed?');
    expect(chips[0]).toBe('Show tabs in group “Lisbon trip”');
  });

  it.each([
    ['undo that', 'undo'],
    ['can I get back the tab I just closed', 'reopen_closed_tabs'],
    ['close the group Work, I can always undo it', 'close_tabs'],
  ])('an order is none: %s', async (sentence, tool) => {
    const { lines, changes } = await askWithTools(sentence);
    expect(lines.join(' ')).not.toMatch(/30 days/);
    expect(changes.every((change) => change.tool === tool)).toBe(true);
  });
});

describe('a question about what keeps pages explains each kind in a line', () => {
  it.each([
    ['en', 'why would i use a tag instead of a folder'],
    ['en', 'is a snoozed tab the same thing as one that is set aside?'],
    ['en', 'what exactly is a saved session'],
    ['de', 'Was unterscheidet eine Sitzung von einer Gruppe?'],
    ['fr', 'une session et un groupe, ça diffère comment ?'],
    ['es', '¿en qué se diferencia una sesión de un grupo?'],
    ['pt-BR', 'para que serve um grupo de abas?'],
    ['vi', 'phiên khác nhóm ở điểm nào?'],
    ['zh', '会话跟书签有啥不一样？'],
    ['ja', 'グループって何に使うものですか？'],
  ])('%s: %s', async (language, sentence) => {
    const { lines, chips, changes } = await askWithTools(sentence, language);
    expect(changes).toEqual([]);
    expect(lines).toHaveLength(6);
    expect(chips).toEqual(['Reading list', 'Saved sessions']);
  });

  it.each(['what is in the group Work', 'Workグループには何がある？'])(
    'what is in one is shown: %s',
    async (sentence) => {
      expect((await askWithTools(sentence, 'ja')).shown).toContain('Dashboard redesign – Figma');
    },
  );
});

describe('reminders are snoozed tabs', () => {
  it.each([
    ['en', 'got any reminders coming up'],
    ['de', 'Habe ich noch Erinnerungen offen?'],
    ['fr', 'j’ai des rappels en cours ?'],
    ['zh', '有没有设置提醒'],
  ])('%s: %s', async (language, sentence) => {
    const { lines, ways, changes } = await askWithTools(sentence, language);
    expect(lines[0]).toMatch(/^No tab is snoozed\. A reminder is a snoozed tab/);
    expect(ways).toEqual(['rules']);
    expect(changes).toEqual([]);
  });

  it('an order to remind snoozes', async () => {
    const { changes } = await askWithTools('remind me about the kettle on Monday at 8');
    expect(changes).toMatchObject([{ tool: 'snooze_tabs', asked: true }]);
  });
});
