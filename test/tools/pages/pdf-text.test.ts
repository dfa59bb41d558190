import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { linesOf, pdfText } from '@/src/tools/pages/pdf/pdf-text.ts';
import { pdfOf, pdfOfOperators } from '@/test/fixtures/pdf.ts';

const { signal } = new AbortController();
const opened = (pages: string[][]) =>
  getDocument({ data: pdfOf(pages, 'Thủy triều'), verbosity: 0, useWasm: false, disableFontFace: true });

async function read(pages: string[][], most = 10_000) {
  const task = opened(pages);
  try {
    return await pdfText(await task.promise, most, signal);
  } finally {
    await task.destroy();
  }
}

describe('the text of a PDF', () => {
  it('comes page by page, with the file’s metadata', async () => {
    expect(await read([['Thủy triều lên', 'hai lần một ngày.'], ['The tide comes in.']])).toEqual({
      title: 'Thủy triều',
      lang: 'vi',
      byline: null,
      pages: 2,
      cut: false,
      text: '## Page 1\n\nThủy triều lên\nhai lần một ngày.\n\n## Page 2\n\nThe tide comes in.',
    });
  });

  it('is empty if the pages have none', async () => {
    expect(await read([[], []])).toMatchObject({ text: '' });
  });

  it('stops when there is enough text', async () => {
    const { text, pages, cut } = await read([['First page'], ['Second page'], ['Third page']], 15);
    expect({ text, pages, cut }).toEqual({ text: '## Page 1\n\nFirs', pages: 3, cut: true });
  });

  it('begins a paragraph at a large gap', () => {
    const line = (str: string, y: number) => ({ str, transform: [1, 0, 0, 1, 0, y], height: 10, hasEOL: true });
    expect(linesOf([line('One', 100), line('two', 88), line('Three', 60)])).toBe('One\ntwo\n\nThree');
  });
});

describe('the text of an unusual PDF page', () => {
  async function page(operators: string, about?: string) {
    const task = getDocument({
      data: pdfOfOperators(operators, about),
      verbosity: 0,
      useWasm: false,
      disableFontFace: true,
    });
    try {
      const { text } = await pdfText(await task.promise, 10_000, signal);
      return text.replace('## Page 1\n\n', '');
    } finally {
      await task.destroy();
    }
  }
  const at = (x: number, y: number, words: string) => `1 0 0 1 ${x} ${y} Tm (${words}) Tj`;
  const text = (...all: string[]) => `BT /F1 12 Tf ${all.join('\n')} ET`;

  it('has the letters of ligatures, and no NUL', async () => {
    expect((await read([['The oﬃce of\0 Pﬁzer']])).text).toBe('## Page 1\n\nThe office of Pfizer');
  });
  it('has text once that is drawn twice to look bold', async () => {
    expect(await page(text(at(72, 700, 'Total'), at(72.3, 700, 'Total'), at(110, 700, ' 90')))).toBe('Total 90');
    expect(await page(text(at(72, 700, 'One'), at(72, 680, 'Two'), at(73, 699, 'One'), at(73, 679, 'Two')))).toBe(
      'One\nTwo',
    );
    expect(await page(text(at(72, 700, 'l'), at(74.7, 700, 'l'), at(77.4, 700, 'ama')))).toBe('llama');
  });
  it('has blanks between the cells of a row', async () => {
    expect(await page(text(at(72, 700, '256'), at(130, 700, '36'), at(180, 700, '30')))).toMatch(/^256\s+36\s+30$/);
  });
  it('has a rotated page in its order', async () => {
    const turned = (x: number, words: string) => `0 1 -1 0 ${x} 72 Tm (${words}) Tj`;
    expect(await page(text(turned(100, 'First line'), turned(114, 'second')), '/Rotate 90')).toBe('First line\nsecond');
  });
  it('says which page has no text', async () => {
    expect((await read([['Words'], [], ['More']])).text).toBe(
      '## Page 1\n\nWords\n\n## Page 2\n\n[This page has no text. It may be a picture.]\n\n## Page 3\n\nMore',
    );
  });
});
