// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProviderFailure } from '@/src/contract/provider.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { local, showPanel, violations } from '../page.tsx';

const other = { ...local, id: 'p2', name: 'Far away', model: 'large', at: 2 };

async function withModels(models: string[] | Error = ['tiny-1', 'tiny-2', 'huge-9']) {
  const answers = scriptedProvider([say('Hi.'), finish()], [say('Hi again.'), finish()]);
  const services = fakeServices({
    provider: {
      ...answers,
      models: async () => {
        if (models instanceof Error) throw models;
        return models.map((id) => ({ id }));
      },
    },
  });
  await services.providers.put(local);
  await services.providers.put(other);
  const shown = await showPanel(services);
  const model = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Model' });
  await waitFor(() => expect(model.value).toBe(local.id));
  const openAll = async () => {
    await shown.user.selectOptions(model, 'All models…');
    return screen.findByRole('region', { name: 'Models' });
  };
  const chosen = () => [...model.selectedOptions].map((one) => one.textContent).join();
  return { ...shown, services, model, openAll, chosen };
}

describe('the models of a connection', () => {
  it('can be searched, and one is chosen for this chat and later ones', async () => {
    const { user, services, openAll, chosen, box } = await withModels();
    const view = await openAll();
    const near = await within(view).findByRole('region', { name: local.name });
    await within(near).findByText('huge-9');
    expect(await violations()).toEqual([]);
    await user.type(within(view).getByRole('searchbox', { name: 'Search models' }), 'huge');
    expect(within(near).queryByText('tiny-1')).toBeNull();
    await user.click(within(near).getByText('huge-9'));
    await waitFor(() => expect(chosen()).toContain('huge-9'));
    expect(await services.providers.get(local.id)).toMatchObject({ model: 'huge-9' });
    await user.type(box, 'hello{Enter}');
    await screen.findByRole('article', { name: /^Assistant: Hi/ });
    expect(services.done.connections.at(-1)).toMatchObject({ id: local.id, model: 'huge-9' });
  });

  it('are shown above the chat by name, with the connection if two names are equal', async () => {
    const { services, model } = await withModels();
    const shownName = () => model.parentElement?.querySelector('.one-line')?.textContent;
    expect(shownName()).toBe(local.model);
    await services.providers.put({ ...other, model: local.model });
    await waitFor(() => expect(shownName()).toBe(`${local.model} · ${local.name}`));
  });

  it('are listed with their host if two connections have the same name', async () => {
    const { services, openAll, model } = await withModels();
    await services.providers.put({ ...other, name: local.name, baseUrl: 'https://far.example/v1' });
    const view = await openAll();
    await within(view).findByRole('region', { name: `${local.name} (far.example)` });
    expect([...model.options].map((option) => option.textContent)).toContain(`large · ${local.name} (far.example)`);
    expect(within(view).getByRole('button', { name: 'Add a model…' })).toBeTruthy();
  });

  it('belong to the chat in which they were chosen', async () => {
    const { user, services, model, chosen, box } = await withModels();
    await user.type(box, 'hello{Enter}');
    await screen.findByRole('article', { name: /^Assistant: Hi/ });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Done'));
    const [first] = await services.conversations.list();
    await user.click(screen.getByRole('button', { name: 'New chat' }));
    await user.selectOptions(model, 'p2');
    await waitFor(() => expect(chosen()).toContain('large'));
    expect(await services.conversations.get(first!.id)).toMatchObject({
      model: { provider: local.id, model: local.model },
    });
    await user.click(screen.getByRole('button', { name: 'Chats' }));
    await user.click((await screen.findAllByRole('button', { name: /hello/ }))[0]!);
    await waitFor(() => expect(model.value).toBe(local.id));
  });

  it('are at the top of the menu as favourites', async () => {
    const { user, services, model, openAll } = await withModels();
    const view = await openAll();
    const near = await within(view).findByRole('region', { name: local.name });
    const star = await within(near).findByRole('button', { name: 'Favorite: tiny-2' });
    await user.click(star);
    await waitFor(async () =>
      expect((await services.settings.get()).favourites).toEqual([{ provider: local.id, model: 'tiny-2' }]),
    );
    expect(star.getAttribute('aria-pressed')).toBe('true');
    expect(within(view).getByRole('region', { name: 'Favorites' }).textContent).toContain('tiny-2');
    expect(model.querySelector('optgroup')?.label).toBe('Favorites');
    expect(model.options[0]?.textContent).toContain('tiny-2');
    await user.click(star);
    await waitFor(() => expect(model.querySelector('optgroup')).toBeNull());
  });

  it('report a failed list, and try again', async () => {
    const { openAll } = await withModels(new ProviderFailure({ code: 'no-such-host', host: 'localhost:1' }));
    const view = await openAll();
    expect((await within(view).findAllByRole('button', { name: 'Retry' })).length).toBe(2);
    expect(within(view).getByText(local.model)).toBeTruthy();
  });
});

it('leads to a model if there is none, and to services with keys', async () => {
  const services = fakeServices();
  const keyPage = 'https://keys.example/new';
  services.presets = [
    { id: 's', label: 'Service', kind: 'openai-compatible', baseUrl: 'https://s.example/v1', needsKey: 'yes', keyPage },
  ];
  const { user } = await showPanel(services);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Model' }), 'Add a model…');
  const view = await screen.findByRole('region', { name: 'Models' });
  await user.click(await within(view).findByRole('button', { name: 'Enter a key' }));
  await user.click(
    within(within(view).getByRole('group', { name: 'Get a key:' })).getByRole('button', { name: 'Service' }),
  );
  expect(services.done.links).toEqual([keyPage]);
});
