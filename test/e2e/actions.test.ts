import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { until } from './harness/driver.ts';
import { openTabs } from './harness/library.ts';
import { withModel } from './harness/model.ts';
import { answered, byRole, call, fill, press, say, shown, texts } from './harness/panel.ts';
import { browserName, world } from './harness/start.ts';

const its = world({
  '/tides': { title: 'Tides of Brittany', body: '<article><h1>Tides</h1><p id="p">High water at noon.</p></article>' },
});
const model = withModel(its);

/** Opens the page in front, with a sentence of it selected; gives the panel. */
async function inFront(): Promise<Page> {
  const panel = await its.driver.openPanel();
  const page = await its.driver.browser.newPage();
  await page.goto(its.site.url('/tides'));
  await page.bringToFront();
  await page.evaluate(() => {
    const place = document.querySelector('#p');
    if (place) getSelection()?.selectAllChildren(place);
  });
  return panel;
}

/**
 * Waits until the panel shows what the key asked for. In Firefox the key opened the real sidebar, which may have taken it:
 * the panel of the test then finds it in the database, as any panel that opens later.
 */
async function came(panel: Page, selector: string): Promise<void> {
  const here = (within: number) => until(selector, () => panel.$(selector), within).then(() => true);
  if (browserName !== 'firefox') return void (await here(30_000));
  await panel.bringToFront();
  await until(selector, async () => {
    if (await here(8000).catch(() => false)) return true;
    await panel.evaluate(() => location.reload());
    return false;
  });
}

const userMessages = (panel: Page) => texts(panel, '[data-message="user"]');
const lastPrompt = () => JSON.stringify(model.bodies().at(-1)?.messages.at(-1));

describe('a key, with the panel open', () => {
  it('asks the model for a summary of the front page', async () => {
    const panel = await inFront();
    model.script(['It is about the sea.']);
    await its.driver.command('summarize-page');
    await came(panel, '[data-message="user"]');
    await answered(panel, 'It is about the sea.');
    expect((await userMessages(panel)).join()).toMatch(/^Summarize this page/);
    expect(lastPrompt()).toContain('High water at noon.');
  });

  it('attaches the selection to the next message, and the model gets it fenced', async () => {
    const panel = await inFront();
    await press(panel, 'New chat');
    await its.driver.command('ask-selection');
    await came(panel, '[data-attached="selection"]');
    const chip = await shown(panel, '[data-attached="selection"]');
    expect(await chip.evaluate((element) => element.textContent)).toContain('Tides of Brittany');
    model.script(['At noon.']);
    await say(panel, 'When is it?');
    await answered(panel, 'At noon.');
    expect(lastPrompt()).toContain('Attached by the user (selection)');
    expect(lastPrompt()).toContain('High water at noon.');
    expect(await panel.$('[data-attached]')).toBeNull();
  });

  it('offers tags for the page, and adds the chosen one', async () => {
    const panel = await inFront();
    await press(panel, 'New chat');
    await its.driver.command('tag-page');
    await came(panel, '[data-message="user"]');
    await answered(panel, 'Tides of Brittany');
    const chips = await until('the choices', async () => {
      const labels = await texts(panel, '.chips-choice .chip');
      return labels.length > 0 && labels;
    });
    expect(chips.map((label) => label.replace(/^\d/, ''))).toContain('New: #brittany');
    const wanted = (await panel.$$('.chips-choice .chip'))[chips.findIndex((label) => label.endsWith('#brittany'))];
    await wanted?.click();
    await call(panel, 'tag_items', 'done');
    await answered(panel, '#brittany');
    await press(panel, 'New chat');
    await say(panel, '#brittany');
    await answered(panel, 'Tides of Brittany');
  });
});

describe('a custom action', () => {
  const slot = 'action-1';
  let id: string;
  beforeAll(async () => {
    const options = await its.driver.openPage('options.html#shortcuts');
    await press(options, 'Add action');
    await fill(options, 'Name', 'Explain');
    await fill(options, 'Prompt', 'Explain {{selection}} by {{page}} and {{link}}.');
    for (const place of ['Page', 'Link']) await (await byRole(options, 'checkbox', place)).click();
    await (await byRole(options, 'combobox', 'Key')).select(slot);
    await press(options, 'Save');
    await until('the notice', () => options.evaluate(() => document.body.innerText.includes('Saved')));
    id = await (await shown(options, '[data-action]')).evaluate((row) => row.getAttribute('data-action') ?? '');
    await options.close();
  });

  const expectPageAndSelection = (): void => {
    const prompt = lastPrompt();
    for (const kind of ['page', 'selection']) expect(prompt).toContain(`Attached by the user (${kind})`);
    expect(prompt.split('High water at noon.')).toHaveLength(3);
    expect(prompt).not.toContain('{{');
  };

  it('runs from / with the page and the selection', async () => {
    const panel = await inFront();
    await panel.bringToFront();
    await press(panel, 'New chat');
    model.script(['Noon, for the sea.']);
    await (await byRole(panel, 'textbox', 'Message')).type('/expl');
    await until('the action', async () => (await texts(panel, '[role="option"]')).join().includes('Explain'));
    await panel.keyboard.press('Enter');
    await answered(panel, 'Noon, for the sea.');
    expectPageAndSelection();
  });

  it('runs from its key', async () => {
    const panel = await inFront();
    await press(panel, 'New chat');
    model.script(['By its key.']);
    await its.driver.command(slot);
    await came(panel, '[data-message="user"]');
    await answered(panel, 'By its key.');
    expectPageAndSelection();
  });

  it('runs from the menu of a link', async () => {
    const panel = await inFront();
    await press(panel, 'New chat');
    model.script(['By its link.']);
    await its.driver.menu(id, { linkUrl: 'https://almanac.example/tides' });
    await came(panel, '[data-message="user"]');
    await answered(panel, 'By its link.');
    expectPageAndSelection();
    expect(lastPrompt()).toContain('Attached by the user (link)');
    expect(lastPrompt()).toContain('https://almanac.example/tides');
  });
});

describe('the context menu of a page', () => {
  it('summarizes the page', async () => {
    const panel = await inFront();
    await press(panel, 'New chat');
    model.script(['The sea, once more.']);
    await its.driver.menu('summarize-page');
    await came(panel, '[data-message="user"]');
    await answered(panel, 'The sea, once more.');
    expect(lastPrompt()).toContain('High water at noon.');
  });

  it('attaches the selection to the next message', async () => {
    const panel = await inFront();
    await press(panel, 'New chat');
    await its.driver.menu('ask-selection', { selectionText: 'High water at noon.' });
    await came(panel, '[data-attached="selection"]');
    model.script(['Twelve.']);
    await say(panel, 'When is it, in words?');
    await answered(panel, 'Twelve.');
    expect(lastPrompt()).toContain('High water at noon.');
  });
});

describe('the keyword in the address bar', () => {
  it('asks the model the sentence after it', async () => {
    const panel = await its.driver.openPanel();
    await press(panel, 'New chat');
    model.script(['A boat.']);
    await its.driver.addressBar('What is a sloop, do you think?');
    await came(panel, '[data-message="user"]');
    await answered(panel, 'A boat.');
    expect((await userMessages(panel)).join()).toMatch(/^What is a sloop, do you think\?/);
  });
});

describe('the list under the address bar', () => {
  it('shows what the sentence would do, with its count, and sentences that begin so', async () => {
    const { driver, site } = its;
    await openTabs(driver, ['/twice', '/twice', '/twice'].map(site.url));
    await until('the count', async () =>
      /Close \d+ duplicate tabs/.test((await driver.addressBarList('close the duplicate tabs')).join()),
    );
    const list = await driver.addressBarList('dupl');
    expect(list.join()).toMatch(/Close duplicate tabs – Close \d+ duplicate tabs/);
  });
});

/** Windows of a kind that hold the page of the panel, by the ids of its tabs. */
const panelTabs = async (windowType: 'normal' | 'popup') =>
  (await its.driver.hand()).evaluate(async (windowType: 'normal' | 'popup') => {
    const tabs = await chrome.tabs.query({ windowType });
    return tabs.flatMap(({ id, url }) => (url?.endsWith('/sidepanel.html') && id !== undefined ? id : []));
  }, windowType);

describe('the menu of the toolbar icon', () => {
  it.each([
    ['panel-in-tab', 'normal'],
    ['panel-in-window', 'popup'],
  ] as const)('has %s, which opens the panel there', async (item, windowType) => {
    const before = await panelTabs(windowType);
    await its.driver.menu(item);
    const id = await until('the panel', async () => (await panelTabs(windowType)).find((id) => !before.includes(id)));
    await (await its.driver.hand()).evaluate((id: number) => chrome.tabs.remove(id), id);
  });
});
