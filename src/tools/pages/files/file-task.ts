import { type FileProblem, UnreadableFile } from '@/src/contract/conversation.ts';
import { csvLines } from './csv-lines.ts';
import { type PackedDocument, packedDocument } from './packed-document.ts';

/** A task for a thread on a file, which may take long, or not end at all. */
export type FileTask = { kind: 'zip'; bytes: Uint8Array; name: string } | { kind: 'csv'; text: string; most: number };

export type FileDone = PackedDocument | ({ kind: 'csv' } & ReturnType<typeof csvLines>);

export type FileAnswer = { ok: true; done: FileDone } | { ok: false; problem: FileProblem };

/** Does the task. Never rejects. */
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
