// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BridgeStatus } from '@/src/contract/messages.ts';
import { aClient } from '@/test/fakes/client-records.ts';
import { box, button, expectNoViolations, openPage, optionsServices } from './options-page.tsx';

function start(status: BridgeStatus = { state: 'ready', port: 17_380, servers: [] }, grants = true) {
  const services = optionsServices({
    grants,
    background: {
      bridgeStatus: async () => ((await services.settings.get()).bridge.on ? status : { state: 'off' }),
      removeClient: async () => null,
    },
  });
  return services;
}

const open = (services: ReturnType<typeof start>) => openPage(services, 'connections', 'Connections');
const status = () => document.querySelector('.connections-status')?.textContent;
const closed = (port: number) =>
  `No program can connect. When on, port ${port} is open to programs on this computer only.`;
const key = `or_${'k'.repeat(43)}`;

describe('the switch', () => {
  it('asks for the permission, lets programs in, and shows that', async () => {
    const services = start();
    const user = await open(services);
    await waitFor(() => expect(status()).toBe(closed(17_380)));
    await user.click(screen.getByRole('switch', { name: 'Let other programs in' }));
    await waitFor(() => expect(status()).toBe('Ready on http://127.0.0.1:17380'));
    expect(services.done.permissions).toEqual(['nativeMessaging']);
    await user.click(screen.getByRole('switch', { name: 'Let other programs in' }));
    await waitFor(() => expect(status()).toBe(closed(17_380)));
    await expectNoViolations();
  });

  it('stays off if the browser refuses the permission', async () => {
    const services = start({ state: 'ready', port: 1, servers: [] }, false);
    const user = await open(services);
    await user.click(screen.getByRole('switch', { name: 'Let other programs in' }));
    expect((await services.settings.get()).bridge.on).toBe(false);
  });

  it.each<[BridgeStatus, string]>([
    [{ state: 'waiting' }, 'Waiting for the helper: run npx outrigger-bridge install'],
    [{ state: 'problem', code: 'port-taken', port: 17_380 }, 'Port 17380 is taken by another program'],
    [{ state: 'old-helper' }, 'The helper is too old'],
    [{ state: 'odd-helper' }, 'The helper sends what Outrigger cannot read. Install it again.'],
  ])('says what is missing: %j', async (found, words) => {
    const services = start(found);
    await services.settings.change({ bridge: { on: true, port: 17_380 } });
    await open(services);
    await waitFor(() => expect(status()).toBe(words));
    expect(screen.queryAllByRole('button', { name: /^Copy/ })).toHaveLength(found.state === 'problem' ? 0 : 1);
  });
});

describe('a permission that needs a restart of the extension', () => {
  it('is applied by one button', async () => {
    const services = start({ state: 'restart' });
    await services.settings.change({ bridge: { on: true, port: 17_380 } });
    const user = await open(services);
    await user.click(await screen.findByRole('button', { name: 'Start anew' }));
    await waitFor(() => expect(services.done.updates).toBe(1));
    expect((await services.settings.get()).bridge.shown).toBe(true);
  });
});

describe('a program', () => {
  it('is added with its rights, and its key is shown once, inside the settings of the program', async () => {
    const services = start();
    await services.settings.change({ bridge: { on: true, port: 17_380 } });
    const user = await open(services);
    await user.type(box('Name'), 'Claude Code');
    await user.click(screen.getByRole('radio', { name: 'Look only' }));
    const form = within(screen.getByRole('region', { name: 'Add a program' }));
    await user.click(form.getByRole('checkbox', { name: 'History' }));
    await user.click(button('Add'));
    const dialog = within(await screen.findByRole('dialog', { name: 'The key for Claude Code' }));
    dialog.getByText(
      `claude mcp add --transport http outrigger http://127.0.0.1:17380/mcp --header "Authorization: Bearer ${key}"`,
    );
    for (const name of ['Cursor', 'VS Code', 'Claude Desktop', 'Python', 'curl']) {
      await user.click(dialog.getByRole('tab', { name }));
      expect(dialog.getByRole('tabpanel').textContent).toContain(key);
    }
    expect(await services.records.clients.all()).toMatchObject([
      { name: 'Claude Code', may: 'look', sees: ['tabs', 'bookmarks', 'history'], models: false },
    ]);
    expect(JSON.stringify(await services.records.clients.all())).not.toContain(key);
    await expectNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(document.body.innerHTML).not.toContain(key);
  });

  it('shows its own name, rights and grants, and the grants can be revoked', async () => {
    const services = start();
    await services.records.clients.put(aClient({ calls: 'claude-code 2.1.331', last: 5 }));
    await services.records.grants.put({
      id: 'g',
      tool: 'close_tabs',
      place: 'example.com',
      most: 3,
      conversation: null,
      client: 'claude',
      at: 1,
      used: 2,
    });
    await open(services);
    const card = within(await screen.findByRole('listitem', { name: 'Claude Code' }));
    expect(card.getByText('claude-code 2.1.331')).toBeTruthy();
    expect(card.getByText('Look and change · Tabs, Bookmarks')).toBeTruthy();
    expect(card.getByRole('list', { name: 'Runs without asking' }).textContent).toContain('example.com');
    await expectNoViolations();
  });

  it('gets other rights or another key, and is gone when removed', async () => {
    const services = start();
    await services.records.clients.put(aClient({ hash: 'old' }));
    const user = await open(services);
    const card = within(await screen.findByRole('listitem', { name: 'Claude Code' }));
    await user.click(card.getByRole('button', { name: 'Change rights' }));
    await user.click(card.getByRole('radio', { name: 'Look only' }));
    await user.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await services.records.clients.get('claude')).toMatchObject({ may: 'look' }));
    await user.click(await card.findByRole('button', { name: 'New key' }));
    expect((await card.findByRole('dialog')).textContent).toContain(key);
    expect((await services.records.clients.get('claude'))?.hash).not.toBe('old');
    await user.click(card.getByRole('button', { name: 'Done' }));
    await user.click(card.getByRole('button', { name: 'Remove' }));
    await user.click(card.getByRole('button', { name: 'Remove program' }));
    await screen.findByText('No program has access yet.');
    expect(await services.records.clients.all()).toEqual([]);
  });
});

describe('limits', () => {
  it('of a program are tools that it may not use, and web pages that may use its key', async () => {
    const services = start();
    await services.records.clients.put(aClient({ id: 'c', name: 'Cursor' }));
    const user = await open(services);
    await user.click(await screen.findByRole('button', { name: 'Change rights' }));
    const card = within(screen.getByRole('listitem', { name: 'Cursor' }));
    await user.click(card.getByText('Tools it may not use (0)'));
    const [first] = card.getAllByRole('checkbox').slice(5);
    await user.click(first!);
    await user.type(
      card.getByRole('textbox', { name: /Web pages/ }),
      'https://app.example/page nonsense ftp://x.example',
    );
    await user.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await services.records.clients.get('c')).toMatchObject({
        off: [expect.any(String)],
        origins: ['https://app.example'],
      }),
    );
  });

  it('include the port, which is saved when the field is left', async () => {
    const services = start();
    const user = await open(services);
    const field = await waitFor(() => box('Port'));
    await user.clear(field);
    await user.type(field, '80');
    await user.tab();
    expect((await services.settings.get()).bridge.port).toBe(17_380);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, '18000{Enter}');
    await waitFor(async () => expect((await services.settings.get()).bridge.port).toBe(18_000));
  });
});
