// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TrashItem } from '@/src/contract/messages.ts';
import { BackgroundGone, type ImportOutcome, type ImportRun } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { succeeded } from '@/test/fakes/background.ts';
import type { FakeServicesOptions } from '@/test/fakes/services.ts';
import { expectNoViolations, openPage, optionsServices } from './options-page.tsx';

const open = async (options: FakeServicesOptions = {}) => {
  const services = optionsServices({ now: () => Date.UTC(2026, 10, 22, 12), ...options });
  return { services, user: await openPage(services, 'data', 'Data') };
};

describe('bookmark files', () => {
  const saved: { name: string; size: number }[] = [];
  const click = HTMLAnchorElement.prototype.click;
  const { createObjectURL, revokeObjectURL } = URL;
  beforeEach(() => {
    saved.length = 0;
    let last = 0;
    URL.createObjectURL = (blob: Blob) => {
      last = blob.size;
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, size: last });
    };
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  });

  it('are exported completely', async () => {
    const { user } = await open({ bookmarkFile: ['<DL>', '</DL>'] });
    await user.click(await screen.findByRole('button', { name: 'Export bookmarks' }));
    await waitFor(() => expect(saved).toEqual([{ name: 'bookmarks.html', size: 9 }]));
  });

  it('are imported with progress, which can be stopped, and the import can be undone', async () => {
    const under = Promise.withResolvers<ImportOutcome>();
    let given: { title: string; run: ImportRun } | undefined;
    const undone: string[] = [];
    const { user } = await open({
      imported: (_, title, run) => {
        given = { title, run };
        return under.promise;
      },
      background: {
        undo: ({ entry: id }) => {
          undone.push(id);
          return { outcomes: [], undone: 1, done: 1 };
        },
      },
    });
    const file = new File(['<DL></DL>'], 'bookmarks.html', { type: 'text/html' });
    await user.upload(await screen.findByLabelText('Bookmark file'), file);
    await waitFor(() => expect(given?.title).toBe('Imported Nov 22, 2026'));
    given!.run.progress(1_200, 0.5);
    await screen.findByText('1,200 bookmarks saved so far');
    await expectNoViolations();
    await user.click(screen.getByRole('button', { name: 'Stop the import' }));
    expect(given!.run.signal.aborted).toBe(true);
    const problem = text('bookmarks_import_stopped');
    const left = { bookmarks: [{ title: 'Bare', url: 'www.bare.test' }], notes: ['Noted'], separators: 2 };
    const entries = ['i:1', 'i:2'];
    under.resolve({ folder: 'Imported', saved: 1_200, leftOut: 3, left, missing: 40, entries, problem });
    await waitFor(() =>
      expect(document.body.textContent).toMatch(/Saved 1,200 bookmarks in .*Imported.*; 3 left out\. Stopped/),
    );
    expect(screen.getByText('Bare (www.bare.test)')).toBeTruthy();
    expect(screen.getByText('Noted')).toBeTruthy();
    expect(screen.getByText(/^2 separators left out/)).toBeTruthy();
    await expectNoViolations();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone).toEqual(['i:2', 'i:1']));
  });

  const whole: ImportOutcome = {
    folder: 'Imported',
    saved: 3,
    leftOut: 0,
    missing: 0,
    entries: ['i:1'],
    problem: null,
  };
  const load = async (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.upload(
      await screen.findByLabelText('Bookmark file'),
      new File(['<DL></DL>'], 'bookmarks.html', { type: 'text/html' }),
    );

  it('report what an undo of an import has left', async () => {
    const outcomes: UndoOutcome[] = [
      { row: 'a', state: 'undone' },
      { row: 'b', state: 'conflict', reason: text('bookmarks_changed_since') },
    ];
    const { user } = await open({
      imported: async () => whole,
      background: { undo: () => ({ outcomes, undone: 1, done: 2 }) },
    });
    await load(user);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Brought back 1, left 1 alone');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can be undone again after a failed try', async () => {
    let tries = 0;
    const { user } = await open({
      imported: async () => whole,
      background: {
        undo() {
          tries += 1;
          if (tries === 1) throw new Error('The disk is full');
          return { outcomes: [{ row: 'a', state: 'undone' }], undone: 1, done: 1 };
        },
      },
    });
    await load(user);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tries).toBe(2);
  });
});

describe('the trash', () => {
  const item = (id: string, more: Partial<TrashItem> = {}): TrashItem => ({
    id,
    title: `Title ${id}`,
    url: `https://${id}.example/`,
    from: 'Bookmarks bar/Dev',
    bookmarks: 1,
    until: Date.UTC(2026, 11, 22, 12),
    ...more,
  });

  function start() {
    let items = [item('a'), item('dev', { url: null, bookmarks: 4, from: null })];
    return open({
      background: {
        trash: () => ({ items, total: items.length }),
        run({ call: { name, arguments: args } }) {
          if (name === 'empty_trash') {
            items = [];
            return succeeded({ removed: 5 });
          }
          const ids = z.array(z.string()).parse(args.ids);
          items = items.filter(({ id }) => !ids.includes(id));
          return succeeded({ restored: ids.length, left: [] });
        },
      },
    });
  }

  it('is listed with former folders and expiry dates, and items are restored', async () => {
    const { user, services } = await start();
    await screen.findByText('Title a');
    expect(screen.getByText(/Folder with 4 bookmarks/)).toBeTruthy();
    expect(screen.getAllByText(/deleted for good on Dec 22/)).toHaveLength(2);
    await expectNoViolations();
    await user.click(screen.getByRole('button', { name: 'Restore Title a' }));
    await screen.findByText('Restored 1 item');
    await waitFor(() => expect(screen.queryByText('Title a')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Restore all' }));
    await screen.findByText('The trash is empty.');
    expect(services.background.of('run').map(({ call }) => [call.name, call.arguments])).toEqual([
      ['restore_from_trash', { ids: ['a'] }],
      ['restore_from_trash', { ids: ['dev'] }],
    ]);
  });

  it('shows no error any more once it was read', async () => {
    let gone = true;
    const { services } = await open({
      background: {
        trash() {
          if (gone) throw new BackgroundGone(null);
          return { items: [item('a')], total: 1 };
        },
      },
    });
    await screen.findByRole('alert');
    gone = false;
    services.changes.tell({ table: 'journal' });
    await screen.findByText('Title a');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is emptied only after a second confirmation', async () => {
    const { user, services } = await start();
    await user.click(await screen.findByRole('button', { name: 'Empty trash' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep them' }));
    screen.getByText('Remove 5 bookmarks for good?');
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(services.background.of('run')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Empty trash' }));
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    await screen.findByText('The trash is empty.');
  });
});
