// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import Markdown from '@/src/ui/panel/markdown/markdown.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { within } from '../page.tsx';

/** The words that a browser decides by: those in no box within that says something of its own. */
function wordsOf(box: Element): string {
  return [...box.childNodes]
    .map((node) => (node instanceof Element ? (node.hasAttribute('dir') ? '' : wordsOf(node)) : node.textContent))
    .join('');
}

function sideOf(box: Element): 'rtl' | 'ltr' {
  const said = box.closest('[dir]');
  if (said?.getAttribute('dir') !== 'auto') return 'ltr';
  const letter = /\p{L}/u.exec(wordsOf(said))?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr';
}

/** Each box that has a side, and the side that it is read from in a browser. */
function sides(source: string): string[] {
  const services = fakeServices();
  const panel = createPanelStore(services);
  const { container } = render(
    within(
      services,
      <PanelProvider panel={panel}>
        <Markdown source={source} />
      </PanelProvider>,
    ),
  );
  const boxes = container.querySelectorAll('p, h2, ul, ol, li, blockquote, table, th, td, code');
  return [...boxes].map((box) => `${box.localName} ${sideOf(box)}`);
}

it.each([
  ['Hello\n\nمرحبا بكم', ['p ltr', 'p rtl']],
  ['مرحبا\n\nHello', ['p rtl', 'p ltr']],
  ['# مرحبا\n\nHello\n\n## Hi', ['h2 rtl', 'p ltr', 'h2 ltr']],
  ['- مرحبا\n- Hello\n- سلام', ['ul rtl', 'li rtl', 'li ltr', 'li rtl']],
  ['1. one\n2. اثنان', ['ol ltr', 'li ltr', 'li rtl']],
  ['- مرحبا\n\n- Hello\n\n  سلام', ['ul rtl', 'li rtl', 'p rtl', 'li ltr', 'p ltr', 'p rtl']],
  ['- one\n  - مرحبا', ['ul ltr', 'li ltr', 'ul rtl', 'li rtl']],
  ['> مرحبا\n>\n> Hello', ['blockquote rtl', 'p rtl', 'p ltr']],
  ['> - مرحبا\n> - Hello', ['blockquote rtl', 'ul rtl', 'li rtl', 'li ltr']],
  ['> 1\n>\n> مرحبا', ['blockquote rtl', 'p ltr', 'p rtl']],
  [
    '| # | اسم | Name |\n|--|--|--|\n| a | ب | c |',
    ['table rtl', 'th ltr', 'th rtl', 'th ltr', 'td ltr', 'td rtl', 'td ltr'],
  ],
  ['`npm` مرحبا', ['p rtl', 'code ltr']],
  ['مرحبا\n\n```js\nمرحبا\n```', ['p rtl', 'code ltr']],
  ['a[^1]\n\n[^1]: مرحبا', ['p ltr', 'ol ltr', 'li rtl', 'p rtl']],
])('each block of %j has the direction of its own words', (source, found) => {
  expect(sides(source)).toEqual(found);
});
