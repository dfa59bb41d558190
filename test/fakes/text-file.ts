import { type FileRead, UnreadableFile } from '@/src/contract/conversation.ts';
import { plainText } from '@/src/tools/pages/files/decode-file.ts';
import { fileKind } from '@/src/tools/pages/files/file-kind.ts';

const most = 500_000;

/** Reads files as the page does, texts alone: it needs no thread. */
export async function textFile(file: File): Promise<FileRead> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    fileKind(file, bytes);
    if (file.size > most) return { ok: false, problem: 'too-large', most };
    const text = plainText(bytes);
    if (text.trim() === '') throw new UnreadableFile('empty');
    return { ok: true, text, measure: { bytes: file.size } };
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, problem: error.problem };
    throw error;
  }
}
