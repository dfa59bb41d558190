import { describe, expect, it } from 'vitest';
import { bookmarksIn, saveBookmarks } from './harness/library.ts';
import { answered, call, choose, say, shown } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();

describe('merging two folders without a model', () => {
  it('asks once, moves the contents of one, and deletes it', async () => {
    const { driver } = its;
    await saveBookmarks(driver, 'Dev', [{ title: 'One', url: 'https://one.test/' }]);
    await saveBookmarks(driver, 'Code', [{ title: 'Two', url: 'https://two.test/' }]);
    const panel = await driver.openPanel();

    await say(panel, 'merge folder Dev into Code');
    await shown(panel, '[data-confirm~="move_bookmarks"][data-confirm~="delete_bookmark_folders"]');
    await choose(panel, 'allow');
    await call(panel, 'delete_bookmark_folders', 'done');
    await answered(panel, 'Moved 1 item');
    const code = (await bookmarksIn(driver)).filter(({ folder }) => folder === 'Code');
    expect(code.map(({ title }) => title).toSorted()).toEqual(['One', 'Two']);
  });
});
