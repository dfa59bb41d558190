// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExportedItem, formats } from '@/src/tools/export/rows/export-formats.ts';

const item = (more: Partial<ExportedItem> = {}): ExportedItem => ({
  title: 'Tides',
  url: 'https://sea.example/',
  folder: '',
  added: null,
  tags: [],
  ...more,
});

/** Parses CSV as RFC 4180 defines it; gives rows of cells. */
function cells(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('markdown', () => {
  it('is a list of links', () => {
    const items = [item({ tags: ['sea', 'to read'] }), item({ title: '', url: 'https://b.example/a_(b) c' })];
    expect(formats.markdown.write(items)).toBe(
      '- [Tides](<https://sea.example/>) (sea, to read)\n- [https://b.example/a\\_(b) c](<https://b.example/a_(b)%20c>)\n',
    );
  });

  it('lets no title end its link or begin another line', () => {
    const title = '](https://evil.example) **x** <b>\n# Heading';
    expect(formats.markdown.write([item({ title })])).toBe(
      '- [\\](https://evil.example) \\*\\*x\\*\\* \\<b\\> \\# Heading](<https://sea.example/>)\n',
    );
  });
});

describe('CSV', () => {
  it('is read back unchanged', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((value) => !/^\s*[=+\-@\t\r]/.test(value));
    fc.assert(
      fc.property(fc.array(fc.record({ title: text, folder: text }), { maxLength: 5 }), (items) => {
        const rows = cells(formats.csv.write(items.map((more) => item({ ...more, tags: ['a', 'b'] }))));
        expect(rows).toEqual([
          ['title', 'url', 'folder', 'tags', 'added'],
          ...items.map(({ title, folder }) => [title, 'https://sea.example/', folder, 'a, b', '']),
        ]);
      }),
    );
  });

  it.each(['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1'])(
    'guards a formula: %j',
    (title) => {
      expect(cells(formats.csv.write([item({ title })]))[1]?.[0]).toBe(`'${title}`);
    },
  );
});

describe('the bookmark file', () => {
  it('keeps folders, dates and tags, and no markup of titles', () => {
    const title = '</A><script>alert(1)</script>"\'&';
    const added = '2026-01-02T03:04:05.000Z';
    const items = [item({ title, folder: 'Bar/Sea \\/ Shore', added, tags: ['a&b', 'c'] }), item({ folder: 'Bar' })];
    const page = new DOMParser().parseFromString(formats.html.write(items), 'text/html');
    expect(page.querySelector('script')).toBeNull();
    expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Bar', 'Sea / Shore']);
    const [first, second] = [...page.querySelectorAll('a')];
    expect(first?.textContent).toBe(title);
    expect(first?.getAttribute('tags')).toBe('a&b,c');
    expect(first?.getAttribute('add_date')).toBe(String(Date.parse(added) / 1000));
    expect(second?.closest('dl')?.querySelector('h3')?.textContent).toBe('Sea / Shore');
  });
});
