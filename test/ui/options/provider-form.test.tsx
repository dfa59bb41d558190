// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { providerKinds } from '@/src/providers/index.ts';
import { providerPresets } from '@/src/providers/models/presets.ts';
import { box, button, optionsServices } from './options-page.tsx';
import { openProviders } from './provider-page.tsx';

const fold = () => screen.getByText('More settings').closest('details')!;
const hints = () => document.querySelector('.provider-fields')?.textContent ?? '';

async function adding() {
  const services = optionsServices();
  services.kinds = providerKinds;
  services.presets = providerPresets;
  const user = await openProviders(services);
  await user.click(button('Add provider'));
  const choose = (id: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), id);
  return { user, choose };
}

describe('the form of a connection', () => {
  it('begins in its first field, which determines the others', async () => {
    await adding();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Type' }));
  });

  it('shows required fields and collapses the others, until one of them is wrong', async () => {
    const { user } = await adding();
    expect(fold().open).toBe(false);
    for (const name of ['Name', 'Base URL', 'API key', 'Model']) expect(fold().contains(box(name))).toBe(false);
    for (const name of ['Temperature', 'Headers of your own', 'System prompt'])
      expect(fold().contains(box(name))).toBe(true);
    await user.type(box('Model'), 'm');
    await user.type(box('Temperature'), 'warm');
    await user.click(button('Save'));
    expect(fold().open).toBe(true);
    expect(document.activeElement).toBe(box('Temperature'));
  });

  it.each([
    ['openai', 'The address of OpenAI.', 'a ChatGPT subscription'],
    ['anthropic', 'The address of Anthropic.', 'a Claude subscription'],
    ['google', 'The address of Google Gemini.', 'From your account with Google Gemini. Sent'],
    ['groq', 'The address of Groq.', 'From your account with Groq. Sent'],
    ['ollama', '', 'Sent to this address only.'],
    ['azure', '', 'From your account with Azure. Sent'],
  ])('has hints for %s', async (id, address, key) => {
    const { choose } = await adding();
    await choose(id);
    expect(hints()).toContain(address);
    expect(hints()).toContain(key);
  });

  it('shows an example address beside another one, but not the one in the field', async () => {
    const { user, choose } = await adding();
    await choose('ollama');
    expect(hints()).not.toContain('For example');
    await user.type(box('Base URL'), '/v2');
    expect(hints()).toContain('For example http://localhost:11434');
    await user.clear(box('Base URL'));
    expect(hints()).not.toContain('For example');
    expect(box('Base URL').placeholder).toBe('http://localhost:11434');
  });

  it('shows no stale hint on an address that was changed', async () => {
    const { user, choose } = await adding();
    await choose('openai');
    await user.type(box('Base URL'), '/proxy');
    expect(hints()).not.toContain('Leave it as it is');
  });
});
