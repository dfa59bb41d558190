// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LocalServer } from '@/src/contract/provider.ts';
import { seeded, showPanel, violations } from '../page.tsx';

const ollama: LocalServer = {
  label: 'Ollama',
  kind: 'ollama',
  baseUrl: 'http://localhost:11434',
  models: [{ id: 'all-minilm' }, { id: 'gemma3:4b' }, { id: 'qwen3:8b', size: '8B, Q4_K_M' }],
  refusal: null,
};

const refusing: LocalServer = { ...ollama, models: [], refusal: { code: 'origin-not-allowed', status: 403 } };

describe('without a model', () => {
  it('nothing is asked before the user wants it; what is found is added by one click', async () => {
    const services = await seeded({});
    let asked = 0;
    services.findLocalServers = async () => {
      asked += 1;
      return [ollama];
    };
    const { user } = await showPanel(services);
    const look = await screen.findByRole('button', { name: 'Look for local models' });
    expect(asked).toBe(0);
    await user.click(look);
    const models = await screen.findByRole('combobox', { name: 'Model of Ollama' });
    expect(models).toHaveProperty('value', 'qwen3:8b');
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add Ollama' }));
    await waitFor(async () => expect(await services.providers.all()).toHaveLength(1));
    const [config] = await services.providers.all();
    expect(config).toMatchObject({ kind: 'ollama', name: 'Ollama', baseUrl: ollama.baseUrl, model: 'qwen3:8b' });
    expect((await services.settings.get()).provider).toBe(config?.id);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull());
  });

  it('one that refuses extensions is let in by a switch, and asked again', async () => {
    const services = await seeded({});
    const answers = [[refusing], [ollama]];
    services.findLocalServers = async () => answers.shift() ?? [];
    const { user } = await showPanel(services);
    await user.click(await screen.findByRole('button', { name: 'Look for local models' }));
    const hide = await screen.findByRole('switch', { name: /localhost:11434/ });
    expect(screen.getByText(/setx OLLAMA_ORIGINS/)).toBeTruthy();
    expect(await violations()).toEqual([]);
    await user.click(hide);
    await screen.findByRole('button', { name: 'Add Ollama' });
    expect((await services.settings.get()).hiddenFrom).toEqual(['http://localhost:11434']);
  });

  it('says so where nothing answers', async () => {
    const { user } = await showPanel(await seeded({}));
    await user.click(await screen.findByRole('button', { name: 'Look for local models' }));
    await screen.findByText(/Nothing answered on this machine/);
  });
});
