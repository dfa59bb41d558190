// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProviderFailure } from '@/src/contract/provider.ts';
import { box, button, expectNoViolations } from './options-page.tsx';
import { models, status, withSaved } from './provider-page.tsx';
import { saved } from './samples.ts';

describe('testing a connection', () => {
  it('asks for the permission synchronously in the click', async () => {
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

  it('has steps for server, key and model, and offers the list', async () => {
    const { services, user } = await withSaved();
    const asked: (string | null)[] = [];
    services.test = async (_, key) => {
      asked.push(key);
      return models;
    };
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain('one of 3 models'));
    await waitFor(() => expect([...document.querySelectorAll('[data-result="fine"]')]).toHaveLength(4));
    expect(status().textContent).toContain('small answers');
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
    ['wrong-key', ['address', 'key'], 'did not accept the API key'],
    ['no-such-host', ['address'], 'home.example cannot be reached'],
    ['not-a-model-server', ['address'], 'It often ends in /v1'],
  ] as const)('%s is explained in words, with advice', async (code, steps, words) => {
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

  it('shows the facts of each model', async () => {
    const { services, user } = await withSaved();
    services.test = async () => [
      { id: 'known', context: 131_072, images: true, price: { input: 0.15, output: 0.6 } },
      { id: 'local', size: '4.3B, Q4_K_M', contextLimit: 40_960 },
    ];
    await user.click(button('List models'));
    const known = await screen.findByRole('option', { name: /known/ });
    expect(known.textContent).toContain('pictures · 131,072 tokens · $0.15 in, $0.60 out');
    expect(screen.getByRole('option', { name: /local/ }).textContent).toContain('4.3B, Q4_K_M · up to 40,960 tokens');
    await user.click(known);
    expect(screen.getByRole('checkbox', { name: 'Vision' })).toHaveProperty('checked', true);
    await expectNoViolations();
  });

  it('shows the whole list under the field, to pick from by mouse', async () => {
    const { user } = await withSaved();
    await user.click(button('List models'));
    await user.click(await screen.findByRole('option', { name: 'vision' }));
    expect(box('Model').value).toBe('vision');
    expect(document.activeElement).toBe(box('Model'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    ['wrong-key', ['address', 'key'], 'did not accept the API key'],
    ['unknown-model', ['address', 'key', 'model'], 'does not know this model'],
    ['server', ['address', 'key', 'model', 'answer'], 'reported an error'],
  ] as const)('%s that appears only in the answer is shown at its own step', async (code, steps, words) => {
    const { services, user } = await withSaved();
    services.tryAnswer = async () => ({ code, host: 'home.example' });
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain(words));
    const shown = [...document.querySelectorAll('[data-step]')].map((step) => step.getAttribute('data-step'));
    expect(shown).toEqual(steps);
    expect(document.querySelectorAll('[data-result="failed"]')).toHaveLength(1);
  });

  it('lists models without a request to one of them', async () => {
    const { services, user } = await withSaved();
    services.tryAnswer = async () => Promise.reject(new Error('asked all the same'));
    await user.click(button('List models'));
    await waitFor(() => expect(status().textContent).toContain('one of 3 models'));
    expect(document.querySelectorAll('[data-result="failed"]')).toHaveLength(0);
  });

  it('offers a fix in place if extensions are refused, and tests again', async () => {
    const { services, user } = await withSaved();
    services.test = async () => {
      throw new ProviderFailure({ code: 'origin-not-allowed', host: 'home.example' });
    };
    await user.click(button('Test connection'));
    const cure = await screen.findByRole('switch', { name: /home\.example/ });
    await expectNoViolations();
    services.test = async () => models;
    await user.click(cure);
    await waitFor(() => expect(status().textContent).toContain('small answers'));
    expect((await services.settings.get()).hiddenFrom).toEqual(['https://home.example']);
    await user.click(screen.getByRole('switch', { name: /home\.example/ }));
    await waitFor(async () => expect((await services.settings.get()).hiddenFrom).toEqual([]));
  });

  it('only warns about a model that is not listed', async () => {
    const { user } = await withSaved();
    await user.clear(box('Model'));
    await user.type(box('Model'), 'secret');
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain('secret is not among the 3 models'));
    expect(document.querySelector('[data-step="model"]')?.getAttribute('data-result')).toBe('caution');
  });

  it('contacts no host that the browser does not allow', async () => {
    const { services, user } = await withSaved();
    services.requestOrigin = async () => false;
    services.test = async () => {
      throw new Error('asked all the same');
    };
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain('may not contact home.example yet'));
    const shown = [...document.querySelectorAll('[data-step]')].map((step) => step.getAttribute('data-step'));
    expect(shown).toEqual(['permission']);
  });

  it('explains a wrong address before anything is sent', async () => {
    const { services, user } = await withSaved();
    services.test = async () => Promise.reject(new Error('asked all the same'));
    await user.clear(box('Base URL'));
    await user.type(box('Base URL'), 'https://home.example/v1?key=sk-0123456789');
    await user.click(button('Test connection'));
    expect(screen.getByText(/A key has a field of its own/)).toBeTruthy();
    expect(services.done.permissions).toEqual([]);
  });

  it('drops a result once the address has changed', async () => {
    const { user } = await withSaved();
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain('home.example answers'));
    await user.type(box('Base URL'), '/other');
    expect(status().textContent).toBe('');
  });

  const noList = (): never => {
    throw new ProviderFailure({ code: 'not-a-model-server', host: 'home.example', status: 404 });
  };

  it('continues if there is no list of models', async () => {
    const { services, user } = await withSaved();
    services.test = async () => noList();
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain('small answers'));
    expect(status().textContent).toContain('It has no list of models');
  });

  it('offers the address with /v1 if the server answers only there, with one click', async () => {
    const { services, user } = await withSaved();
    await user.clear(box('Base URL'));
    await user.type(box('Base URL'), 'https://home.example');
    const asked: string[] = [];
    services.test = async ({ baseUrl }) => {
      asked.push(baseUrl);
      return baseUrl.endsWith('/v1') ? models : noList();
    };
    services.tryAnswer = async ({ baseUrl }) =>
      baseUrl.endsWith('/v1') ? null : { code: 'not-a-model-server', host: 'home.example' };
    await user.click(button('Test connection'));
    await user.click(await screen.findByRole('button', { name: 'Use https://home.example/v1' }));
    expect(box('Base URL').value).toBe('https://home.example/v1');
    await waitFor(() => expect(status().textContent).toContain('small answers'));
    expect(asked).toEqual(['https://home.example', 'https://home.example/v1', 'https://home.example/v1']);
  });

  it('offers to open a server whose certificate may not be trusted', async () => {
    const { services, user } = await withSaved();
    services.test = async () => {
      throw new ProviderFailure({ code: 'no-such-host', host: '192.168.1.7:8443', hint: 'untrusted' });
    };
    await user.click(button('Test connection'));
    const link = await screen.findByRole('link', { name: 'Open https://192.168.1.7:8443/' });
    expect(link.getAttribute('href')).toBe('https://192.168.1.7:8443/');
    await expectNoViolations();
  });

  it('stores a name, a password and headers like a key, and shows none of them', async () => {
    const { services, user } = await withSaved();
    await user.clear(box('Base URL'));
    await user.type(box('Base URL'), 'https://me:secret@home.example/v1');
    await user.type(box('Headers of your own'), 'X-Team: blue');
    await user.click(button('Save'));
    await waitFor(async () =>
      expect(await services.providers.key('p1', 'https://home.example')).toBe(
        'sk-abcdefgh1234\nAuthorization: Basic bWU6c2VjcmV0\nX-Team: blue',
      ),
    );
    expect(await services.providers.get('p1')).toMatchObject({ baseUrl: 'https://home.example/v1' });
    expect(document.body.innerHTML).not.toMatch(/secret|X-Team: blue/);
  });

  it('removes stored headers one by one, and restores them', async () => {
    const { services, user } = await withSaved();
    const kept = () => services.providers.key('p1', 'https://home.example');
    await user.clear(box('Base URL'));
    await user.type(box('Base URL'), 'https://me:secret@home.example/v1');
    await user.type(box('Headers of your own'), 'X-Team: blue{Enter}X-Floor: 3');
    await user.click(button('Save'));
    await screen.findByRole('list', { name: 'Kept headers' });
    await expectNoViolations();
    await user.click(button('Remove X-Team'));
    await waitFor(async () =>
      expect(await kept()).toBe('sk-abcdefgh1234\nAuthorization: Basic bWU6c2VjcmV0\nX-Floor: 3'),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await kept()).toContain('X-Team: blue'));
    for (const name of ['X-Team', 'X-Floor', 'Authorization'])
      await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    await waitFor(async () => expect(await kept()).toBe('sk-abcdefgh1234'));
    expect(screen.queryByRole('list', { name: 'Kept headers' })).toBeNull();
  });

  it('handles a key apart from headers: it is removed alone, and without one none is shown as saved', async () => {
    const { services, user } = await withSaved();
    const kept = () => services.providers.key('p1', 'https://home.example');
    await user.type(box('Headers of your own'), 'X-Team:blue');
    await user.click(button('Save'));
    await screen.findByRole('list', { name: 'Kept headers' });
    await user.click(button('Remove key'));
    await waitFor(async () => expect(await kept()).toBe('X-Team: blue'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove key' })).toBeNull());
    expect(screen.queryByText(/Type a new one to replace it/)).toBeNull();
    expect(screen.getByRole('list', { name: 'Kept headers' }).textContent).toContain('X-Team');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await kept()).toBe('sk-abcdefgh1234\nX-Team: blue'));
  });
});
