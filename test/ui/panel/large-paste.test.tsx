// @vitest-environment jsdom
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { seeded, showPanel, violations } from '../page.tsx';

const lines = (n: number) => Array.from({ length: n }, (_, at) => `line ${at} of the log`).join('\n');
const pasteInto = (box: HTMLElement, words: string) => {
  const paste = createEvent.paste(box, { clipboardData: { getData: () => words, files: [] } });
  fireEvent(box, paste);
  return paste;
};

describe('a large paste', () => {
  it.each([
    ['one line', 'x'.repeat(2_000_000)],
    ['many lines', lines(20_000)],
  ])('becomes an attachment that shows its beginning, and goes along: %s', async (_, words) => {
    const provider = scriptedProvider([say('I see.'), finish()]);
    const services = await seeded({ model: true }, { provider });
    const { user, box } = await showPanel(services);
    expect(pasteInto(box, words).defaultPrevented).toBe(true);
    const list = await screen.findByRole('list', { name: 'Attached' });
    expect(list.textContent).toContain('Pasted text');
    expect(list.textContent).toContain(words.slice(0, 15));
    expect(list.textContent!.length).toBeLessThan(1_000);
    expect(box.value).toBe('');
    expect(await violations()).toEqual([]);
    await user.type(box, 'What is this?{Enter}');
    await screen.findByRole('article', { name: /I see/ });
    expect(provider.requests[0]!.messages.at(-1)!.text).toContain(words.slice(0, 100));
    expect(services.background.of('recordPiece').map(({ source, grade }) => [source, grade])).toEqual([
      ['paste', 'page'],
    ]);
  });

  it('can be turned back into text by keyboard, after the typed text', async () => {
    const { user, box } = await showPanel(fakeServices());
    const words = lines(5_000);
    await user.type(box, 'Read this:');
    pasteInto(box, words);
    (await screen.findByRole('button', { name: /^Put .* into the message as text$/ })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box.value).toBe(`Read this:\n${words}`));
    expect(document.activeElement).toBe(box);
    expect(screen.queryByRole('list', { name: 'Attached' })).toBeNull();
  });

  it('is text of others after it was turned back', async () => {
    const provider = scriptedProvider([say('I see.'), finish()]);
    const services = await seeded({ model: true }, { provider });
    const { user, box } = await showPanel(services);
    pasteInto(box, lines(5_000));
    await user.click(await screen.findByRole('button', { name: /as text$/ }));
    await user.type(box, '{Enter}');
    await screen.findByRole('article', { name: /I see/ });
    expect(services.background.of('recordPiece').map(({ source }) => source)).toEqual(['paste']);
  });

  it.each(['Enter', 'the button'])('is sent without words by %s, and names the conversation', async (by) => {
    const provider = scriptedProvider([say('I see.'), finish()]);
    const services = await seeded({ model: true }, { provider });
    const { user, box } = await showPanel(services);
    const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(send().disabled).toBe(true);
    pasteInto(box, lines(5_000));
    await screen.findByRole('list', { name: 'Attached' });
    if (by === 'Enter') await user.type(box, '{Enter}');
    else await user.click(send());
    await screen.findByRole('article', { name: /I see/ });
    expect(screen.getByRole('article', { name: /line 0 of the log/ }).textContent).toContain('Pasted text');
    expect(provider.requests[0]!.messages.at(-1)!.text).toContain('line 0 of the log');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/^line 0/);
    expect(box.value).toBe('');
    expect(send().disabled).toBe(true);
  });

  it('cannot be sent without words if only commands can answer', async () => {
    const { user, box } = await showPanel(await seeded({}));
    pasteInto(box, lines(5_000));
    await screen.findByRole('list', { name: 'Attached' });
    await user.type(box, '{Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('can be removed, and a smaller one stays text', async () => {
    const { user, box } = await showPanel(fakeServices());
    pasteInto(box, lines(5_000));
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    expect(screen.queryByRole('list', { name: 'Attached' })).toBeNull();
    expect(pasteInto(box, lines(100)).defaultPrevented).toBe(false);
  });
});

it('a text that is higher than the box is not measured', async () => {
  const measured = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(20);
  const { box } = await showPanel(fakeServices());
  for (const words of ['x'.repeat(6_000), '\n'.repeat(60)]) {
    measured.mockClear();
    fireEvent.change(box, { target: { value: words } });
    expect(box.value).toBe(words);
    expect(measured.mock.contexts.filter((element) => element === box)).toEqual([]);
  }
  vi.restoreAllMocks();
});
