import { type FileRead, UnreadableFile } from '@/src/contract/conversation.ts';
import { documentText, visibleText } from '@/src/tools/pages/document/document-text.ts';
import { decodedText, plainText } from '@/src/tools/pages/files/decode-file.ts';
import { epubText } from '@/src/tools/pages/files/epub-text.ts';
import { type FileKind, fileKind, kindBytes } from '@/src/tools/pages/files/file-kind.ts';
import type { FileAnswer, FileDone, FileTask } from '@/src/tools/pages/files/file-task.ts';
import DocumentThread from './document-thread.ts?worker';
import { readPdf } from './read-pdf.ts';
import { untilEnded } from './until-ended.ts';

/** Largest size of a file in bytes, by kind. */
const largest: Record<FileKind, number> = {
  pdf: 60_000_000,
  zip: 60_000_000,
  html: 20_000_000,
  csv: 20_000_000,
  text: 500_000,
};
/** Largest number of characters taken from a file. */
const most = 500_000;
/** Largest number of characters of HTML that are parsed. */
const mostSource = 20_000_000;

/** Runs a task in its own thread, which is ended afterwards. */
async function inThread(task: FileTask, signal: AbortSignal): Promise<FileDone> {
  const thread = new DocumentThread();
  try {
    const answer = new Promise<FileAnswer>((resolve) => {
      thread.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    thread.postMessage(task);
    const given = await Promise.race([answer, untilEnded(thread, signal)]);
    if (!given.ok) throw new UnreadableFile(given.problem);
    return given.done;
  } finally {
    thread.terminate();
  }
}

/** Lets the page render; rejects if aborted meanwhile. */
async function pause(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

const parse = (source: string, type: DOMParserSupportedType): Document =>
  new DOMParser().parseFromString(source.slice(0, mostSource), type);

type Found = { text: string; unit?: 'pages' | 'sections' | 'rows'; count?: number | null; cut?: boolean };

async function readPacked(bytes: Uint8Array, name: string, signal: AbortSignal): Promise<Found> {
  const done = await inThread({ kind: 'zip', bytes, name }, signal);
  if (done.kind === 'docx') {
    const text = visibleText(parse(done.html, 'text/html'));
    return { text, unit: 'pages', count: done.pages, cut: text.length >= most };
  }
  if (done.kind !== 'epub') throw new UnreadableFile('damaged');
  const reading = { most, parse, textOf: visibleText, pause: () => pause(signal) };
  const { text, sections, cut } = await epubText(done.files, reading);
  return { text, unit: 'sections', count: sections, cut };
}

async function readTable(source: string, signal: AbortSignal): Promise<Found> {
  const done = await inThread({ kind: 'csv', text: source, most }, signal);
  if (done.kind !== 'csv') throw new UnreadableFile('damaged');
  return { text: done.text, unit: 'rows', count: done.rows, cut: done.cut };
}

async function readAs(kind: FileKind, file: File, signal: AbortSignal): Promise<Found> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  switch (kind) {
    case 'pdf': {
      const { text, pages, cut } = await readPdf(bytes, signal);
      return { text, unit: 'pages', count: pages, cut };
    }
    case 'zip':
      return readPacked(bytes, file.name, signal);
    case 'html': {
      const { text } = documentText(parse(decodedText(bytes, navigator.language), 'text/html'));
      return { text, cut: text.length >= most };
    }
    case 'csv':
      return readTable(decodedText(bytes, navigator.language), signal);
    case 'text':
      return { text: plainText(bytes) };
    default:
      return kind satisfies never;
  }
}

/** Reads the text of a file. Its kind is recognized by content, not only by name. Rejects when aborted. */
export async function readFile(file: File, signal: AbortSignal): Promise<FileRead> {
  try {
    const kind = fileKind(file, new Uint8Array(await file.slice(0, kindBytes).arrayBuffer()));
    if (file.size > largest[kind]) return { ok: false, problem: 'too-large', most: largest[kind] };
    const { text, unit, count, cut } = await readAs(kind, file, signal);
    if (text.trim() === '') throw new UnreadableFile(kind === 'zip' ? 'no-text' : 'empty');
    const counted = unit && count != null ? { unit, count } : {};
    return { ok: true, text, measure: { bytes: file.size, ...counted, ...(cut ? { cut } : {}) } };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, problem: error instanceof UnreadableFile ? error.problem : 'damaged' };
  }
}
