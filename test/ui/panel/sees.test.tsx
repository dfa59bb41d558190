// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataKinds } from '@/src/contract/settings.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { local, showPanel, violations } from '../page.tsx';

const cloud = { ...local, id: 'p2', name: 'Cloud', baseUrl: 'https://api.example/v1' };

async function talking(config = cloud) {
  const provider = scriptedProvider([say('Hello to you.'), finish()], [say('Once more.'), finish()]);
  const services = fakeServices({ provider });
  await services.providers.put(config);
  const { user, box } = await showPanel(services);
  await screen.findByRole('combobox', { name: 'Model' });
  await user.type(box, 'hello there{Enter}');
  return { services, provider, user };
}

const sheet = () => screen.findByRole('dialog', { name: 'What this model may see' });
const notSent = () =>
  waitFor(() => expect(document.querySelector('[data-end]')?.textContent).toContain('Nothing was sent to Cloud.'));
const sheetGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the question about model access', () => {
  it('is asked before anything is sent, announced, and stored', async () => {
    const { services, provider, user } = await talking();
    const dialog = await sheet();
    expect(screen.getByRole('status').textContent).toBe('Waiting for you: what may Cloud see?');
    expect(dialog.textContent).toContain('api.example');
    const boxes = within(dialog).getAllByRole('checkbox');
    expect(boxes).toHaveLength(dataKinds.length);
    expect(boxes.every((box) => (box as HTMLInputElement).checked)).toBe(true);
    expect(await violations()).toEqual([]);
    await user.click(within(dialog).getByRole('checkbox', { name: 'History' }));
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Web addresses' }), 'bare');
    expect(provider.requests).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Allow' }));
    await screen.findByRole('article', { name: /Hello to you/ });
    expect((await services.settings.get()).sees).toEqual({
      p2: {
        origin: 'https://api.example',
        asked: [...dataKinds],
        allowed: ['tabs', 'bookmarks', 'pages', 'files'],
        addresses: 'bare',
      },
    });
    await sheetGone();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'again{Enter}');
    await screen.findByRole('article', { name: /Once more/ });
  });

  it('sends nothing after "Not now", says so, and continues with one click', async () => {
    const { provider, user } = await talking();
    await user.click(within(await sheet()).getByRole('button', { name: 'Not now' }));
    await notSent();
    expect(provider.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(within(await sheet()).getByRole('button', { name: 'Allow' }));
    await screen.findByRole('article', { name: /Hello to you/ });
  });

  it('takes Escape as "Not now"', async () => {
    await talking();
    await sheet();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await notSent();
  });

  it('can be answered in another page', async () => {
    const { services } = await talking();
    await sheet();
    const [conversation] = await services.conversations.list();
    const turn = await services.conversations.turn(conversation!.id);
    if (turn?.waiting?.kind !== 'sees') throw new Error('Nothing is asked');
    await services.conversations.put({ ...conversation!, notNow: turn.waiting.question });
    await notSent();
  });

  it('is not asked about a model on this machine', async () => {
    await talking(local);
    await screen.findByRole('article', { name: /Hello to you/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
