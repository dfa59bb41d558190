import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../harness/axe.ts';
import { until } from '../harness/driver.ts';
import { withModel } from '../harness/model.ts';
import { answered, byRole, gone, press, say, shown } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();
const model = withModel(its);

/** Exports everything, and gives the file once it is whole. */
async function exported(page: Page): Promise<string> {
  const { downloads } = its.driver;
  const files = async () => (await readdir(downloads)).filter((name) => name.endsWith('.json'));
  for (const old of await files()) await rm(join(downloads, old));
  await press(page, 'Export everything');
  return until('the file', async () => {
    const [name] = await files();
    const text = name && (await readFile(join(downloads, name), 'utf8'));
    return text?.endsWith('}\n') ? text : null;
  });
}

const says = (page: Page, words: string) =>
  until(words, () => page.evaluate((text: string) => document.body.innerText.includes(text), words));

async function choose(page: Page, content: string): Promise<void> {
  const file = join(its.driver.downloads, 'chosen');
  await writeFile(file, content);
  const chooser = await shown(page, 'input[aria-label="Outrigger file"]');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(file);
}

const parsed = (text: string) => ({ ...JSON.parse(text), at: 0 });

describe('all stored data', () => {
  it('is exported, wiped, and restored as it was', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    model.script(['Bread needs **two** per cent of salt.']);
    await say(panel, 'How much salt goes into bread?');
    await answered(panel, 'two');
    // An answer may be shown before all of it is stored.
    await gone(panel, '.status-line[data-busy="true"]');

    const options = await driver.openPage('options.html#data');
    await (await byRole(options, 'checkbox', 'With API keys')).click();
    const file = await exported(options);
    expect(parsed(file).chats).toHaveLength(1);
    expect(file).toContain('Bread needs **two** per cent of salt.');

    await press(options, 'Wipe everything');
    await press(options, 'Wipe for good');
    await says(options, 'Everything was wiped.');
    await says(options, 'No chats');
    expect(await violations(options)).toEqual([]);
    await until('the panel to be empty', async () => (await panel.$('[data-message]')) === null);
    await byRole(panel, 'heading', 'New chat');

    await choose(options, file);
    await shown(options, '[role="dialog"]');
    expect(await violations(options)).toEqual([]);
    const keys = await options.$$('[role="dialog"] input:not([disabled]):not(:checked)');
    for (const box of keys) await box.click();
    const boxes = await options.$$eval('[role="dialog"] input', (all) => all.length);
    await options.$eval('[role="dialog"] .button-fill', (button) => (button as HTMLElement).click());
    await says(options, 'imported');
    expect(boxes).toBeGreaterThan(1);
    expect(parsed(await exported(options))).toEqual(parsed(file));

    await press(panel, 'Chats');
    await (await shown(panel, '[data-chat]')).click();
    await answered(panel, 'two');
    model.script(['Less in **rye**.']);
    await say(panel, 'And rye?');
    await answered(panel, 'rye');
    await options.close();
  });

  it('stays unchanged if a file is damaged or newer', async () => {
    const options = await its.driver.openPage('options.html#data');
    await choose(options, '{"format":"outrigger","version":99}');
    await says(options, 'A newer version of Outrigger wrote this file.');
    await choose(options, '{"format":"outrigger","version":1,"chats":[{"conversation":');
    await says(options, 'This file cannot be read');
    await options.close();
  });
});
