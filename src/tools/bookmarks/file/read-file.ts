import { csvSeparator, readCsv } from './csv-reader.ts';
import { type FileEvent, type FileReader, wholeReader } from './file-events.ts';
import { HtmlReader } from './html-reader.ts';
import { readJson } from './json-reader.ts';
import { linkOfLine, readText } from './text-reader.ts';
import { XmlReader } from './xml-reader.ts';

/** Number of characters at the start of a file by which its format is recognised. */
const headLength = 16_384;

/** The reader for a file, chosen by its beginning. An unknown file is read as HTML, which may hold links. */
function readerFor(head: string): FileReader {
  const text = head.trimStart();
  if (/^(?:\{|\[\s*[{\]])/.test(text)) return wholeReader(readJson);
  if (/<(?:opml|xbel)[\s>]/i.test(text) && text.startsWith('<')) return new XmlReader();
  const lines = text.split(/[\r\n]+/, 20);
  if (text.startsWith('<')) return new HtmlReader();
  if (csvSeparator(lines[0] ?? '') !== null) return wholeReader(readCsv);
  return lines.some((line) => linkOfLine(line)) ? wholeReader(readText) : new HtmlReader();
}

/** Reads a bookmark file of any program, given in pieces of any size. Throws if it looks like JSON and is not. */
export class BookmarkFileReader implements FileReader {
  #head = '';
  #reader: FileReader | null = null;

  *push(chunk: string): Generator<FileEvent> {
    if (this.#reader) {
      yield* this.#reader.push(chunk);
      return;
    }
    this.#head += chunk;
    if (this.#head.length >= headLength) yield* this.#begin();
  }

  *end(): Generator<FileEvent> {
    yield* this.#begin();
    yield* this.#reader?.end() ?? [];
  }

  *#begin(): Generator<FileEvent> {
    if (this.#reader) return;
    this.#reader = readerFor(this.#head);
    yield* this.#reader.push(this.#head);
    this.#head = '';
  }
}
