// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { AnswerSection } from '@/src/ui/panel/markdown/answer-section.tsx';
import { createDefinitions } from '@/src/ui/panel/markdown/link-definitions.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { within } from '../page.tsx';

const services = fakeServices();
const panel = createPanelStore(services);

/** The headings of a section, and all its words. A heading's notes and the hosts of its links are drawn near only. */
function section(source: string, far: boolean): { headings: string[]; words: string } {
  const props = { source, definitions: createDefinitions()(source), last: false, growing: false, unseen: far };
  const drawn = render(
    within(
      services,
      <PanelProvider panel={panel}>
        <AnswerSection {...props} />
      </PanelProvider>,
    ),
  );
  const container = drawn.container.cloneNode(true) as HTMLElement;
  cleanup();
  for (const more of container.querySelectorAll('sup, .link-host')) more.remove();
  const headings = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((one) => one.textContent ?? '');
  return { headings, words: container.textContent ?? '' };
}
const far = (source: string) => section(source, true);
const near = (source: string) => section(source, false);

it.each([
  ['Title\n=====\nx', ['Title']],
  ['> ## Quoted\n> x', ['Quoted']],
  ['- ## In a list\n\n  x', ['In a list']],
  ['## Title ##\nx', ['Title']],
  ['# \n\n## C#\n#\n#hash', ['C#']],
  ['## [The docs](https://docs.example/), [more][1]\n\n[1]: https://more.example/', ['The docs, more']],
  ['## A &amp; *b* _c_ ~~d~~ `e_f` \\# g', ['A & b c d e_f # g']],
  ['## Noted[^1]\n\n[^1]: So.', ['Noted']],
  ['- ```sh\n  # comment\n  ```\n\n## After code', ['After code']],
  ['1. one\n   ```sh\n   # comment\n   ```\n\n## After code', ['After code']],
  ['```foo``` bar\n\n## After words', ['After words']],
  ['```\n# in code\n\n# in code\n```\n\n    # in code\n\n$$\n# x\n\n=\n$$', []],
  ['| a |\n|---|\n\n---\n\n#9 and a # b', []],
])('far from view the headings of %j are those that are drawn near it', (source, headings) => {
  expect(far(source).headings).toEqual(headings);
  expect(near(source).headings).toEqual(headings);
});

const lines = fc.constantFrom(
  '',
  'a',
  '# b',
  '#',
  '  ## *c* ##',
  '===',
  '  ---',
  '- # d',
  '  # e',
  '> f',
  '> # g',
  '1. h',
  '    # i',
  '```',
  '  ```sh',
  '- ~~~',
  '``` j ```',
  '$$',
  '[k]: https://k.example/',
  '## [k] [^l]',
  '[^l]: m',
);

it('the outline has headings in any surroundings', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 16 }), (all) => {
      const source = `Words\n${all.join('\n')}`;
      expect(far(source).headings).toEqual(near(source).headings);
    }),
  );
});

it('the outline contains all words', () => {
  const source = 'One *word*\n\n## Two\nthree\n\nfour\n\n- # Five\n- six\n\n\nseven';
  expect(far(source).words).toBe('One *word*\n\nTwo\nthree\n\nfour\n\n- Five\n- six\n\n\nseven');
});

it('the outline may have any number of headings', () => {
  expect(far('# a\n'.repeat(65_000)).headings).toHaveLength(65_000);
});
