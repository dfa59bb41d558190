import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from '@/src/contract/zod.ts';
import type { PdfFile } from './pdf-work.ts';

const metadata = z.object({
  Title: z.string().optional().catch(undefined),
  Author: z.string().optional().catch(undefined),
  Language: z.string().nullish().catch(undefined),
});

/** A run of text as PDF.js gives it. */
interface Run {
  str: string;
  /** The last two numbers are the place on the page. */
  transform: unknown[];
  height: number;
  hasEOL: boolean;
}

/** A line that begins this many heights below the one before opens a paragraph. */
const paragraphGap = 1.8;

/** Text drawn twice within this distance (in parts of its height) counts once: it is bold or has a shadow. */
const drawnAgain = 0.15;

/** The text of a page by lines, with an empty line between paragraphs. */
export function linesOf(items: Run[]): string {
  const pieces: string[] = [];
  const drawn = new Map<string, { x: number; y: number }>();
  let last: { y: number; height: number } | null = null;
  for (const { str: written, transform, height, hasEOL } of items) {
    const str = written.replaceAll('\0', '');
    const [x, y] = [Number(transform[4]), Number(transform[5])];
    if (str.trim() !== '') {
      const before = drawn.get(str);
      drawn.set(str, { x, y });
      if (before && Math.hypot(before.x - x, before.y - y) < drawnAgain * height) {
        if (hasEOL && !pieces.at(-1)?.endsWith('\n')) pieces.push('\n');
        continue;
      }
      if (last && pieces.at(-1)?.endsWith('\n') && Math.abs(last.y - y) > paragraphGap * Math.max(last.height, height))
        pieces.push('\n');
      last = { y, height };
    }
    const piece = hasEOL ? `${str}\n` : str;
    if (piece !== '') pieces.push(piece);
  }
  // Joins words that are hyphenated at the end of a line.
  return pieces
    .join('')
    .replace(/\u00ad\n?/g, '')
    .trim();
}

/** Text in place of a page without text, so that it is not taken for empty. */
const noText = '[This page has no text. It may be a picture.]';

const named = (value: string | null | undefined): string | null => value?.trim() || null;

/** `pages`: of the whole file, also if the text was cut. */
export type PdfText = PdfFile & { pages: number; cut: boolean };

/** The text of a PDF with a heading for each page, up to so many characters. Stops between pages when aborted. */
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
    text += `${text === '' ? '' : '\n\n'}## Page ${number}\n\n${lines || noText}`;
    page.cleanup();
  }
  const cut = number <= pages || text.length > most;
  const about = { title: named(Title), lang: named(Language), byline: named(Author) };
  return { ...about, text: said ? text.slice(0, most) : '', pages, cut };
}
