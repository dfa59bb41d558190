// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ModelInfo, ProviderFailure } from '@/src/contract/provider.ts';
import { box, button, expectNoViolations, openPage, optionsServices } from './options-page.tsx';
import { saved } from './samples.ts';

const models: ModelInfo[] = [{ id: 'small' }, { id: 'large', context: 128_000 }, { id: 'vision' }];
const open = (services = optionsServices()) => openPage(services, 'providers', 'Providers');
const status = () => screen.getAllByRole('status')[0]!;
const item = (id: string) => document.querySelector<HTMLElement>(`[data-provider="${id}"]`)!;

async function withSaved(key = 'sk-abcdefgh1234') {
  const services = optionsServices();
  services.test = async () => models;
  await services.providers.put(saved);
  await services.providers.putKey('p1', 'https://home.example', key);
  await services.settings.change({ provider: 'p1' });
  const user = await open(services);
  await user.click(
    await screen.findByRole('button', { name: /^Home server small OpenAI-compatible home/, expanded: false }),
  );
  return { services, user };
}

describe('adding a provider', () => {
  it('saves what was typed, puts it in use and keeps the form with its result', async () => {
    const services = optionsServices();
    const user = await open(services);
    await user.click(button('Add provider'));
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveProperty('value', 'openai-compatible');
    expect(box('Base URL').value).toBe('http://localhost:11434/v1');
    await user.type(box('Name'), 'Test server');
    await user.clear(box('Base URL'));
    await user.type(box('Base URL'), 'http://127.0.0.1:9000/v1/');
    await user.type(box('API key'), 'sk-0123456789wxyz');
    await user.type(box('Model'), 'test-model');
    await user.type(box('Temperature'), '0,5');
    await user.click(screen.getByRole('checkbox', { name: 'Several calls per response' }));
    await user.click(button('Save'));
    await waitFor(() => expect(status().textContent).toContain('Saved. Test server answers from now on.'));
    const [config] = await services.providers.all();
    expect(config).toMatchObject({
      kind: 'openai-compatible',
      name: 'Test server',
      baseUrl: 'http://127.0.0.1:9000/v1',
      model: 'test-model',
    });
    expect(await services.settings.get()).toMatchObject({ provider: config!.id });
    expect(await services.providers.key(config!.id, 'http://127.0.0.1:9000')).toBe('sk-0123456789wxyz');
    expect(await services.providers.modelSettings(config!.id, 'test-model')).toMatchObject({
      syntax: 'automatic',
      temperature: 0.5,
      several: true,
      contextTokens: 32_768,
    });
    expect(services.done.permissions).toEqual(['http://127.0.0.1:9000/v1']);
    expect(within(item(config!.id)).getByText('In use')).toBeTruthy();
    expect(box('API key').value).toBe('');
    await waitFor(() => expect(box('API key').placeholder).toBe('••••wxyz'));
  });

  it('saves on Enter, and names a nameless one after its host', async () => {
    const services = optionsServices();
    const user = await open(services);
    await user.click(button('Add provider'));
    await user.type(box('Model'), 'm{Enter}');
    await waitFor(async () => expect(await services.providers.all()).toHaveLength(1));
    expect((await services.providers.all())[0]).toMatchObject({ name: 'localhost:11434' });
  });

  it('says what is missing, goes there and loses nothing', async () => {
    const services = optionsServices();
    const user = await open(services);
    await user.click(button('Add provider'));
    await user.type(box('Name'), 'Mine');
    await user.clear(box('Base URL'));
    await user.type(box('Base URL'), 'not an address');
    await user.click(button('Save'));
    expect(screen.getByText(/This is not a web address/)).toBeTruthy();
    expect(screen.getByText('Choose a model, or type its name.')).toBeTruthy();
    expect(document.activeElement).toBe(box('Base URL'));
    expect(box('Name').value).toBe('Mine');
    expect(await services.providers.all()).toEqual([]);
    expect(services.done.permissions).toEqual([]);
  });

  it('keeps what is typed while another page is looked at', async () => {
    const user = await open();
    await user.click(button('Add provider'));
    await user.type(box('Name'), 'Mine');
    await user.click(screen.getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await user.click(screen.getByRole('link', { name: 'Providers' }));
    await waitFor(() => expect(box('Name').value).toBe('Mine'));
  });

  it('brings back what was cancelled', async () => {
    const user = await open();
    await user.click(button('Add provider'));
    await user.type(box('Name'), 'Mine');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await user.click(button('Undo'));
    expect(box('Name').value).toBe('Mine');
  });

  it('says so when the browser does not allow the address, and has saved it all the same', async () => {
    const services = optionsServices({ grants: false });
    const user = await open(services);
    await user.click(button('Add provider'));
    await user.type(box('Model'), 'm');
    await user.click(button('Save'));
    await waitFor(() => expect(status().textContent).toContain('does not let Outrigger contact localhost:11434'));
    expect(await services.providers.all()).toHaveLength(1);
  });
});

describe('testing a connection', () => {
  it('asks for the permission in the tick of the click', async () => {
    const { services, user } = await withSaved();
    const ticks: string[] = [];
    services.requestOrigin = (url) => {
      ticks.push(url);
      return Promise.resolve(true);
    };
    button('Test connection').addEventListener('click', () => ticks.push('click'));
    document.addEventListener('click', () => ticks.push('over'), { once: true });
    await user.click(button('Test connection'));
    expect(ticks).toEqual(['click', 'https://home.example/v1', 'over']);
  });

  it('tells server, key and model apart, and offers the list', async () => {
    const { services, user } = await withSaved();
    const asked: (string | null)[] = [];
    services.test = async (_, key) => {
      asked.push(key);
      return models;
    };
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain('one of 3 models'));
    expect([...document.querySelectorAll('[data-result="fine"]')]).toHaveLength(3);
    expect(asked).toEqual(['sk-abcdefgh1234']);

    await user.clear(box('Model'));
    await user.type(box('Model'), 'lar');
    expect(screen.getAllByRole('option', { name: /large|small|vision/ })).toHaveLength(1);
    await expectNoViolations();
    await user.keyboard('{ArrowDown}');
    const marked = document.getElementById(box('Model').getAttribute('aria-activedescendant') ?? '');
    expect(marked).toBe(screen.getByRole('option', { name: /large/ }));
    await user.keyboard('{Enter}');
    expect(box('Model').value).toBe('large');
    expect(box('Context, in tokens').value).toBe('128000');
    expect(await services.providers.get('p1')).toEqual(saved);
  });

  it.each([
    ['wrong-key', ['server', 'key'], 'did not accept the API key'],
    ['no-such-host', ['server'], 'home.example cannot be reached'],
    ['not-a-model-server', ['server'], 'It often ends in /v1'],
  ] as const)('%s is said in words, with what to do', async (code, steps, words) => {
    const { services, user } = await withSaved();
    services.test = async () => {
      throw new ProviderFailure({ code, host: 'home.example', detail: 'go <b>away</b>' });
    };
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain(words));
    expect(status().textContent).toContain('go <b>away</b>');
    const shown = [...document.querySelectorAll('[data-step]')].map((step) => step.getAttribute('data-step'));
    expect(shown).toEqual(steps);
    expect(document.querySelectorAll('[data-result="failed"]')).toHaveLength(1);
  });

  it('only cautions about a model that is not listed', async () => {
    const { user } = await withSaved();
    await user.clear(box('Model'));
    await user.type(box('Model'), 'secret');
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain('secret is not among the 3 models'));
    expect(document.querySelector('[data-step="model"]')?.getAttribute('data-result')).toBe('caution');
  });

  it('contacts nobody whom the browser does not allow', async () => {
    const { services, user } = await withSaved();
    services.requestOrigin = async () => false;
    services.test = async () => {
      throw new Error('asked all the same');
    };
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain('may not contact home.example yet'));
  });

  it('forgets a result once the address has changed', async () => {
    const { user } = await withSaved();
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain('home.example answers'));
    await user.type(box('Base URL'), '/other');
    expect(status().textContent).toBe('');
  });
});

describe('a saved key', () => {
  it('is shown masked, and asked for again when the origin changes', async () => {
    const { services, user } = await withSaved();
    await waitFor(() => expect(box('API key').placeholder).toBe('••••1234'));
    expect(document.body.innerHTML).not.toContain('sk-abcdefgh');

    await user.clear(box('Base URL'));
    await user.type(box('Base URL'), 'https://away.example/v1');
    await screen.findByText(/The saved key belongs to home\.example/);
    expect(box('API key').placeholder).toBe('');

    let sent: string | null | undefined;
    services.test = async (_, key) => {
      sent = key;
      return models;
    };
    await user.click(button('Test connection'));
    await waitFor(() => expect(sent).toBeNull());
  });

  it('stays with another path of the same origin', async () => {
    const { user } = await withSaved();
    await user.type(box('Base URL'), '/beta');
    await waitFor(() => expect(box('API key').placeholder).toBe('••••1234'));
  });

  it('of few characters shows none of them', async () => {
    await withSaved('short');
    await waitFor(() => expect(box('API key').placeholder).toBe('••••'));
  });

  it('can be removed and brought back', async () => {
    const { services, user } = await withSaved();
    await user.click(await screen.findByRole('button', { name: 'Remove key' }));
    await waitFor(async () => expect(await services.providers.key('p1', 'https://home.example')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await services.providers.key('p1', 'https://home.example')).toBe('sk-abcdefgh1234'),
    );
  });
});

describe('the list', () => {
  it('removes a provider with its key, and undo brings both back', async () => {
    const { services, user } = await withSaved();
    await user.click(button('Remove Home server'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Removed Home server'));
    expect(await services.providers.all()).toEqual([]);
    expect((await services.settings.get()).provider).toBeNull();
    await user.click(button('Undo'));
    await waitFor(async () => expect(await services.providers.all()).toEqual([saved]));
    await waitFor(async () => expect((await services.settings.get()).provider).toBe('p1'));
    expect(await services.providers.key('p1', 'https://home.example')).toBe('sk-abcdefgh1234');
  });

  it('chooses which one answers', async () => {
    const { services, user } = await withSaved();
    await user.click(button('Use Built-in commands'));
    await waitFor(async () => expect((await services.settings.get()).provider).toBe('commands'));
    await user.click(await screen.findByRole('button', { name: 'Use Home server' }));
    await waitFor(async () => expect((await services.settings.get()).provider).toBe('p1'));
  });

  it('has no accessibility violations, with the form open and with its errors', async () => {
    const { user } = await withSaved();
    await expectNoViolations();
    await user.clear(box('Base URL'));
    await user.clear(box('Model'));
    await user.click(button('Save'));
    await expectNoViolations();
  });
});
