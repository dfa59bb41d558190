// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoViolations, openPage, optionsServices } from './options-page.tsx';

const open = async () => {
  const services = optionsServices();
  const user = await openPage(services, 'shortcuts', 'Actions and shortcuts');
  return { services, user, actions: async () => (await services.settings.get()).actions };
};

const field = (name: string) => screen.getByRole('textbox', { name });

describe("the user's own actions", () => {
  it('are created, changed and removed, and undo restores them', async () => {
    const { user, actions } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add action' }));
    expect(document.activeElement).toBe(field('Name'));
    await user.type(field('Name'), 'Explain');
    await user.click(field('Prompt'));
    await user.paste('Explain {{selection}} to a child');
    await user.click(screen.getByRole('checkbox', { name: 'Selection' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Key' }), 'Own action 2, no key yet');
    await expectNoViolations();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const made = {
      name: 'Explain',
      prompt: 'Explain {{selection}} to a child',
      menus: ['selection'],
      slot: 'action-2',
    };
    await waitFor(async () => expect(await actions()).toMatchObject([made]));

    await user.click(screen.getByRole('button', { name: 'Edit Explain' }));
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Explain simply{Enter}');
    await waitFor(async () => expect(await actions()).toMatchObject([{ ...made, name: 'Explain simply' }]));

    await user.click(screen.getByRole('button', { name: 'Remove Explain simply' }));
    await waitFor(async () => expect(await actions()).toEqual([]));
    expect(document.body.textContent).toContain('Removed Explain simply');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await actions()).toHaveLength(1));
  });

  it('share no key: the latest one has it', async () => {
    const { services, user, actions } = await open();
    const action = (id: string) => ({ id, name: id, prompt: id, menus: [], slot: 'action-1' as const });
    await services.settings.change({ actions: [action('one'), { ...action('two'), slot: null }] });
    services.changes.tell({ table: 'settings' });
    await user.click(await screen.findByRole('button', { name: 'Edit two' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Key' }), 'Own action 1, no key yet');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await actions()).map(({ slot }) => slot)).toEqual([null, 'action-1']));
  });

  it('need a name and a prompt', async () => {
    const { user, actions } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add action' }));
    await user.type(field('Name'), 'Explain{Enter}');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(await actions()).toEqual([]);
  });
});
