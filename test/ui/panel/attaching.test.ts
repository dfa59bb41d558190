import { describe, expect, it, vi } from 'vitest';
import type { RunAnswer } from '@/src/contract/run.ts';
import { text } from '@/src/contract/text.ts';
import { type Tool, ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { failed, succeeded } from '@/test/fakes/background.ts';
import { worker, world } from '@/test/fakes/registry.ts';
import { type FakeServicesOptions, fakeServices } from '@/test/fakes/services.ts';
import { anyText } from '../../fakes/any-text.ts';

const tab = { id: 3, url: 'https://example.com/a', title: 'A page' };
const { signal } = new AbortController();
const model = { id: 'm', kind: 'openai-compatible', name: 'M', baseUrl: 'http://localhost/v1', model: 'm', at: 1 };
const whole = succeeded({ pages: [{ text: 'What the page says.', length: 5 }] });
const permission = {
  kind: 'permission',
  permission: 'https://example.com/*',
  ticket: 'k',
  reason: { key: 'why' },
} as const;

async function opened(
  background: FakeServicesOptions['background'],
  { contextTokens, ...options }: FakeServicesOptions & { contextTokens?: number } = {},
) {
  const services = fakeServices({ ...options, background });
  if (contextTokens !== undefined) {
    await services.providers.put(model);
    const known = await services.providers.modelSettings('m', 'm');
    services.providers.modelSettings = async () => ({ ...known, contextTokens });
  }
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState()).toMatchObject({ loaded: true, settings: expect.anything() }));
  return { services, panel, asking: () => panel.store.getState().asking, here: () => panel.store.getState() };
}

describe('a selection that is not attached', () => {
  it.each([
    ['nothing is selected', succeeded({ text: '' }), { key: 'ui_no_selection' }],
    [
      'it cannot be read',
      failed('This page cannot be read.'),
      { key: 'ui_selection_unread', params: { title: 'A page' } },
    ],
  ])('says so: %s', async (_, answer, notice) => {
    const { panel, here } = await opened({ run: () => answer });
    expect(await (await panel.attaching()).selectionOf(tab, signal)).toBeNull();
    expect(here().notice).toEqual(notice);
  });

  it('shows no notice to a user who did not wait for it', async () => {
    const { panel, here } = await opened({ run: () => succeeded({ text: '' }) });
    await (await panel.attaching()).selectionOf(tab, AbortSignal.abort());
    expect(here().notice).toBeNull();
  });
});

describe('a tab that navigates while it is read', () => {
  const there = (url: string) =>
    succeeded({ url, title: 'Bank', text: 'Your balance', pages: [{ url, title: 'Bank', text: 'Your balance' }] });
  const read = async (url: string, known?: string) => {
    const { panel, here } = await opened({ run: () => there(url) });
    const attaching = await panel.attaching();
    const page = await attaching.pageOf(tab, signal);
    return { page, selection: await attaching.selectionOf(tab, signal, known), notice: here().notice };
  };

  it('on the same site is attached as the page that was read', async () => {
    const { page, selection } = await read('https://example.com/b');
    const named = { title: 'Bank', url: 'https://example.com/b', text: 'Your balance' };
    expect([page, selection]).toMatchObject([named, named]);
  });

  it('to another site is not attached', async () => {
    const { page, selection, notice } = await read('https://bank.example/');
    expect(page).toMatchObject({ title: 'A page', url: tab.url, text: '', grade: 'label' });
    expect(selection).toBeNull();
    expect(notice).toMatchObject({ key: 'ui_selection_unread' });
  });

  it('keeps the text that was selected at the click', async () => {
    const { selection } = await read('https://bank.example/', 'the first words');
    expect(selection).toMatchObject({ url: tab.url, text: 'the first words' });
  });
});

describe('the part of a page that is attached', () => {
  it.each([
    [32_768, 8192],
    [1_000_000, 32_000],
    [200, 100],
  ])('depends on the context of the model: of %i tokens, %i', async (contextTokens, budget) => {
    const { panel, services } = await opened({ run: () => whole }, { contextTokens });
    expect(await (await panel.attaching()).pageOf(tab, signal)).not.toHaveProperty('rest');
    expect(services.background.of('run')[0]?.call.arguments).toEqual({ tab_ids: [3], budget });
  });

  it('is the tool’s default without a model', async () => {
    const { panel, services } = await opened({ run: () => whole });
    await (await panel.attaching()).pageOf(tab, signal);
    expect(services.background.of('run')[0]?.call.arguments).toEqual({ tab_ids: [3] });
  });

  it('includes the hosts of its frames', async () => {
    const page = { text: 'Words', length: 1, frames: ['https://in.example/a', 'about:srcdoc', 'https://in.example/b'] };
    const { panel } = await opened({ run: () => succeeded({ pages: [page] }) });
    expect(await (await panel.attaching()).pageOf(tab, signal)).toMatchObject({ frames: ['in.example'] });
  });

  it('is stored with the call that reads on if it is not everything', async () => {
    const page = { text: 'What the page says.', length: 9000, next: '1500', parts: [] };
    const { panel } = await opened({ run: () => succeeded({ pages: [page] }) });
    expect(await (await panel.attaching()).pageOf(tab, signal)).toMatchObject({
      text: 'What the page says.',
      rest: { of: 9000, call: { name: 'read_page', arguments: { tab_ids: [3], cursor: '1500' } } },
    });
  });
});

const declined = { ...succeeded(null), declined: true } as RunAnswer;

describe('a page that needs a browser permission', () => {
  /** A background that may read what the user has allowed: each call asks in a question of its own. */
  async function asked({ wants = ['k'], grants = true, ...options }: FakeServicesOptions & { wants?: string[] } = {}) {
    const denied = new Set<string>();
    const tickets = new Map<string, string>();
    const stopped: string[] = [];
    const world = await opened(
      {
        run: ({ call }) => {
          const ticket = tickets.get(call.id) ?? wants[tickets.size]!;
          tickets.set(call.id, ticket);
          if (denied.has(ticket)) return declined;
          return grants && world.services.done.permissions.length > 0 ? whole : { ...permission, ticket };
        },
        deny: ({ ticket }) => {
          denied.add(ticket);
          world.services.changes.tell({ table: 'tickets' });
          return declined;
        },
        stop: ({ call }) => {
          stopped.push(call);
          return null;
        },
      },
      { ...options, grants },
    );
    const attaching = await world.panel.attaching();
    const stop = new AbortController();
    const pages = wants.map(() => attaching.pageOf(tab, stop.signal));
    const questions = wants.map((ticket) => ({ ...permission, ticket }));
    await vi.waitFor(() => expect(world.asking()).toEqual(questions));
    return { ...world, page: pages[0]!, pages, questions, stop, tickets, stopped };
  }

  it('is read once it is given, under the same call', async () => {
    const { panel, services, asking, page } = await asked();
    await panel.permit(permission);
    expect(await page).toMatchObject({ text: 'What the page says.', grade: 'page' });
    expect(services.done.permissions).toEqual(['https://example.com/*']);
    expect(asking()).toEqual([]);
    const [first, ...others] = services.background.of('run');
    expect(others).toEqual([first]);
    expect(services.background.of('approve')).toEqual([]);
  });

  it('is attached by title if the user refuses', async () => {
    const { panel, services, asking, page } = await asked();
    await panel.refuse(permission);
    expect(await page).toMatchObject({ title: 'A page', text: '', grade: 'label' });
    expect(services.done.permissions).toEqual([]);
    expect(asking()).toEqual([]);
  });

  it('is still asked about if the browser’s dialog was closed, or another one answered', async () => {
    const { panel, services, asking, page } = await asked({ grants: false });
    await panel.permit(permission);
    services.changes.tell({ table: 'tickets' });
    await vi.waitFor(() => expect(services.background.of('run')).toHaveLength(2));
    expect(asking()).toEqual([permission]);
    await panel.refuse(permission);
    await page;
  });

  it('is asked about once, even if several things of the site are attached: a yes', async () => {
    const { panel, asking, pages, questions } = await asked({ wants: ['k', 'l', 'm'] });
    await panel.permit(questions[1]!);
    expect((await Promise.all(pages)).map(({ text }) => text)).toEqual(Array(3).fill('What the page says.'));
    expect(asking()).toEqual([]);
  });

  it('is asked about once, even if several things of the site are attached: a no', async () => {
    const { panel, asking, pages, questions } = await asked({ wants: ['k', 'l', 'm'] });
    await panel.refuse(questions[0]!);
    expect((await Promise.all(pages)).map(({ text }) => text)).toEqual(['', '', '']);
    expect(asking()).toEqual([]);
  });

  it('is not asked about any more once it is not needed', async () => {
    const { asking, page, stop, tickets, stopped } = await asked();
    stop.abort();
    await page;
    expect(asking()).toEqual([]);
    expect(stopped).toEqual([...tickets.keys()]);
  });

  it('is not asked about for a list that is only searched', async () => {
    const { panel, services, asking } = await opened({ run: () => permission });
    expect(await (await panel.attaching()).openTabs()).toBeNull();
    expect(asking()).toEqual([]);
    expect(services.background.of('run')).toMatchObject([{ context: { peek: true } }]);
  });
});

describe('a page for which the policy asks', () => {
  it('is attached once that is allowed, and nothing is asked again', async () => {
    const its = world();
    const readPage: Tool = {
      name: 'read_page',
      area: 'pages',
      effect: 'read',
      inverse: 'none',
      description: 'Reads.',
      parameters: z.strictObject({ tab_ids: z.array(z.number()) }),
      sentence: () => text('page_read_plain'),
      plan: async () => ({
        headline: anyText('a'),
        notes: [],
        verb: anyText('a'),
        refuse: anyText('a'),
        rows: [{ id: 'tab:3', title: 'A', url: tab.url, digest: { url: tab.url }, before: null, change: null }],
      }),
      read: async () => ({ pages: [{ text: 'What the page says.', length: 5 }] }),
    };
    const { registry } = worker(its, [readPage]);
    await its.records.settings.change({ policies: { read_page: 'ask' } });
    const { panel, services } = await opened({
      run: ({ call, context, rest, worked }) => registry.run(call, context, rest, worked),
      openTickets: () => registry.openTickets(),
      approve: async (approval) => {
        const answer = await registry.approve(approval);
        services.changes.tell({ table: 'tickets' });
        return answer;
      },
    });
    const page = (await panel.attaching()).pageOf(tab, signal);
    await vi.waitFor(async () => expect(await registry.openTickets()).toHaveLength(1));
    services.changes.tell({ table: 'tickets' });
    await vi.waitFor(() => expect(panel.store.getState().tickets).toHaveLength(1));
    await panel.allow(panel.store.getState().tickets[0]!.id, ['tab:3']);
    expect(await page).toMatchObject({ text: 'What the page says.', grade: 'page' });
    expect(await registry.openTickets()).toEqual([]);
  });
});

it('keeps the reason of the tool if it is not read', async () => {
  const readPage: Tool = {
    name: 'read_page',
    area: 'pages',
    effect: 'read',
    inverse: 'none',
    description: 'Reads.',
    parameters: z.strictObject({ tab_ids: z.array(z.number()) }),
    sentence: () => text('page_read_plain'),
    read: async () => {
      throw new ToolError('unreadable-page', 'It is asleep.', 'Wake it.', undefined, 'asleep');
    },
  };
  const { registry } = worker(world(), [readPage]);
  const { panel } = await opened({ run: ({ call, context, rest }) => registry.run(call, context, rest) });
  expect(await (await panel.attaching()).readPage(tab, signal)).toMatchObject({
    page: { title: 'A page', text: '', grade: 'label' },
    unread: { key: 'ui_page_unread', params: { why: 'asleep', title: 'A page' } },
  });
});

describe('a page that a page of ours must read', () => {
  const asked: RunAnswer = { kind: 'page-work', work: 'pdf-text', data: { urls: [tab.url] } };

  it('is requested again with the result', async () => {
    const { panel, services } = await opened({ run: ({ worked }) => (worked ? whole : asked) });
    const done: unknown[] = [];
    services.work = async (...work) => {
      done.push(work.slice(0, 2));
      return { files: [] };
    };
    expect(await (await panel.attaching()).pageOf(tab, signal)).toMatchObject({ text: 'What the page says.' });
    expect(done).toEqual([['pdf-text', { urls: [tab.url] }]]);
    const [first, second] = services.background.of('run');
    expect(second).toEqual({ ...first, worked: { 'pdf-text': { ok: true, data: { files: [] } } } });
  });

  it('reports the failure to the tool, and the same work is not done twice', async () => {
    const { panel, services } = await opened({ run: () => asked });
    expect(await (await panel.attaching()).pageOf(tab, signal)).toMatchObject({ text: '' });
    const [, second, ...others] = services.background.of('run');
    expect(second?.worked).toMatchObject({ 'pdf-text': { ok: false } });
    expect(others).toEqual([]);
  });
});

describe('a page whose server does not answer', () => {
  const asked: RunAnswer = { kind: 'page-work', work: 'pdf-text', data: { urls: [tab.url] } };

  /** A panel in which a page is being read for as long as nobody gives it up. */
  async function stalled() {
    const world = await opened({ run: () => asked });
    const { panel, services, here } = world;
    const given: AbortSignal[] = [];
    services.work = (_, __, stop) => {
      given.push(stop);
      return new Promise((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
    };
    const attaching = await panel.attaching();
    const attached = panel.attach(async (stop) => [await attaching.pageOf(tab, stop)], tab.title);
    await vi.waitFor(() => expect(given).toHaveLength(1));
    expect(here().reading).toMatchObject([{ title: 'A page', conversation: here().conversation.id }]);
    return { ...world, attached, work: given[0]! };
  }

  it('can be cancelled before the message is sent', async () => {
    const { panel, here, attached, work } = await stalled();
    panel.cancelAttachment(here().reading[0]!.id);
    await attached;
    expect(work.aborted).toBe(true);
    expect(here()).toMatchObject({ reading: [], attached: [] });
  });

  it('does not keep a cancelled message from coming back, with its other attachments', async () => {
    const { panel, here, work, services } = await stalled();
    const file = { id: 'f', kind: 'file', title: 'list.txt', source: 'file', grade: 'page', text: 'Milk' } as const;
    await panel.attach(async () => [file], 'list.txt');
    panel.write('what is this?');
    const sent = panel.sendDraft('model');
    expect(here().reading).toEqual([]);
    panel.write('and that?');
    expect(panel.busy()).toBe(true);
    expect(here().refused).toBe(true);
    panel.stop();
    await sent;
    expect(work.aborted).toBe(true);
    expect(here()).toMatchObject({
      draft: 'what is this?\nand that?',
      attached: [file],
      refused: false,
      notice: { key: 'ui_status_stopped' },
    });
    expect(here().outbox.size).toBe(0);
    expect(await services.conversations.messages(here().conversation.id)).toEqual([]);
    await panel.sendDraft('model');
    expect(here().messages[0]).toMatchObject({ parts: [{ text: 'what is this?\nand that?' }], attached: [file] });
  });

  it('is not awaited any more when the panel closes', async () => {
    const world = await opened({ run: () => asked });
    const close = world.panel.start();
    let work: AbortSignal | null = null;
    world.services.work = async (_, __, stop) => {
      work = stop;
      return new Promise(() => {});
    };
    const attaching = await world.panel.attaching();
    void world.panel.attach(async (stop) => [await attaching.pageOf(tab, stop)], tab.title);
    await vi.waitFor(() => expect(work).not.toBeNull());
    close();
    expect(work).toMatchObject({ aborted: true });
  });
});
