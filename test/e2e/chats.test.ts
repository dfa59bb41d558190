import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { violations } from './harness/axe.ts';
import { until } from './harness/driver.ts';
import { withModel } from './harness/model.ts';
import { answered, byRole, fill, press, say, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';
import { storedText } from './harness/stored-text.ts';

const its = world();
const model = withModel(its);

const chats = (panel: Page) =>
  panel.$$eval('[data-chat]', (all) => all.map((one) => one.querySelector('bdi')?.textContent ?? ''));
const listed = (panel: Page, titles: string[]) =>
  until(`the chats ${titles}`, async () => String(await chats(panel)) === String(titles));

/** A chat a day, the first one today. */
function fileOf(titles: string[], words: (title: string) => string): string {
  const chat = (title: string, days: number) => {
    const at = Date.now() - days * 86_400_000;
    const id = `chat-${title}`;
    const message = { id: `m-${title}`, conversation: id, turn: `t-${title}`, role: 'user', at, state: 'complete' };
    return {
      conversation: { id, title, named: true, at, updated: at, window: null, draft: '' },
      messages: [{ ...message, parts: [{ type: 'text', text: words(title) }] }],
      turns: [],
      pieces: [],
    };
  };
  return JSON.stringify({ format: 'outrigger', version: 1, at: Date.now(), chats: titles.map(chat) });
}

async function load(panel: Page, content: string): Promise<void> {
  const file = join(its.driver.downloads, 'chosen.json');
  await writeFile(file, content);
  await press(panel, 'Chats');
  const chooser = await shown(panel, 'input[aria-label="Chat file"]');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
}

describe('the list of chats', () => {
  it('imports, searches, pins, renames, deletes with undo, and exports', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    await load(
      panel,
      fileOf(['Harbour', 'Recipes', 'Taxes'], (title) => `All about ${title}, in Đà Nẵng`),
    );
    await listed(panel, ['Harbour', 'Recipes', 'Taxes']);
    expect(await texts(panel, 'h3.view-group')).toEqual(['Today', 'Yesterday', 'Last 7 days']);

    await (await byRole(panel, 'searchbox', 'Search chats')).type('da nang recipes');
    await listed(panel, ['Recipes']);
    expect(await texts(panel, '.chat-passage mark')).toEqual(['Đà']);
    expect(await violations(panel)).toEqual([]);
    for (let n = 0; n < 'da nang recipes'.length; n += 1) await panel.keyboard.press('Backspace');
    await listed(panel, ['Harbour', 'Recipes', 'Taxes']);

    await panel.keyboard.press('ArrowDown');
    await panel.keyboard.press('End');
    await panel.keyboard.press('F2');
    await fill(panel, 'Title', 'Dues');
    await panel.keyboard.press('Enter');
    await listed(panel, ['Harbour', 'Recipes', 'Dues']);
    await press(panel, 'Pin “Dues”');
    await listed(panel, ['Dues', 'Harbour', 'Recipes']);

    await press(panel, 'Delete “Recipes”');
    await listed(panel, ['Dues', 'Harbour']);
    await press(panel, 'Undo');
    await listed(panel, ['Dues', 'Harbour', 'Recipes']);

    await press(panel, 'Export “Harbour”');
    await press(panel, 'As Markdown');
    const saved = join(driver.downloads, 'Harbour.md');
    // It is there before it is whole.
    const whole = '# Harbour\n\n## You\n\nAll about Harbour, in Đà Nẵng\n';
    await until('the whole file', async () => (await readFile(saved, 'utf8').catch(() => null)) === whole);
    await press(panel, 'Close');
  });
});

describe('two panels at once', () => {
  it('show one chat, and lose nothing of either', async () => {
    const { driver } = its;
    const one = await driver.openPanel();
    await press(one, 'New chat');
    const held = model.hold(['The ferry goes', ' at nine.']);
    model.script([held.reply]);
    await say(one, 'When does the ferry go?');
    await answered(one, 'The ferry goes');
    await until('the text to be stored', async () => (await storedText(one)).includes('The ferry goes'));

    const other = await driver.openPage('sidepanel.html');
    await answered(other, 'The ferry goes');
    await (await byRole(other, 'textbox', 'Message')).type('typed elsewhere');
    held.release();
    await answered(one, 'at nine.');
    await answered(other, 'at nine.');

    model.script(['It is elsewhere.']);
    await other.keyboard.press('Enter');
    await until('the answer in both', async () => {
      const both = await Promise.all([one, other].map((page) => texts(page, '[data-message="assistant"]')));
      return both.every((all) => all.length === 2);
    });
    await answered(one, 'It is elsewhere.');

    await press(other, 'Chats');
    await press(other, 'Rename “When does the ferry go?”');
    await fill(other, 'Title', 'Ferry');
    await other.keyboard.press('Enter');
    await byRole(one, 'heading', 'Ferry');
    expect(await texts(one, '[data-message="user"]')).toHaveLength(2);

    await press(other, 'Delete “Ferry”');
    await byRole(one, 'heading', 'New chat');
    expect(await texts(one, '[data-message]')).toEqual([]);
    await press(other, 'Undo');
    await press(one, 'Chats');
    await (await byRole(one, 'button', 'Pin “Ferry”')).hover();
    await one.$$eval('[data-chat]', (all) => {
      const ferry = all.find((button) => button.textContent?.includes('Ferry'));
      (ferry as HTMLElement | undefined)?.click();
    });
    await answered(one, 'It is elsewhere.');
    await other.close();
  });
});
