import { originPattern } from '@/src/address/address.ts';
import { permissionsPort } from '@/src/browser/servers/permissions.ts';
import { type FileProblem, UnreadableFile } from '@/src/contract/conversation.ts';
import type { Json } from '@/src/contract/json.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { readBytes, TooLong } from '@/src/text/read-body.ts';
import { type PdfAnswer, type PdfFile, pdfTask } from '@/src/tools/pages/pdf/pdf-work.ts';
import { pdfsOfTurn } from '@/src/tools/pages/pdf/pdfs-of-turn.ts';
import { readPdf } from './read-pdf.ts';

/** Largest size of a file, in bytes. */
const largest = 60_000_000;
/** Milliseconds within which a file must be loaded. */
const patience = 60_000;
/** Largest number of characters of all files together, which go to the background in one message. */
const mostOfAll = 4_000_000;

const elsewhere =
  'The server no longer gives the file but leads to another page, such as a login. ' +
  'Ask the user to reload the tab, and to sign in there.';

const notAllowed = { ok: false, error: 'Outrigger may not read this site.' } as const;
const tooMany = { ok: false, error: 'Together the files are too long. Read fewer at a time.' } as const;

const tooSlow = 'The file did not come within a minute.';

const words: Partial<Record<FileProblem, string>> = {
  locked: 'The PDF is protected with a password.',
  damaged: 'The file is damaged, or no PDF.',
  'no-text': 'This PDF holds pictures of its pages and no text.',
  unpacks: 'The PDF unpacks to more than can be read.',
  slow: 'The PDF could not be read within a minute.',
};

/** Fetches the file that the tab shows, with the user's cookies, since it may need a login. Follows no redirect. */
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

async function readOne(url: string, signal: AbortSignal): Promise<PdfFile> {
  return readPdf(await fetched(url, signal), signal).catch((error) => {
    throw error instanceof UnreadableFile ? new Error(words[error.problem] ?? error.message) : error;
  });
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
