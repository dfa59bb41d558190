import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import OpenAI from 'openai';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../fixtures/model-server.ts';
import { ask } from '../harness/background.ts';
import { until } from '../harness/driver.ts';
import { openTabs } from '../harness/library.ts';
import { withModel } from '../harness/model.ts';
import { helperHome } from '../harness/native-host.ts';
import { addProgram, openConnections, program, turn } from '../harness/outside-program.ts';
import { choose, press, shown } from '../harness/panel.ts';
import { browserName, world } from '../harness/start.ts';
import { storedText } from '../harness/stored-text.ts';

// Checks of the bridge in a real browser: 10 (keys are stored nowhere), 16 (the work of a program is undone by row, by
// call, by sitting and after a restart), 17 (no grant holds after the text of a page), 19 (a program that waits) and 20
// (large data arrives to the letter).

const home = await helperHome();
const its = world(
  {
    '/': { title: 'Home', body: '<h1>Home</h1>' },
    '/one': { title: 'One', body: '1' },
    '/two': { title: 'Two', body: '2' },
    '/three': { title: 'Three', body: '3' },
  },
  { granted: true, env: home.env },
);
const model = withModel(its);
const { port } = home;
let hand: Page;
let options: Page;
let panel: Page;
let key: string;

const outside = () => program(port, key);
const added = async (name: string, tick: string[] = []): Promise<string> => {
  const made = await addProgram(options, name, tick);
  await until('its key', async () => (await program(port, made).get('/v1/tools')).status === 200);
  return made;
};

beforeAll(async () => {
  hand = await its.driver.hand();
  await home.install(its.driver);
  options = await openConnections(its.driver);
  await turn(options, `Ready on http://127.0.0.1:${port}`);
  key = await added('Claude Code', ['Pages', 'May use my models']);
  panel = await its.driver.openPanel();
});
afterAll(() => home.remove());

/** Opens pages of the site in tabs, and gives their ids. */
async function open(...paths: string[]): Promise<number[]> {
  const urls = paths.map((path) => its.site.url(path));
  await openTabs(its.driver, urls);
  return hand.evaluate(async (wanted: string[]) => {
    const tabs = await chrome.tabs.query({});
    return wanted.map((url) => tabs.find((tab) => tab.url === url)?.id ?? -1);
  }, urls);
}
const pinned = (ids: number[]): Promise<boolean[]> =>
  hand.evaluate(
    async (wanted: number[]) => Promise.all(wanted.map(async (id) => (await chrome.tabs.get(id)).pinned)),
    ids,
  );
const close = (ids: number[]) => hand.evaluate((wanted: number[]) => chrome.tabs.remove(wanted), ids);

interface Entry {
  id: string;
  tool: string;
  rows: { id: string }[];
  client?: { name: string; sitting: string };
}
const lastEntry = async (): Promise<Entry> => (await ask<{ items: Entry[] }>(hand, 'journal', { limit: 1 })).items[0]!;
const question = async (name = 'Claude Code') => {
  // In Firefox the panel is a tab.
  if (browserName === 'firefox') await panel.bringToFront();
  return shown(panel, `[data-client="${name}"][role="alertdialog"]`);
};

describe('the actions of a program', () => {
  it('are undone row by row, and then as a whole', async () => {
    const ids = await open('/one', '/two', '/three');
    expect((await outside().call('pin_tabs', { tab_ids: ids })).body).toMatchObject({ success: true });
    const entry = await lastEntry();
    expect(entry).toMatchObject({ tool: 'pin_tabs', client: { name: 'Claude Code' } });
    await ask(hand, 'undo', { entry: entry.id, rows: [entry.rows[1]!.id] });
    expect(await pinned(ids)).toEqual([true, false, true]);
    await ask(hand, 'undo', { entry: entry.id });
    expect(await pinned(ids)).toEqual([false, false, false]);
    await close(ids);
  });

  it('are undone by sitting in Activity', async () => {
    const ids = await open('/one', '/two');
    for (const id of ids) expect((await outside().call('pin_tabs', { tab_ids: [id] })).body.success).toBe(true);
    await options.bringToFront();
    await press(options, 'What it did');
    const undo = await shown(options, '.journal-group-head button');
    expect(await (await shown(options, '.journal-cause')).evaluate((one) => one.textContent)).toContain('Claude Code');
    await undo.click();
    await until('all of it to be undone', async () => (await pinned(ids)).every((one) => !one));
    await close(ids);
    await options.close();
    options = await openConnections(its.driver);
  });

  it('are not shown to other programs', async () => {
    const other = program(port, await added('Cursor'));
    const listed = (await other.call('list_actions', {})).body;
    expect(listed).toMatchObject({ success: true, data: { items: [] } });
    const { id } = await lastEntry();
    expect((await other.call('undo', { action_ids: [id] })).body).toMatchObject({ success: false });
  });
});

describe('a lasting grant', () => {
  it('avoids a question, but not once the program has read a page', async () => {
    const [first, second, third] = await open('/one', '/two', '/three');
    const called = outside().call('close_tabs', { tab_ids: [first] });
    await question();
    await choose(panel, 'allow-chat');
    expect((await called).body).toMatchObject({ success: true });
    expect((await outside().call('close_tabs', { tab_ids: [second] })).body).toMatchObject({ success: true });
    expect((await outside().call('read_page', { tab_ids: [third] })).body).toMatchObject({ success: true });
    const asked = outside().call('close_tabs', { tab_ids: [third] });
    const words = await (await question()).evaluate((dialog) => dialog.textContent ?? '');
    expect(words).toContain('This program has read text of a web page');
    expect(words).not.toContain('chat');
    await choose(panel, 'deny');
    expect((await asked).body).toMatchObject({ success: false });
    await close([third!]);
  });
});

describe('a waiting program', () => {
  it('is told so every few seconds, and does not keep others from reading', async () => {
    const other = program(port, await added('VS Code'));
    const client = await outside().mcp('auto');
    const ids = await open('/one');
    const heard: string[] = [];
    const called = client.callTool(
      { name: 'close_tabs', arguments: { tab_ids: ids } },
      { onprogress: ({ message = '' }) => heard.push(message) },
    );
    await question();
    const reads = await Promise.all(Array.from({ length: 100 }, () => other.call('list_tabs', { limit: 1 })));
    expect(reads.every(({ body }) => body.success)).toBe(true);
    await until('two notices', async () => heard.length > 1);
    expect(heard[0]).toContain('Waiting for the user in the browser: Close');
    await choose(panel, 'deny');
    expect((await called).isError).toBe(true);
    await client.close();
    await close(ids);
  });
});

describe('large data', () => {
  // Emoji of two units each behind one of one: every cut at an even place would fall within one.
  const large = `a${'🜁𝔵'.repeat(1_300_000)}`;

  it('reaches the model and comes back unchanged', async () => {
    const openai = new OpenAI({ baseURL: `http://127.0.0.1:${port}/v1`, apiKey: key, maxRetries: 0 });
    const before = model.bodies().length;
    model.script([answer([{ type: 'text', text: large }])]);
    const stream = openai.chat.completions.stream({
      model: 'outrigger',
      messages: [{ role: 'user', content: `Say this: ${large}` }],
    });
    const said = await stream.finalContent();
    expect(said?.length).toBe(large.length);
    expect(said === large).toBe(true);
    const sent = model
      .bodies()
      [before]!.messages.map(({ content }) => content)
      .join('');
    expect(sent.includes(large)).toBe(true);
  });
});

describe('a key', () => {
  it('is in no stored, exported or logged data', async () => {
    const { downloads } = its.driver;
    await outside().call('list_tabs', {});
    const stored = await storedText(hand, 'everything');
    expect(stored).toContain('Claude Code');
    const settings = await hand.evaluate(async () =>
      JSON.stringify([
        await chrome.storage.local.get(null),
        await chrome.storage.session.get(null),
        { ...localStorage },
      ]),
    );
    await options.close();
    const data = await its.driver.openPage('options.html#data');
    await press(data, 'Export everything');
    const exported = await until('the file', async () => {
      const name = (await readdir(downloads)).find((one) => one.endsWith('.json'));
      const text = name && (await readFile(join(downloads, name), 'utf8'));
      return text?.endsWith('}\n') && text;
    });
    const journal = JSON.stringify(await ask(hand, 'journal', { limit: 100 }));
    for (const text of [stored, settings, exported, journal]) expect(text).not.toContain(key);
    for (const text of [stored, settings, exported, journal]) expect(text).not.toContain(key.slice(3, 20));
    options = data;
  });
});

describe('after a restart of the browser', () => {
  it('the actions of a program are still undone', async () => {
    const title = 'Kept by a program';
    const call = outside().call('create_bookmarks', { items: [{ url: its.site.url('/one'), title }] });
    // The address is known: a page of it was open.
    await Promise.race([call, question().then(() => choose(panel, 'allow'))]);
    expect((await call).body).toMatchObject({ success: true });
    const { id } = await lastEntry();
    await its.driver.restart();
    hand = await its.driver.hand();
    const found = () => hand.evaluate(async (name: string) => (await chrome.bookmarks.search(name)).length, title);
    await ask(hand, 'undo', { entry: id });
    expect(await found()).toBe(0);
    const entry = await ask<{ client?: { name: string } }>(hand, 'journalEntry', { id });
    expect(entry.client?.name).toBe('Claude Code');
    await until('it to serve again', async () => (await outside().get('/v1/tools')).status === 200);
  });
});
