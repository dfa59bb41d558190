// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import AnswerSections from '@/src/ui/panel/markdown/answer-sections.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { within } from '../page.tsx';

const services = fakeServices();
const panel = createPanelStore(services);
const answer = (text: string, growing: boolean) =>
  within(
    services,
    <PanelProvider panel={panel}>
      <AnswerSections text={text} growing={growing} />
    </PanelProvider>,
  );

/** HTML of a drawn text, without wrappers and attributes that do not change its content. */
function drawn(text: string, growing = true): string {
  const { container } = render(answer(text, growing));
  const html = plain(container);
  cleanup();
  return html;
}

function plain(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const section of copy.querySelectorAll('.answer-section, .answer-table'))
    section.replaceWith(...section.childNodes);
  for (const host of copy.querySelectorAll('.link-host, figcaption')) host.remove();
  return copy.innerHTML.replace(/ (?:dir|rel|style|aria-label)="[^"]*"/g, '');
}

describe('a growing answer', () => {
  it.each([
    ['some **bold words her', '<p>some <strong>bold words her</strong></p>'],
    ['some **bold*', '<p>some <strong>bold</strong></p>'],
    ['some **', '<p>some</p>'],
    ['***both', '<p><em><strong>both</strong></em></p>'],
    ['**a _b `c` d', '<p><strong>a <em>b <code>c</code> d</em></strong></p>'],
    ['**a &amp; \\*b', '<p><strong>a &amp; *b</strong></p>'],
    ['文字**粗体', '<p>文字<strong>粗体</strong></p>'],
    ['*a *b **c *d', '<p><em>a b <strong>c d</strong></em></p>'],
    ['~~gone', '<p><del>gone</del></p>'],
    ['run `npm **x** [a](b', '<p>run <code>npm **x** [a](b</code></p>'],
    ['# A *tit', '<h2 data-level="1">A <em>tit</em></h2>'],
    ['- a\n- **b', '<ul>\n<li>a</li>\n<li><strong>b</strong></li>\n</ul>'],
    ['> so *it', '<blockquote>\n<p>so <em>it</em></p>\n</blockquote>'],
    [
      '| a |\n|---|\n| **b',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><strong>b</strong></td></tr></tbody></table>',
    ],
  ])('%j goes on to its end', (text, html) => expect(drawn(text)).toBe(html));

  it('may have any number of open marks', () => {
    expect(drawn('*a '.repeat(3_000))).toBe(`<p><em>${'a '.repeat(3_000).trim()}</em></p>`);
  });

  it.each([
    ['see [a link text](https://known.example/long/pa', '<p>see a link text</p>'],
    ['see [a **link** te', '<p>see a <strong>link</strong> te</p>'],
    ['see [a link]', '<p>see a link</p>'],
    ['see [a link][do', '<p>see a link</p>'],
    ['see ![a boat](https://boats.example/1', '<p>see a boat</p>'],
    ['see [a](https://a.example/) and [b](htt', '<p>see <a href="https://a.example/">a</a> and b</p>'],
    ['see https://known.example/long/pa', '<p>see https://known.example/long/pa</p>'],
    ['so[^no', '<p>so</p>'],
    ['so [1]', '<p>so [1]</p>'],
    ['- [', '<ul>\n<li></li>\n</ul>'],
    ['- [x]', '<ul>\n<li></li>\n</ul>'],
  ])('a link is its words alone: %j', (text, html) => expect(drawn(text)).toBe(html));

  it.each([
    ['| a | b', '<th>a</th><th>b</th>'],
    ['| a | b |\n|--', '<th>a</th><th>b</th>'],
    ['| a | **b', '<th>a</th><th><strong>b</strong></th>'],
    ['a | b\n--|', '<th>a</th><th>b</th>'],
    ['> | a |\n> |', '<th>a</th>'],
  ])('has a table from its first row on: %j', (text, cells) => {
    expect(drawn(text)).toContain(`<table><thead><tr>${cells}</tr></thead></table>`);
  });

  it('keeps the text before a table', () => {
    expect(drawn('So *it* is:\n| a')).toBe(
      '<p>So <em>it</em> is:</p>\n<table><thead><tr><th>a</th></tr></thead></table>',
    );
  });

  it.each([
    ['Here:\n-', '<p>Here:</p>'],
    ['Here:\n- ', '<p>Here:</p>'],
    ['Here:\n1.', '<p>Here:</p>'],
  ])('has no heading before a beginning list: %j', (text, html) => expect(drawn(text)).toBe(html));

  it.each(['so $$a + b', 'so \\(a + b', '$$a + b', '\\[a + b'])('a formula is one before it ends: %j', (text) => {
    // Its source, until what draws formulas has been loaded.
    expect(drawn(text)).toMatch(/<span class="formula[^"]*">(a \+ b<\/span>|<math[^>]*><mrow><mi>a<)/);
  });

  it.each([
    '```js\na **b `c\n| d',
    '```\n[a](b',
    '    a **b',
    'snake_case and 2*3, 5 * 4 and 2**3',
    'a \\*\\*b',
    'so $$a_b$$ and `**c`, [d',
    '|x| is\n|y| is not',
  ])('what is no mark stays: %j', (text) => {
    const end = text.endsWith('[d') ? text.replace('[d', 'd') : text;
    expect(drawn(`${text} `)).toBe(drawn(`${end} `, false));
  });
});

const pieces = fc.constantFrom(
  ...[
    'a',
    'word ',
    ' ',
    '\n',
    '\n\n',
    '*',
    '**',
    '***',
    '_',
    '__',
    '~',
    '~~',
    '`',
    '``',
    '```',
    '```js\n',
    '[',
    ']',
    '](',
    ')',
  ],
  ...[
    '(',
    '!',
    '![',
    '[^a]',
    '[^a]: ',
    '[b]: ',
    'https://c.example/',
    '<',
    '|',
    '| d | e |\n',
    '|--|--|\n',
    '- ',
    '1. ',
    '> ',
  ],
  ...[
    '# ',
    '\n-',
    '\n=',
    '$',
    '$$',
    '$$\n',
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    '\\',
    '&amp;',
    'مرحبا',
    '粗体',
    '😀',
    '    ',
    '[x] ',
  ],
);
const texts = fc.array(pieces, { maxLength: 24 }).map((all) => all.join(''));

it('ends up the same as one that is rendered at once', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 }), (text, steps) => {
      const { container, rerender } = render(answer('', true));
      for (let end = 0, at = 0; end < text.length; at += 1) {
        end = Math.min(text.length, end + (steps[at] ?? 9));
        rerender(answer(text.slice(0, end), true));
      }
      rerender(answer(text, false));
      const html = plain(container);
      cleanup();
      expect(html).toBe(drawn(text, false));
    }),
  );
});
