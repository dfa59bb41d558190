import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ticket } from '@/src/contract/run.ts';
import { ask } from '@/test/e2e/harness/background.ts';
import { until } from '@/test/e2e/harness/driver.ts';
import { bookmarksIn, eventsOf, saveBookmarks } from '@/test/e2e/harness/library.ts';
import { helperHome } from '@/test/e2e/harness/native-host.ts';
import { addProgram, helpers, openConnections, program, turn } from '@/test/e2e/harness/outside-program.ts';
import { browserName, world } from '@/test/e2e/harness/start.ts';

// Check 13 of the bridge: at whatever step of a call from outside something is killed, the program gets an answer, and
// its work is done completely or not at all.

const home = await helperHome();
const its = world({}, { granted: true, env: home.env });
const { port } = home;
let hand: Page;
let key: string;

const outside = () => program(port, key);
const answers = async () => (await outside().get('/v1/tools')).status === 200;
const serving = () => until('it to serve again', answers, 15_000);

beforeAll(async () => {
  hand = await its.driver.hand();
  await home.install(its.driver);
  const options = await openConnections(its.driver);
  await turn(options, `Ready on http://127.0.0.1:${port}`);
  key = await addProgram(options, 'Claude Code');
  await serving();
});
afterAll(() => home.remove());
// A question that a failed test left open is not the next one's.
afterEach(async () => {
  for (const { id } of await questions()) await ask(hand, 'deny', { ticket: id });
});

const victims: Record<string, () => Promise<void>> = {
  helper: async () => void process.kill(helpers(port)[0]!, 'SIGKILL'),
  background: () => its.driver.stopBackground(),
  // Firefox has no such page: its background answers itself.
  ...(browserName === 'chromium' && {
    async page() {
      const target = its.driver.browser.targets().find((one) => one.url().endsWith('/bridge.html'));
      await (await target?.asPage())?.close();
    },
  }),
  async browser() {
    await its.driver.kill();
    await until('the helper to go', async () => helpers(port).length === 0, 3_000);
    await its.driver.restart();
    hand = await its.driver.hand();
  },
};

/** End of a request: its status, or `broken` if the connection broke. */
const endOf = (called: Promise<{ status: number }>): Promise<number | 'broken'> =>
  called.then(
    ({ status }) => status,
    () => 'broken',
  );

const count = 120;
const addresses = (name: string) => Array.from({ length: count }, (_, at) => `https://kills.example/${name}/${at}`);
const saved = async (name: string): Promise<string[]> =>
  (await bookmarksIn(its.driver)).flatMap(({ url = '' }) =>
    url.startsWith(`https://kills.example/${name}/`) ? [url] : [],
  );

/** The entry of the latest call of a tool. */
async function entryOf(tool: string): Promise<{ id: string; state: string } | undefined> {
  const { items } = await ask<{ items: { id: string; tool: string; state: string }[] }>(hand, 'journal', { limit: 5 });
  return items.find((entry) => entry.tool === tool);
}
const questions = () => ask<Ticket[]>(hand, 'openTickets', {});

/** Says yes to the one question, with all its rows. */
async function approve(): Promise<void> {
  const [open] = await until('one question', async () => {
    const all = await questions();
    return all.length === 1 && all;
  });
  // As the panel reads it: after a restart of the browser its rows are found anew.
  const ticket = await ask<Ticket | null>(hand, 'ticket', { ticket: open!.id });
  const rows = ticket!.preview.sections.flatMap((section) => section.rows).map(({ id }) => id);
  await ask(hand, 'approve', { ticket: ticket!.id, rows });
}

const steps: Record<string, (before: string | undefined) => Promise<() => Promise<unknown>>> = {
  'is sent': async () => async () => undefined,
  'is half done': () => eventsOf(its.driver, 'bookmarks.onCreated', count / 4),
  'is done': async (before) => () =>
    until('it to be done', async () => {
      const entry = await entryOf('create_bookmarks');
      return entry && entry.id !== before && entry.state === 'done';
    }),
};

describe.each(Object.keys(victims))('a killed %s', (victim) => {
  it.each(Object.keys(steps))('when a change %s leaves it done once or not at all', async (step) => {
    const name = `${victim}-${step.replaceAll(' ', '-')}`;
    const before = (await entryOf('create_bookmarks'))?.id;
    const reached = await steps[step]!(before);
    const items = addresses(name).map((url) => ({ url, title: url }));
    const ended = endOf(outside().call('create_bookmarks', { items }));
    // The addresses are new, so a question comes up. Its answer may fail, because a process is killed meanwhile.
    if (step !== 'is sent') approve().catch(() => undefined);
    await reached();
    await victims[victim]!();
    // A call whose question is still open is answered with 202.
    expect(step === 'is sent' ? [200, 202, 503, 'broken'] : [200, 503, 'broken']).toContain(await ended);
    await serving();
    const entry = await until('what was begun to end', async () => {
      const found = await entryOf('create_bookmarks');
      if (!found || found.id === before) return { state: 'none' };
      return found.state === 'done' && found;
    });
    for (const { id } of await questions()) await ask(hand, 'deny', { ticket: id });
    const made = await saved(name);
    expect(new Set(made).size).toBe(made.length);
    if (entry.state === 'none') expect(made).toEqual([]);
    // A browser that is killed forgets what it had not written down yet.
    else if (victim !== 'browser') expect(made.toSorted()).toEqual(addresses(name).toSorted());
  });

  it('during a question leave it open, and the same call joins it', async () => {
    const name = `${victim}-asked`;
    const ids = await saveBookmarks(
      its.driver,
      name,
      addresses(name).map((url) => ({ url, title: url })),
    );
    if (browserName === 'chromium')
      await until('the browser to write them down', async () =>
        (await readFile(join(dirname(its.driver.downloads), 'Default', 'Bookmarks'), 'utf8')).includes(
          addresses(name).at(-1)!,
        ),
      );
    const call = () => outside().call('delete_bookmarks', { bookmark_ids: ids });
    const ended = endOf(call());
    await until('the question', async () => (await questions()).length === 1);
    await victims[victim]!();
    expect([503, 'broken']).toContain(await ended);
    await serving();
    const again = call();
    await approve();
    expect((await again).body).toMatchObject({ success: true, data: { done: count } });
    const folders = (await bookmarksIn(its.driver)).filter(({ url }) =>
      url?.startsWith(`https://kills.example/${name}/`),
    );
    expect(folders.filter(({ folder }) => folder === name)).toEqual([]);
    expect(folders.length).toBe(count);
  });
});
