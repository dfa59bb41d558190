import { type FileProblem, UnreadableFile } from '@/src/contract/conversation.ts';
import { csvLines } from './csv-lines.ts';
import { type PackedDocument, packedDocument } from './packed-document.ts';

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
