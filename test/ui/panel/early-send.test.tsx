// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Panel } from '@/src/ui/panel/index.tsx';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { english, seeded } from '../page.tsx';

/** A panel in which Enter was pressed before the chat and the settings were read. */
async function sentEarly(draft = '') {
  const provider = scriptedProvider([say('Answered.'), finish()]);
  const services = await seeded({ model: true, draft }, { provider });
  const opening = Promise.withResolvers<void>();
  const setting = Promise.withResolvers<void>();
  const { get } = services.settings;
  const { latest } = services.conversations;
  services.settings.get = () => setting.promise.then(get);
  services.conversations.latest = (window) => opening.promise.then(() => latest(window));
  const user = userEvent.setup();
  render(<Panel services={services} i18n={english} />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await user.type(box, 'hello{Enter}');
  expect(box.value).toBe('hello');
  return { box, services, provider, opening, setting };
}

it('a sentence that is sent before anything was read goes to the model, in the chat that is opened', async () => {
  const { box, provider, opening, setting, services } = await sentEarly();
  opening.resolve();
  setting.resolve();
  await screen.findByRole('article', { name: 'Assistant: Answered.' });
  expect(provider.requests).toHaveLength(1);
  expect(box.value).toBe('');
  expect(await services.conversations.list()).toHaveLength(1);
});

it('the draft of that chat is not sent with it: both stay in the composer', async () => {
  const { box, provider, opening, setting } = await sentEarly('from before');
  setting.resolve();
  opening.resolve();
  await waitFor(() => expect(box.value).toBe('from before\nhello'));
  expect(screen.queryByRole('article')).toBeNull();
  expect(provider.requests).toEqual([]);
});
