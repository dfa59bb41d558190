import { describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { setScheme } from '../harness/colour-scheme.ts';
import { elsewhere } from '../harness/driver.ts';
import { openTabs } from '../harness/library.ts';
import { callText, withModel } from '../harness/model.ts';
import { answered, byRole, call, gone, press, say, shown, texts } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();
const model = withModel(its, elsewhere);
const sheet = '[role="dialog"]';

describe('a model that is not on this machine', () => {
  it('gets nothing before the user said what it may see', async () => {
    const panel = await its.driver.openPanel();
    await say(panel, 'Hello there, who are you?');
    await byRole(panel, 'dialog', 'What this model may see');
    expect((await texts(panel, sheet))[0]).toContain(elsewhere);
    expect(model.bodies()).toEqual([]);
    for (const scheme of ['light', 'dark'] as const) {
      await setScheme(its.driver, panel, scheme);
      expect(await violations(panel)).toEqual([]);
    }
    await press(panel, 'Not now');
    await shown(panel, '[data-end="not-now"]');
    await gone(panel, sheet);
    expect(model.bodies()).toEqual([]);
  });

  it('still waits for the answer after the panel was closed', async () => {
    const first = await its.driver.openPanel();
    await press(first, 'Go on');
    await byRole(first, 'dialog', 'What this model may see');
    await first.close();
    const panel = await its.driver.openPanel();
    await byRole(panel, 'dialog', 'What this model may see');
    expect((await texts(panel, '[role="status"]')).join()).toContain('Waiting for you: what may Test server see?');
    expect(model.bodies()).toEqual([]);
  });

  it('is told what is private, and sees the rest', async () => {
    const { driver, site } = its;
    await openTabs(driver, [`${site.url('/news')}?token=s3cret#part`]);
    const panel = await driver.openPanel();
    model.script([callText('list_tabs', {}), callText('search_bookmarks', { query: 'sea' }), 'I only saw your tabs.']);
    const bookmarks = await byRole(panel, 'checkbox', 'Bookmarks');
    await bookmarks.click();
    const addresses = await byRole(panel, 'combobox', 'Web addresses');
    await addresses.select('bare');
    await press(panel, 'Allow');
    await call(panel, 'list_tabs', 'done');
    await call(panel, 'search_bookmarks', 'failed');
    await answered(panel, 'I only saw your tabs.');
    const sent = JSON.stringify(model.bodies());
    expect(sent).toContain(site.url('/news'));
    expect(sent).not.toContain('s3cret');
    expect(sent).toContain('The user keeps bookmarks and tags private from this model.');
  });

  it('is not asked about again, and its access can be changed in the options', async () => {
    const panel = await its.driver.openPanel();
    model.script(['Hello again.']);
    await say(panel, 'Are you still there, model?');
    await answered(panel, 'Hello again.');
    const options = await its.driver.openPage('options.html#tools');
    const list = await byRole(options, 'combobox', 'Web addresses for Test server');
    expect(await list.evaluate((element) => (element as HTMLSelectElement).value)).toBe('bare');
    await options.close();
  });
});
