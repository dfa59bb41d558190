import type { PdfAnswer } from './pdf-work.ts';

type Read = PdfAnswer['files'][number];

/** Maximum number of files of a turn that are kept; each has at most a megabyte of text. */
const most = 50;

/** Reads each file once in a turn, even if that fails: fetching again at will could signal to its server. */
export function pdfsOfTurn(read: (url: string, signal: AbortSignal) => Promise<Read>) {
  let turn: string | null = null;
  let kept = new Map<string, Read>();
  return async (now: string | null, url: string, signal: AbortSignal): Promise<Read> => {
    if (now === null) return read(url, signal);
    if (now !== turn) {
      turn = now;
      kept = new Map();
    }
    const files = kept;
    const before = files.get(url);
    if (before) return before;
    const file = await read(url, signal);
    if (files.size < most) files.set(url, file);
    return file;
  };
}
