import { UnreadableFile } from '@/src/contract/conversation.ts';
import { docxHtml, isMainOfDocx, isPartOfDocx } from './docx-html.ts';
import { isPartOfEpub } from './epub-text.ts';
import { unpackZip } from './unpack-zip.ts';

/** The content of a document that is a ZIP file. */
export type PackedDocument =
  | { kind: 'docx'; html: string; pages: number | null }
  /** The texts by the names of their entries. */
  | { kind: 'epub'; files: Map<string, string> };

const otherOffice = /^(xl\/|ppt\/|content\.xml$)/;

/** Unpacks a Word file or an EPUB, recognised by its content. Throws `UnreadableFile`. */
export async function packedDocument(packed: Uint8Array, name: string): Promise<PackedDocument> {
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
