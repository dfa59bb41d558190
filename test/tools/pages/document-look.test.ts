// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { documentLinks } from '@/src/tools/pages/document/document-links.ts';
import { documentSelection } from '@/src/tools/pages/document/document-selection.ts';

/** jsdom lays nothing out; what is hidden is marked for it. */
const page = (body: string): Document => {
  document.head.innerHTML = '<title>Tides</title>';
  document.body.innerHTML = body;
  for (const element of document.querySelectorAll('*'))
    element.checkVisibility = () => element.closest('[hidden]') === null;
  return document;
};

describe('the links of a page', () => {
  it('are the visible ones that lead elsewhere, each address once, with its text', () => {
    const read = documentLinks(
      page(`
        <a href="https://a.example/"><img alt="A picture"></a>
        <a href="https://a.example/">  The
          same  </a>
        <a href="https://b.example/"></a><a href="https://b.example/">B</a>
        <a href="/down" aria-label="Down"></a>
        <p hidden><a href="https://hidden.example/">Hidden</a></p>
        <a href="#top">Top</a><a href="javascript:alert(1)">Script</a><a href="mailto:a@b.example">Mail</a><a>None</a>`),
    );
    expect(read).toEqual({
      title: 'Tides',
      url: location.href,
      links: [
        { text: 'A picture', url: 'https://a.example/' },
        { text: 'B', url: 'https://b.example/' },
        { text: 'Down', url: new URL('/down', location.href).href },
      ],
    });
  });

  it('include those of shadow roots, in their places', () => {
    const document = page('<x-a></x-a><a href="https://b.example/">B</a>');
    const root = document.querySelector('x-a')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<a href="https://a.example/">A</a>';
    root.querySelector('a')!.checkVisibility = () => true;
    expect(documentLinks(document).links.map(({ text }) => text)).toEqual(['A', 'B']);
  });

  it('are limited in number', () => {
    const many = Array.from({ length: 6000 }, (_, n) => `<a href="https://a.example/${n}">${n}</a>`).join('');
    expect(documentLinks(page(many)).links).toHaveLength(5000);
  });
});

describe('the selection on a page', () => {
  it('is the marked text', () => {
    const document = page('<p>High <b>water</b></p>');
    document.getSelection()?.selectAllChildren(document.querySelector('b') as Element);
    expect(documentSelection(document)).toMatchObject({ title: 'Tides', text: 'water' });
  });

  it.each([
    ['<input type="text" value="low water">', 'low'],
    ['<textarea>low water</textarea>', 'low'],
    ['<input type="password" value="low water">', ''],
  ])('is the selection in a field, but not in a hidden one: %s', (field, text) => {
    const document = page(field);
    document.getSelection()?.removeAllRanges();
    const element = document.querySelector<HTMLInputElement>('input, textarea');
    element?.focus();
    element?.setSelectionRange(0, 3);
    expect(documentSelection(document).text).toBe(text);
  });

  it('is empty without a selection', () => {
    const document = page('<p>High water</p>');
    document.getSelection()?.removeAllRanges();
    expect(documentSelection(document).text).toBe('');
  });
});
