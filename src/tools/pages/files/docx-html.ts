import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { UnreadableFile } from '@/src/contract/conversation.ts';
import { readableWordXml } from './readable-word-xml.ts';

const app = 'docProps/app.xml';

/** Parts of a Word file that hold its text; pictures and fonts stay packed. */
export const isPartOfDocx = (name: string): boolean => /\.(xml|rels)$/i.test(name) && !/^customXml\//.test(name);

/** Parts with words that are read. */
const hasWords = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/;
/** Where the text of a Word file stands. Word Online gives it a number. */
export const isMainOfDocx = (name: string): boolean => /^word\/document\d*\.xml$/.test(name);

function readable(name: string, bytes: Uint8Array): Uint8Array {
  // Another encoding than UTF-8 is rare, and left to the library.
  if (!hasWords.test(name) || (bytes[0] ?? 0) > 0xf0) return bytes;
  return new TextEncoder().encode(readableWordXml(new TextDecoder().decode(bytes)));
}

/** Pages as the program that wrote the file counted them. */
function pagesOf(files: Map<string, Uint8Array>): number | null {
  const about = new TextDecoder().decode(files.get(app)?.subarray(0, 20_000));
  const pages = Number(/<Pages>(\d{1,6})<\/Pages>/.exec(about)?.[1]);
  return pages > 0 ? pages : null;
}

/** The text of an unpacked Word file as HTML. A picture is its description. Throws `UnreadableFile`. */
export async function docxHtml(files: Map<string, Uint8Array>): Promise<{ html: string; pages: number | null }> {
  // The library unpacks without a limit, so it gets what is unpacked already.
  const stored = zipSync(Object.fromEntries([...files].map(([name, bytes]) => [name, readable(name, bytes)])), {
    level: 0,
  });
  // A page takes the one, Node the other.
  const arrayBuffer = stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.byteLength) as ArrayBuffer;
  const input = { arrayBuffer, buffer: stored };
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const read = mammoth.convertToHtml(input, { convertImage, includeDefaultStyleMap: true });
  const { value } = await read.catch(() => Promise.reject(new UnreadableFile('damaged')));
  return { html: value, pages: pagesOf(files) };
}
