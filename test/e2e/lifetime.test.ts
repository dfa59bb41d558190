import { describe, expect, it } from 'vitest';
import { until } from './harness/driver.ts';
import { bookmarksIn, openTabs, saveBookmarks, tabUrls } from './harness/library.ts';
import { callText, withModel } from './harness/model.ts';
import { answered, choose, press, say, shown, texts } from './harness/panel.ts';
import { putRecords } from './harness/records.ts';
import { world } from './harness/start.ts';
import { storedText } from './harness/stored-text.ts';

const its = world();
const model = withModel(its);

describe('what survives', () => {
  it('the background stopped between the question and the answer: the call runs, once', async () => {
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

  it('what lies in the trash, for 30 days: the background that starts a day later lets go of it', async () => {
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

  it('the panel closed in the middle of an answer: what came is kept, and Continue goes on', async () => {
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

  it('the browser restarted while it waits for an answer', async () => {
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
