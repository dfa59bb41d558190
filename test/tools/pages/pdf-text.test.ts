import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { linesOf, pdfText } from '@/src/tools/pages/pdf/pdf-text.ts';
import { pdfOf } from '@/test/fixtures/pdf.ts';

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
  it('comes page by page, with what the file says of itself', async () => {
    expect(await read([['Thủy triều lên', 'hai lần một ngày.'], ['The tide comes in.']])).toEqual({
      title: 'Thủy triều',
      lang: 'vi',
      byline: null,
      pages: 2,
      cut: false,
      text: '## Page 1\n\nThủy triều lên\nhai lần một ngày.\n\n## Page 2\n\nThe tide comes in.',
    });
  });

  it('is empty where the pages hold none', async () => {
    expect(await read([[], []])).toMatchObject({ text: '' });
  });

  it('stops when there is enough of it', async () => {
    const { text, pages, cut } = await read([['First page'], ['Second page'], ['Third page']], 15);
    expect({ text, pages, cut }).toEqual({ text: '## Page 1\n\nFirs', pages: 3, cut: true });
  });

  it('opens a paragraph where a line keeps its distance', () => {
    const line = (str: string, y: number) => ({ str, transform: [1, 0, 0, 1, 0, y], height: 10, hasEOL: true });
    expect(linesOf([line('One', 100), line('two', 88), line('Three', 60)])).toBe('One\ntwo\n\nThree');
  });
});
