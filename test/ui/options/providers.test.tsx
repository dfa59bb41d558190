// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { syntaxNames } from '@/src/contract/protocol.ts';
import { box, button, expectNoViolations, optionsServices } from './options-page.tsx';
import { models, openProviders as open, status, withSaved } from './provider-page.tsx';
import { saved } from './samples.ts';

const item = (id: string) => document.querySelector<HTMLElement>(`[data-provider="${id}"]`)!;

describe('adding a provider', () => {
  it('saves the input, uses the new one and keeps the form with its result', async () => {
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

  it('saves on Enter, and names one without a name after its host', async () => {
    const services = optionsServices();
    const user = await open(services);
    await user.click(button('Add provider'));
    await user.type(box('Model'), 'm{Enter}');
    await waitFor(async () => expect(await services.providers.all()).toHaveLength(1));
    const [config] = await services.providers.all();
    expect(config).toMatchObject({ name: 'localhost:11434' });
    // A narrow row breaks it there, and nowhere within the port.
    expect(item(config!.id).querySelector('.provider-facts')?.innerHTML).toContain('localhost<wbr>:11434');
  });

  it('shows what is missing, focuses it and loses nothing', async () => {
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

  it('keeps the input while another page is shown', async () => {
    const user = await open();
    await user.click(button('Add provider'));
    await user.type(box('Name'), 'Mine');
    await user.click(screen.getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await user.click(screen.getByRole('link', { name: 'Providers' }));
    await waitFor(() => expect(box('Name').value).toBe('Mine'));
  });

  it('restores a cancelled form', async () => {
    const user = await open();
    await user.click(button('Add provider'));
    await user.type(box('Name'), 'Mine');
    await user.click(button('Cancel'));
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await user.click(button('Undo'));
    expect(box('Name').value).toBe('Mine');
  });

  it('reports a refused permission, and has saved the connection anyway', async () => {
    const services = optionsServices({ grants: false });
    const user = await open(services);
    await user.click(button('Add provider'));
    await user.type(box('Model'), 'm');
    await user.click(button('Save'));
    await waitFor(() => expect(status().textContent).toContain('does not let Outrigger contact localhost:11434'));
    expect(await services.providers.all()).toHaveLength(1);
  });
});

describe('the type', () => {
  const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' });
  const options = () =>
    within(type())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('lists every kind and every known service, and fills in its values', async () => {
    const services = optionsServices();
    const user = await open(services);
    await user.click(button('Add provider'));
    expect(options()).toEqual(['OpenAI-compatible', 'Other', 'Built-in model', 'Near', 'Far']);
    await user.selectOptions(type(), 'Far');
    expect(type().value).toBe('far');
    expect(box('Base URL').value).toBe('https://far.example/api/v1');
    expect(box('API key').placeholder).toBe('Needed');
    await user.type(box('Model'), 'm');
    await user.click(button('Save'));
    await waitFor(async () => expect(await services.providers.all()).toHaveLength(1));
    const [config] = await services.providers.all();
    expect(config).toMatchObject({ kind: 'openai-compatible', baseUrl: 'https://far.example/api/v1' });
    expect(services.done.permissions).toEqual(['https://far.example/api/v1']);
    expect(item(config!.id).textContent).toContain('Far');
    await user.selectOptions(type(), 'OpenAI-compatible');
    expect(box('API key').placeholder).toBe('Usually not needed');
    await expectNoViolations();
  });

  it('for a model in the browser needs no address, no key and no permission', async () => {
    const services = optionsServices();
    const asked: unknown[] = [];
    services.test = async (config, key) => {
      asked.push(config, key);
      return [{ id: 'built-in' }];
    };
    const user = await open(services);
    await user.click(button('Add provider'));
    await user.selectOptions(type(), 'Built-in model');
    expect(screen.queryByRole('textbox', { name: 'Base URL' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'API key' })).toBeNull();
    await user.click(button('Test connection'));
    await waitFor(() => expect(status().textContent).toContain('Built-in model answers'));
    expect(asked).toMatchObject([{ kind: 'in-browser', baseUrl: '' }, null]);
    await user.click(button('Save'));
    await waitFor(async () => expect(await services.providers.all()).toHaveLength(1));
    expect((await services.providers.all())[0]).toMatchObject({ kind: 'in-browser', name: 'Built-in model' });
    expect(services.done.permissions).toEqual([]);
  });

  it('offers every syntax', async () => {
    const user = await open();
    await user.click(button('Add provider'));
    const syntax = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Syntax' });
    expect(syntax.value).toBe('automatic');
    const names = within(syntax)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Automatic', ...syntaxNames.map(({ label }) => label)]);
  });
});

describe('a saved key', () => {
  it('is shown masked, and must be entered again when the origin changes', async () => {
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

  it('is hidden completely if it is short', async () => {
    await withSaved('short');
    await waitFor(() => expect(box('API key').placeholder).toBe('••••'));
  });

  it('can be removed and restored', async () => {
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
