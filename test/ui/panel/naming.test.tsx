// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { seeded, showPanel } from '../page.tsx';

const answer = [say('At nine.'), finish()];
const name = [say('Ferry times'), finish()];
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

async function asked(modelTitles: boolean, scripts = [answer, name]) {
  const provider = scriptedProvider(...scripts);
  const services = await seeded({ model: true }, { provider });
  await services.settings.change({ modelTitles });
  const { user, box } = await showPanel(services);
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Model' }).value).toBe('p1'));
  await user.type(box, 'When does the ferry go?{Enter}');
  await screen.findByRole('article', { name: /^Assistant: At nine/ });
  return { user, box, services, provider };
}

it('the model names a chat if the user wants that', async () => {
  const { services } = await asked(true);
  await waitFor(() => expect(title()).toBe('Ferry times'));
  expect((await services.conversations.list())[0]).toMatchObject({ title: 'Ferry times', named: false });
});

it('no name is requested if the user does not want it', async () => {
  const { user, box, provider } = await asked(false, [answer, [say('At ten.'), finish()]]);
  await user.type(box, 'And back?{Enter}');
  await screen.findByRole('article', { name: /^Assistant: At ten/ });
  expect(provider.requests).toHaveLength(2);
  expect(title()).toBe('When does the ferry go?');
});

it('a failed name is not reported', async () => {
  const { user, box, provider } = await asked(true, [answer, [{ type: 'error', error: { code: 'server' } }], answer]);
  await waitFor(() => expect(provider.requests).toHaveLength(2));
  await user.type(box, 'And back?{Enter}');
  await waitFor(() => expect(provider.requests).toHaveLength(3));
  expect(title()).toBe('When does the ferry go?');
  expect(screen.queryByRole('alert')).toBeNull();
});
