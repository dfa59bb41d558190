import type { ElementHandle } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import type { Settings } from '@/src/contract/settings.ts';
import { refusal } from '../fixtures/model-server.ts';
import { until } from './harness/driver.ts';
import { bookmarksIn, openTabs, saveBookmarks, tabUrls } from './harness/library.ts';
import { callText, withModel } from './harness/model.ts';
import { answered, call, choose, press, say, shown, texts } from './harness/panel.ts';
import { records } from './harness/records.ts';
import { world } from './harness/start.ts';

const its = world();
const model = withModel(its);

/** Chooses what tools may do, one after the other; each is saved before the next. */
async function setPolicies(policies: Record<string, 'ask' | 'off'>): Promise<void> {
  const options = await its.driver.openPage('options.html#tools');
  for (const [tool, policy] of Object.entries(policies)) {
    const list = (await shown(options, `[data-tool="${tool}"] select:enabled`)) as ElementHandle<HTMLSelectElement>;
    await list.select(policy);
    await until(`${tool} to be ${policy}`, async () => {
      const { settings } = await records(options, ['settings']);
      return (settings as Settings[])[0]?.policies[tool] === policy;
    });
  }
  await options.close();
}

describe('an OpenAI-compatible server', () => {
  it('runs a read call as it is written and shows the answer', async () => {
    const { driver, site } = its;
    await openTabs(
      driver,
      ['/news', '/weather'].map((path) => site.url(path)),
    );
    const panel = await driver.openPanel();
    const asked = model.bodies().length;
    model.script([
      `I will look at your tabs — “all” of them.\n\n${callText('list_tabs', { query: 'Page' })}`,
      'You have **two** pages open: news and weather 🌦.',
    ]);
    await say(panel, 'Tell me what I was reading about');
    await call(panel, 'list_tabs', 'done');
    const answer = await answered(panel, 'news and weather 🌦.');
    expect(answer).toContain('You have two pages open');
    expect(answer).toContain('I will look at your tabs — “all” of them.');
    expect(answer).not.toContain('tool_call');
    const [first, second] = model.bodies().slice(asked);
    expect(first).not.toHaveProperty('tools');
    expect(first?.messages[0]?.content).toContain('### list_sessions');
    expect(JSON.stringify(second?.messages)).toContain(site.url('/weather'));
  });

  it('shows the call while it is still being written', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    const source = callText('list_tabs', { query: 'weather' });
    const half = source.indexOf('weather');
    const hold = model.hold([source.slice(0, half), source.slice(half)]);
    model.script([hold.reply, 'Done looking.']);
    await say(panel, 'Was there something about the weather?');
    const card = await call(panel, 'list_tabs', 'running');
    // Its words come one by one.
    await until('its argument', () => card.evaluate((element) => element.textContent?.includes('query')));
    hold.release();
    await answered(panel, 'Done looking.');
  });

  it('runs a write at once and undoes it', async () => {
    const { driver } = its;
    const [id] = await saveBookmarks(driver, 'Loose', [{ title: 'Harbour', url: 'https://harbour.example/' }]);
    const panel = await driver.openPanel();
    model.script([
      callText('move_bookmarks', { moves: [{ bookmark_ids: [id], folder_path: 'Sea' }] }),
      'Moved it to Sea.',
    ]);
    await say(panel, 'The harbour one belongs to Sea, I think');
    await answered(panel, 'Moved it to Sea.');
    const folder = async () => (await bookmarksIn(driver)).find((one) => one.id === id)?.folder;
    expect(await folder()).toBe('Sea');
    await press(panel, 'Undo: move 1 bookmark');
    await until('the bookmark to be back', async () => (await folder()) === 'Loose');
  });

  it('runs no quoted call', async () => {
    const { driver } = its;
    const before = await tabUrls(driver);
    const panel = await driver.openPanel();
    const quoted = [
      'Here is how a call looks:',
      '',
      '````markdown',
      callText('close_tabs', { tab_ids: [1, 2, 3] }),
      '````',
      '',
      'That is all.',
    ];
    model.script([quoted.join('\n')]);
    await say(panel, 'How do you call a tool?');
    const answer = await answered(panel, 'That is all.');
    expect(answer).toContain('close_tabs');
    expect(await panel.$$('[data-call="close_tabs"]')).toHaveLength(0);
    expect(await tabUrls(driver)).toEqual(before);
  });

  it('reports the error and retries', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    model.script([{ status: 500, message: 'upstream is down' }, 'Here again.']);
    await say(panel, 'Hello?');
    await shown(panel, '[data-end="error"]');
    await press(panel, 'Retry');
    await answered(panel, 'Here again.');
    expect((await texts(panel, '[data-message="user"]')).filter((text) => text.includes('Hello?'))).toHaveLength(1);
  });

  it('waits as long as the server asks, with a clock, and retries by itself', async () => {
    const panel = await its.driver.openPanel();
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

  it('neither offers nor runs a tool that is switched off, and asks about one set to ask', async () => {
    const panel = await its.driver.openPanel();
    await setPolicies({ list_sessions: 'off', list_tabs: 'ask' });
    await panel.bringToFront();
    await press(panel, 'New chat');
    model.script([callText('list_sessions', {}), callText('list_tabs', {}), 'I saw your tabs alone.']);
    await say(panel, 'What did I put away, and what is open?');
    await shown(panel, '[data-call-error]');
    await shown(panel, '[data-confirm~="list_tabs"]');
    expect(model.bodies().at(-1)?.messages[0]?.content).not.toContain('### list_sessions');
    await choose(panel, 'allow');
    await call(panel, 'list_tabs', 'done');
    await answered(panel, 'I saw your tabs alone.');
    expect(await panel.$('[data-call="list_sessions"][data-state="done"]')).toBeNull();
  });
});
