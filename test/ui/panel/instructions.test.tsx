// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { seeded, showPanel, violations } from '../page.tsx';

it('instructions of a chat are sent to its model, and not with other chats', async () => {
  const provider = scriptedProvider([say('Ahoy.'), finish()], [say('Hello.'), finish()]);
  const services = await seeded({ model: true }, { provider });
  const { user, box } = await showPanel(services);
  await user.click(await screen.findByRole('button', { name: 'Instructions' }));
  const field = await screen.findByRole('textbox', { name: 'Instructions for this chat' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(await violations()).toEqual([]);
  await user.type(field, 'Talk like a sailor.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Instructions for this chat' })).toBeNull());
  await user.type(box, 'hello{Enter}');
  await screen.findByRole('article', { name: /^Assistant: Ahoy/ });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Done'));
  expect(JSON.stringify(provider.requests[0])).toContain('Talk like a sailor.');
  await user.click(screen.getByRole('button', { name: 'New chat' }));
  await user.type(box, 'hello{Enter}');
  await screen.findByRole('article', { name: /^Assistant: Hello/ });
  expect(JSON.stringify(provider.requests[1])).not.toContain('sailor');
});

it('instructions can be changed in a chat that has begun', async () => {
  const provider = scriptedProvider([say('Ahoy.'), finish()], [say('Aye.'), finish()]);
  const services = await seeded({ model: true }, { provider });
  const { user, box } = await showPanel(services);
  await user.type(box, 'hello{Enter}');
  await screen.findByRole('article', { name: /^Assistant: Ahoy/ });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Done'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Model' }), 'Instructions for this chat');
  await user.type(await screen.findByRole('textbox', { name: 'Instructions for this chat' }), 'Be brief.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(box, 'again{Enter}');
  await screen.findByRole('article', { name: /^Assistant: Aye/ });
  expect(JSON.stringify(provider.requests[1])).toContain('Be brief.');
});
