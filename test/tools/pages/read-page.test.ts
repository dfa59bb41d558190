import { describe, expect, it } from 'vitest';
import type { PageRefusal } from '@/src/contract/ports.ts';
import { readPage } from '@/src/tools/pages/read-page.ts';
import type { fakePages } from '@/test/fakes/pages.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { somewhere } from '@/test/fakes/write-run.ts';
import { runRead } from '../run-read.ts';

const open = (pages: Parameters<typeof fakePages>[0]) =>
  fakePorts({
    tabs: [
      { id: 1, url: 'https://one.example/', title: 'One' },
      { id: 2, url: 'https://two.example/', title: 'Two', active: true },
      { id: 3, url: 'chrome://settings/', title: 'Settings' },
    ],
    pages,
  });

describe('read_page', () => {
  it('reads the current tab', async () => {
    const tool = readPage(open({ 2: { title: 'Two', url: 'https://two.example/', text: 'Hello', byline: 'Ann' } }));
    const data = await runRead(tool, {});
    expect(data).toEqual({
      pages: [
        {
          tab_id: 2,
          title: 'Two',
          url: 'https://two.example/',
          kind: 'article',
          lang: 'en',
          byline: 'Ann',
          text: 'Hello',
        },
      ],
    });
    expect(tool.sources?.(data)).toEqual([{ source: 'two.example', text: 'Two\nhttps://two.example/\nAnn\nHello' }]);
    expect(tool.rows?.(data)).toEqual([{ kind: 'tab', id: '2', title: 'Two', url: 'https://two.example/' }]);
    expect(tool.sentence({ arguments: { budget: 100 }, data })).toEqual({
      key: 'page_read_one',
      params: { title: 'Two' },
    });
  });

  it('reads several side by side, each once, and says in words why one was not read', async () => {
    const ports = open({ 1: 'First', 2: 'Second', 3: { refused: 'browser-page' } });
    expect(await runRead(readPage(ports), { tab_ids: [2, 1, 3, 2, 99] })).toMatchObject({
      pages: [
        { tab_id: 2, text: 'Second' },
        { tab_id: 1, text: 'First' },
        { tab_id: 3, title: 'Settings', refused: expect.stringMatching(/their own pages/) },
        { tab_id: 99, refused: expect.stringMatching(/list_tabs/) },
      ],
    });
  });

  it('shares the budget among the pages and says what was cut', async () => {
    const ports = open({ 1: 'short', 2: 'word '.repeat(1000) });
    const data = (await runRead(readPage(ports), { tab_ids: [1, 2], budget: 102 })) as { pages: { text: string }[] };
    expect(data.pages).toMatchObject([{ text: 'short' }, { truncated: { tokens: 1250 } }]);
    expect(data.pages[1]!.text).toBe('word '.repeat(80).trimEnd());
    expect(data.pages[0]).not.toHaveProperty('truncated');
  });

  it.each<[PageRefusal, string]>([
    ['browser-page', 'unreadable-page'],
    ['asleep', 'unreadable-page'],
    ['pdf', 'unreadable-page'],
    ['failed', 'unreadable-page'],
    ['gone', 'not-found'],
  ])('fails when nothing could be read: %s is %s', async (refused, code) => {
    const reading = runRead(readPage(open({ 2: { refused } })), {});
    await expect(reading).rejects.toMatchObject({ code, message: expect.stringMatching(/^Tab 2 \("Two"\): ./) });
  });

  it('asks for the sites that it may not read, each once', async () => {
    const reading = runRead(readPage(open({ 1: { refused: 'permission' }, 2: { refused: 'permission' } })), {
      tab_ids: [1, 2],
    });
    await expect(reading).rejects.toMatchObject({
      code: 'missing-permission',
      permission: 'https://one.example/* https://two.example/*',
    });
  });

  it('fails for ids that no tab has', async () => {
    await expect(runRead(readPage(open({})), { tab_ids: [98, 99] })).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringMatching(/Tab 98.*\nTab 99/),
    });
  });

  it('plans what it would read, and reads only what was ticked of it', async () => {
    const tool = readPage(open({ 1: 'First', 2: 'Second' }));
    const context = { ...somewhere, signal: new AbortController().signal };
    const args = tool.parameters.parse({ tab_ids: [1, 2, 99] });
    const plan = await tool.plan!(args, context);
    expect(plan.rows.map(({ id, digest }) => [id, digest.url])).toEqual([
      ['tab:1', 'https://one.example/'],
      ['tab:2', 'https://two.example/'],
    ]);
    expect(await tool.read(args, { ...context, rows: plan.rows.slice(1) })).toMatchObject({
      pages: [{ tab_id: 2, text: 'Second' }, { tab_id: 99 }],
    });
  });
});
