// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Archive,
  ArchiveRefused,
  type ArchiveRun,
  type KeptKind,
  type OpenedArchive,
} from '@/src/contract/archive.ts';
import { text } from '@/src/contract/text.ts';
import type { FakeProviders } from '@/test/fakes/settings-records.ts';
import { expectNoViolations, openPage, optionsServices } from './options-page.tsx';

const saved: string[] = [];
const click = HTMLAnchorElement.prototype.click;
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download);
  };
});
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  HTMLAnchorElement.prototype.click = click;
});

/** `passphrase`: of the keys, which are locked. */
async function open(archive: Partial<Archive> = {}, passphrase: string | null = null, chats = ['a', 'b']) {
  const services = optionsServices({ archive, now: () => new Date(2026, 10, 22, 12).getTime() });
  const providers = services.providers as FakeProviders;
  await providers.setPassphrase(passphrase);
  providers.restart();
  const chat = { title: 'Trip', named: false, at: 1, updated: 1, draft: '' };
  for (const id of chats) await services.conversations.put({ id, ...chat });
  const user = await openPage(services, 'data', 'Data');
  await screen.findByText(chats.length > 0 ? `${chats.length} chats` : 'No chats');
  return { services, user };
}

describe('the export', () => {
  it('contains keys only if that is ticked, which shows a warning', async () => {
    const asked: (readonly KeptKind[])[] = [];
    const { user } = await open({
      async *write({ kinds }) {
        asked.push(kinds);
        yield '{}';
      },
    });
    await user.click(screen.getByRole('button', { name: 'Export everything' }));
    await waitFor(() => expect(saved).toEqual(['outrigger-2026-11-22.json']));
    await user.click(screen.getByRole('checkbox', { name: 'With API keys' }));
    await screen.findByText(/as plain text/);
    await expectNoViolations();
    await user.click(screen.getByRole('button', { name: 'Export everything' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(asked.map((kinds) => kinds.includes('keys'))).toEqual([false, true]);
  });

  it('with keys asks for the passphrase first, in place', async () => {
    const write = async function* () {
      yield '{}';
    };
    const { user } = await open({ write }, 'correct horse');
    await user.click(screen.getByRole('checkbox', { name: 'With API keys' }));
    await user.type(await screen.findByRole('textbox', { name: 'Passphrase' }), 'correct horse');
    await expectNoViolations();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export everything' }).disabled).toBe(true);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Passphrase' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Export everything' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('saves no file when stopped', async () => {
    const { user } = await open({
      async *write(_, { signal, progress }) {
        progress(1, 4);
        yield '{';
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        signal.throwIfAborted();
      },
    });
    await user.click(screen.getByRole('button', { name: 'Export everything' }));
    await screen.findByText('1 of 4 written');
    await user.click(screen.getByRole('button', { name: 'Stop the export' }));
    await screen.findByText('Stopped. No file was saved.');
    expect(saved).toEqual([]);
  });
});

describe('the import', () => {
  const file = new File(['{}'], 'outrigger.json', { type: 'application/json' });

  it('shows what it would add, and imports what is ticked', async () => {
    const taken: (readonly KeptKind[])[] = [];
    const under = Promise.withResolvers<number>();
    let run: ArchiveRun | undefined;
    const { user } = await open({
      open: async () => ({
        at: Date.UTC(2026, 9, 1),
        offers: [
          { kind: 'chats', add: 3, update: 1, keep: 2 },
          { kind: 'settings', add: 0, update: 0, keep: 4 },
          { kind: 'tags', add: 1, update: 0, keep: 0 },
          { kind: 'providers', add: 1, update: 0, keep: 0, names: ['Theirs · theirs.example'] },
          { kind: 'keys', add: 1, update: 0, keep: 0 },
        ],
        take: (kinds, how) => {
          taken.push(kinds);
          run = how;
          return under.promise;
        },
      }),
    });
    await user.upload(screen.getByLabelText('Outrigger file'), file);
    const dialog = await screen.findByRole('dialog', { name: /^Import from the file of/ });
    expect(document.activeElement).toBe(within(dialog).getByRole('heading'));
    within(dialog).getByText('3 new, 1 newer in the file, 2 already here');
    const ticks = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [true, false],
      [false, false],
    ]);
    within(dialog).getByText('Theirs · theirs.example');
    await expectNoViolations();
    await user.click(within(dialog).getByRole('checkbox', { name: '1 tag' }));
    await user.click(within(dialog).getByRole('checkbox', { name: '1 provider' }));
    await user.click(within(dialog).getByRole('button', { name: 'Import 4' }));
    expect(taken).toEqual([['chats']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    run!.progress(2, 6);
    await screen.findByText('2 of 6 looked at');
    await user.click(screen.getByRole('button', { name: 'Stop the import' }));
    expect(run!.signal.aborted).toBe(true);
    under.resolve(2);
    await screen.findByText('2 things imported');
  });

  it.each([
    ['beside others may hold anybody’s chats', ['a', 'b'], true],
    ['where there are none brings back one’s own', [], false],
  ])('%s', async (_, chats, foreign) => {
    const taken: unknown[] = [];
    const offers = [{ kind: 'chats', add: 1, update: 0, keep: 0 }] as const;
    const opened = async () => ({
      at: 1,
      offers: [...offers],
      take: async (...[, , how]: Parameters<OpenedArchive['take']>) => taken.push(how),
    });
    const { user } = await open({ open: opened }, null, chats);
    await user.upload(screen.getByLabelText('Outrigger file'), file);
    await user.click(await screen.findByRole('button', { name: 'Import 1' }));
    await screen.findByText('1 thing imported');
    expect(taken).toEqual([{ foreign }]);
  });

  it('of keys asks for the passphrase first', async () => {
    const offers = [{ kind: 'keys', add: 1, update: 0, keep: 0 }] as const;
    const opened = async () => ({ at: 1, offers: [...offers], take: async () => 1 });
    const { user } = await open({ open: opened }, 'correct horse');
    await user.upload(screen.getByLabelText('Outrigger file'), file);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: '1 API key' }));
    await user.type(await within(dialog).findByRole('textbox', { name: 'Passphrase' }), 'correct horse{Enter}');
    await waitFor(() => expect(within(dialog).queryByRole('textbox')).toBeNull());
    await user.click(within(dialog).getByRole('button', { name: 'Import 1' }));
    await screen.findByText('1 thing imported');
  });

  it('is cancelled with Escape', async () => {
    const { user } = await open({ open: async () => ({ at: 1, offers: [], take: async () => 1 }) });
    await user.upload(screen.getByLabelText('Outrigger file'), file);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import a file' }));
  });

  it('says why a file is refused', async () => {
    const refuse = () => Promise.reject(new ArchiveRefused(text('data_file_newer')));
    const { user } = await open({ open: refuse });
    await user.upload(screen.getByLabelText('Outrigger file'), file);
    expect((await screen.findByRole('alert')).textContent).toContain('A newer version of Outrigger wrote this file');
  });
});

it('wipes only after a second confirmation, which lists what is deleted', async () => {
  localStorage.setItem('answers', 'what was begun');
  const { user, services } = await open();
  await user.click(screen.getByRole('button', { name: 'Wipe everything' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep everything' }));
  screen.getByText('This goes: 2 chats.');
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Keep everything' }));
  expect(await services.conversations.list()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Wipe everything' }));
  await user.click(screen.getByRole('button', { name: 'Wipe for good' }));
  await screen.findByText('Everything was wiped.');
  expect(localStorage.getItem('answers')).toBeNull();
  expect(await services.conversations.list()).toEqual([]);
  await screen.findByText('No chats');
});
