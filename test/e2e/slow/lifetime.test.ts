import { describe, expect, it } from 'vitest';
import { until } from '../harness/driver.ts';
import { bookmarksIn, openTabs, saveBookmarks, tabUrls } from '../harness/library.ts';
import { callText, withModel } from '../harness/model.ts';
import { answered, byRole, choose, fill, gone, press, reload, say, shown, texts } from '../harness/panel.ts';
import { putRecords } from '../harness/records.ts';
import { world } from '../harness/start.ts';
import { storedText } from '../harness/stored-text.ts';

const its = world();
const model = withModel(its);

describe('persistence', () => {
  it('the background is stopped between question and answer: the call runs once', async () => {
    const ids = await saveBookmarks(its.driver, 'Killed', [{ title: 'Only', url: 'https://only.example/' }]);
    const panel = await its.driver.openPanel();
    model.script([callText('delete_bookmarks', { bookmark_ids: ids }), 'Deleted it.']);
    await say(panel, 'I am through with it');
    await shown(panel, '[data-confirm]');
    await its.driver.stopBackground();
    await choose(panel, 'allow');
    await answered(panel, 'Deleted it.');
    const found = (await bookmarksIn(its.driver)).filter((one) => one.title === 'Only');
    expect(found.map((one) => one.folder)).toEqual(['Outrigger trash']);
    expect(found[0]?.id).toBe(ids[0]);
  });

  it('items in the trash for 30 days: a background that starts a day later removes them', async () => {
    const { driver } = its;
    const hand = await driver.hand();
    const inTrash = async () => (await bookmarksIn(driver)).filter(({ folder }) => folder === 'Outrigger trash');
    const [old] = await inTrash();
    await putRecords(hand, 'trash', [{ bookmark: old!.id, parentId: '', index: 0, at: 0 }]);
    await hand.evaluate(() => chrome.storage.session.set({ tidied: 0 }));
    await driver.stopBackground();
    await hand.evaluate(() => void chrome.runtime.sendMessage('Wake up').catch(() => null));
    await until('the trash to be empty', async () => (await inTrash()).length === 0);
  });

  it('the panel is closed in the middle of an answer: what came is kept, and Continue works', async () => {
    const panel = await its.driver.openPanel();
    await press(panel, 'New chat');
    const hold = model.hold(['The first half of a long answer', ', never sent']);
    model.script([hold.reply]);
    await say(panel, 'Tell me something long');
    await answered(panel, 'The first half of a long answer');
    await until('the text to be stored', async () => (await storedText(panel)).includes('The first half'));
    await panel.close();
    await hold.closed;

    const again = await its.driver.openPanel();
    await answered(again, 'The first half of a long answer');
    model.script([' and the second half.']);
    await press(again, 'Continue');
    await answered(again, 'and the second half.');
    expect((await texts(again, '[data-message="assistant"]')).at(-1)).toContain('The first half of a long answer');
  });

  it('a draft, then the panel closed and the background stopped: it is sent after both', async () => {
    const first = await its.driver.openPanel();
    await press(first, 'New chat');
    await (await byRole(first, 'textbox', 'Message')).type('When does the ferry');
    await until('it to be stored', async () => (await storedText(first)).includes('When does the ferry'));
    await first.close();
    const panel = await its.driver.openPanel();
    const written = (text: string) =>
      until(`the draft “${text}”`, async () => {
        const box = await byRole(panel, 'textbox', 'Message');
        return (await box.evaluate((element) => (element as HTMLTextAreaElement).value)) === text;
      });
    await written('When does the ferry');
    await its.driver.stopBackground();
    model.script(['It goes at nine.']);
    await say(panel, ' go, would you say?');
    await answered(panel, 'It goes at nine.');
    expect(model.bodies().at(-1)?.messages.at(-1)?.content).toContain('When does the ferry go, would you say?');
    await written('');
  });

  it('suggestions stay dismissed', async () => {
    const first = await its.driver.openPanel();
    await press(first, 'New chat');
    await press(first, 'Hide suggestions for good');
    await gone(first, '.suggestions');
    await first.close();
    const panel = await its.driver.openPanel();
    await press(panel, 'New chat');
    await until('what is open', async () => /^\d+ tabs? /.test((await texts(panel, '.empty-fact')).join()));
    expect(await panel.$('.suggestions')).toBeNull();
  });

  it('the panel is closed right after the last key: the text is kept', async () => {
    const first = await its.driver.openPanel();
    await press(first, 'New chat');
    await (await byRole(first, 'textbox', 'Message')).type('Last words');
    await first.close();
    const panel = await its.driver.openPanel();
    const box = await byRole(panel, 'textbox', 'Message');
    await until('the words', () => box.evaluate((area) => (area as HTMLTextAreaElement).value === 'Last words'));
    await press(panel, 'New chat');
  });

  it('a custom action that is saved while the background sleeps is in the menu', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    const options = await driver.openPage('options.html#shortcuts');
    await press(options, 'Add action');
    await fill(options, 'Name', 'Explain');
    await fill(options, 'Prompt', 'Explain this.');
    await (await byRole(options, 'checkbox', 'Page')).click();
    await driver.stopBackground();
    await press(options, 'Save');
    const id = await (await shown(options, '[data-action]')).evaluate((row) => row.getAttribute('data-action') ?? '');
    model.script(['Explained.']);
    await until('the item', () => driver.menu(id).then(() => true));
    await panel.bringToFront();
    await answered(panel, 'Explained.');
    await options.close();
  });

  it('the theme: applied by an open panel, and by one that opens later', async () => {
    const panel = await its.driver.openPanel();
    const options = await its.driver.openPage('options.html#appearance');
    const paper = () => panel.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const theme = (name: string) =>
      until(name, () => panel.evaluate((wanted: string) => document.documentElement.dataset.theme === wanted, name));
    await (await byRole(options, 'radio', 'Light')).click();
    await theme('light');
    const light = await paper();
    await (await byRole(options, 'radio', 'Dark')).click();
    await theme('dark');
    expect(await paper()).not.toBe(light);
    await options.close();
    await reload(panel);
    await theme('dark');
  });

  it('the browser is restarted while it waits for an answer', async () => {
    const { driver, site } = its;
    const urls = ['/x', '/y', '/x'].map((path) => site.url(path));
    await openTabs(driver, urls);
    const panel = await driver.openPanel();
    await press(panel, 'New chat');
    await say(panel, 'close duplicate tabs');
    await shown(panel, '[data-confirm~="close_tabs"]');
    await until('the question to be stored', async () => (await storedText(panel)).includes('waiting'));
    await driver.restart();

    await openTabs(driver, urls);
    const again = await driver.openPanel();
    await shown(again, '[data-confirm~="close_tabs"]');
    // The tabs have other ids now, so the question may come anew while it is answered.
    await until('one of them to close', async () => {
      await choose(again, 'allow');
      return (await tabUrls(driver)).filter((url) => url === site.url('/x')).length === 1;
    });
    expect((await tabUrls(driver)).filter((url) => url === site.url('/y'))).toHaveLength(1);
  });
});
