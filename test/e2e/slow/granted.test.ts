import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunAnswer } from '@/src/contract/run.ts';
import { areas } from '@/test/contracts/cases/index.ts';
import { ask, runTool, undoCall } from '../harness/background.ts';
import { until } from '../harness/driver.ts';
import { picture } from '../harness/picture.ts';
import { atHome, play } from '../harness/stage.ts';
import { browserName, world } from '../harness/start.ts';
import { expectBack, toolContract } from '../harness/tool-contract.ts';
import { visit, visited } from '../harness/visits.ts';

const its = world(
  {
    '/': { title: 'Home', body: '<h1>Home</h1><p>The news of the day.</p>' },
    '/pumps': { title: 'Heat pumps', body: '<h1>Heat pumps</h1>' },
  },
  { granted: true },
);
let hand: Page;
let port: string;

const granted = ['search_history', 'delete_history', 'capture_page', 'close_tabs', 'reopen_closed_tabs'];
const shelf = ['list_reading_list', 'add_to_reading_list', 'mark_reading_list', 'remove_from_reading_list'];
const names = new Set(browserName === 'firefox' ? granted : [...granted, ...shelf]);

toolContract(
  its,
  areas.flatMap(({ cases }) => cases).filter(({ tool }) => names.has(tool)),
);

beforeAll(async () => {
  hand = await its.driver.hand();
  port = new URL(its.site.origin).port;
});

const site = (address: string) => atHome(address, port);
const result = async (name: string, args: Record<string, unknown>) => (await runTool(hand, name, args)).result;

describe('the browser history', () => {
  const pages = ['https://a.test/pumps', 'https://b.test/', 'https://c.test/', 'https://c.test/more'];

  it('is searched, also by the search over everything', async () => {
    await play(hand, {}, port);
    await visit(hand, pages.map(site));
    expect(await result('find', { query: 'heat pumps', in: ['history'] })).toMatchObject({
      data: { items: [{ title: 'Heat pumps', url: site('https://a.test/pumps') }] },
    });
    const bySite = await result('search_history', { site: 'c.test', limit: 1 });
    expect(bySite).toMatchObject({ data: { total: 2, next: expect.any(String) } });
  });

  it('loses only the shown and ticked visits', async () => {
    await visit(hand, pages.map(site));
    const call = { id: 'granted:1', name: 'delete_history', arguments: { from: '2020-01-01' }, repairs: [] };
    const context = { caller: 'model', conversation: 'c', turn: 't', window: null };
    const asked = await ask<RunAnswer>(hand, 'run', { call, rest: [], context });
    if (asked.kind !== 'confirm') throw new Error(JSON.stringify(asked));
    const rows = asked.preview.sections.flatMap((section) => section.rows);
    expect(asked.preview.sections.map(({ title }) => title?.key)).toEqual(['history_day']);
    expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(pages.map((url) => new URL(site(url)).host)));
    expect(asked.preview.grants).toEqual([]);
    const ticked = rows.filter(({ title }) => title.startsWith('c.test')).map(({ id }) => id);
    await ask(hand, 'approve', { ticket: asked.ticket, rows: ticked });
    const left = await visited(hand);
    expect(left).toEqual(expect.arrayContaining(pages.slice(0, 2).map(site)));
    expect(left.filter((url) => url.includes('c.test'))).toEqual([]);
  });
});

describe('the browser’s record of closed tabs', () => {
  const scene = { tabs: ['a', 'b', 'c'].map((name, at) => ({ id: at + 1, url: `https://${name}.test/` })) };

  it('is listed, and reopened by its id', async () => {
    const cast = await play(hand, scene, port);
    const before = await picture(hand);
    await hand.evaluate((id: number) => chrome.tabs.remove(id), cast.tabs.get(2) ?? -1);
    const closed = await until('the closed tab', async () => {
      const listed = await result('list_recently_closed', { limit: 1 });
      const { items, source } = Object(listed?.data);
      return items[0].url === site('https://b.test/') && source === 'browser' ? items[0] : null;
    });
    const without = await picture(hand);
    const reopened = await runTool(hand, 'reopen_closed_tabs', { session_ids: [closed.id] });
    expect(reopened.result).toMatchObject({ success: true });
    const pages = async () => (await picture(hand)).windows.join().replaceAll(' front', '');
    await until('the tab in its place', async () => (await pages()) === before.windows.join().replaceAll(' front', ''));
    expect(await undoCall(hand, reopened.id)).toEqual(['undone']);
    await expectBack(hand, without);
  });

  it('restores a tab with its back history', async () => {
    const cast = await play(hand, scene, port);
    const lengthOf = (url: string) =>
      hand.evaluate(async (wanted: string) => {
        const tab = (await chrome.tabs.query({})).find((one) => one.url === wanted && one.status === 'complete');
        const target = { tabId: tab?.id ?? -1 };
        const [run] = await chrome.scripting.executeScript({ target, func: () => history.length });
        return run?.result ?? 0;
      }, url);
    const next = site('https://a.test/pumps');
    await hand.evaluate((id: number, url: string) => chrome.tabs.update(id, { url }), cast.tabs.get(1) ?? -1, next);
    const length = await until('the next page', () => lengthOf(next));
    expect(length).toBe(2);
    const closing = await runTool(hand, 'close_tabs', { tab_ids: [cast.tabs.get(1)] });
    await undoCall(hand, closing.id);
    // A tab that is restored is there before its pages are.
    await until('the tab with its pages', async () => (await lengthOf(next)) === length);
  });
});
