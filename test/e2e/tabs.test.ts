import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { until } from './harness/driver.ts';
import { openTabs } from './harness/library.ts';
import { world } from './harness/start.ts';

const its = world();
let hand: Page;
let calls = 0;

interface Reply {
  ok: boolean;
  answer?: { kind: string; result?: { success: boolean; data: Record<string, unknown>; error: string | null } };
}

async function ask(type: string, data: unknown): Promise<Reply> {
  return hand.evaluate(
    async (name: string, payload: string) => {
      const message = { id: 1, type: name, timestamp: Date.now(), data: JSON.parse(payload) };
      return ((await chrome.runtime.sendMessage(message)) as { res: Reply }).res;
    },
    type,
    JSON.stringify(data),
  );
}

/** Runs a tool to its end; gives its result and the way back. */
async function run(name: string, args: Record<string, unknown>) {
  calls += 1;
  const call = { id: `tabs:${calls}`, name, arguments: args, repairs: [] };
  const context = { caller: 'command', conversation: 'c', turn: 't', window: null };
  let reply = await ask('run', { call, rest: [], context });
  while (reply.answer?.kind === 'more') reply = await ask('run', { call, rest: [], context });
  expect(reply.answer).toMatchObject({ kind: 'result', result: { success: true } });
  return { data: reply.answer?.result?.data ?? {}, undo: () => ask('undo', { entry: call.id }) };
}

/** All windows as a person sees them, without the order of the windows and without ids. */
const picture = (): Promise<string[]> =>
  hand.evaluate(async () => {
    const [tabs, groups] = [await chrome.tabs.query({}), await chrome.tabGroups.query({})];
    const windows = Map.groupBy(tabs, ({ windowId }) => windowId);
    const shown = [...windows.values()].map((together) =>
      together
        .toSorted((a, b) => a.index - b.index)
        .map((tab) => {
          const group = groups.find(({ id }) => id === tab.groupId);
          const marks = [tab.pinned ? 'pinned' : '', tab.active ? 'front' : '', tab.mutedInfo?.muted ? 'muted' : ''];
          return [tab.url, ...marks, group ? `${group.title} ${group.color}` : ''].join(' ');
        })
        .join('\n'),
    );
    return shown.sort();
  });

const idsOf = (paths: string[]): Promise<number[]> =>
  hand.evaluate(
    async (urls: string[]) => {
      const tabs = await chrome.tabs.query({});
      return urls.map((url) => tabs.find((tab) => tab.url === url)?.id ?? -1);
    },
    paths.map((path) => its.site.url(path)),
  );

beforeAll(async () => {
  hand = await its.driver.hand();
  await openTabs(
    its.driver,
    ['/a', '/b', '/c', '/d', '/e'].map((path) => its.site.url(path)),
  );
  const [first, second, third] = await idsOf(['/a', '/b', '/c']);
  await run('group_tabs', { groups: [{ title: 'Trip', color: 'cyan', tab_ids: [second, third] }] });
  await run('pin_tabs', { tab_ids: [first] });
});

describe('in the real tab strip', () => {
  it.each([
    ['move_tabs', (ids: number[]) => ({ moves: [{ tab_ids: [ids[4], ids[3]], index: 1 }] })],
    ['move_tabs', (ids: number[]) => ({ moves: [{ tab_ids: [ids[1], ids[2], ids[0]], new_window: true }] })],
    ['ungroup_tabs', (ids: number[]) => ({ tab_ids: [ids[1], ids[2]] })],
    ['pin_tabs', (ids: number[]) => ({ tab_ids: [ids[3], ids[1]] })],
    ['pin_tabs', (ids: number[]) => ({ tab_ids: [ids[0]], pinned: false })],
    ['mute_tabs', (ids: number[]) => ({ tab_ids: ids })],
  ])('%s comes back exactly', async (name, args) => {
    const before = await picture();
    const done = await run(name, args(await idsOf(['/a', '/b', '/c', '/d', '/e'])));
    expect(await picture()).not.toEqual(before);
    await done.undo();
    expect(await picture()).toEqual(before);
  });

  it('a session opens in its own windows, with groups and pins, and is closed by undo', async () => {
    const before = await picture();
    const tab_ids = await idsOf(['/a', '/b', '/c', '/d']);
    const { data } = await run('save_session', { name: 'Trip', tab_ids });
    const restored = await run('restore_session', { session_id: data.session_id });
    const added = (await picture()).filter((window) => !before.includes(window));
    const [, ...others] = added.join('\n').split('\n');
    expect(restored.data.opened).toBe(4);
    expect(added.join('\n').split('\n')[0]).toContain(`${its.site.url('/a')} pinned`);
    expect(others.map((line) => line.includes('Trip cyan'))).toEqual([true, true, false]);
    await restored.undo();
    expect(await picture()).toEqual(before);
  });

  it('the current tab is the page in front before the panel, if the panel is in a tab', async () => {
    const [page, other] = await idsOf(['/d', '/e']);
    const opened = await hand.evaluate(async (openerTabId: number) => {
      await chrome.tabs.update(openerTabId, { active: true });
      const behind = await chrome.tabs.create({ url: 'about:blank', active: false });
      const panel = await chrome.tabs.create({ url: `${location.origin}/sidepanel.html`, openerTabId });
      return [panel.id ?? -1, behind.id ?? -1];
    }, page!);
    const remembered = (id: number | undefined) =>
      until(`tab ${id}`, async () => {
        const stored = await hand.evaluate((key: string) => chrome.storage.session.get(key), `before:${opened[0]}`);
        return Object.values(stored).includes(id);
      });
    await remembered(page);
    await hand.evaluate(
      async (ids: number[]) => {
        for (const id of ids) await chrome.tabs.update(id, { active: true });
      },
      [other!, opened[0]!],
    );
    await remembered(other);
    expect((await run('get_current_tab', {})).data).toMatchObject({ id: other });
    await hand.evaluate((ids: number[]) => chrome.tabs.remove(ids), opened);
  });
});
