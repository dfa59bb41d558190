import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import type { Settings } from '@/src/contract/settings.ts';
import { until } from './harness/driver.ts';
import { callText, withModel } from './harness/model.ts';
import { answered, byRole, call, choose, press, say, shown } from './harness/panel.ts';
import { records } from './harness/records.ts';
import { world } from './harness/start.ts';

const its = world();
const model = withModel(its);

const fresh = async () => {
  const panel = await its.driver.openPanel();
  await panel.bringToFront();
  await press(panel, 'New chat');
  return panel;
};

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

const system = () => model.bodies().at(-1)?.messages[0]?.content ?? '';
const sight = (panel: Page) =>
  panel.evaluate(() => ({
    theme: document.documentElement.dataset.theme ?? null,
    paper: getComputedStyle(document.body).backgroundColor,
  }));

describe('what the user chose for a tool', () => {
  it('holds: one that is off is neither offered nor run, one that asks asks', async () => {
    const panel = await fresh();
    model.script(['Hello.']);
    await say(panel, 'Who are you, if I may ask?');
    await answered(panel, 'Hello.');
    expect(system()).toContain('### list_sessions');

    await setPolicies({ list_sessions: 'off', list_tabs: 'ask' });
    await fresh();
    model.script([callText('list_sessions', {}), callText('list_tabs', {}), 'I saw your tabs alone.']);
    await say(panel, 'What did I put away, and what is open?');
    await shown(panel, '[data-call-error]');
    await shown(panel, '[data-confirm~="list_tabs"]');
    expect(system()).not.toContain('### list_sessions');
    await choose(panel, 'allow');
    await call(panel, 'list_tabs', 'done');
    await answered(panel, 'I saw your tabs alone.');
    expect(await panel.$('[data-call="list_sessions"][data-state="done"]')).toBeNull();
  });
});

describe('the theme', () => {
  it('changes in the panel that is open', async () => {
    const panel = await fresh();
    const options = await its.driver.openPage('options.html#appearance');
    const set = async (name: string) => {
      await options.bringToFront();
      await (await byRole(options, 'radio', name)).click();
    };
    await set('Light');
    await until('the light', async () => (await sight(panel)).theme === 'light');
    const light = await sight(panel);
    await set('Dark');
    await until('the dark', async () => (await sight(panel)).theme === 'dark');
    expect((await sight(panel)).paper).not.toBe(light.paper);
    await options.close();
  });
});
