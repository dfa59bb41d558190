import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer, type ChatRequest, type ModelServer, startModelServer } from '../../fixtures/model-server.ts';
import { pdfOf } from '../../fixtures/pdf.ts';
import { violations } from '../harness/axe.ts';
import { runTool } from '../harness/background.ts';
import { until } from '../harness/driver.ts';
import { misfits, narrowed } from '../harness/fit.ts';
import { openTabs, saveBookmarks } from '../harness/library.ts';
import { answered, byRole, gone, pick, press, reload, say, shown, texts } from '../harness/panel.ts';
import { callText, connect } from '../harness/scripted-model.ts';
import { world } from '../harness/start.ts';

/** Tokens that the model takes. */
const context = 6000;
const line = 'the harbour wakes before the town does, and the boats come in on the first light.';
const long = `The harbour: ${line} `.repeat(400);
const lines = Array.from({ length: 400 }, (_, at) => `<p>Line ${at + 1}: ${line}</p>`).join('');

const slow = { type: 'application/pdf', bytes: pdfOf([['Slow']], 'Slow'), asked: 0 };

const its = world({
  '/tides': { title: 'Tides of Brittany', body: '<article><h1>Tides</h1><p>High water at noon.</p></article>' },
  '/almanac': { title: 'Almanac', body: `<article><h1>Almanac</h1>${lines}</article>` },
  '/slow.pdf': {
    // The viewer gets it whole; who asks once more gets its first half, and waits.
    answer(_, response) {
      response.writeHead(200, { 'content-type': slow.type, 'cache-control': 'no-store' });
      if (slow.asked++ === 0) response.end(slow.bytes);
      else response.write(slow.bytes.subarray(0, slow.bytes.length / 2));
    },
  },
  '/tide.pdf': { type: 'application/pdf', bytes: pdfOf([['High water by the book', 'is at noon.']], 'Tide') },
});
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  await connect(its.driver, server.baseUrl, 'small-model', {
    'Context, in tokens': String(context),
    'System prompt': 'Speak like an old sailor.',
  });
});
afterAll(() => server.close());

const messages = () => {
  const { body } = server.requests.findLast(({ method }) => method === 'POST') ?? {};
  return (body as ChatRequest).messages;
};
const words = () => messages().map(({ content }) => content);

let panel: Page;
beforeEach(async () => {
  panel = await its.driver.openPanel();
  await panel.bringToFront();
  await press(panel, 'New chat');
});

/** Opens the page in front, and goes back to the panel. */
async function inFront(path: string): Promise<void> {
  const page = await its.driver.browser.newPage();
  await page.goto(its.site.url(path));
  await page.bringToFront();
  await panel.bringToFront();
}

const ask = async (question: string, reply: string) => {
  server.add(answer(reply));
  await say(panel, question);
  await answered(panel, reply);
};

describe('@', () => {
  it('attaches a bookmark, a tag and the front page, each with its size', async () => {
    const { driver, site } = its;
    await saveBookmarks(driver, 'Sea', [{ title: 'Pilot book', url: 'https://pilot.example/book' }]);
    const items = [{ urls: [site.url('/quay'), site.url('/pier')], tags: ['moorings'] }];
    const tagged = await runTool(await driver.hand(), 'tag_items', { items });
    expect(tagged.result).toMatchObject({ success: true });
    await inFront('/tides');
    await pick(panel, 'pilot', 'Bookmark', 'Pilot book');
    await shown(panel, '[data-attached="bookmark"]');
    await pick(panel, 'moor', 'Tag', '#moorings');
    await shown(panel, '[data-attached="tag"]');
    await pick(panel, 'this', 'Page', 'This page');
    await shown(panel, '[data-attached="page"]');
    const chips = await texts(panel, '[data-attached]');
    for (const chip of chips) expect(chip).toMatch(/≈[1-9]\d* tokens/);
    expect(chips.map((chip) => chip.replace(/≈.*/, ''))).toEqual([
      'BookmarkPilot book',
      'Tag#moorings',
      'PageTides of Brittany',
    ]);

    await ask('Where do I moor, and when?', 'By the quay at noon.');
    const sent = words().at(-1);
    expect(sent).toContain('Where do I moor, and when?');
    expect(sent).toContain('https://pilot.example/book');
    for (const path of ['/quay', '/pier']) expect(sent).toContain(site.url(path));
    expect(sent).toContain('High water at noon.');
  });
});

describe('@ for containers', () => {
  it('attaches a folder, a group of tabs and a session, with their contents', async () => {
    const { driver, site } = its;
    await saveBookmarks(driver, 'Charts', [{ title: 'Approaches', url: 'https://charts.example/approaches' }]);
    await openTabs(driver, [site.url('/tides?group'), site.url('/almanac?group')]);
    const hand = await driver.hand();
    const { result } = await runTool(hand, 'list_tabs', { query: 'group' });
    const open = result as { data: { items: { id: number }[] } } | null;
    const ids = open?.data.items.map(({ id }) => id) ?? [];
    const grouped = await runTool(hand, 'group_tabs', { groups: [{ title: 'Voyage', tab_ids: ids }] });
    expect(grouped.result).toMatchObject({ success: true });
    await runTool(hand, 'save_session', { name: 'Winter berth', tab_ids: ids });
    await narrowed(panel);
    await pick(panel, 'voyage', 'Tab group', 'Voyage');
    await shown(panel, '[data-attached="group"]');
    await pick(panel, 'winter', 'Session', 'Winter berth');
    await shown(panel, '[data-attached="session"]');
    await pick(panel, 'charts', 'Folder', 'Charts');
    await shown(panel, '[data-attached="folder"]');
    expect([...(await violations(panel)), ...(await misfits(panel))]).toEqual([]);
    expect((await texts(panel, '[data-attached]')).map((chip) => chip.replace(/≈.*/, ''))).toEqual([
      'Tab groupVoyage',
      'SessionWinter berth',
      'FolderCharts',
    ]);
    await ask('What do I have for the winter?', 'Two pages and a chart.');
    const sent = words().at(-1) ?? '';
    expect(sent).toContain('https://charts.example/approaches');
    expect(sent.split(site.url('/tides?group'))).toHaveLength(3);
  });
});

describe('a model with a small context', () => {
  it('gets what must be sent, and the panel says what was left out', async () => {
    const first = `It begins so. ${long}`.slice(0, 4 * context);
    server.add(answer(first));
    await say(panel, 'Tell me the whole story of the harbour');
    await until('the end of it', async () => (await panel.$('.answer-actions button')) !== null);
    expect((await texts(panel, '.cost-lost')).join()).toBe('');
    await ask('And how does it end, in a word?', 'Well.');
    await until('what was left out', async () =>
      (await texts(panel, '.cost-lost')).join().includes('1 earlier turn no longer fits.'),
    );
    expect(words().join()).not.toContain('It begins so.');
    expect(words().at(-1)).toContain('And how does it end, in a word?');
    expect(messages()[0]).toMatchObject({ role: 'system', content: expect.stringContaining('list_tabs') });
    expect(messages()[0]?.content).toContain('Speak like an old sailor.');
  });

  it('gets the kept turns, however long the chat is, also after a reload', async () => {
    await ask('My berth is number nine, please note', 'Noted: nine.');
    await (await shown(panel, '[data-message="assistant"]')).hover();
    await press(panel, 'Keep in context');
    await shown(panel, '.answer-actions [aria-pressed="true"]');
    expect(await violations(panel)).toEqual([]);
    server.add(answer(`It begins so. ${long}`.slice(0, 4 * context)));
    await say(panel, 'Tell me the whole story of the harbour');
    await until('the end of it', async () => (await panel.$$('.answer-actions button')).length > 4);
    await reload(panel);
    await answered(panel, 'It begins so.');
    await shown(panel, '.answer-actions [aria-pressed="true"]');
    await ask('Where is my berth again?', 'Number nine.');
    expect(words().slice(1)).toEqual([
      expect.stringContaining('My berth is number nine, please note'),
      'Noted: nine.',
      expect.stringContaining('Where is my berth again?'),
    ]);
    await until('what was left out', async () =>
      (await texts(panel, '.cost-lost')).join().includes('1 earlier turn no longer fits.'),
    );
  });

  it('gets the first part of a long page, is told so like the user, and reads on', async () => {
    await inFront('/almanac');
    await pick(panel, 'this', 'Page', 'This page');
    const chip = await shown(panel, '[data-attached="page"]');
    expect(await chip.evaluate((element) => element.textContent)).toMatch(
      /^PageAlmanacfirst part, ≈1,[45]\d\d tokens$/,
    );
    await narrowed(panel);
    expect([...(await violations(panel)), ...(await misfits(panel))]).toEqual([]);
    await ask('What stands in there?', 'Boats, mostly.');
    expect(await misfits(panel)).toEqual([]);
    expect(words().at(-1)).toContain('Line 1: the harbour wakes');
    expect(words().join().length).toBeLessThan(4 * context);
    expect(messages()[0]?.content).toContain('Speak like an old sailor.');

    const end = /only the first part of the page, .* read_page with (\{.*\})/.exec(words().at(-1) ?? '');
    const last = [...(words().at(-1) ?? '').matchAll(/Line (\d+):/g)].at(-1)?.[1];
    server.add(answer(callText('read_page', JSON.parse(end?.[1] ?? '{}'))));
    await ask('And after that?', 'Boats again.');
    expect(words().at(-1)).toContain(`Line ${Number(last) + 1}: the harbour wakes`);
    expect(words().at(-1)).not.toContain(`Line ${last}: `);
  });
});

describe('a page that cannot be read directly', () => {
  it('is read by the panel if it is a PDF', async () => {
    await openTabs(its.driver, [its.site.url('/tide.pdf')]);
    await pick(panel, 'tide.pdf', 'Tab', 'tide.pdf');
    await shown(panel, '[data-attached="page"]');
    await ask('When is it?', 'At noon, it says.');
    expect(words().at(-1)).toContain('High water by the book');
  });

  it('is given up if its server does not answer, before the message is sent and after', async () => {
    // By the title of the tab, which each browser takes from another place.
    const giveUp = '[aria-label^="Stop reading "]';
    await openTabs(its.driver, [its.site.url('/slow.pdf')]);
    await pick(panel, 'slow.pdf', 'Tab', 'slow.pdf');
    await narrowed(panel);
    await (await shown(panel, giveUp)).click();
    expect(await gone(panel, '.attachments')).toBe(true);

    const composer = await byRole(panel, 'textbox', 'Message');
    for (const stop of [() => press(panel, 'Stop'), () => panel.keyboard.press('Escape')]) {
      await composer.evaluate((box) => (box as HTMLTextAreaElement).select());
      await composer.press('Backspace');
      await pick(panel, 'slow.pdf', 'Tab', 'slow.pdf');
      await shown(panel, giveUp);
      expect([...(await violations(panel)), ...(await misfits(panel))]).toEqual([]);
      await say(panel, 'What does it say?');
      await until('the status says so', async () =>
        (await texts(panel, '[role="status"]')).join().includes('Reading what goes along'),
      );
      expect([...(await violations(panel)), ...(await misfits(panel))]).toEqual([]);
      const waiting = await byRole(panel, 'article', 'You: What does it say?');
      expect(await waiting.evaluate((element) => element.textContent)).toBe('What does it say?');
      await stop();
      await until('the message is back', () =>
        composer.evaluate((box) => (box as HTMLTextAreaElement).value === 'What does it say?'),
      );
      expect(await panel.$('[data-message], [data-waiting]')).toBeNull();
    }
    server.add(answer('Nothing, without it.'));
    await composer.press('Enter');
    await answered(panel, 'Nothing, without it.');
  });

  it('is sent by its title with a note if the user does not allow its site', async () => {
    const stranger = its.site.url('/ferry').replace('localhost', 'ferry.localhost');
    await openTabs(its.driver, [stranger]);
    await pick(panel, 'ferry', 'Tab', 'ferry.localhost');
    await shown(panel, '.permission-bar');
    await press(panel, 'Not now');
    const chip = await shown(panel, '[data-attached="page"]');
    expect(await chip.evaluate((element) => element.textContent)).toContain('title only');
    expect(await panel.$('.permission-bar')).toBeNull();
    await ask('When does it go?', 'I cannot tell.');
    expect(words().at(-1)).toContain('(page, its title alone)');
  });

  it('asks in the same way before a summary, and sends nothing if not allowed', async () => {
    const page = await its.driver.browser.newPage();
    await page.goto(its.site.url('/ferry').replace('localhost', 'ferry.localhost'));
    await page.bringToFront();
    await panel.bringToFront();
    const composer = await byRole(panel, 'textbox', 'Message');
    await composer.type('/summ');
    await (await shown(panel, '[role="option"]')).click();
    await shown(panel, '.permission-bar');
    await press(panel, 'Not now');
    const told = await shown(panel, '.note[role="alert"]');
    expect(await told.evaluate((element) => element.textContent)).toContain('Outrigger was not allowed to read');
    await until('its words are a draft', () =>
      composer.evaluate((box) => (box as HTMLTextAreaElement).value === 'Summarize this page'),
    );
    expect([...(await violations(panel)), ...(await misfits(panel))]).toEqual([]);
    expect(await panel.$('[data-message]')).toBeNull();
  });
});
