// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import AnswerSections from '@/src/ui/panel/markdown/answer-sections.tsx';
import Markdown from '@/src/ui/panel/markdown/markdown.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { within } from '../page.tsx';

const services = fakeServices();
const panel = createPanelStore(services);

interface Shown {
  elements: string[];
  words: string;
  links: (string | null)[];
  /** Text of each footnote, by its number. */
  notes: Map<number, string>;
}

const words = (element: Element) => element.textContent?.replace(/\s/g, '') ?? '';

function shown(answer: React.JSX.Element): Shown {
  const drawn = render(within(services, <PanelProvider panel={panel}>{answer}</PanelProvider>));
  const container = drawn.container.cloneNode(true) as HTMLElement;
  cleanup();
  const items = [...container.querySelectorAll('.footnotes')].flatMap((list) =>
    [...list.querySelectorAll('li[class=""], li:not([class])')].map((item, at) => ({ item, at })),
  );
  const notes = new Map<number, string>();
  for (const { item, at } of items) {
    const number = Number(item.getAttribute('value') ?? at + 1);
    expect(notes.get(number) ?? words(item)).toBe(words(item));
    notes.set(number, words(item));
  }
  for (const list of container.querySelectorAll('.footnotes')) list.remove();
  for (const section of container.querySelectorAll('.answer-section')) section.replaceWith(...section.childNodes);
  return {
    elements: [...container.querySelectorAll('*')].map(({ tagName }) => tagName),
    words: words(container),
    links: [...container.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    notes: new Map([...notes].sort(([a], [b]) => a - b)),
  };
}

const lines = fc.constantFrom(
  'A[^a].',
  'B[^b] and [^c], again[^a].',
  'D[^d][^Straße] [^None]',
  'See [docs], [the docs][Docs], [other][].',
  '[^a]: One.',
  '[^a]: Never.',
  '[^b]:\n    Two, see [docs] and [^d].',
  '[^c]: Three\n  goes on[^c]\n\n    and on.\n\n    ```js\n    [^a]\n    ```',
  '[^d]: Four, as in [^a] and [^a].',
  '[^strasse]: Five.',
  '[docs]: https://docs.example/',
  '[docs]: https://never.example/',
  '[other]: <https://other.example/>\n  "Title"',
  '```md\n[^a]: Wrong.\n\n[docs]: https://wrong.example/\n```',
  '````\n```\n[^b]\n\n````',
  'Use `[^d]` and ``[docs]``.',
  '```foo``` bar',
  '> Quoted[^a]\n>\n> [^a]: Within\n> a quote.',
  '> [docs]: https://quoted.example/',
  '- item[^c]\n\n  [^c]: In\n  a list.\n- [docs]',
  '- ```sh\n  # [^a]\n\n  more\n  ```',
  '1. one\n\n   ```\n   two\n   ```\n\n   [^d]: within.',
  '## Title[^b] ##',
  'Title\n=====',
  '    code [^a]',
  '$$\n[^a]\n\n[^b]\n$$',
  '| a[^a] | b |\n|---|---|\n| [docs] | c |',
);
const texts = fc
  .array(fc.tuple(lines, fc.constantFrom('\n', '\n\n')), { maxLength: 14 })
  .map((all) => all.flat().join(''));

it('an answer rendered block by block equals one rendered at once', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(shown(<AnswerSections text={text} growing={false} />)).toEqual(shown(<Markdown source={text} />));
    }),
  );
});
