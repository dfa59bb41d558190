import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { refusal } from '../fixtures/model-server.ts';
import { until } from './harness/driver.ts';
import { withModel } from './harness/model.ts';
import { answered, byRole, gone, press, reload, say, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';
import { storedText } from './harness/stored-text.ts';

const its = world();
const model = withModel(its);

const open = async () => {
  const panel = await its.driver.openPanel();
  await panel.bringToFront();
  return panel;
};
const written = (panel: Page, text: string) =>
  until(`the draft “${text}”`, async () => {
    const box = await byRole(panel, 'textbox', 'Message');
    return (await box.evaluate((element) => (element as HTMLTextAreaElement).value)) === text;
  });

describe('suggestions', () => {
  it('once dismissed are gone for good', async () => {
    const first = await open();
    await byRole(first, 'region', 'Suggestions');
    await press(first, 'Hide suggestions for good');
    await gone(first, '.suggestions');
    await reload(first);
    const counted = (panel: Page) =>
      until('what is open', async () => /^\d+ tabs? /.test((await texts(panel, '.empty-fact')).join()));
    await counted(first);
    expect(await first.$('.suggestions')).toBeNull();
    await first.close();
    const again = await open();
    await counted(again);
    expect(await again.$('.suggestions')).toBeNull();
  });
});

describe('a draft', () => {
  it('outlives the panel and the background, and is sent after both', async () => {
    const first = await open();
    await (await byRole(first, 'textbox', 'Message')).type('When does the ferry');
    await until('it to be stored', async () => (await storedText(first)).includes('When does the ferry'));
    await first.close();
    const panel = await open();
    await written(panel, 'When does the ferry');
    await its.driver.stopBackground();
    model.script(['It goes at nine.']);
    await say(panel, ' go, would you say?');
    await answered(panel, 'It goes at nine.');
    expect(model.bodies().at(-1)?.messages.at(-1)?.content).toContain('When does the ferry go, would you say?');
    await written(panel, '');
  });
});

describe('a server that asks to wait', () => {
  it('is asked again by itself once the time is over, and the wait is said with a clock', async () => {
    const panel = await open();
    await press(panel, 'New chat');
    const asked = model.bodies().length;
    model.script([refusal(429, { message: 'Slow down.' }, { 'retry-after': '4' }), 'Here I am.']);
    await say(panel, 'Are you busy, by any chance?');
    const clock = await shown(panel, '[role="timer"][data-pause="told-to-wait"]');
    expect(await clock.evaluate((element) => element.textContent)).toMatch(
      /^The server asks to wait. Asking again in 0:0[0-4]$/,
    );
    await answered(panel, 'Here I am.');
    expect(await panel.$('[role="timer"], [data-end="error"]')).toBeNull();
    expect(model.bodies()).toHaveLength(asked + 2);
  });
});
