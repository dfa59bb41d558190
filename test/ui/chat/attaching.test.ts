import { describe, expect, it, vi } from 'vitest';
import type { RunAnswer } from '@/src/contract/run.ts';
import { createPanelStore } from '@/src/ui/chat/index.tsx';
import { succeeded } from '@/test/fakes/background.ts';
import { type FakeServicesOptions, fakeServices } from '@/test/fakes/services.ts';

const tab = { id: 3, url: 'https://example.com/a', title: 'A page' };
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
  return { services, panel, asking: () => panel.store.getState().asking };
}

describe('how much of a page goes along', () => {
  it.each([
    [32_768, 8192],
    [1_000_000, 32_000],
    [200, 100],
  ])('follows the room of the model: of %i tokens, %i', async (contextTokens, budget) => {
    const { panel, services } = await opened({ run: () => whole }, { contextTokens });
    expect(await (await panel.attaching()).pageOf(tab)).not.toHaveProperty('rest');
    expect(services.background.of('run')[0]?.call.arguments).toEqual({ tab_ids: [3], budget });
  });

  it('is what the tool gives by itself where there is no model', async () => {
    const { panel, services } = await opened({ run: () => whole });
    await (await panel.attaching()).pageOf(tab);
    expect(services.background.of('run')[0]?.call.arguments).toEqual({ tab_ids: [3] });
  });

  it('is kept with the call that reads on where it is not all', async () => {
    const page = { text: 'What the page says.', length: 9000, next: '1500', parts: [] };
    const { panel } = await opened({ run: () => succeeded({ pages: [page] }) });
    expect(await (await panel.attaching()).pageOf(tab)).toMatchObject({
      text: 'What the page says.',
      rest: { of: 9000, call: { name: 'read_page', arguments: { tab_ids: [3], cursor: '1500' } } },
    });
  });
});

type Answered = 'permission' | 'approved' | 'denied';

describe('a page that needs the browser’s leave', () => {
  /** A background that may read once it was told that the site is allowed. */
  async function asked(options: FakeServicesOptions = {}) {
    let state: Answered = 'permission';
    const answers: Record<Answered, RunAnswer> = {
      permission,
      approved: whole,
      denied: { ...succeeded(null), declined: true } as RunAnswer,
    };
    const settle = (next: Answered) => {
      state = next;
      world.services.changes.tell({ table: 'tickets' });
      return answers[state];
    };
    const world = await opened(
      {
        run: () => answers[state],
        ticket: () => ({ state }) as never,
        approve: () => settle('approved'),
        deny: () => settle('denied'),
      },
      options,
    );
    const page = (await world.panel.attaching()).pageOf(tab);
    await vi.waitFor(() => expect(world.asking()).toEqual([permission]));
    return { ...world, page };
  }

  it('is read once it is given, under the same call', async () => {
    const { panel, services, asking, page } = await asked();
    await panel.permit(permission);
    expect(await page).toMatchObject({ text: 'What the page says.', grade: 'page' });
    expect(services.done.permissions).toEqual(['https://example.com/*']);
    expect(asking()).toEqual([]);
    const [first, ...others] = services.background.of('run');
    expect(others).toEqual([first]);
  });

  it('goes by its title where the user does not want that', async () => {
    const { panel, services, asking, page } = await asked();
    await panel.refuse(permission);
    expect(await page).toMatchObject({ title: 'A page', text: '', grade: 'label' });
    expect(services.done.permissions).toEqual([]);
    expect(asking()).toEqual([]);
  });

  it('is asked about still where the browser’s own question was closed, or another one answered', async () => {
    const { panel, services, asking, page } = await asked({ grants: false });
    await panel.permit(permission);
    services.changes.tell({ table: 'tickets' });
    await vi.waitFor(() => expect(services.background.of('ticket')).toHaveLength(1));
    expect(asking()).toEqual([permission]);
    await panel.refuse(permission);
    await page;
  });

  it('is not asked about for a list that is only looked through', async () => {
    const { panel, asking } = await opened({ run: () => permission });
    expect(await (await panel.attaching()).look('list_tabs', {})).toBeNull();
    expect(asking()).toEqual([]);
  });
});

describe('a page that a page of ours has to read', () => {
  const asked: RunAnswer = { kind: 'page-work', work: 'pdf-text', data: { urls: [tab.url] } };

  it('is asked for again with what came of it', async () => {
    const { panel, services } = await opened({ run: ({ worked }) => (worked ? whole : asked) });
    const done: unknown[] = [];
    services.work = async (...work) => {
      done.push(work.slice(0, 2));
      return { files: [] };
    };
    expect(await (await panel.attaching()).pageOf(tab)).toMatchObject({ text: 'What the page says.' });
    expect(done).toEqual([['pdf-text', { urls: [tab.url] }]]);
    const [first, second] = services.background.of('run');
    expect(second).toEqual({ ...first, worked: { 'pdf-text': { ok: true, data: { files: [] } } } });
  });

  it('tells the tool why it could not, and never does the same work twice', async () => {
    const { panel, services } = await opened({ run: () => asked });
    expect(await (await panel.attaching()).pageOf(tab)).toMatchObject({ text: '' });
    const [, second, ...others] = services.background.of('run');
    expect(second?.worked).toMatchObject({ 'pdf-text': { ok: false } });
    expect(others).toEqual([]);
  });
});
