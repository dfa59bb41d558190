import { getDocument, type PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { originPattern } from '@/src/address/address.ts';
import { permissionsPort } from '@/src/browser/servers/permissions.ts';
import type { Json } from '@/src/contract/json.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { readBytes, TooLong } from '@/src/text/read-body.ts';
import { OUT_OF_ROOM } from '@/src/tools/pages/pdf/bound-memory.ts';
import { pdfText } from '@/src/tools/pages/pdf/pdf-text.ts';
import { type PdfAnswer, type PdfFile, pdfTask } from '@/src/tools/pages/pdf/pdf-work.ts';
import { pdfsOfTurn } from '@/src/tools/pages/pdf/pdfs-of-turn.ts';
import PdfThread from './pdf-thread.ts?worker';

/** Bytes of one file. */
const largest = 60_000_000;
/** Milliseconds in which a file has to be there, and in which its text has to be read. */
const patience = 60_000;
/** Characters of one file, and of all together: they go to the background in one message. */
const mostOfOne = 500_000;
const mostOfAll = 4_000_000;

const elsewhere =
  'The server no longer gives the file but leads to another page, such as a login. ' +
  'Ask the user to reload the tab, and to sign in there.';

const notAllowed = { ok: false, error: 'Outrigger may not read this site.' } as const;
const tooMany = { ok: false, error: 'Together the files are too long. Read fewer at a time.' } as const;

const tooSlow = 'The file did not come within a minute.';

const words = new Map([
  ['PasswordException', 'The PDF is protected with a password.'],
  ['InvalidPDFException', 'The file is damaged, or no PDF.'],
]);

/**
 * Fetches the file that the tab shows, with the user's cookies, since it may need a login. Follows no redirect. The
 * user has allowed this site.
 */
async function fetched(url: string, stop: AbortSignal): Promise<Uint8Array> {
  const late = AbortSignal.timeout(patience);
  const signal = AbortSignal.any([stop, late]);
  const response = await fetch(url, {
    credentials: 'include',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    signal,
  }).catch((error) => {
    if (stop.aborted) throw error;
    if (late.aborted) throw new Error(tooSlow);
    throw new Error('The file could not be fetched again.');
  });
  if (response.type === 'opaqueredirect') throw new Error(elsewhere);
  if (!response.ok) throw new Error(`The file could not be fetched again: the server answered ${response.status}.`);
  const bytes = await readBytes(response, { most: largest, signal }).catch((error) => {
    if (error instanceof TooLong) throw new Error('The PDF is larger than 60 MB.');
    throw late.aborted ? new Error(tooSlow) : error;
  });
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 1024));
  if (!start.includes('%PDF-') && /\.pdf$/i.test(new URL(url).pathname)) throw new Error(elsewhere);
  if (!start.includes('%PDF-')) throw new Error('The browser keeps extensions out of this page, and it is no PDF.');
  return bytes;
}

/** No fonts, no pictures, no WebAssembly: only the text is wanted. */
const opened = (data: Uint8Array, worker: PDFWorker): PDFDocumentLoadingTask =>
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

/** Rejects when the thread has to be ended: it takes too much memory or time, or is stopped. */
function untilEnded(thread: Worker, signal: AbortSignal): Promise<never> {
  const late = AbortSignal.timeout(patience);
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    late.addEventListener('abort', () => reject(new Error('The PDF could not be read within a minute.')), {
      once: true,
    });
    thread.addEventListener('message', ({ data }) => {
      if (data === OUT_OF_ROOM) reject(new Error('The PDF unpacks to more than can be read.'));
    });
  });
}

/** Reads one file in a thread of its own, which ends with it, whatever the file holds. */
async function readOne(url: string, signal: AbortSignal): Promise<PdfFile> {
  const data = await fetched(url, signal);
  const thread = new PdfThread();
  const worker = PDFWorker.create({ port: thread });
  const task = opened(data, worker);
  try {
    const read = task.promise.then((document) => pdfText(document, mostOfOne, signal));
    const file = await Promise.race([read, untilEnded(thread, signal)]);
    if (file.text === '') throw new Error('This PDF holds pictures of its pages and no text.');
    return file;
  } catch (error) {
    throw error instanceof Error ? new Error(words.get(error.name) ?? error.message) : error;
  } finally {
    thread.terminate();
    // Nobody answers any more: it is not waited for.
    task.destroy().catch(() => null);
    worker.destroy();
  }
}

const readOfTurn = pdfsOfTurn(async (url, signal) => {
  try {
    return { ok: true, file: await readOne(url, signal) };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, error: errorMessage(error) };
  }
});

/** Reads PDF files one after the other. A file that cannot be read says why. */
export async function pdfTexts(data: Json, signal: AbortSignal): Promise<PdfAnswer> {
  const { urls, turn } = pdfTask.parse(data);
  const files: PdfAnswer['files'] = [];
  let left = mostOfAll;
  for (const url of urls) {
    const allowed = await permissionsPort().has(originPattern(url));
    const read = !allowed ? notAllowed : left === 0 ? tooMany : await readOfTurn(turn, url, signal);
    const text = read.ok ? read.file.text.slice(0, left) : '';
    files.push(read.ok ? { ok: true, file: { ...read.file, text } } : read);
    left -= text.length;
  }
  return { files };
}
