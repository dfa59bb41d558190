import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, type ModelServer, refusal, startModelServer } from '../../fixtures/model-server.ts';
import { until } from '../harness/driver.ts';
import { hearBackground, hearing, inPage, inStores, overhear } from '../harness/everywhere.ts';
import { answered, byRole, call, fill, gone, press, say, shown, texts } from '../harness/panel.ts';
import { callText } from '../harness/scripted-model.ts';
import { world } from '../harness/start.ts';

const its = world();

/** Unlike any service's keys, so that nothing but the key itself gives it away. */
const planted = 'Zq9.planted-0123456789abcdef';
const passphrase = 'correct horse battery';
const headers = `authorization: Bearer ${planted}`;

let server: ModelServer;
let heard: () => Promise<string>;
let logOfBackground: () => Promise<string>;
const logged: string[] = [];
const listenTo = (page: Page) => void page.on('console', (message) => logged.push(message.text()));

beforeAll(async () => {
  server = await startModelServer({ key: planted });
  const hand = await its.driver.hand();
  listenTo(hand);
  heard = await overhear(hand);
  logOfBackground = await hearBackground(its.driver);
});
afterAll(() => server.close());

/** Names of the places that contain the key, or a piece of it that is long enough to recognize it. */
function placesOf(places: Record<string, string>): string[] {
  const pieces = [planted, planted.slice(0, 14), planted.slice(-14)];
  return Object.entries(places).flatMap(([place, text]) => (pieces.some((one) => text.includes(one)) ? [place] : []));
}

/** The file that a button of the data page saves. */
async function exported(options: Page, button: string): Promise<string> {
  const { downloads } = its.driver;
  for (const old of await readdir(downloads)) await rm(join(downloads, old));
  await press(options, button);
  return until(`the file of ${button}`, async () => {
    const [name] = (await readdir(downloads)).filter((one) => !one.endsWith('.part'));
    const text = name && (await readFile(join(downloads, name), 'utf8'));
    return text?.trimEnd().endsWith('}') ? text : null;
  });
}

/** All pages of the options that show something of a turn, as text. */
async function optionsPages(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of ['providers', 'tools', 'data', 'activity', 'inspector']) {
    const page = await its.driver.openPage(`options.html#${name}`);
    listenTo(page);
    await shown(page, 'h1');
    if (name === 'providers') await (await shown(page, '.provider-toggle')).click();
    if (name === 'inspector') await shown(page, '[data-round]');
    for (const details of await page.$$('details:not([open]) > summary'))
      await details.evaluate((one) => (one as HTMLElement).click());
    found[`options#${name}`] = await inPage(page);
    if (name === 'data') found['the file with everything'] = await exported(page, 'Export everything');
    await page.close();
  }
  return found;
}

async function everything(panel: Page): Promise<string[]> {
  const messages = await heard();
  expect(messages).toContain('"table"');
  const background = await logOfBackground();
  expect(background).toContain(hearing);
  return placesOf({
    ...(await inStores(await its.driver.hand())),
    ...(await optionsPages()),
    panel: await inPage(panel),
    'what is logged': logged.join('\n'),
    'what the background logs': background,
    'what pages and background say': messages,
  });
}

/** One turn that goes well, and those that a server, or its end, spoils. */
async function turns(panel: Page): Promise<void> {
  server.add(answer(`I look.\n\n${callText('list_tabs', {})}`), answer('You have **tabs**.'));
  await say(panel, 'Tell me what I was reading about');
  await call(panel, 'list_tabs', 'done');
  await answered(panel, 'tabs');
  const spoiled = [
    refusal(401, { message: `Incorrect API key provided: ${planted}.` }),
    refusal(401, { message: `Incorrect API key provided: ${planted.slice(0, 16)}…` }),
    refusal(500, { message: headers }),
    refusal(500, { message: JSON.stringify({ headers: { authorization: `Bearer ${planted}` } }) }),
    answer([
      { type: 'text', text: 'Hel' },
      { type: 'error', message: `Lost ${planted}` },
    ]),
  ];
  for (const [index, reply] of spoiled.entries()) {
    server.add(reply);
    const before = server.requests.length;
    await say(panel, `What now, model, attempt ${index + 1}?`);
    // The end of the turn before is there until this one has begun.
    await until('the request', async () => server.requests.length > before);
    await shown(panel, '[data-end="error"]');
    await gone(panel, '.status-line[data-busy="true"]');
  }
  await until('the last error', async () => (await texts(panel, '.note-detail')).at(-1) === 'Lost …');
}

describe('a key', () => {
  it('is only in the store for keys', async () => {
    const options = await its.driver.openPage('options.html#providers');
    listenTo(options);
    await press(options, 'Add provider');
    await fill(options, 'Name', 'Planted');
    await fill(options, 'Base URL', server.baseUrl);
    await fill(options, 'API key', planted);
    await fill(options, 'Model', 'test-model');
    await press(options, 'Test connection');
    await shown(options, '[data-step="model"]');
    await press(options, 'Save');
    await shown(options, '[data-provider] .provider-row');
    await options.close();

    const panel = await its.driver.openPanel();
    listenTo(panel);
    // A server that tells what it was sent; its answer comes in pieces.
    server.add(answer([...`You sent ${planted} to me.`].map((text) => ({ type: 'text', text }))));
    await say(panel, 'What did I send you, model?');
    await answered(panel, 'You sent ••• to me.');
    await turns(panel);
    expect(await everything(panel)).toEqual(['outrigger/keys']);
    for (const { path, body } of server.requests) expect(JSON.stringify([path, body])).not.toContain(planted);
  });

  it('is nowhere in plain text with a passphrase', async () => {
    const options = await its.driver.openPage('options.html#providers');
    await press(options, 'Set passphrase');
    await fill(options, 'New passphrase', passphrase);
    const form = await shown(options, '.unlock-form button[type="submit"]');
    await form.click();
    await byRole(options, 'button', 'Remove passphrase');
    await options.close();

    const panel = await its.driver.openPanel();
    await panel.bringToFront();
    await turns(panel);
    expect(await everything(panel)).toEqual([]);
    const stored = Object.values(await inStores(await its.driver.hand())).join('\n');
    expect(stored).not.toContain(passphrase);
  });

  it('is sent by no server to a later one', async () => {
    await server.close();
    const panel = await its.driver.openPanel();
    await say(panel, 'Are you still there, model?');
    await until('the failure', async () =>
      (await texts(panel, '[data-end="error"]')).at(-1)?.includes('cannot be reached'),
    );
    expect(await everything(panel)).toEqual([]);
  });
});
