import Papa from 'papaparse';
import { type FileProblem, UnreadableFile } from '@/src/contract/conversation.ts';
import { type PackedDocument, packedDocument } from './packed-document.ts';

/** A first line that names the separator for Excel. */
const separatorLine = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n)/i;

/** A table as CSV with commas, and its number of rows after the head. `most`: characters; no row is cut. */
export function csvLines(text: string, most: number): { text: string; rows: number; cut: boolean } {
  const lines: string[] = [];
  let length = 0;
  let rows = -1;
  let cut = false;
  const [said = '', delimiter = ''] = separatorLine.exec(text) ?? [];
  Papa.parse<string[]>(text.slice(said.length), {
    delimiter,
    skipEmptyLines: 'greedy',
    step({ data }) {
      rows += 1;
      if (cut) return;
      const line = Papa.unparse([data], { newline: '\n' });
      cut = lines.length > 0 && length + line.length + 1 > most;
      if (cut) return;
      lines.push(line);
      length += line.length + 1;
    },
  });
  if (lines.length === 0) throw new UnreadableFile('empty');
  return { text: lines.join('\n').slice(0, most), rows: Math.max(rows, 0), cut };
}

/** The task of a worker thread for a file. It may take long, or never end. */
export type FileTask = { kind: 'zip'; bytes: Uint8Array; name: string } | { kind: 'csv'; text: string; most: number };

export type FileDone = PackedDocument | ({ kind: 'csv' } & ReturnType<typeof csvLines>);

export type FileAnswer = { ok: true; done: FileDone } | { ok: false; problem: FileProblem };

/** Does a task. Never rejects. */
export async function runFileTask(task: FileTask): Promise<FileAnswer> {
  try {
    const done: FileDone =
      task.kind === 'zip'
        ? await packedDocument(task.bytes, task.name)
        : { kind: 'csv', ...csvLines(task.text, task.most) };
    return { ok: true, done };
  } catch (error) {
    return { ok: false, problem: error instanceof UnreadableFile ? error.problem : 'damaged' };
  }
}
