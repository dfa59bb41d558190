import { UnreadableFile } from '@/src/contract/conversation.ts';
import { resolveEntities } from '../../bookmarks/file/entities.ts';

/** True for an entry of an EPUB that may contain text or the reading order. */
export const isPartOfEpub = (name: string): boolean =>
  !/\.(png|jpe?g|gif|webp|avif|bmp|tiff?|svgz?|css|js|ncx|smil|[ot]tf|woff2?|eot|mp[34]|m4[av]|og[gav]|webm|wav|pdf)$/i.test(
    name,
  );

const containerName = 'META-INF/container.xml';
const encryptionName = 'META-INF/encryption.xml';
/** Encryptions that only affect fonts; any other locks the text. */
const fontsOnly = /obfuscation|enc#RC/i;

type Parse = (source: string, type: DOMParserSupportedType) => Document;

interface Reading {
  /** Maximum length of the text, in characters. */
  most: number;
  parse: Parse;
  textOf(chapter: Document): string;
  /** Awaited between chapters; rejects to stop. */
  pause(): Promise<void>;
}

const byName = (root: Document | Element, name: string): Element[] => [...root.getElementsByTagNameNS('*', name)];

/** The name of an entry from a reference in another entry. */
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
  const document = parse(source.trimStart(), 'application/xml');
  if (isBroken(document)) throw new UnreadableFile('damaged');
  return document;
}

const isBroken = (document: Document): boolean => byName(document, 'parsererror').length > 0;

/** Named characters of HTML that XML does not know. */
const namedCharacter = /&(?!(?:amp|lt|gt|quot|apos);)[a-z][a-z\d]{1,31};/gi;
/** Elements that are empty in HTML. */
const isEmpty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
const emptyTag = /<([a-z][\w:-]*)(?![\w:-])((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)\/>/gi;

/** Parses a chapter as XML, else as HTML, in which `<script/>` would swallow the rest. */
function chapterOf(source: string, parse: Parse): Document {
  const named = source.replace(namedCharacter, resolveEntities);
  const strict = parse(named, 'application/xhtml+xml');
  if (!isBroken(strict)) return strict;
  const html = named.replace(emptyTag, (whole, name: string, about: string) =>
    isEmpty.test(name) ? whole : `<${name}${about}></${name}>`,
  );
  return parse(html, 'text/html');
}

/** Throws if a chapter is encrypted. Encrypted fonts and pictures do not matter. */
function assertUnlocked(source: string | undefined, chapters: string[], parse: Parse): void {
  if (source === undefined) return;
  for (const method of byName(xmlOf(source, parse), 'EncryptionMethod')) {
    if (fontsOnly.test(method.getAttribute('Algorithm') ?? '')) continue;
    const data = method.parentElement;
    const names = data
      ? byName(data, 'CipherReference').map((one) => entryName('', one.getAttribute('URI') ?? ''))
      : [];
    if (names.length === 0 || names.some((name) => chapters.includes(name))) throw new UnreadableFile('copy-protected');
  }
}

/** Text in place of a damaged or missing chapter. */
const missing = '[A chapter could not be read.]';

/** Title and author, and the entries of the chapters in reading order. */
function bookOf(files: Map<string, string>, parse: Parse): { head: string; chapters: string[] } {
  const container = xmlOf(files.get(containerName), parse);
  const path = byName(container, 'rootfile')[0]?.getAttribute('full-path') ?? '';
  const book = xmlOf(files.get(path), parse);
  const items = new Map(byName(book, 'item').map((item) => [item.getAttribute('id'), item.getAttribute('href')]));
  const chapters = byName(book, 'itemref').flatMap((one) => {
    const href = items.get(one.getAttribute('idref'));
    return href ? entryName(path, href) : [];
  });
  const said = (name: string) => byName(book, name)[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const [title, author] = [said('title'), said('creator')];
  return { head: [title && `# ${title}`, author].filter(Boolean).join('\n'), chapters };
}

/** The text of an unpacked EPUB, chapter by chapter in reading order. Throws `UnreadableFile`. */
export async function epubText(files: Map<string, string>, { most, parse, textOf, pause }: Reading) {
  const { head, chapters } = bookOf(files, parse);
  assertUnlocked(files.get(encryptionName), chapters, parse);
  const entries = new Map([...files.keys()].map((name) => [name.toLowerCase(), name]));
  const texts = head === '' ? [] : [head];
  let length = head.length;
  let sections = 0;
  let said = false;
  for (const name of chapters) {
    const source = files.get(name) ?? files.get(entries.get(name.toLowerCase()) ?? '');
    if (source === undefined) {
      if (length <= most) texts.push(missing);
      length += missing.length;
      continue;
    }
    sections += 1;
    if (length > most) continue;
    await pause();
    const text = textOf(chapterOf(source.trimStart(), parse));
    if (text === '') continue;
    texts.push(text);
    said = true;
    length += text.length + 2;
  }
  if (!said) throw new UnreadableFile('no-text');
  const text = texts.join('\n\n');
  return { text: text.slice(0, most), sections, cut: text.length > most };
}
