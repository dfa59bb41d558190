// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnswerText } from '@/src/ui/chat/answer-text.tsx';
import { createPanelStore } from '@/src/ui/chat/index.tsx';
import { PanelProvider } from '@/src/ui/chat/panel-context.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { within } from '../page.tsx';

async function shown(text: string, growing = false) {
  const services = fakeServices();
  const answer = <AnswerText text={text} growing={growing} />;
  const { container } = render(
    within(services, <PanelProvider panel={createPanelStore(services)}>{answer}</PanelProvider>),
  );
  await waitFor(() => expect(container.querySelector('.answer-plain')).toBeNull());
  return container;
}
const linked = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

it('what a block refers to is found wherever it is defined', async () => {
  const text =
    'See [the docs][1], [Notes] and a claim.[^a]\n\n[1]: https://docs.example/\n\n[notes]: https://notes.example/\n[^a]: Said *here*.\n';
  const page = await shown(text);
  expect([linked('the docs'), linked('Notes')]).toEqual(['https://docs.example/', 'https://notes.example/']);
  const [words, note] = ['p', '.footnotes'].map((part) => page.querySelector(part)?.textContent?.trim());
  expect(words).toBe('See the docsdocs.example, Notesnotes.example and a claim.1');
  expect(note).toBe('Said here.');
});

it('notes are numbered through the answer, one that two blocks refer to the same in both', async () => {
  const text =
    'A[^x] and b[^1].\n\n- C[^Two], again[^x]\n\nD[^1]: so.\n\n[^1]: One.\n[^two]: Two.\n[^none]: None.\n[^x]: Ten.\n';
  const page = await shown(text);
  expect([...page.querySelectorAll('sup')].map((one) => one.textContent)).toEqual(['1', '2', '3', '1', '2']);
  const notes = [...page.querySelectorAll<HTMLLIElement>('.footnotes li')];
  expect(notes.map((one) => `${one.value} ${one.textContent?.trim()}`)).toEqual([
    '1 Ten.',
    '2 One.',
    '3 Two.',
    '2 One.',
  ]);
  expect(page.querySelectorAll('.footnotes [id]')).toHaveLength(0);
});

it('a note within a quote has a number too, whatever its label is', async () => {
  const page = await shown('> A[^note-of-mine]\n>\n> [^note-of-mine]: Mine.\n');
  expect(page.querySelector('sup')?.textContent).toBe('1');
  expect(page.querySelector<HTMLLIElement>('.footnotes li')?.textContent?.trim()).toBe('Mine.');
});

it('nothing of it is drawn where something is open, or nothing refers to it', async () => {
  const page = await shown('Words.\n\n[1]: https://docs.example/\n\n```js\na[1];');
  expect(page.textContent).not.toContain('docs.example');
  expect(page.querySelector('code')?.textContent).toBe('a[1];');
});

it('a line that still grows leads nowhere yet', async () => {
  await shown('See [the docs][1].\n\n[1]: https://docs.exa', true);
  expect(linked('the docs')).toBeNull();
});
