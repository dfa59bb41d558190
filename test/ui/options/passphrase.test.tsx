// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeProviders } from '@/test/fakes/settings-records.ts';
import { box, button, expectNoViolations, optionsServices } from './options-page.tsx';
import { openProviders, withSaved } from './provider-page.tsx';

const origin = 'https://home.example';

async function opened() {
  const services = optionsServices();
  await services.providers.putKey('p1', origin, 'sk-secret-0123456789');
  return { services, providers: services.providers as FakeProviders };
}

describe('the passphrase', () => {
  it('is offered beside the first key field, and no longer once a key is stored', async () => {
    const { services, user } = await withSaved('');
    expect(screen.queryByRole('button', { name: 'Set a passphrase first' })).toBeNull();
    await user.type(box('API key'), 'sk-0123456789wxyz');
    const first = await screen.findByRole('button', { name: 'Set a passphrase first' });
    await expectNoViolations();
    await user.click(first);
    await user.type(box('New passphrase'), 'short{Enter}');
    expect(screen.getByText('At least 8 characters.')).toBeTruthy();
    await user.type(box('New passphrase'), ' but not any more{Enter}');
    await waitFor(async () => expect(await services.providers.lock()).toBe('unlocked'));
    cleanup();
    await withSaved();
    await screen.findByRole('button', { name: 'Set passphrase' });
    expect(screen.queryByRole('button', { name: 'Set a passphrase first' })).toBeNull();
  });

  it('is set, changed and removed', async () => {
    const { services, providers } = await opened();
    const user = await openProviders(services);
    await user.click(await screen.findByRole('button', { name: 'Set passphrase' }));
    await user.type(box('New passphrase'), 'short{Enter}');
    expect(screen.getByText('At least 8 characters.')).toBeTruthy();
    await user.type(box('New passphrase'), ' but not any more{Enter}');
    await screen.findByRole('button', { name: 'Change passphrase' });
    expect(await providers.lock()).toBe('unlocked');
    await expectNoViolations();
    await user.click(button('Remove passphrase'));
    await screen.findByRole('button', { name: 'Set passphrase' });
    expect(await providers.key('p1', origin)).toBe('sk-secret-0123456789');
  });

  it('is requested if the keys are locked; forgetting it means removing them', async () => {
    const { services, providers } = await opened();
    await providers.setPassphrase('correct horse');
    providers.restart();
    const user = await openProviders(services);
    await user.type(await screen.findByRole('textbox', { name: 'Passphrase' }), 'wrong horse{Enter}');
    await screen.findByText('This is not the passphrase.');
    await expectNoViolations();
    await user.clear(box('Passphrase'));
    await user.type(box('Passphrase'), 'correct horse{Enter}');
    await screen.findByRole('button', { name: 'Change passphrase' });
    providers.restart();
    services.changes.tell({ table: 'providers' });
    await user.click(await screen.findByRole('button', { name: 'Forgotten' }));
    await user.click(button('Remove all keys'));
    await waitFor(async () => expect(await providers.lock()).toBe('none'));
    expect(await providers.key('p1', origin)).toBeNull();
  });
});
