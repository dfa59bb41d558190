/** Turns documents for users into pages of the package. */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** Names of the documents in `docs/`, which the page "About" links to. */
const names = ['privacy', 'safety', 'permissions'];

/** The interface's colours and sizes, written out: the pages stand alone. */
const style = `
:root { color-scheme: light dark; background: light-dark(#fcfdfe, #101317); color: light-dark(#1a1f25, #ebedf0) }
body { max-inline-size: 42rem; margin: 2rem auto; padding-inline: 1rem; font: 14px/1.5 system-ui, sans-serif; overflow-wrap: break-word }
h1 { font-size: 24px; line-height: 1.25 } h2 { margin-block-start: 2rem; font-size: 15px }
a { color: light-dark(#00646d, #4fd0cf) }
code { font: 13px ui-monospace, monospace }
table { inline-size: 100%; border-collapse: collapse }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-block-end: 1px solid light-dark(#d9dde1, #2a2f35); text-align: start; vertical-align: top }
@media (max-width: 30rem) {
  thead { display: none }
  tr { display: block; padding-block: 0.5rem; border-block-end: 1px solid light-dark(#d9dde1, #2a2f35) }
  td { display: block; padding: 0; border: 0 }
  td:first-child { font-weight: 600 }
}
`;

/** A link to another of these documents, or its bare words where it leads out of the package. */
function Link({ href = '', children }: { href?: string | undefined; children?: unknown }) {
  const name = /^([\w-]+)\.md$/.exec(href)?.[1];
  const words = children as string;
  return name && names.includes(name) ? createElement('a', { href: `${name}.html` }, words) : words;
}

/** A document as a whole page; its first heading is the title. */
function pageOf(source: string): string {
  const title = /^# (.*)$/m.exec(source)?.[1] ?? '';
  const body = createElement(Markdown, { remarkPlugins: [remarkGfm], components: { a: Link } }, source);
  const page = createElement(
    'html',
    { lang: 'en' },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width' }),
      createElement('title', null, title),
      createElement('style', null, style),
    ),
    createElement('body', null, createElement('main', null, body)),
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

/** The pages with their places in the package. */
export const documentPages = (root: string): { relativeDest: string; contents: string }[] =>
  names.map((name) => ({
    relativeDest: `docs/${name}.html`,
    contents: pageOf(readFileSync(`${root}/docs/${name}.md`, 'utf8')),
  }));
