import { describe, expect, it } from 'vitest';
import { until } from './harness/driver.ts';
import { bookmarksIn, saveBookmarks } from './harness/library.ts';
import { callText, withModel } from './harness/model.ts';
import { answered, call, choose, fill, press, say, shown, untick } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();
const model = withModel(its);

const items = ['One', 'Two', 'Three'].map((title) => ({ title, url: `https://${title.toLowerCase()}.example/` }));
const trash = 'Outrigger trash';

/** Titles of a folder's bookmarks. */
const inFolder = async (folder: string) =>
  (await bookmarksIn(its.driver)).filter((one) => one.folder === folder).map((one) => one.title);

describe('a dangerous call', () => {
  it('deletes only the ticked rows', async () => {
    const ids = await saveBookmarks(its.driver, 'Ticked', items);
    const panel = await its.driver.openPanel();
    model.script([callText('delete_bookmarks', { bookmark_ids: ids }), 'Two are gone.']);
    await say(panel, 'I am through with everything in Ticked');
    await shown(panel, '[data-confirm~="delete_bookmarks"]');
    const cutOff = (words: Element[]) =>
      words.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
    expect(await panel.$$eval('.plan-row .one-line', cutOff)).toEqual([]);
    await untick(panel, 'Two');
    await choose(panel, 'allow');
    await answered(panel, 'Two are gone.');
    expect(await inFolder('Ticked')).toEqual(['Two']);
    expect(await inFolder(trash)).toEqual(expect.arrayContaining(['One', 'Three']));
    await press(panel, 'Undo: delete 2 bookmarks');
    await until('all three to be back', async () => (await inFolder('Ticked')).length === 3);
    expect(await inFolder('Ticked')).toEqual(['One', 'Two', 'Three']);
  });

  it('aligns titles of both directions at the same edge', async () => {
    const ids = await saveBookmarks(its.driver, 'Both ways', [
      { title: 'Tides', url: 'https://tides.example/' },
      { title: 'ملاحظات عن المد والجزر', url: 'https://notes.example/' },
    ]);
    const panel = await its.driver.openPanel();
    model.script([callText('delete_bookmarks', { bookmark_ids: ids }), 'They stay.']);
    await say(panel, 'I am through with everything in Both ways');
    await shown(panel, '[data-confirm~="delete_bookmarks"]');
    const starts = (titles: Element[]) =>
      titles.map((title) => {
        const words = document.createRange();
        words.selectNodeContents(title);
        return Math.round(words.getBoundingClientRect().left);
      });
    const [first, second] = await panel.$$eval('.plan-row-title', starts);
    expect(second).toBe(first);
    await choose(panel, 'deny');
    await answered(panel, 'They stay.');
  });

  it('does not run when it is refused, and the model is told why', async () => {
    const ids = await saveBookmarks(its.driver, 'Denied', items);
    const panel = await its.driver.openPanel();
    model.script([callText('delete_bookmarks', { bookmark_ids: ids }), 'Understood, they stay.']);
    await say(panel, 'I am through with everything in Denied');
    await shown(panel, '[data-confirm]');
    await fill(panel, 'Reason', 'I still need these');
    await choose(panel, 'deny');
    await call(panel, 'delete_bookmarks', 'declined');
    await answered(panel, 'they stay');
    expect(await inFolder('Denied')).toEqual(['One', 'Two', 'Three']);
    expect(JSON.stringify(model.bodies().at(-1)?.messages)).toContain('I still need these');
  });

  it('is allowed for this chat, and asks again in the next', async () => {
    const [one, two, three] = await saveBookmarks(its.driver, 'Granted', items);
    const panel = await its.driver.openPanel();
    await press(panel, 'New chat');
    model.script([callText('delete_bookmarks', { bookmark_ids: [one] }), 'First gone.']);
    await say(panel, 'I am through with the first of Granted');
    await shown(panel, '[data-confirm]');
    await choose(panel, 'allow-chat');
    await answered(panel, 'First gone.');

    model.script([callText('delete_bookmarks', { bookmark_ids: [two] }), 'Second gone.']);
    await say(panel, 'The second bores me as well');
    await answered(panel, 'Second gone.');
    expect(await inFolder('Granted')).toEqual(['Three']);

    await press(panel, 'New chat');
    model.script([callText('delete_bookmarks', { bookmark_ids: [three] }), 'It stays.']);
    await say(panel, 'The third bores me as well');
    await shown(panel, '[data-confirm]');
    await choose(panel, 'deny');
    await answered(panel, 'It stays.');
    expect(await inFolder('Granted')).toEqual(['Three']);
  });

  it('runs once when two panels answer', async () => {
    const ids = await saveBookmarks(its.driver, 'Twice', items);
    const first = await its.driver.openPanel();
    await press(first, 'New chat');
    model.script([callText('delete_bookmarks', { bookmark_ids: ids }), 'All three are gone.']);
    await say(first, 'I am through with everything in Twice');
    await shown(first, '[data-confirm]');
    const second = await its.driver.openPage('sidepanel.html');
    await shown(second, '[data-confirm]');
    await Promise.all([choose(first, 'allow'), choose(second, 'allow')]);
    await answered(first, 'All three are gone.');
    await answered(second, 'All three are gone.');
    expect((await inFolder(trash)).filter((title) => title === 'Two')).toHaveLength(
      (await inFolder(trash)).filter((title) => title === 'One').length,
    );
    expect(await inFolder('Twice')).toEqual([]);
    const actions = await first.$$('[data-call="delete_bookmarks"]');
    expect(actions).toHaveLength(1);
    await second.close();
  });

  it('shows at least five rows of a long list in a small panel, with lasting grants after them', async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({ title: `Page ${n}`, url: `https://many.example/${n}` }));
    const ids = await saveBookmarks(its.driver, 'Many', many);
    const panel = await its.driver.openPanel();
    const before = panel.viewport();
    await press(panel, 'New chat');
    await panel.setViewport({ width: 320, height: 640 });
    model.script([callText('delete_bookmarks', { bookmark_ids: ids }), 'They stay.']);
    await say(panel, 'I am through with everything in Many');
    await shown(panel, '[data-row]');
    const inSight = (found: Element[]) => {
      const { top = 0, bottom = 0 } = found[0]?.closest('.plan-list')?.getBoundingClientRect() ?? {};
      return found
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).length;
    };
    expect(await panel.$$eval('[data-row]', inSight)).toBeGreaterThanOrEqual(5);
    const tops = (buttons: Element[]) => new Set(buttons.map((one) => one.getBoundingClientRect().top)).size;
    expect(await panel.$$eval('[data-choice="deny"], [data-choice="allow"]', tops)).toBe(1);
    await choose(panel, 'allow-chat');
    await answered(panel, 'They stay.');
    expect(await inFolder('Many')).toEqual([]);
    await panel.setViewport(before);
  });
});
