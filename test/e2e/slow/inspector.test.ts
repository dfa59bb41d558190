import { describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { setScheme } from '../harness/colour-scheme.ts';
import { until } from '../harness/driver.ts';
import { callText, withModel } from '../harness/model.ts';
import { answered, gone, say, shown, texts } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();
const model = withModel(its);

const inspector = () => its.driver.openPage('options.html#inspector');

describe('the inspector', () => {
  it('shows the request and the reply, and parses it in another way', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    const source = callText('list_tabs', { query: 'harbour' });
    model.script([`Looking.\n\n${source}`, 'Nothing about the harbour.']);
    await say(panel, 'Is there something about the harbour?');
    await answered(panel, 'Nothing about the harbour.');
    await gone(panel, '.status-line[data-busy="true"]');
    await shown(panel, '.cost-button');
    expect((await texts(panel, '.cost-button'))[0]).toMatch(/k of 32k/);

    const page = await inspector();
    await until('both rounds', async () => (await page.$$('[data-round] pre [data-part]')).length >= 3);
    expect(await texts(page, '[data-round] .reading-source')).toEqual([
      'Nothing about the harbour.',
      `Looking.\n\n${source}`,
    ]);
    expect(await texts(page, '[data-round] pre [data-part="call"]')).toEqual([source]);
    const [latest] = model.bodies().slice(-1);
    const sent = latest!.messages.map(({ content }) => content);
    await page.$eval('[data-round] .round-more', (details) => {
      (details as HTMLDetailsElement).open = true;
    });
    const listed = await texts(page, '[data-round]:first-child [data-sent] .sent-text');
    expect(listed).toHaveLength(sent.length);
    expect(listed[1]).toBe(sent[1]);

    await page.$$eval('[data-round] .round-more', (all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
    const cut = await shown(page, '[data-round]:last-child .replay-how .field:last-child select');
    expect(await texts(page, '.replay-verdict')).toEqual(['The same is found in it.', 'The same is found in it.']);
    await cut.select('lines');
    const syntax = await shown(page, '[data-round]:last-child .replay-how .field:first-child select');
    await syntax.select('xml');
    await until('another reading', async () => (await texts(page, '.replay-verdict'))[1]?.startsWith('Something else'));
    expect(await texts(page, '.replay .reading-source [data-part="call"]')).toEqual([]);

    await page.setViewport({ width: 320, height: 640 });
    for (const scheme of ['light', 'dark'] as const) {
      await setScheme(driver, page, scheme);
      expect(await violations(page)).toEqual([]);
    }
    // A page keeps room for a bar that it has not: its content is as wide as the rest.
    const { scrollWidth, width } = await page.evaluate(() => {
      const { documentElement: root } = document;
      return { scrollWidth: root.scrollWidth, width: root.getBoundingClientRect().width };
    });
    expect(scrollWidth).toBe(width);
    await page.close();
  });

  it('has what had come when the panel was closed in the middle', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    const held = model.hold(['Half of the ans', 'wer.']);
    model.script([held.reply]);
    await say(panel, 'Tell me a long story about boats');
    await answered(panel, 'Half of the ans');
    const page = await until('half an answer', async () => {
      const opened = await inspector();
      await shown(opened, '[data-round] .reading');
      if ((await texts(opened, '[data-round] .reading-source'))[0] === 'Half of the ans') return opened;
      return void (await opened.close());
    });
    await panel.close();
    held.release();
    const again = await driver.openPanel();
    await shown(again, '[data-end="cut"]');
    await until('the round to be cut', async () => (await texts(page, '[data-round]'))[0]?.includes('broke off'));
    expect((await texts(page, '[data-round] .reading-source'))[0]).toBe('Half of the ans');
    await page.close();
  });
});
