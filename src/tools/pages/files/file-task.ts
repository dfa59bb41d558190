import Papa from 'papaparse';
import { type FileProblem, UnreadableFile } from '@/src/contract/conversation.ts';
import { docxHtml, isMainOfDocx, isPartOfDocx } from './docx-html.ts';
import { isPartOfEpub } from './epub-text.ts';
import { unpackZip } from './unpack-zip.ts';

/** The content of a document that is a ZIP file. */
type PackedDocument =
  | { kind: 'docx'; html: string; pages: number | null }
  /** The texts by the names of their entries. */
  | { kind: 'epub'; files: Map<string, string> };

const otherOffice = /^(xl\/|ppt\/|content\.xml$)/;

/** Unpacks a Word file or an EPUB, recognised by its content. Throws `UnreadableFile`. */
async function packedDocument(packed: Uint8Array, name: string): Promise<PackedDocument> {
  const { names } = unpackZip(packed, () => false);
  if (names.some(isMainOfDocx)) {
    const { html, pages } = await docxHtml(unpackZip(packed, isPartOfDocx).files);
    return { kind: 'docx', html, pages };
  }
  if (names.includes('META-INF/container.xml')) {
    const { files } = unpackZip(packed, isPartOfEpub);
    return { kind: 'epub', files: new Map([...files].map(([entry, bytes]) => [entry, decodedXml(bytes)])) };
  }
  if (names.some((one) => otherOffice.test(one))) throw new UnreadableFile('other-document');
  throw new UnreadableFile(/\.(docx|docm|dotx|epub)$/i.test(name) ? 'other-kind' : 'archive');
}

/** Decodes XML: UTF-8, UTF-16 with a byte order mark, or the encoding that it declares. */
function decodedXml(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, named = ''] = /^\s*<\?xml[^>]{0,100}encoding=["']([\w.-]{1,40})/.exec(start) ?? [];
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : named;
  try {
    return new TextDecoder(encoding || 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

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
