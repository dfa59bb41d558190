// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Library } from '@/src/ui/library/index.tsx';
import { readyMark } from '@/src/ui/panel/composer/mark-ready.ts';
import { failed, succeeded } from '@/test/fakes/background.ts';
import { type FakeServices, fakeServices } from '@/test/fakes/services.ts';
import { english, violations } from '../page.tsx';

afterEach(cleanup);

type Run = Parameters<NonNullable<NonNullable<Parameters<typeof fakeServices>[0]>['background']>['run'] & object>[0];

const folder = (id: string, title: string, bookmarks: number, parent: string | null = null) => ({
  id,
  kind: 'folder',
  title,
  folder: '',
  folder_id: parent,
  bookmarks,
  folders: 0,
});
const bookmark = (n: number) => ({
  id: `b${n}`,
  title: `Bookmark ${n}`,
  url: `https://page${n}.test/`,
  folder: 'Bar',
  folder_id: 'bar',
  added: '2026-11-01T10:00:00.000Z',
  tags: n === 0 ? ['boats'] : [],
});

const page = (items: { id: string }[], { limit, cursor }: Record<string, unknown>) => {
  const offset = Number(cursor ?? 0);
  return succeeded({ items: items.slice(offset, offset + Number(limit)), total: items.length });
};

/** A library of two roots, of which the bar holds `n` bookmarks; what changes something is answered by `write`. */
function world(n = 3, write: (run: Run) => ReturnType<typeof succeeded> | object = () => succeeded(null)) {
  const bookmarks = Array.from({ length: n }, (_, at) => bookmark(at));
  const services = fakeServices({
    background: {
      run(request: Run) {
        const { name, arguments: args } = request.call;
        if (name === 'list_bookmarks' || name === 'list_bookmark_level')
          return page(
            args.folder_id === 'bar'
              ? bookmarks
              : args.folder_id
                ? []
                : [folder('bar', 'Bar', n), folder('dev', 'Dev', 0)],
            args,
          );
        if (name === 'search_bookmarks')
          return page(
            bookmarks.filter(({ title }) => title.includes(String(args.query ?? ''))),
            args,
          );
        if (name === 'list_sessions')
          return page([{ id: 's1', title: 'Trip', saved_at: '2026-11-01T10:00:00Z', tabs: 2 } as { id: string }], args);
        if (name === 'list_session_tabs')
          return page(
            ['Harbour', 'Ferry'].map((title, at) => ({
              id: String(at),
              title,
              url: `https://${title.toLowerCase()}.test/`,
              group: null,
            })),
            args,
          );
        if (name === 'list_tags') return page([{ id: 'boats', title: 'boats', count: 1 } as { id: string }], args);
        if (name === 'list_reading_list') return failed('This needs readingList.', { code: 'missing-permission' });
        if (name === 'list_bookmark_folders')
          return succeeded(null, {
            view: {
              sentence: { key: 'ui_chats' },
              total: 2,
              rows: [
                { kind: 'folder', id: 'bar', title: 'Bar' },
                { kind: 'folder', id: 'dev', title: 'Dev' },
              ],
            },
          });
        const [move] = (args.moves ?? []) as { bookmark_ids: string[]; index?: number }[];
        const from = bookmarks.findIndex(({ id }) => id === move?.bookmark_ids[0]);
        if (move?.index !== undefined) bookmarks.splice(move.index, 0, ...bookmarks.splice(from, 1));
        const gone = name === 'delete_bookmarks' ? (args.bookmark_ids as string[]) : [];
        for (const id of gone)
          bookmarks.splice(
            bookmarks.findIndex((one) => one.id === id),
            1,
          );
        return write(request) as ReturnType<typeof succeeded>;
      },
    },
  });
  return services;
}

async function open(services: FakeServices, section = '') {
  window.location.hash = section;
  const user = userEvent.setup();
  render(<Library services={services} i18n={english} />);
  await screen.findByRole('navigation', { name: 'Sections' });
  return user;
}

const row = (name: RegExp | string) =>
  screen.findByRole('row', { name: typeof name === 'string' ? new RegExp(name) : name });
/** Calls that are no look, in order. */
const done = (services: FakeServices) =>
  services.background
    .of('run')
    .filter(({ context }) => !context.peek)
    .map(({ call }) => [call.name, call.arguments]);

describe('the library', () => {
  it('begins with the bookmarks, with expanded roots, and renders only the rows in view', async () => {
    await open(world(50_000));
    const first = await row('Bookmark 0');
    expect(first.getAttribute('aria-level')).toBe('2');
    expect(first.getAttribute('aria-setsize')).toBe('50000');
    expect(first.textContent).toContain('boats');
    const grid = screen.getByRole('treegrid', { name: 'Bookmarks' });
    expect(grid.getAttribute('aria-rowcount')).toBe('50002');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
    expect(await violations()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('link', { name: /Bookmarks/ }).textContent).toContain('50,000'));
  });

  it('does not expand empty folders', async () => {
    await open(world());
    expect((await row('Bar')).getAttribute('aria-expanded')).toBe('true');
    expect((await row('Dev')).getAttribute('aria-expanded')).toBeNull();
  });

  it('can be searched before it reads rows and settings, which load code and the database', async () => {
    performance.clearMarks();
    const services = world();
    const { ask, settings } = services;
    const ready = { rows: [] as boolean[], settings: [] as boolean[] };
    const isReady = () => performance.getEntriesByName(readyMark).length > 0;
    await open({
      ...services,
      ask(...asked) {
        ready.rows.push(isReady());
        return ask(...asked);
      },
      settings: {
        ...settings,
        get() {
          ready.settings.push(isReady());
          return settings.get();
        },
      },
    });
    await row('Bookmark 0');
    await waitFor(() => expect(ready.settings.length).toBeGreaterThan(0));
    expect(ready.rows.length).toBeGreaterThan(0);
    expect([...ready.rows, ...ready.settings]).not.toContain(false);
  });

  it('expands a session, and opens one tab of it', async () => {
    const services = world();
    const user = await open(services, 'sessions');
    (await row('Trip')).focus();
    await user.keyboard('{ArrowRight}');
    await row('Ferry');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ferry'));
    await user.keyboard('{Enter}');
    expect(services.done.opened.map(({ row }) => row.url)).toEqual(['https://ferry.test/']);
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Trip'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(done(services)).toEqual([['restore_session', { session_id: 's1' }]]));
  });

  it('opens a session by its first button', async () => {
    const services = world();
    const user = await open(services, 'sessions');
    (await row('Trip')).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Open Trip');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(done(services)).toEqual([['restore_session', { session_id: 's1' }]]));
  });

  it('restores one item of the trash, or all', async () => {
    const items = ['t1', 't2'].map((id) => ({
      id,
      title: `Old ${id}`,
      url: `https://${id}.test/`,
      from: 'Bar/Boats',
      bookmarks: 1,
      until: Date.UTC(2026, 11, 26),
    }));
    const services = world();
    const answers = services.ask;
    services.ask = (async (name: string, payload: never) =>
      name === 'trash' ? { items, total: items.length } : answers(name as 'run', payload)) as FakeServices['ask'];
    const user = await open(services, 'trash');
    const first = await row('Old t1');
    expect(first.textContent).toMatch(/t1\.test\s*from Boats\s*will be deleted for good on Dec 26/);
    await user.click(screen.getByRole('button', { name: 'Restore Old t2' }));
    await waitFor(() => expect(done(services)).toEqual([['restore_from_trash', { ids: ['t2'] }]]));
    await user.click(await screen.findByRole('button', { name: 'Restore all' }));
    await waitFor(() => expect(done(services).at(-1)).toEqual(['restore_from_trash', { ids: ['t1', 't2'] }]));
    expect(screen.getByRole('main').textContent).toContain('stay here for 30 days');
    expect(await violations()).toEqual([]);
  });

  it('searches in all sections at once, and reports sections without results', async () => {
    const services = world(20);
    const user = await open(services);
    await row('Bookmark 0');
    await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'Bookmark 7');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1));
    expect(screen.getByRole('link', { name: /Bookmarks/ }).textContent).toContain('1');
    await user.type(screen.getByRole('searchbox'), '77');
    await screen.findByText(/Nothing here matches/);
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await row('Bookmark 0');
  });

  it('asks before deleting, reports the result, and undoes it', async () => {
    const preview = {
      headline: { key: 'ui_chats' },
      reason: { key: 'ui_chats' },
      notes: [],
      verb: { key: 'ui_allow' },
      refuse: { key: 'ui_not_now' },
      sections: [],
      addresses: [],
      sources: [],
      grants: [],
    };
    let approved = false;
    const services = world(3, ({ call }) =>
      approved
        ? succeeded(null, {
            view: {
              sentence: { key: 'bookmarks_deleted', params: { n: 2 } },
              rows: [],
              total: 0,
              undo: { entry: call.id, label: { key: 'ui_undo' } },
            },
          })
        : { kind: 'confirm', ticket: 't1', preview, calls: [call.id] },
    );
    const answers = services.ask;
    services.ask = (async (name: string, payload: never) => {
      if (name === 'undo') return { outcomes: [{ row: 'r', state: 'undone' }], undone: 1, done: 1 };
      if (name !== 'approve') return answers(name as 'run', payload);
      approved = true;
      services.changes.tell({ table: 'tickets' });
      return succeeded(null);
    }) as FakeServices['ask'];
    const user = await open(services);
    (await row('Bookmark 1')).focus();
    await user.keyboard(' {ArrowDown} ');
    await screen.findByText('2 selected');
    await user.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog');
    // Nobody would read why.
    expect(within(question).queryByRole('textbox', { name: 'Reason' })).toBeNull();
    expect(await violations()).toEqual([]);
    const allow = question.querySelector<HTMLElement>('[data-choice="allow"]')!;
    await waitFor(() => expect(allow.getAttribute('aria-disabled')).toBe('false'));
    await user.click(allow);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(done(services).at(-1)).toEqual(['delete_bookmarks', { bookmark_ids: ['b1', 'b2'] }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
  });

  it('shows the rows in a selected folder as included, since they are deleted with it', async () => {
    const user = await open(world());
    const inside = await row('Bookmark 1');
    expect(within(inside).queryByText('Included')).toBeNull();
    (await row('Dev')).focus();
    await user.keyboard(' ');
    expect(within(inside).queryByText('Included')).toBeNull();
    (await row('Bar')).focus();
    await user.keyboard(' ');
    within(inside).getByText('Included');
    expect(inside.getAttribute('aria-selected')).toBe('false');
    await screen.findByText('2 selected');
    await user.click(inside.querySelector('.row-check')!);
    expect(inside.getAttribute('aria-selected')).toBe('false');
    screen.getByText('2 selected');
    await user.click((await row('Bar')).querySelector('.row-check')!);
    await user.click(inside.querySelector('.row-check')!);
    expect(inside.getAttribute('aria-selected')).toBe('true');
    expect(within(inside).queryByText('Included')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  it('tags the pages of a selection, and tells what was left out', async () => {
    const services = world();
    const user = await open(services);
    (await row('Bar')).focus();
    await user.keyboard(' t');
    expect((await screen.findByRole('alert')).textContent).toContain('Only web pages can have tags.');
    expect(screen.queryByRole('textbox', { name: 'Tags' })).toBeNull();
    (await row('Bookmark 1')).focus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    await user.type(await screen.findByRole('textbox', { name: 'Tags' }), 'sea{Enter}');
    await waitFor(() =>
      expect(done(services)).toEqual([['tag_items', { items: [{ urls: ['https://page1.test/'], tags: ['sea'] }] }]]),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says in the form how many folders get no tags', async () => {
    const user = await open(world());
    (await row('Bar')).focus();
    await user.keyboard(' ');
    (await row('Bookmark 0')).focus();
    await user.keyboard(' t');
    const form = await screen.findByRole('dialog', { name: 'Tags of “Bookmark 0”' });
    expect(form.textContent).toContain('1 folder left out');
    expect(await violations()).toEqual([]);
  });

  it('renames, tags and moves by keyboard', async () => {
    const services = world();
    const user = await open(services);
    (await row('Bookmark 0')).focus();
    await user.keyboard('{F2}');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    await user.clear(name);
    await user.type(name, 'Boats{Enter}');
    await waitFor(() =>
      expect(done(services)).toEqual([['update_bookmarks', { updates: [{ bookmark_id: 'b0', title: 'Boats' }] }]]),
    );
    (await row('Bookmark 0')).focus();
    await user.keyboard('t');
    const tags = await screen.findByRole('textbox', { name: 'Tags' });
    expect(tags).toHaveProperty('value', 'boats');
    expect(await violations()).toEqual([]);
    await user.clear(tags);
    await user.type(tags, 'sea, harbour{Enter}');
    const urls = ['https://page0.test/'];
    await waitFor(() =>
      expect(done(services).slice(1)).toEqual([
        ['tag_items', { items: [{ urls, tags: ['sea', 'harbour'] }] }],
        ['untag_items', { items: [{ urls, tags: ['boats'] }] }],
      ]),
    );
    (await row('Bookmark 0')).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Bookmark 0');
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Dev' });
    expect(await violations()).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(done(services).at(-1)).toEqual([
        'move_bookmarks',
        { moves: [{ bookmark_ids: ['b0'], folder_id: 'dev' }] },
      ]),
    );
  });

  it('keeps the focus where it is when a row is deleted by its button, for the next row', async () => {
    const services = world();
    const user = await open(services);
    (await row('Bookmark 0')).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Bookmark 0');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Bookmark 1'));
    expect(done(services)).toEqual([['delete_bookmarks', { bookmark_ids: ['b0'] }]]);
  });

  it('moves a row by keys within its folder, several steps at once, and undoes them all', async () => {
    const entries: string[] = [];
    const services = world(5, ({ call }) => {
      entries.push(call.id);
      return succeeded(null, {
        view: {
          sentence: { key: 'bookmarks_moved', params: { n: 1 } },
          rows: [],
          total: 0,
          undo: { entry: call.id, label: { key: 'ui_undo' } },
        },
      });
    });
    const undone: string[] = [];
    const answers = services.ask;
    services.ask = (async (name: string, payload: { entry: string }) => {
      if (name !== 'undo') return answers(name as 'run', payload as never);
      undone.push(payload.entry);
      return { outcomes: [{ row: 'r', state: 'undone' }], undone: 1, done: 1 };
    }) as FakeServices['ask'];
    const user = await open(services);
    (await row('Bookmark 1')).focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{/Alt}');
    const order = () => screen.getAllByRole('row').map((one) => /Bookmark \d/.exec(one.textContent ?? '')?.[0]);
    const moved = ['Bookmark 0', 'Bookmark 2', 'Bookmark 3', 'Bookmark 1', 'Bookmark 4'];
    await waitFor(() => expect(order().filter(Boolean)).toEqual(moved));
    expect(document.activeElement?.textContent).toContain('Bookmark 1');
    for (const [name, args] of done(services))
      expect([name, args]).toMatchObject(['move_bookmarks', { moves: [{ bookmark_ids: ['b1'], folder_id: 'bar' }] }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(undone).toEqual(entries.toReversed());
  });

  it('puts rows that are dragged between others there, and those dragged onto a folder into it', async () => {
    const services = world(4);
    await open(services);
    const drag = async (from: string, to: string, height: number) => {
      const target = await row(to);
      target.getBoundingClientRect = () => ({ top: 100, height: 40 }) as DOMRect;
      const dataTransfer = { setData: () => {}, effectAllowed: '' };
      fireEvent.dragStart(await row(from), { dataTransfer });
      for (const make of [createEvent.dragOver, createEvent.drop]) {
        const event = make(target, { dataTransfer });
        Object.defineProperty(event, 'clientY', { value: 100 + 40 * height });
        fireEvent(target, event);
      }
    };
    await drag('Bookmark 3', 'Bookmark 1', 0.2);
    await waitFor(() => expect(done(services)).toHaveLength(1));
    // Now they are 0, 3, 1, 2.
    await drag('Bookmark 0', 'Bookmark 2', 0.8);
    await waitFor(() => expect(done(services)).toHaveLength(2));
    await drag('Bookmark 0', 'Dev', 0.5);
    const to = (id: string, more: object) => ['move_bookmarks', { moves: [{ bookmark_ids: [id], ...more }] }];
    await waitFor(() =>
      expect(done(services)).toEqual([
        to('b3', { folder_id: 'bar', index: 1 }),
        to('b0', { folder_id: 'bar', index: 3 }),
        to('b0', { folder_id: 'dev' }),
      ]),
    );
  });

  it('explains why a change was refused, and which permission is needed', async () => {
    const user = await open(world(1, () => failed('There is no such bookmark.')));
    (await row('Bookmark 0')).focus();
    await user.keyboard('{F2}');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'x{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such bookmark.');
    await user.click(screen.getByRole('link', { name: /Reading list/ }));
    act(() => window.dispatchEvent(new HashChangeEvent('hashchange')));
    await screen.findByText(/Outrigger needs a permission/);
    await user.click(screen.getByRole('button', { name: 'Allow' }));
  });
});
