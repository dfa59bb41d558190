import { getDocument, type PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfThread from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';
import { originPattern } from '@/src/address/address.ts';
import { permissionsPort } from '@/src/browser/servers/permissions.ts';
import type { Json } from '@/src/contract/json.ts';
import { pdfText } from '@/src/tools/pages/pdf/pdf-text.ts';
import { type PdfAnswer, type PdfFile, pdfTask } from '@/src/tools/pages/pdf/pdf-work.ts';

/** Bytes of one file. */
const largest = 60_000_000;
/** Characters of one file, and of all together: they go to the background in one message. */
const mostOfOne = 500_000;
const mostOfAll = 4_000_000;

const elsewhere =
  'The server no longer gives the file but leads to another page, such as a login. ' +
  'Ask the user to reload the tab, and to sign in there.';

const words = new Map([
  ['PasswordException', 'The PDF is protected with a password.'],
  ['InvalidPDFException', 'The file is damaged, or no PDF.'],
]);

/**
 * Fetches the file that the tab shows, with the user's cookies, since it may need a login. Follows no redirect. The
 * user has allowed this site.
 */
async function fetched(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  if (!(await permissionsPort().has(originPattern(url)))) throw new Error('Outrigger may not read this site.');
  const response = await fetch(url, {
    credentials: 'include',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    signal,
  }).catch((error) => {
    if (signal.aborted) throw error;
    throw new Error('The file could not be fetched again.');
  });
  if (response.type === 'opaqueredirect') throw new Error(elsewhere);
  if (!response.ok) throw new Error(`The file could not be fetched again: the server answered ${response.status}.`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > largest) throw new Error('The PDF is larger than 60 MB.');
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 1024));
  if (!start.includes('%PDF-') && /\.pdf$/i.test(new URL(url).pathname)) throw new Error(elsewhere);
  if (!start.includes('%PDF-')) throw new Error('The browser keeps extensions out of this page, and it is no PDF.');
  return bytes;
}

/** Opens a file for its text only: no fonts, pictures or WebAssembly. */
const opened = (data: ArrayBuffer, worker: PDFWorker): PDFDocumentLoadingTask =>
  getDocument({
    data,
    worker,
    verbosity: 0,
    cMapUrl: '/cmaps/',
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    disableWorkerRendering: true,
  });

async function readOne(url: string, worker: PDFWorker, most: number, signal: AbortSignal): Promise<PdfFile> {
  const task = opened(await fetched(url, signal), worker);
  try {
    const file = await pdfText(await task.promise, most, signal);
    if (file.text === '') throw new Error('This PDF holds pictures of its pages and no text.');
    return file;
  } catch (error) {
    throw error instanceof Error ? new Error(words.get(error.name) ?? error.message) : error;
  } finally {
    await task.destroy();
  }
}

/** Reads PDF files one after the other. A file that cannot be read says why. */
export async function pdfTexts(data: Json, signal: AbortSignal): Promise<PdfAnswer> {
  const { urls } = pdfTask.parse(data);
  const files: PdfAnswer['files'] = [];
  const thread = new PdfThread();
  const worker = PDFWorker.create({ port: thread });
  let left = mostOfAll;
  try {
    for (const url of urls) {
      try {
        const file = await readOne(url, worker, Math.min(mostOfOne, left), signal);
        left -= file.text.length;
        files.push({ ok: true, file });
      } catch (error) {
        signal.throwIfAborted();
        files.push({ ok: false, error: error instanceof Error ? error.message : String(error) });
      }
    }
  } finally {
    worker.destroy();
    thread.terminate();
  }
  return { files };
}
