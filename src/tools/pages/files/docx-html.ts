import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { UnreadableFile } from '@/src/contract/conversation.ts';

const app = 'docProps/app.xml';

/** Parts of a Word file that hold its text; pictures and fonts stay packed. */
export const isPartOfDocx = (name: string): boolean => /\.(xml|rels)$/i.test(name) && !/^customXml\//.test(name);

/** Pages as the program that wrote the file counted them. */
function pagesOf(files: Map<string, Uint8Array>): number | null {
  const about = new TextDecoder().decode(files.get(app)?.subarray(0, 20_000));
  const pages = Number(/<Pages>(\d{1,6})<\/Pages>/.exec(about)?.[1]);
  return pages > 0 ? pages : null;
}

/** The text of an unpacked Word file as HTML. A picture is its description. Throws `UnreadableFile`. */
export async function docxHtml(files: Map<string, Uint8Array>): Promise<{ html: string; pages: number | null }> {
  // The library unpacks without a limit, so it gets what is unpacked already.
  const stored = zipSync(Object.fromEntries(files), { level: 0 });
  // A page takes the one, Node the other.
  const arrayBuffer = stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.byteLength) as ArrayBuffer;
  const input = { arrayBuffer, buffer: stored };
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const read = mammoth.convertToHtml(input, { convertImage, includeDefaultStyleMap: true });
  const { value } = await read.catch(() => Promise.reject(new UnreadableFile('damaged')));
  return { html: value, pages: pagesOf(files) };
}
