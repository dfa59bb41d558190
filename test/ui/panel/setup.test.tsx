// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type LocalServer, ProviderFailure } from '@/src/contract/provider.ts';
import { modelSettings } from '@/src/contract/settings.ts';
import { providerKinds } from '@/src/providers/index.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import type { FakeProviders } from '@/test/fakes/settings-records.ts';
import { english, seeded, showPanel, violations } from '../page.tsx';
import { answered, said } from '../samples.ts';

const ollama: LocalServer = {
  label: 'Ollama',
  kind: 'ollama',
  baseUrl: 'http://localhost:11434',
  models: [{ id: 'all-minilm' }, { id: 'gemma3:4b' }, { id: 'qwen3:8b', size: '8B, Q4_K_M' }],
  refusal: null,
};

const refusing: LocalServer = { ...ollama, models: [], refusal: { code: 'origin-not-allowed', status: 403 } };

describe('without a model', () => {
  it('nothing is asked before the user wants it; a found server is added with one click', async () => {
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

  it('a server that refuses extensions is allowed with a switch, and asked again', async () => {
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

  it('a search without a result is reported', async () => {
    const { user } = await showPanel(await seeded({}));
    await user.click(await screen.findByRole('button', { name: 'Look for local models' }));
    await screen.findByText(/Nothing answered on this computer/);
  });
});

describe('a key in the composer', () => {
  const key = 'sk-ant-api03-abcdefghij0123456789';

  async function pasted(words = key) {
    const services = await seeded({});
    services.kinds = providerKinds;
    services.test = async () => [{ id: 'claude-haiku-4' }, { id: 'claude-sonnet-5' }];
    const shown = await showPanel(services);
    await shown.user.click(shown.box);
    await shown.user.paste(words);
    await screen.findByRole('region', { name: 'A key for Anthropic' });
    return { ...shown, services };
  }

  it('is never sent, and never stored with the draft', async () => {
    const { user, box, services } = await pasted(`my key is ${key} thanks`);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(await violations()).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(async () => expect(JSON.stringify(await services.conversations.list())).toContain('my key is'));
    const [chat] = await services.conversations.list();
    expect(JSON.stringify([chat, await services.conversations.messages(chat!.id)])).not.toContain('sk-ant');
    expect(JSON.stringify(services.background.asked)).not.toContain('sk-ant');
    await user.type(box, ' so');
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify(localStorage)).toContain('my key is  thanks so');
    await user.click(screen.getByRole('button', { name: 'Remove the key' }));
    expect(box.value).toBe('my key is  thanks so');
  });

  it('sets up the service with one click, which asks for the permission synchronously', async () => {
    const { user, box, services } = await pasted();
    const ticks: string[] = [];
    services.requestOrigin = async (url) => {
      ticks.push(url);
      return true;
    };
    document.addEventListener('click', () => ticks.push('over'), { once: true });
    await user.click(screen.getByRole('button', { name: 'Add Anthropic with this key' }));
    await waitFor(async () => expect((await services.settings.get()).provider).not.toBeNull());
    expect(ticks).toEqual(['https://api.anthropic.com/v1', 'over']);
    const [config] = await services.providers.all();
    expect(config).toMatchObject({ kind: 'anthropic', name: 'Anthropic', model: 'claude-sonnet-5' });
    expect(await services.providers.key(config!.id, 'https://api.anthropic.com')).toBe(key);
    await waitFor(() => expect(box.value).toBe(''));
  });

  it('is reported if it does not work, and nothing is saved', async () => {
    const { user, services } = await pasted();
    services.test = async () => Promise.reject(new ProviderFailure({ code: 'wrong-key', host: 'api.anthropic.com' }));
    await user.click(screen.getByRole('button', { name: 'Add Anthropic with this key' }));
    await screen.findByText(/did not accept the API key/);
    expect(await services.providers.all()).toEqual([]);
  });

  it('waits for the passphrase if the keys are locked, and continues', async () => {
    const { user, services } = await pasted();
    const providers = services.providers as FakeProviders;
    await providers.setPassphrase('correct horse');
    providers.restart();
    await user.click(screen.getByRole('button', { name: 'Add Anthropic with this key' }));
    await user.type(await screen.findByRole('textbox', { name: 'Passphrase' }), 'correct horse{Enter}');
    await waitFor(async () => expect(await services.providers.all()).toHaveLength(1));
    const [config] = await services.providers.all();
    expect(await services.providers.key(config!.id, 'https://api.anthropic.com')).toBe(key);
  });

  it('shows no irrelevant words, whatever fails', async () => {
    const { user, services } = await pasted();
    const offer = screen.getByRole('region', { name: 'A key for Anthropic' });
    for (const code of [
      'not-permitted',
      'wrong-key',
      'forbidden',
      'cors',
      'unknown-model',
      'bad-request',
      'not-a-model-server',
      'no-such-host',
      'offline',
      'rate-limit',
      'quota',
      'server',
      'stalled',
      'unknown',
    ] as const) {
      services.test = async () => Promise.reject(new ProviderFailure({ code, host: 'api.anthropic.com' }));
      await user.click(screen.getByRole('button', { name: 'Add Anthropic with this key' }));
      const what = english.say({
        key: `error_${code.replaceAll('-', '_')}_what`,
        params: { host: 'api.anthropic.com' },
      });
      await waitFor(() => expect(offer.textContent).toContain(what));
      expect(offer.textContent).not.toMatch(/provider|syntax|base url|save it|in options/i);
    }
  });
});

describe('a key in its own field', () => {
  it('is visible only on request', async () => {
    const { user } = await showPanel(await seeded({}));
    await user.click(await screen.findByRole('button', { name: 'Enter a key' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'API key' });
    expect(document.activeElement).toBe(field);
    await user.type(field, 'sk-or-0123');
    const hidden = () => field.closest('.key-hidden') !== null;
    expect(hidden()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Show key' }));
    expect(hidden()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Hide key' }));
    expect(hidden()).toBe(true);
    expect(field.value).toBe('sk-or-0123');
  });
});

describe('a locked key', () => {
  it('asks for its passphrase in place, and the question continues', async () => {
    const provider = scriptedProvider(
      [{ type: 'error', error: { code: 'keys-locked' } }],
      [say('Here I am.'), finish()],
    );
    const services = await seeded({ model: true }, { provider });
    const providers = services.providers as FakeProviders;
    await providers.setPassphrase('correct horse');
    providers.restart();
    const { user, box } = await showPanel(services);
    await user.type(box, 'Tell me a story{Enter}');
    const passphrase = await screen.findByRole('textbox', { name: 'Passphrase' });
    expect(await violations()).toEqual([]);
    await user.type(passphrase, 'wrong horse{Enter}');
    await screen.findByText('This is not the passphrase.');
    await user.clear(passphrase);
    await user.type(passphrase, 'correct horse{Enter}');
    await screen.findByText('Here I am.');
  });
});

describe('automatic', () => {
  it('continues in text if the server refuses tools, and remembers that', async () => {
    const provider = scriptedProvider([{ type: 'error', error: { code: 'no-tools' } }], [say('In words.'), finish()]);
    const services = await seeded({ model: true }, { provider });
    services.protocol = async () => protocol;
    const calibration = { at: 1, syntax: 'native', scores: [] };
    await services.providers.putModelSettings('p1', 'qwen3-8b', modelSettings.parse({ calibration }));
    const { user, box } = await showPanel(services);
    await user.type(box, 'Tell me a story{Enter}');
    await screen.findByText('In words.');
    expect(provider.requests.map(({ nativeTools = false }) => nativeTools)).toEqual([true, false]);
    expect((await services.providers.modelSettings('p1', 'qwen3-8b')).calibration).toBeUndefined();
  });
});

describe('an answer that needs a model', () => {
  const messages = [
    said('Summarize this'),
    answered([
      { type: 'text', text: 'That needs a model.' },
      { type: 'chips', chips: [], choice: false, ways: ['add-model'] },
    ]),
  ];

  it('ends with the ways to set one up', async () => {
    await showPanel(await seeded({ messages }));
    await screen.findByText('That needs a model.');
    expect(await screen.findByRole('button', { name: 'Look for local models' })).toBeDefined();
    expect(await violations()).toEqual([]);
  });

  it('offers none once there is one', async () => {
    await showPanel(await seeded({ messages, model: true }));
    await screen.findByText('That needs a model.');
    expect(screen.queryByRole('button', { name: 'Look for local models' })).toBeNull();
  });
});
