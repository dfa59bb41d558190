import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfBomb, pdfOf } from '../fixtures/pdf.ts';
import { until } from './harness/driver.ts';
import { openTabs } from './harness/library.ts';
import { callText, withModel } from './harness/model.ts';
import { answered, call, choose, press, say, shown } from './harness/panel.ts';
import { world } from './harness/start.ts';

const paragraph = 'The tide comes in twice a day and nobody minds. '.repeat(8);
const chapter = (n: number) =>
  `<h2>Chapter ${n}</h2>${`<p>Of chapter ${n}. ${paragraph}</p>`.repeat(4)}<p>End of ${n}.</p>`;
const pdf = {
  type: 'application/pdf',
  bytes: pdfOf([['Thủy triều lên', 'hai lần một ngày.'], ['Page the second.']], 'Tide'),
};

const its = world({
  '/book': { title: 'A book', body: `<article><h1>A book</h1>${[1, 2, 3, 4, 5, 6].map(chapter).join('')}</article>` },
  '/links': {
    title: 'Links',
    body: `<p id="p">Some words to mark</p><a href="/book">The book</a> <a href="/book">again</a>
      <a href="/moon" style="display:none">Hidden</a> <a href="#p">Here</a> <a href="https://moon.example/?q=1">Moon</a>`,
  },
  '/tide.pdf': pdf,
  '/bomb.pdf': { ...pdf, bytes: pdfBomb(6) },
  '/report': pdf,
  '/sign-in': { answer: (_, response) => response.setHeader('set-cookie', 'member=1; Path=/; HttpOnly').end('In') },
  '/sign-out': { answer: (_, response) => response.setHeader('set-cookie', 'member=; Path=/; Max-Age=0').end('Out') },
  '/members.pdf': {
    answer({ headers }, response) {
      if (!headers.cookie?.includes('member=1')) response.writeHead(302, { location: '/login' }).end();
      else response.writeHead(200, { 'content-type': pdf.type, 'cache-control': 'no-store' }).end(pdf.bytes);
    },
  },
  '/moon.pdf': { ...pdf, bytes: pdfOf([['月亮升起']], 'Moon', 'chinese') },
});
const model = withModel(its);
const tabs = new Map<string, number>();
let answers = 0;

const tab = (path: string): number => tabs.get(its.site.url(path)) ?? -1;
/** The last message that the model was sent: what its call gave. */
const told = (): string => JSON.stringify((model.bodies().at(-1)?.messages as unknown[] | undefined)?.at(-1) ?? null);

/** Has the model call a tool and gives what it was told; a question on the way is answered with yes. */
async function called(tool: string, args: Record<string, unknown>, state = 'done', asks = false): Promise<string> {
  const panel = await its.driver.openPanel();
  answers += 1;
  const bye = `That was answer ${answers}.`;
  model.script([callText(tool, args), bye]);
  await say(panel, 'Please look');
  if (asks) {
    await shown(panel, `[data-confirm~="${tool}"]`);
    await choose(panel, 'allow');
  }
  await call(panel, tool, state);
  await answered(panel, bye);
  return told();
}

async function open(paths: string[]): Promise<void> {
  const { driver, site } = its;
  await openTabs(
    driver,
    paths.map((path) => site.url(path)),
  );
  const hand = await driver.hand();
  const all = await hand.evaluate(async () =>
    (await chrome.tabs.query({})).map(({ id, url }) => [url ?? '', id ?? -1]),
  );
  for (const [url, id] of all as [string, number][]) tabs.set(url, id);
}

beforeAll(async () => {
  await open(['/book', '/links', '/tide.pdf', '/report', '/moon.pdf']);
});

beforeEach(async () => {
  await press(await its.driver.openPanel(), 'New chat');
});

describe('a page', () => {
  it('that is long is read on, from its cursor and from a part', async () => {
    const first = await called('read_page', { tab_ids: [tab('/book')], budget: 700 });
    expect(first).toContain('Of chapter 1.');
    expect(first).not.toContain('End of 6.');
    const [, next] = /next\W+(\d+)/.exec(first) ?? [];
    const [, sixth] = /Chapter 6\W+length\W+\d+\W+cursor\W+(\d+)/.exec(first) ?? [];
    const on = await called('read_page', { tab_ids: [tab('/book')], budget: 700, cursor: next });
    expect(on).toContain('Of chapter 2.');
    const last = await called('read_page', { tab_ids: [tab('/book')], budget: 700, cursor: sixth });
    expect(last).toContain('End of 6.');
  });

  it('of the browser is refused with words', async () => {
    const hand = await its.driver.hand();
    const own = await hand.evaluate(async () => (await chrome.tabs.getCurrent())?.id ?? -1);
    expect(await called('read_page', { tab_ids: [own] }, 'failed')).toMatch(/Browsers don't let extensions read/);
  });

  it('gives its visible links, each once', async () => {
    const links = await called('list_page_links', { tab_id: tab('/links') });
    expect(links).toContain('The book');
    expect(links).toContain('https://moon.example/?q=1');
    expect(links).not.toMatch(/Hidden|again|#p/);
  });

  it('gives its selection', async () => {
    const hand = await its.driver.hand();
    await hand.evaluate(async (tabId: number) => {
      await chrome.scripting.executeScript({
        target: { tabId },
        func: () => getSelection()?.selectAllChildren(document.querySelector('#p') as Element),
      });
    }, tab('/links'));
    const given = await called('get_selection', { tab_id: tab('/links') });
    expect(given).toContain('Some words to mark');
    expect(given).not.toContain('The book');
  });
});

describe('a picture of a page', () => {
  it('is taken only of the front tab', async () => {
    const refused = await called('capture_page', { tab_id: tab('/book') }, 'failed');
    expect(refused).toMatch(/not in front/);
  });

  it('needs access to all sites without a click on our icon', async () => {
    const hand = await its.driver.hand();
    const answer = await hand.evaluate(async (tabId: number) => {
      await chrome.tabs.update(tabId, { active: true });
      const call = { id: 'capture:1', name: 'capture_page', arguments: { tab_id: tabId }, repairs: [] };
      const context = { caller: 'model', conversation: 'pictures', turn: 't', window: null };
      const message = { id: 1, type: 'run', timestamp: Date.now(), data: { call, rest: [], context } };
      return JSON.stringify(await chrome.runtime.sendMessage(message));
    }, tab('/links'));
    expect(answer).toContain('"permission":"<all_urls>"');
  });
});

/** Firefox keeps a page behind another waiting ever longer for its next frame. */
const inFront = async () => (await its.driver.openPanel()).bringToFront();

describe('a PDF', () => {
  beforeAll(inFront);

  it('is not read if it unpacks to more than the memory limit, and the next one is', async () => {
    await open(['/bomb.pdf', '/tide.pdf']);
    const given = await called('read_page', { tab_ids: [tab('/bomb.pdf'), tab('/tide.pdf')] });
    expect(given).toContain('unpacks to more than can be read');
    expect(given).toContain('Page the second.');
  });

  it.each(['/tide.pdf', '/report'])('gives its text: %s', async (path) => {
    const given = await called('read_page', { tab_ids: [tab(path)] });
    expect(given).toContain('Thủy triều lên');
    expect(given).toContain('Page the second.');
    expect(given).toMatch(/kind\W+pdf/);
  });

  it('gives its text if it only names a predefined character map', async () => {
    expect(await called('read_page', { tab_ids: [tab('/moon.pdf')] })).toContain('月亮升起');
  });

  it('behind a login is read as the user, and reports when they are not signed in any more', async () => {
    await open(['/sign-in']);
    await open(['/members.pdf']);
    expect(await called('read_page', { tab_ids: [tab('/members.pdf')] })).toContain('Thủy triều lên');
    await open(['/sign-out']);
    const refused = await called('read_page', { tab_ids: [tab('/members.pdf')] }, 'failed');
    expect(refused).toMatch(/leads to another page, such as a login/);
  });

  it('is read together with a page', async () => {
    const given = await called('read_page', { tab_ids: [tab('/tide.pdf'), tab('/links')] });
    expect(given).toContain('hai lần một ngày.');
    expect(given).toContain('Some words to mark');
  });
});

describe('an export', () => {
  beforeAll(inFront);

  it('is saved as a file', async () => {
    const given = await called('export_items', { tab_ids: [tab('/book'), tab('/links')], format: 'csv', to: 'file' });
    expect(given).toMatch(/exported\W+2/);
    const [name = ''] = /outrigger-[\d-]+\.csv/.exec(given) ?? [];
    const saved = await until(
      'the file',
      async () => (await readFile(join(its.driver.downloads, name), 'utf8')) || null,
    );
    expect(saved.split('\r\n').slice(1, 3)).toEqual([
      `A book,${its.site.url('/book')},,,`,
      `Links,${its.site.url('/links')},,,`,
    ]);
  });

  it('is copied, or saved if there is no clipboard', async () => {
    const given = await called('export_items', { tab_ids: [tab('/book')], format: 'markdown', to: 'clipboard' });
    expect(given).toMatch(/exported\W+1/);
    await until('the card', async () => {
      const panel = await its.driver.openPanel();
      const card = await call(panel, 'export_items', 'done');
      return /1 item (copied to the clipboard|was saved to a file)|clipboard was not/.test(
        await card.evaluate((element) => element.textContent ?? ''),
      );
    });
  });
});
