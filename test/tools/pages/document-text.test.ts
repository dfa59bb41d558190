// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { documentText } from '@/src/tools/pages/document/document-text.ts';

const page = (html: string): Document => {
  document.documentElement.lang = '';
  document.documentElement.innerHTML = html;
  return document;
};
afterEach(() => {
  Reflect.deleteProperty(document, 'contentType');
});

const paragraph =
  'Outriggers steady a canoe in a swell, and a good one is light, long and set well apart from the hull. ';
const article = `<head><title>Canoes</title></head><body>
  <nav><a href="/">Home</a><a href="/b">Boats</a></nav>
  <article><h1>Canoes</h1><p class="byline">By Mele</p><h2>Why</h2>
  ${`<p>${paragraph.repeat(4)}</p>`.repeat(4)}
  <ul><li>hull</li><li>float</li></ul><pre>a  b\n  c</pre><script>alert(1)</script></article>
  <footer>Imprint and other small print</footer></body>`;

describe('the text of a page', () => {
  it('is the main text if there is one, in lines, and does not change the page', () => {
    const document = page(article);
    document.documentElement.lang = 'en';
    const before = document.documentElement.outerHTML;
    const read = documentText(document);
    expect(read).toMatchObject({ kind: 'article', title: 'Canoes', url: location.href, lang: 'en' });
    expect(read.text).toContain('## Why\n');
    expect(read.text).toContain('- hull\n- float');
    expect(read.text).toContain('a  b\n');
    expect(read.text).not.toMatch(/Imprint|Boats|alert/);
    expect(read.text.split(paragraph.trim())).toHaveLength(17);
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it('is all visible text if there is no main text', () => {
    const read = documentText(page('<title>List</title><div>One</div><div>Two <b>three</b></div><style>p{}</style>'));
    expect(read).toMatchObject({ kind: 'other', title: 'List', lang: null, text: 'One\n\nTwo three' });
  });

  it('names the kind of other documents', () => {
    const video = '<meta property="og:type" content="video.other"><p>About this video</p>';
    expect(documentText(page(video))).toMatchObject({ kind: 'video', text: '## Page\n\nAbout this video' });
    const viewer = page('<title>Report</title>');
    Object.defineProperty(viewer, 'contentType', { value: 'application/pdf', configurable: true });
    expect(documentText(viewer)).toMatchObject({ kind: 'pdf', title: 'Report', text: '' });
  });

  it('of a video has the description, the author and the captions', () => {
    const about = {
      '@graph': [
        {
          '@type': ['VideoObject'],
          name: 'Tides',
          author: { name: 'Mele' },
          description: 'Why they come.',
          transcript: 'Hello again.',
        },
      ],
    };
    const script = `<script type="application/ld+json">${JSON.stringify(about)}</script>`;
    const read = documentText(page(`${script}<script type="application/ld+json">{</script><p>Next: waves</p>`));
    expect(read).toMatchObject({ kind: 'video', title: 'Tides', byline: 'Mele' });
    expect(read.text).toBe('Why they come.\n\n## Captions\n\nHello again.\n\n## Page\n\nNext: waves');
    expect(documentText(page(article.replace('<body>', `<body>${script}`)))).toMatchObject({ kind: 'article' });
  });

  it('of an empty page is empty', () => {
    expect(documentText(page(''))).toMatchObject({ kind: 'other', text: '' });
  });
});
