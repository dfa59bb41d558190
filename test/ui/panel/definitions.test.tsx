// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { AnswerText } from '@/src/ui/panel/markdown/answer-text.tsx';
import { createDefinitions, withoutUnfinishedLine } from '@/src/ui/panel/markdown/link-definitions.ts';
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

it('definitions are found in any block of the text', async () => {
  const text =
    'See [the docs][1], [Notes] and a claim.[^a]\n\n[1]: https://docs.example/\n\n[notes]: https://notes.example/\n[^a]: Said *here*.\n';
  const page = await shown(text);
  expect([linked('the docs'), linked('Notes')]).toEqual(['https://docs.example/', 'https://notes.example/']);
  const [words, note] = ['p', '.footnotes'].map((part) => page.querySelector(part)?.textContent?.trim());
  expect(words).toBe('See the docsdocs.example, Notesnotes.example and a claim.1');
  expect(note).toBe('Said here.');
});

it('footnotes are numbered through the answer, equally in all blocks', async () => {
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

it('a footnote in a quote has a number too, whatever its label', async () => {
  const page = await shown('> A[^note-of-mine]\n>\n> [^note-of-mine]: Mine.\n');
  expect(page.querySelector('sup')?.textContent).toBe('1');
  expect(page.querySelector<HTMLLIElement>('.footnotes li')?.textContent?.trim()).toBe('Mine.');
});

it('a footnote contains all of its text, and notes in notes are numbered', async () => {
  const page = await shown(
    'A[^a].\n\nB[^Straße].\n\n[^b]:\n    Below.\n[^a]: First\ngoes on[^b]\n\n    and on.\n\n[^strasse]: Road.\n',
  );
  const notes = [...page.querySelectorAll<HTMLLIElement>('.footnotes li')];
  expect(notes.map((one) => `${one.value} ${one.textContent?.replace(/\s+/g, ' ').trim()}`)).toEqual([
    '1 First goes on3 and on.',
    '3 Below.',
    '2 Road.',
  ]);
});

it('code contains no definitions and references', async () => {
  const page = await shown('`[^b]`\n\nA[^a], b[^b].\n\n```md\n[^a]: Wrong.\n\n```\n\n[^b]: Two.\n\n[^a]: One.\n');
  expect([...page.querySelectorAll('sup')].map((one) => one.textContent)).toEqual(['1', '2']);
  expect(page.querySelector('.footnotes li')?.textContent?.trim()).toBe('One.');
});

it('no definition is rendered beside open marks, or without a reference', async () => {
  const page = await shown('Words.\n\n[1]: https://docs.example/\n\n```js\na[1];');
  expect(page.textContent).not.toContain('docs.example');
  expect(page.querySelector('code')?.textContent).toBe('a[1];');
});

it('an unfinished line is no link yet', async () => {
  await shown('See [the docs][1].\n\n[1]: https://docs.exa', true);
  expect(linked('the docs')).toBeNull();
});

it.each(['[^2]', '[^2]:', '[^2]: tw', '> [^2]: tw'])(
  'an unfinished line %j defines no footnote yet, even in its own block',
  async (line) => {
    const page = await shown(`A[^1].\n\n[^1]: one\n\nB[^2].\n${line}`, true);
    expect(page.textContent).toContain('B[^2].');
    expect(page.textContent).not.toContain('tw');
  },
);

const lines = fc.constantFrom(
  '',
  'a[^a] [^b]',
  '[^a]: b[^b]',
  '    c',
  '[^b]:',
  '[d]: https://d.example/',
  '[d]',
  '```',
);

it('definitions of a growing text are the same as of the whole, and the same object while unchanged', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 12 }), fc.array(fc.integer({ min: 1, max: 9 })), (all, steps) => {
      const text = all.join('\n');
      const grow = createDefinitions();
      for (let end = 0, at = 0; end < text.length; at += 1) {
        end = Math.min(text.length, end + (steps[at] ?? 1));
        const now = grow(text.slice(0, end));
        expect(now).toEqual(createDefinitions()(text.slice(0, end)));
        expect(grow(`${text.slice(0, end)} `)).toBe(now);
      }
    }),
  );
});

it('the beginning of a line is rendered once it is clear that it is no definition', () => {
  const lines = ['[', '[^a', '[a]', '[a]:', '> [a]: b', '[a] b', '[a](b)', 'a [b]:', `[${'a'.repeat(200)}`];
  expect(lines.filter((line) => withoutUnfinishedLine(`a\n${line}`) === 'a\n')).toEqual(lines.slice(0, 5));
});
