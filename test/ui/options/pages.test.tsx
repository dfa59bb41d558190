// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ToolDescription } from '@/src/contract/tool.ts';
import { defaultName } from '@/src/ui/options/tools/tool-use.ts';
import { expectNoViolations, openPage, optionsServices } from './options-page.tsx';

const names = [
  'Providers',
  'Tools and permissions',
  'Connections',
  'Actions and shortcuts',
  'Rules',
  'Appearance',
  'Data',
  'Activity',
  'Inspector',
  'About',
];

describe('the list of pages', () => {
  it('links to each page, and each has no accessibility violations', async () => {
    const user = await openPage(optionsServices(), 'providers', 'Providers');
    const nav = screen.getByRole('navigation');
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(names);
    for (const name of names) {
      await user.click(within(nav).getByRole('link', { name }));
      const heading = await screen.findByRole('heading', { level: 1, name });
      expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe(name);
      if (name !== 'Providers') expect(document.activeElement).toBe(heading);
      expect(document.title).toContain(name);
      await expectNoViolations();
    }
  });

  it('opens the page that the address names', async () => {
    await openPage(optionsServices(), 'data', 'Data');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Data');
  });

  it('shows the first one for an address that names none', async () => {
    await openPage(optionsServices(), 'nowhere', 'Providers');
  });

  it('returns to the page that was left', async () => {
    const user = await openPage(optionsServices(), 'data', 'Data');
    await user.click(screen.getByRole('link', { name: 'All options' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Data' })));
  });

  it('moves the focus by keyboard', async () => {
    const user = await openPage(optionsServices(), 'providers', 'Providers');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Tools and permissions' });
  });
});

const tool = (name: string, more: Partial<ToolDescription>): ToolDescription => ({
  name,
  area: 'tabs',
  effect: 'read',
  inverse: 'exact',
  description: `Does ${name}.`,
  parameters: { type: 'object' },
  ...more,
});

const tools = [
  tool('list_tabs', {}),
  tool('close_tabs', { effect: 'destroy', inverse: 'partial' }),
  tool('notes__add', { area: 'servers', server: 'notes' }),
  tool('empty_trash', { area: 'bookmarks', effect: 'destroy', inverse: 'none' }),
];

describe('tools', () => {
  const open = async () => {
    const sent = { query: 3, 'group_by=site': 1, unused_days: 2, pinned: 1 };
    const used = [
      { tool: 'list_tabs', calls: 4, failures: 1, time: 8000, last: 1, arguments: sent },
      { tool: 'notes__add', calls: 1, failures: 0, time: 40, last: 1, arguments: { note_id: 2, 'color=grey': 1 } },
      { tool: 'empty_trash', calls: 1, failures: 0, time: 40, last: 1 },
    ];
    const services = optionsServices({ background: { statistics: () => ({ tools, used }), revokeGrant: () => null } });
    const grant = { id: 'g1', tool: 'close_tabs', place: 'a.example', most: 10, conversation: null, at: 1, used: 3 };
    await services.records.grants.put(grant);
    const user = await openPage(services, 'tools', 'Tools and permissions');
    await screen.findByRole('combobox', { name: 'Policy for list tabs' });
    return { services, user };
  };
  const row = (name: string) => within(document.querySelector<HTMLElement>(`[data-tool="${name}"]`)!);
  const offered = (name: string) =>
    row(name)
      .getAllByRole('option')
      .map((option) => option.textContent);

  it('are shown with their effect and statistics', async () => {
    await open();
    expect(row('list_tabs').getByText('Used 4 times, 1 failed, 2 sec on average')).toBeTruthy();
    expect(row('empty_trash').getByText('Used once, 40 ms')).toBeTruthy();
    expect(row('list_tabs').getByText('Reads')).toBeTruthy();
    expect(row('close_tabs').getByText('Removes')).toBeTruthy();
    expect(row('close_tabs').queryByText(/^Used/)).toBeNull();
    expect(row('close_tabs').getByText('Closes tabs. Undo opens them again.')).toBeTruthy();
  });

  it('can be allowed for good only if undo restores something', async () => {
    await open();
    expect(offered('close_tabs')).toEqual(['Default: asks first', 'Ask', 'Allow', 'Off']);
    expect(offered('empty_trash')).toEqual(['Default: asks first', 'Ask', 'Off']);
  });

  it('say that a new rule is asked about, although it only adds something', () => {
    expect(defaultName({ name: 'create_rule', effect: 'write' })).toBe('options_policy_default_asks');
    expect(defaultName({ name: 'tag_items', effect: 'write' })).toBe('options_policy_default_runs');
  });

  it('save a policy when it is chosen, and undo restores the old one', async () => {
    const { services, user } = await open();
    const select = screen.getByRole('combobox', { name: 'Policy for close tabs' });
    await user.selectOptions(select, 'Off');
    await waitFor(async () => expect((await services.settings.get()).policies).toEqual({ close_tabs: 'off' }));
    await user.selectOptions(select, 'Default: asks first');
    await waitFor(async () => expect((await services.settings.get()).policies).toEqual({}));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await services.settings.get()).policies).toEqual({ close_tabs: 'off' }));
  });

  it('can be searched', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search tools' }), 'trash');
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Search tools' }), 'xyz');
    expect(screen.getByText('No tool matches.')).toBeTruthy();
  });

  it('lose their grants', async () => {
    const { services, user } = await open();
    expect(screen.getByText(/Each turn, always; used 3 times/)).toBeTruthy();
    expect(document.querySelector('[data-grant="g1"]')?.textContent).toContain('closing up to 10 tabs on a.example');
    await user.click(screen.getByRole('button', { name: 'Revoke: close tabs' }));
    expect(services.background.of('revokeGrant')).toEqual([{ id: 'g1' }]);
    await expectNoViolations();
  });
});

describe('appearance', () => {
  it('offers the languages of the interface by their own names', async () => {
    const services = optionsServices();
    const user = await openPage(services, 'appearance', 'Appearance');
    const language = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    expect([...language.options].map(({ text }) => text)).toEqual([
      'Same as the browser',
      'English',
      'Deutsch',
      'Tiếng Việt',
      '中文',
    ]);
    await user.selectOptions(language, 'Deutsch');
    await waitFor(async () => expect((await services.settings.get()).language).toBe('de'));
  });

  it('applies the theme at once', async () => {
    const services = optionsServices();
    const user = await openPage(services, 'appearance', 'Appearance');
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await waitFor(async () => expect((await services.settings.get()).theme).toBe('dark'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBeUndefined());
  });

  it('saves rounds when the field is left, and keeps an invalid number in the field', async () => {
    const services = optionsServices();
    const user = await openPage(services, 'appearance', 'Appearance');
    const rounds: HTMLInputElement = await screen.findByRole('textbox', { name: 'Maximum steps per turn' });
    await user.clear(rounds);
    await user.type(rounds, 'many');
    await user.tab();
    expect(rounds.value).toBe('many');
    expect(rounds.getAttribute('aria-invalid')).toBe('true');
    expect((await services.settings.get()).maxToolRounds).toBe(10);
    await user.clear(rounds);
    await user.type(rounds, '0{Enter}');
    await waitFor(async () => expect((await services.settings.get()).maxToolRounds).toBe(0));
  });
});

describe('shortcuts', () => {
  it('shows assigned and free keys, and opens the page where they are changed', async () => {
    const services = optionsServices();
    services.shortcuts = async () => [
      { name: '_execute_action', description: '', shortcut: 'Alt+Shift+U' },
      { name: 'tidy-tabs', description: 'Tidy tabs', shortcut: '' },
      { name: 'action-1', description: '', shortcut: 'Alt+Shift+1' },
      { name: 'action-2', description: '', shortcut: '' },
      { name: 'action-3', description: '', shortcut: '' },
    ];
    await services.settings.change({
      actions: [{ id: 'a', name: 'Sum up', prompt: 'Sum up', menus: [], slot: 'action-2' }],
    });
    const user = await openPage(services, 'shortcuts', 'Actions and shortcuts');
    await screen.findByText('Tidy tabs');
    const text = (name: string) => document.querySelector(`[data-command="${name}"]`)?.textContent;
    expect(text('_execute_action')).toBe('Open OutriggerAltShiftU');
    expect(text('tidy-tabs')).toBe('Tidy tabsUnassigned');
    // A free slot is listed once something is in it.
    await waitFor(() => expect(text('action-2')).toContain('Unassigned'));
    expect(text('action-1')).toContain('Alt');
    expect(text('action-3')).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Open the browser’s shortcut settings' }));
    expect(services.done.links).toEqual(['chrome://extensions/shortcuts']);
  });
});
