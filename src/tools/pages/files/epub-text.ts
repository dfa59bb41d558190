import { UnreadableFile } from '@/src/contract/conversation.ts';

/** Entries of an EPUB that hold its text, and what tells their order. */
export const isPartOfEpub = (name: string): boolean => /\.(opf|x?html?|xml)$/i.test(name) || name === 'mimetype';

const containerName = 'META-INF/container.xml';
const encryptionName = 'META-INF/encryption.xml';
/** Ways to garble fonts alone; any other locks the text. */
const fontsOnly = /obfuscation|enc#RC/i;

type Parse = (source: string, type: DOMParserSupportedType) => Document;

interface Reading {
  /** Most characters of the text. */
  most: number;
  parse: Parse;
  /** Text of a chapter. */
  textOf(chapter: Document): string;
  /** Is awaited between two chapters; rejects to stop. */
  pause(): Promise<void>;
}

const byName = (root: Document | Element, name: string): Element[] => [...root.getElementsByTagNameNS('*', name)];

/** The name of an entry that another one refers to. */
function entryName(from: string, href: string): string {
  const { pathname } = new URL(href, `https://book/${encodeURI(from)}`);
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return pathname.slice(1);
  }
}

function xmlOf(source: string | undefined, parse: Parse): Document {
  if (source === undefined) throw new UnreadableFile('damaged');
  const document = parse(source, 'application/xml');
  if (byName(document, 'parsererror').length > 0) throw new UnreadableFile('damaged');
  return document;
}

function assertUnlocked(source: string | undefined, parse: Parse): void {
  if (source === undefined) return;
  const methods = byName(xmlOf(source, parse), 'EncryptionMethod');
  if (methods.some((one) => !fontsOnly.test(one.getAttribute('Algorithm') ?? '')))
    throw new UnreadableFile('copy-protected');
}

/** Title and author, and the entries of the chapters in reading order. */
function bookOf(files: Map<string, string>, parse: Parse): { head: string; chapters: string[] } {
  const container = xmlOf(files.get(containerName), parse);
  const path = byName(container, 'rootfile')[0]?.getAttribute('full-path') ?? '';
  const book = xmlOf(files.get(path), parse);
  const items = new Map(byName(book, 'item').map((item) => [item.getAttribute('id'), item.getAttribute('href')]));
  const chapters = byName(book, 'itemref').flatMap((one) => {
    const href = items.get(one.getAttribute('idref'));
    return href && one.getAttribute('linear') !== 'no' ? entryName(path, href) : [];
  });
  const said = (name: string) => byName(book, name)[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const [title, author] = [said('title'), said('creator')];
  return { head: [title && `# ${title}`, author].filter(Boolean).join('\n'), chapters };
}

/** The text of an unpacked EPUB, chapter by chapter in reading order. Throws `UnreadableFile`. */
export async function epubText(
  files: Map<string, string>,
  { most, parse, textOf, pause }: Reading,
): Promise<{ text: string; sections: number; cut: boolean }> {
  assertUnlocked(files.get(encryptionName), parse);
  const { head, chapters } = bookOf(files, parse);
  const texts = head === '' ? [] : [head];
  let length = head.length;
  let sections = 0;
  for (const name of chapters) {
    const source = files.get(name);
    if (source === undefined) continue;
    sections += 1;
    if (length > most) continue;
    await pause();
    const strict = parse(source, 'application/xhtml+xml');
    const broken = byName(strict, 'parsererror').length > 0;
    const text = textOf(broken ? parse(source, 'text/html') : strict);
    if (text !== '') texts.push(text);
    length += text.length + 2;
  }
  if (texts.length === (head === '' ? 0 : 1)) throw new UnreadableFile('no-text');
  const text = texts.join('\n\n');
  return { text: text.slice(0, most), sections, cut: text.length > most };
}
