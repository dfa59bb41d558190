import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreSession } from '@/src/tools/sessions/restore-session.ts';
import { saveSession } from '@/src/tools/sessions/save-session.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite, somewhere } from '@/test/fakes/write-run.ts';
import { looks, tabSeeds } from '../tabs/strips.ts';

const saved = async (ports: ReturnType<typeof fakePorts>, args: Record<string, unknown>) => {
  const run = await runWrite(saveSession(ports), args);
  return (run.data as { session_id: string }).session_id;
};

/** A window without what a session does not keep. */
const kept = (look: string) => look.replaceAll(/"(muted|active|discarded)":(true|false),?/g, '');

describe('a saved session', () => {
  it('is opened window by window with groups, pins and order, wherever the worker stopped, and closed by undo', async () => {
    await fc.assert(
      fc.asyncProperty(tabSeeds, fc.boolean(), async (seeds, killed) => {
        const ports = fakePorts({ tabs: seeds });
        const before = looks(ports.tabs);
        const tab_ids = seeds.map(({ id }) => id);
        const session_id = await saved(ports, { name: 'All', tab_ids });
        const run = await runWrite(restoreSession(ports), { session_id }, { killed });
        expect(run.outcomes.filter(({ state }) => state !== 'done')).toEqual([]);
        expect(looks(ports.tabs).map(kept).sort()).toEqual([...before, ...before].map(kept).sort());
        await run.undo();
        expect(looks(ports.tabs)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('opens in the current window after its tabs, and keeps the front tab', async () => {
    const ports = fakePorts({
      tabs: [
        { id: 1, url: 'https://a.test/', pinned: true },
        { id: 2, url: 'https://b.test/', active: true },
        { id: 3, url: 'https://c.test/', windowId: 2, pinned: true },
        { id: 4, url: 'https://d.test/', windowId: 2, container: 'work' },
      ],
    });
    const session_id = await saved(ports, { name: 'Two', window_id: 2 });
    await runWrite(restoreSession(ports), { session_id, window: 'current' });
    const here = (await ports.tabs.all()).filter(({ windowId }) => windowId === 1);
    expect(here.map(({ url, pinned, active, container }) => [url, pinned, active, container])).toEqual([
      ['https://a.test/', true, false, null],
      ['https://c.test/', true, false, null],
      ['https://b.test/', false, true, null],
      ['https://d.test/', false, false, 'work'],
    ]);
  });

  it('opens more than 25 asleep, except the first of a window', async () => {
    const ports = fakePorts({ tabs: Array.from({ length: 30 }, (_, at) => ({ id: at + 1 })) });
    const session_id = await saved(ports, { name: 'Many' });
    const run = await runWrite(restoreSession(ports), { session_id });
    const { tab_ids } = run.data as { tab_ids: number[] };
    const opened = await Promise.all(tab_ids.map((id) => ports.tabs.get(id)));
    expect(opened.map((tab) => tab?.discarded)).toEqual([false, ...Array.from({ length: 29 }, () => true)]);
    expect(run.plan.notes).toContainEqual({ key: 'tabs_open_asleep' });
  });

  it('names pages that cannot be reopened, and keeps tabs in which the user went on', async () => {
    const ports = fakePorts({
      tabs: [
        { id: 1, url: 'about:config', title: 'Settings' },
        { id: 2, url: 'https://b.test/' },
        { id: 3, url: 'https://c.test/' },
      ],
    });
    ports.tabs.refused.add('about:config');
    const session_id = await saved(ports, { name: 'Three' });
    const run = await runWrite(restoreSession(ports), { session_id });
    expect(run.data).toMatchObject({ opened: 2, not_reopened: [{ title: 'Settings', url: 'about:config' }] });
    ports.tabs.navigate((run.data as { tab_ids: number[] }).tab_ids[0]!, 'https://elsewhere.test/');
    expect(await run.undo()).toEqual([
      { row: 'saved:2', state: 'undone' },
      { row: 'saved:1', state: 'conflict', reason: { key: 'tabs_changed' } },
    ]);
  });

  it('opens local and browser pages if the browser allows them, and no scripts', async () => {
    const urls = ['file:///home/me/notes.html', 'chrome://settings/', 'data:text/plain,hi', 'javascript:alert(1)', ''];
    const ports = fakePorts({ tabs: [...urls, 'https://a.test/'].map((url, at) => ({ id: at + 1, url, title: url })) });
    const session_id = await saved(ports, { name: 'Local' });
    const run = await runWrite(restoreSession(ports), { session_id });
    const { tab_ids, not_reopened } = run.data as { tab_ids: number[]; not_reopened: { url: string }[] };
    const opened = await Promise.all(tab_ids.map((id) => ports.tabs.get(id)));
    expect(opened.map((tab) => tab?.url)).toEqual([...urls.slice(0, 3), 'https://a.test/']);
    expect(not_reopened.map(({ url }) => url)).toEqual(['javascript:alert(1)', '']);
  });

  it('opens a tab without its container if that is gone, and says so', async () => {
    const ports = fakePorts({
      tabs: [
        { id: 1, url: 'https://a.test/', container: 'work' },
        { id: 2, url: 'https://b.test/', container: 'home' },
      ],
    });
    const session_id = await saved(ports, { name: 'Two' });
    ports.tabs.containersGone.add('work');
    const run = await runWrite(restoreSession(ports), { session_id });
    const { tab_ids } = run.data as { tab_ids: number[] };
    const opened = await Promise.all(tab_ids.map((id) => ports.tabs.get(id)));
    expect(opened.map((tab) => tab?.container)).toEqual([null, 'home']);
    expect(run.data).toMatchObject({ opened: 2, without_container: [tab_ids[0]] });
  });

  it('names the existing sessions for a wrong id', async () => {
    const ports = fakePorts({ tabs: [{ id: 1 }] });
    const session_id = await saved(ports, { name: 'Thesis' });
    const plan = restoreSession(ports).plan(
      { session_id: 'thesis', window: 'new' },
      { ...somewhere, signal: new AbortController().signal },
    );
    await expect(plan).rejects.toMatchObject({ code: 'not-found', suggestion: expect.stringContaining(session_id) });
  });

  it('saves the current window if none is named, and reports a session of the same name', async () => {
    const ports = fakePorts({ tabs: [{ id: 1 }, { id: 2, windowId: 2 }] });
    const first = await saved(ports, { name: 'Thesis' });
    const run = await runWrite(saveSession(ports), { name: 'thesis' });
    expect(run.data).toMatchObject({ tabs: 1, same_name: [first] });
  });
});
