// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { documentText } from '@/src/tools/pages/document/document-text.ts';
import { pageCases } from '@/test/contracts/pages/cases.ts';
import { partCases } from '@/test/contracts/pages/part-cases.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const long = 'The tide comes in twice a day, and nobody minds it much, since it goes again. '.repeat(4);

describe('the text of a page', () => {
  it.each([...pageCases, ...partCases])('with $of', ({ html, run, text }) => {
    document.body.innerHTML = html;
    run?.(document);
    const before = document.documentElement.outerHTML;
    expect(documentText(document).text).toBe(text);
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it('is tested on at least 30 pages', () => {
    expect(pageCases.length).toBeGreaterThanOrEqual(30);
  });

  it('includes shadow roots, code and formulas of an article, and no hidden parts', () => {
    const paragraphs = `<p>${long}</p>`.repeat(5);
    document.body.innerHTML = `<nav>Menu</nav><article><h1>Tides</h1>${paragraphs}<x-note></x-note>
      <pre>if x:\n    y</pre><p>${long} r<sup>2</sup></p><p style="display:none">${long} Unseen.</p></article>`;
    document.querySelector('x-note')!.attachShadow({ mode: 'open' }).innerHTML = `<p>In the shadow. ${long}</p>`;
    const { kind, text } = documentText(document);
    expect(kind).toBe('article');
    expect(text).toContain('In the shadow.');
    expect(text).toContain('if x:\n    y');
    expect(text).toContain('r²');
    expect(text).not.toMatch(/Unseen|Menu/);
  });

  it('of an XML document is its source', () => {
    const xml = new DOMParser().parseFromString('<feed>\n  <title>Tides</title>\n</feed>', 'application/xml');
    expect(documentText(xml)).toMatchObject({ kind: 'other', text: '<feed>\n  <title>Tides</title>\n</feed>' });
  });

  it('names the frames of other sites', () => {
    document.body.innerHTML = '<p>Page</p><iframe></iframe>';
    const inner = document.querySelector('iframe')!;
    Object.defineProperty(inner, 'contentDocument', { value: null });
    Object.defineProperty(inner, 'src', { value: 'https://other.test/pay' });
    expect(documentText(document).frames).toEqual({ read: [], others: ['https://other.test/pay'] });
  });
});
