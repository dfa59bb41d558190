// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { modelSettings } from '@/src/contract/settings.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { local, seeded, showPanel, violations } from '../page.tsx';

const long = 'waves '.repeat(8000);

async function panel(...answers: string[]) {
  const provider = scriptedProvider(...answers.map((words) => [say(words), finish()]));
  const services = await seeded({ model: true }, { provider });
  await services.providers.putModelSettings(local.id, local.model, modelSettings.parse({ contextTokens: 11_000 }));
  const shown = await showPanel(services);
  const { user, box } = shown;
  const ask = async (words: string, answer: string) => {
    await user.type(box, `${words}{Enter}`);
    await answered(answer);
  };
  const sent = () => provider.requests.at(-1)!.messages.map(({ text }) => text.slice(0, 40));
  const stored = async () => (await services.conversations.list()).map(({ kept = [] }) => kept);
  return { ...shown, services, ask, sent, stored };
}

const answered = (words: string) =>
  screen.findByRole('article', { name: `Assistant: ${words}` }).then(async (article) => {
    await within(article).findByRole('button', { name: 'Regenerate' });
    return article;
  });
const pin = async (words: string) => within(await answered(words)).getByRole('button', { name: 'Keep in context' });
const isKept = async (words: string) => (await pin(words)).getAttribute('aria-pressed');

describe('a turn that is kept', () => {
  it('is sent to the model, however long the chat gets, until it is released', async () => {
    const { user, ask, sent } = await panel('Mole.', 'Long.', 'Three.', 'Four.');
    await ask('where do I moor', 'Mole.');
    await user.click(await pin('Mole.'));
    expect(await isKept('Mole.')).toBe('true');
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('textbox', { name: 'Message' }));
    await user.paste(long);
    await user.keyboard('{Enter}');
    await answered('Long.');
    await ask('third', 'Three.');
    expect(sent()).toEqual([expect.any(String), 'where do I moor', 'Mole.', 'third']);
    expect(screen.getByText('1 earlier turn no longer fits.')).toBeTruthy();
    await user.click(await pin('Mole.'));
    expect(await isKept('Mole.')).toBe('false');
    await ask('fourth', 'Four.');
    expect(sent()).toEqual([expect.any(String), 'third', 'Three.', 'fourth']);
  });

  it('stays so in the next panel, and in a branch', async () => {
    const { user, ask, services, stored } = await panel('One.', 'Two.');
    await ask('first', 'One.');
    await ask('second', 'Two.');
    await user.click(await pin('One.'));
    await user.click(await pin('Two.'));
    await waitFor(async () => expect((await stored())[0]).toHaveLength(2));
    document.body.innerHTML = '';
    await showPanel(services);
    await waitFor(async () => expect(await isKept('One.')).toBe('true'));
    await user.click(within(await answered('One.')).getByRole('button', { name: 'Branch' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Assistant: Two.' })).toBeNull());
    expect(await isKept('One.')).toBe('true');
    expect((await stored()).map((turns) => turns.length).sort()).toEqual([1, 2]);
  });

  it('is the same in two panels', async () => {
    const { ask, services } = await panel('One.');
    await ask('first', 'One.');
    const [chat] = await services.conversations.list();
    const [message] = await services.conversations.messages(chat!.id);
    await services.conversations.change(chat!.id, { kept: [message!.turn] });
    await waitFor(async () => expect(await isKept('One.')).toBe('true'));
  });
});
