import { getDocument, type PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableFile } from '@/src/contract/conversation.ts';
import { OUT_OF_ROOM } from '@/src/tools/pages/pdf/bound-memory.ts';
import { type PdfText, pdfText } from '@/src/tools/pages/pdf/pdf-text.ts';
import PdfThread from './pdf-thread.ts?worker';
import { untilEnded } from './until-ended.ts';

/** Largest number of characters taken from a file. */
const most = 500_000;

const problems = new Map([
  ['PasswordException', 'locked'],
  ['InvalidPDFException', 'damaged'],
] as const);

/** Opens a PDF for its text only, without fonts, pictures and WebAssembly. */
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

/** Reads the text of a PDF in its own thread, which is always ended afterwards. Throws `UnreadableFile`. */
export async function readPdf(data: Uint8Array, signal: AbortSignal): Promise<PdfText> {
  const thread = new PdfThread();
  const worker = PDFWorker.create({ port: thread });
  const task = opened(data, worker);
  try {
    const read = task.promise.then((document) => pdfText(document, most, signal));
    const file = await Promise.race([read, untilEnded(thread, signal, OUT_OF_ROOM)]);
    if (file.text === '') throw new UnreadableFile('no-text');
    return file;
  } catch (error) {
    const problem = error instanceof Error && problems.get(error.name as 'PasswordException');
    throw problem ? new UnreadableFile(problem) : error;
  } finally {
    thread.terminate();
    // Not awaited: the thread is ended, so no answer comes.
    task.destroy().catch(() => null);
    worker.destroy();
  }
}
