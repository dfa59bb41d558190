import { UnreadableFile } from '@/src/contract/conversation.ts';

export type FileKind = 'pdf' | 'zip' | 'html' | 'csv' | 'text';

/** Number of bytes at the start of a file by which its kind is recognised. */
export const kindBytes = 1024;

const named: [RegExp, FileKind][] = [
  [/\.pdf$/i, 'pdf'],
  [/\.(docx|docm|dotx|epub)$/i, 'zip'],
  [/\.(html?|xhtml|xht)$/i, 'html'],
  [/\.(csv|tsv|tab)$/i, 'csv'],
];
const typed: Record<string, FileKind> = { 'text/html': 'html', 'application/xhtml+xml': 'html', 'text/csv': 'csv' };

/** Newer Office files. With a password they are packed like older ones. */
const newerOffice = /\.(doc|xls|ppt)[xm]$/i;
const olderOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The kind of a file by its first bytes, for texts by name and type. Throws `UnreadableFile`. */
export function fileKind({ name, type }: Pick<File, 'name' | 'type'>, head: Uint8Array): FileKind {
  const start = new TextDecoder('latin1').decode(head.subarray(0, kindBytes));
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\u0003\u0004')) return 'zip';
  if (olderOffice.every((byte, at) => head[at] === byte))
    throw new UnreadableFile(newerOffice.test(name) ? 'locked' : 'other-document');
  if (start.startsWith('{\\rtf')) throw new UnreadableFile('other-document');
  const kind = named.find(([pattern]) => pattern.test(name))?.[1] ?? typed[type] ?? 'text';
  if (head.length === 0) throw new UnreadableFile('empty');
  if (kind === 'pdf' || kind === 'zip') throw new UnreadableFile('other-kind');
  return kind;
}
