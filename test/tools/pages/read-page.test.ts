import { describe, expect, it } from 'vitest';
import type { PageWork } from '@/src/contract/call.ts';
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
          length: 2,
          text: 'Hello',
        },
      ],
    });
    expect(tool.sources?.(data)).toEqual([
      { source: 'two.example', page: 'https://two.example/', text: 'Two\nhttps://two.example/\nAnn\nHello' },
    ]);
    expect(tool.rows?.(data)).toEqual([{ kind: 'tab', id: '2', title: 'Two', url: 'https://two.example/' }]);
    expect(tool.sentence({ arguments: { budget: 100 }, data })).toEqual({
      key: 'page_read_one',
      params: { title: 'Two' },
    });
  });

  it('reads several side by side, each once, and says why one was not read', async () => {
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

  it('shares the budget among the pages and says how to read on', async () => {
    const ports = open({ 1: 'short', 2: 'word '.repeat(1000) });
    const data = (await runRead(readPage(ports), { tab_ids: [1, 2], budget: 102 })) as { pages: { text: string }[] };
    expect(data.pages).toMatchObject([{ text: 'short' }, { length: 1250, next: '399' }]);
    expect(data.pages[1]!.text).toBe('word '.repeat(80).trimEnd());
    expect(data.pages[0]).not.toHaveProperty('next');
  });

  it.each<[PageRefusal, string]>([
    ['browser-page', 'unreadable-page'],
    ['asleep', 'unreadable-page'],
    ['file', 'unreadable-page'],
    ['failed', 'unreadable-page'],
    ['gone', 'not-found'],
  ])('fails when nothing could be read: %s is %s', async (refused, code) => {
    const reading = runRead(readPage(open({ 2: { refused } })), {});
    await expect(reading).rejects.toMatchObject({
      code,
      refusal: refused,
      message: expect.stringMatching(/^Tab 2 \("Two"\): ./),
    });
  });

  it('fails for a page without text, and says what to do', async () => {
    const read = runRead(readPage(open({ 2: { text: ' \n ' } })), {});
    await expect(read).rejects.toMatchObject({ code: 'unreadable-page', message: expect.stringMatching(/no text/) });
    const several = await runRead(readPage(open({ 1: 'Text', 2: '' })), { tab_ids: [1, 2] });
    expect(several.pages[1]).toMatchObject({ tab_id: 2, refused: expect.stringMatching(/capture_page/) });
  });

  it('says if a page was still loading, which frames were read and which were not', async () => {
    const tool = readPage(
      open({ 2: { text: 'Half', loading: true, frames: ['https://in.example/'], unread: ['https://out.example/'] } }),
    );
    const data = await runRead(tool, {});
    expect(data.pages).toMatchObject([
      {
        note: expect.stringMatching(/loading/),
        frames: ['https://in.example/'],
        frames_not_read: ['https://out.example/'],
      },
    ]);
    expect(tool.sources?.(data).map(({ source }) => source)).toEqual(['page-2.example', 'in.example']);
  });

  it('asks for access to sites that it may not read, each once', async () => {
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
      message: expect.stringContaining('98, 99'),
      suggestion: expect.stringContaining('nearest ids are'),
    });
  });

  it('reads a long page to its end, and from any of its parts', async () => {
    const chapters = [1, 2, 3, 4].map((n) => `## Chapter ${n}\n\n${`Line of ${n}. `.repeat(200)}`);
    const whole = chapters.join('\n\n');
    const tool = readPage(open({ 2: whole }));
    const read = async (args: object) => {
      const [page] = (await runRead(tool, args)).pages;
      if (!page || !('text' in page)) throw new Error('The page was not read.');
      return page;
    };
    const first = await read({ budget: 700 });
    expect(first.parts?.map(({ title }) => title)).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3', 'Chapter 4']);
    const third = await read({ budget: 700, cursor: first.parts![2]!.cursor });
    expect(third.text).toMatch(/^## Chapter 3\n\nLine of 3/);
    const texts = [first.text];
    for (let page = first; page.next; texts.push(page.text)) page = await read({ budget: 700, cursor: page.next });
    expect(texts.join('').replace(/\s/g, '')).toBe(whole.replace(/\s/g, ''));
  });

  it('accepts a cursor for one page only', async () => {
    const reading = runRead(readPage(open({ 1: 'First', 2: 'Second' })), { tab_ids: [1, 2], cursor: '5' });
    await expect(reading).rejects.toMatchObject({ code: 'invalid-arguments' });
  });

  describe('of a PDF', () => {
    const file = { title: null, lang: 'vi', byline: null, text: '## Page 1\n\nXin chào' };
    const pdf = (permissions: string[] = ['https://two.example/*']) => {
      const tabs = [{ id: 2, url: 'https://two.example/', title: 'two.pdf', active: true }];
      return readPage(fakePorts({ tabs, pages: { 2: { refused: 'pdf' } }, permissions }));
    };
    const reading = (tool: ReturnType<typeof pdf>, page?: PageWork) =>
      tool.read(tool.parameters.parse({}), {
        ...somewhere,
        signal: new AbortController().signal,
        ...(page ? { page } : {}),
      });

    it('has a page of ours read the text at the address of the tab', async () => {
      const asked: unknown[] = [];
      const data = await reading(pdf(), async (work, task) => {
        asked.push([work, task]);
        return { files: [{ ok: true, file }] };
      });
      expect(asked).toEqual([['pdf-text', { urls: ['https://two.example/'], turn: 't' }]]);
      expect(data).toMatchObject({ pages: [{ tab_id: 2, title: 'two.pdf', kind: 'pdf', text: file.text }] });
    });

    it('asks for the site first', async () => {
      await expect(reading(pdf([]))).rejects.toMatchObject({
        code: 'missing-permission',
        permission: 'https://two.example/*',
      });
    });

    it('says why it could not be read', async () => {
      const failing = reading(pdf(), async () => ({ files: [{ ok: false, error: 'It has a password.' }] }));
      await expect(failing).rejects.toMatchObject({
        code: 'unreadable-page',
        message: expect.stringMatching(/password/),
      });
      await expect(reading(pdf())).rejects.toMatchObject({ message: expect.stringMatching(/open page of Outrigger/) });
    });
  });

  it('plans the files to read, and reads only the approved ones', async () => {
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
