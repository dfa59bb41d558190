import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from '@/src/contract/zod.ts';
import type { PdfFile } from './pdf-work.ts';

/** Metadata of a PDF, as far as it has any. */
const metadata = z.object({
  Title: z.string().optional().catch(undefined),
  Author: z.string().optional().catch(undefined),
  Language: z.string().nullish().catch(undefined),
});

/** A run of letters as PDF.js gives it. */
interface Run {
  str: string;
  /** The last number is the height on the page. */
  transform: unknown[];
  height: number;
  hasEOL: boolean;
}

/** A line that begins this many heights below the one before opens a paragraph. */
const paragraphGap = 1.8;

/** The text of a page by lines, with an empty one where a paragraph ends. */
export function linesOf(items: Run[]): string {
  const pieces: string[] = [];
  let last: { y: number; height: number } | null = null;
  for (const { str, transform, height, hasEOL } of items) {
    const y = Number(transform[5]);
    if (str.trim() !== '') {
      if (last && pieces.at(-1)?.endsWith('\n') && Math.abs(last.y - y) > paragraphGap * Math.max(last.height, height))
        pieces.push('\n');
      last = { y, height };
    }
    const piece = hasEOL ? `${str}\n` : str;
    if (piece !== '') pieces.push(piece);
  }
  return pieces.join('').trim();
}

const named = (value: string | null | undefined): string | null => value?.trim() || null;

export interface PdfText extends PdfFile {
  /** Of the whole file. */
  pages: number;
  /** There is more than the text that was read. */
  cut: boolean;
}

/** The text of a PDF, page by page under a heading each, up to so many characters. Stops between pages when aborted. */
export async function pdfText(document: PDFDocumentProxy, most: number, signal: AbortSignal): Promise<PdfText> {
  const { info } = await document.getMetadata();
  const { Title, Author, Language } = metadata.parse(info);
  let text = '';
  let said = false;
  const { numPages: pages } = document;
  let number = 1;
  for (; number <= pages && text.length < most; number += 1) {
    signal.throwIfAborted();
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = linesOf(items.filter((item) => 'str' in item));
    said ||= lines !== '';
    text += `${text === '' ? '' : '\n\n'}## Page ${number}\n\n${lines}`;
    page.cleanup();
  }
  const cut = number <= pages || text.length > most;
  const about = { title: named(Title), lang: named(Language), byline: named(Author) };
  return { ...about, text: said ? text.slice(0, most) : '', pages, cut };
}
