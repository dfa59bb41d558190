import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { UnreadableFile } from '@/src/contract/conversation.ts';
import { readableWordXml } from './readable-word-xml.ts';

const app = 'docProps/app.xml';

/** True for a part of a Word file that may contain text. Pictures and fonts stay packed. */
export const isPartOfDocx = (name: string): boolean => /\.(xml|rels)$/i.test(name) && !/^customXml\//.test(name);

const hasWords = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/;
/** True for the path of the main text of a Word file. Word Online adds a number. */
export const isMainOfDocx = (name: string): boolean => /^word\/document\d*\.xml$/.test(name);

/** Headers and footers of pages: most of them that are read, and most bytes. */
const isEdge = /^word\/(header|footer)\d*\.xml$/;
const most = { edges: 20, bytes: 200_000 };

// Other encodings than UTF-8 are rare; the library handles them.
const isUtf8 = (bytes: Uint8Array): boolean => (bytes[0] ?? 0) <= 0xf0;

function readable(name: string, bytes: Uint8Array, edges: Edges): Uint8Array {
  if (!hasWords.test(name) || !isUtf8(bytes)) return bytes;
  const xml = readableWordXml(new TextDecoder().decode(bytes));
  return new TextEncoder().encode(isMainOfDocx(name) ? withEdges(xml, edges) : xml);
}

/** Paragraphs of headers and footers. */
type Edges = Record<'header' | 'footer', string[]>;

const none: Edges = { header: [], footer: [] };
const wordsIn = (xml: string): string =>
  xml
    .split('<')
    .map((piece) => piece.slice(piece.indexOf('>') + 1))
    .join('')
    .trim();

/** The headers and footers with text, each once, without links, whose targets are only known in their own part. */
function edgesOf(files: Map<string, Uint8Array>): Edges {
  const edges: Edges = { header: [], footer: [] };
  const known = new Set<string>();
  for (const [name, bytes] of files) {
    const [, kind] = isEdge.exec(name) ?? [];
    if (!kind || !isUtf8(bytes) || bytes.length > most.bytes || known.size >= most.edges) continue;
    const xml = new TextDecoder().decode(bytes);
    const inner = xml.slice(xml.indexOf('>', xml.search(/<w:(?:hdr|ftr)\b/)) + 1, xml.lastIndexOf('</w:'));
    const words = wordsIn(inner);
    if (!/\p{L}{2}/u.test(words) || known.has(words)) continue;
    known.add(words);
    edges[kind === 'header' ? 'header' : 'footer'].push(
      readableWordXml(inner.replace(/\sr:(?:id|embed|link)="[^"]*"/g, '')),
    );
  }
  return edges;
}

function withEdges(xml: string, { header, footer }: Edges): string {
  const start = xml.indexOf('<w:body>') + '<w:body>'.length;
  const end = xml.lastIndexOf('</w:body>');
  if (start > end || header.length + footer.length === 0) return xml;
  return xml.slice(0, start) + header.join('') + xml.slice(start, end) + footer.join('') + xml.slice(end);
}

/** The number of pages as the writing program counted them; null if the file does not tell. */
function pagesOf(files: Map<string, Uint8Array>): number | null {
  const about = new TextDecoder().decode(files.get(app)?.subarray(0, 20_000));
  const pages = Number(/<Pages>(\d{1,6})<\/Pages>/.exec(about)?.[1]);
  return pages > 0 ? pages : null;
}

/** Comments follow the text, each with a mark where it belongs. */
const styleMap = ['comment-reference => sup'];

async function read(files: Map<string, Uint8Array>, edges: Edges): Promise<string> {
  // The library unpacks without a limit, so it gets the unpacked parts, stored without compression.
  const parts = [...files].map(([name, bytes]): [string, Uint8Array] => [name, readable(name, bytes, edges)]);
  const stored = zipSync(Object.fromEntries(parts), { level: 0 });
  // The library takes `arrayBuffer` in a page, and `buffer` in Node.
  const arrayBuffer = stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.byteLength) as ArrayBuffer;
  const input = { arrayBuffer, buffer: stored };
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml(input, { convertImage, includeDefaultStyleMap: true, styleMap });
  return value;
}

/** The text of an unpacked Word file as HTML. A picture is its description. Throws `UnreadableFile`. */
export async function docxHtml(files: Map<string, Uint8Array>): Promise<{ html: string; pages: number | null }> {
  const edges = edgesOf(files);
  const html = await read(files, edges)
    .catch((error) => (edges.header.length + edges.footer.length > 0 ? read(files, none) : Promise.reject(error)))
    .catch(() => Promise.reject(new UnreadableFile('damaged')));
  return { html, pages: pagesOf(files) };
}
