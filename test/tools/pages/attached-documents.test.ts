// @vitest-environment jsdom
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { UnreadableFile } from '@/src/contract/conversation.ts';
import { visibleText } from '@/src/tools/pages/document/document-text.ts';
import { decodedText } from '@/src/tools/pages/files/decode-file.ts';
import { epubText } from '@/src/tools/pages/files/epub-text.ts';
import { fileKind } from '@/src/tools/pages/files/file-kind.ts';
import { csvLines, type FileTask, runFileTask } from '@/src/tools/pages/files/file-task.ts';
import { unpackZip } from '@/src/tools/pages/files/unpack-zip.ts';
import { documentFile } from '@/test/fixtures/document-file.ts';

const parse = (source: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(source, type);
const zip = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

async function done(task: FileTask) {
  const answer = await runFileTask(task);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.done;
}

async function docx(bytes: Uint8Array) {
  const read = await done({ kind: 'zip', bytes, name: 'a.docx' });
  if (read.kind !== 'docx') throw new Error(read.kind);
  return { text: visibleText(parse(read.html, 'text/html')), pages: read.pages };
}

async function epub(bytes: Uint8Array, most = 100_000, pause = async () => {}) {
  const read = await done({ kind: 'zip', bytes, name: 'a.epub' });
  if (read.kind !== 'epub') throw new Error(read.kind);
  return epubText(read.files, { most, parse, textOf: visibleText, pause });
}

function problemOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return (error as UnreadableFile).problem;
  }
  return 'none';
}

describe('a Word file', () => {
  it('of Pandoc is read with headings, lists, tables, footnotes and descriptions of pictures', async () => {
    const { text } = await docx(await documentFile('pandoc.docx'));
    for (const line of [
      '# When the water comes',
      'Thủy triều lên hai lần một ngày.',
      '- Low water at 6:12',
      '11.9 m',
      '[Image: A map of the bay]',
      'Tell somebody where you go.',
    ])
      expect(text).toContain(line);
  });

  it('of LibreOffice gives its number of pages', async () => {
    const { text, pages } = await docx(await documentFile('libreoffice.docx'));
    expect(text).toContain('- High water at 12:20');
    expect(pages).toBe(1);
  });

  it('of python-docx is read', async () => {
    expect((await docx(await documentFile('python-docx.docx'))).text).toContain('Moor at berth nine.');
  });

  it.each([
    ['without its parts', zip({ 'word/document.xml': '<w:document/>' })],
    ['with text that is no XML', zip({ 'word/document.xml': 'no XML', '[Content_Types].xml': '<Types/>' })],
  ])('%s is damaged', async (_, bytes) => {
    expect(await runFileTask({ kind: 'zip', bytes, name: 'a.docx' })).toEqual({ ok: false, problem: 'damaged' });
  });

  it('that is cut off is damaged', async () => {
    const bytes = (await documentFile('pandoc.docx')).slice(0, 6000);
    expect(await runFileTask({ kind: 'zip', bytes, name: 'a.docx' })).toEqual({ ok: false, problem: 'damaged' });
  });

  it('expands no entities of its own', async () => {
    const files = unzipSync(await documentFile('pandoc.docx'));
    const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
    const body = new TextDecoder()
      .decode(files['word/document.xml'])
      .replace('?>', `?><!DOCTYPE d [<!ENTITY l0 "lol">${levels.join('')}]>`)
      .replace('Boots', '&l9;');
    const answer = await runFileTask({
      kind: 'zip',
      bytes: zipSync({ ...files, 'word/document.xml': strToU8(body) }),
      name: 'a.docx',
    });
    const length = answer.ok && answer.done.kind === 'docx' ? answer.done.html.length : 0;
    expect(length).toBeLessThan(10_000);
  });
});

describe('an EPUB', () => {
  it('of Pandoc is read chapter by chapter', async () => {
    const { text, sections, cut } = await epub(await documentFile('pandoc.epub'));
    expect(text).toMatch(/^# Tides of the north coast\nMai Trần/);
    expect(text.indexOf('When the water comes')).toBeLessThan(text.indexOf('What to bring'));
    expect(text).toMatch(/Roscoff\s+8\.1 m/);
    expect({ sections, cut }).toMatchObject({ sections: expect.any(Number), cut: false });
  });

  it('of EbookLib, with Japanese entry names', async () => {
    const { text } = await epub(await documentFile('ebooklib.epub'));
    expect(text).toContain('潮が満ちる。');
    expect(text).toContain('潮が引く。');
  });

  it('stops when the text is long enough, and counts the rest', async () => {
    const whole = await epub(await documentFile('pandoc.epub'));
    const part = await epub(await documentFile('pandoc.epub'), 60);
    expect(part).toEqual({ text: whole.text.slice(0, 60), sections: whole.sections, cut: true });
  });

  it('can be stopped between two chapters', async () => {
    const stop = () => Promise.reject(new Error('stopped'));
    await expect(epub(await documentFile('pandoc.epub'), 1000, stop)).rejects.toThrow('stopped');
  });

  const locked = (algorithm: string) =>
    `<encryption xmlns:e="x"><e:EncryptionMethod Algorithm="${algorithm}"/></encryption>`;
  it.each([
    ['http://www.w3.org/2001/04/xmlenc#aes128-cbc', 'copy-protected'],
    ['http://www.idpf.org/2008/embedding', 'copy-protected'],
  ])('locked with %s is reported', async (algorithm, problem) => {
    const files = unzipSync(await documentFile('ebooklib.epub'));
    const bytes = zipSync({ ...files, 'META-INF/encryption.xml': strToU8(locked(algorithm)) });
    await expect(epub(bytes)).rejects.toMatchObject({ problem });
  });

  it('with only encrypted fonts is read', async () => {
    const files = unzipSync(await documentFile('ebooklib.epub'));
    const font = strToU8(locked('http://ns.adobe.com/pdf/enc#RC'));
    const { text } = await epub(zipSync({ ...files, 'META-INF/encryption.xml': font }));
    expect(text).toContain('潮が満ちる。');
  });

  it('with missing chapters only has no text', async () => {
    const bytes = zip({
      'META-INF/container.xml': '<container><rootfile full-path="b.opf"/></container>',
      'b.opf': '<package><item id="a" href="../../etc/passwd"/><itemref idref="a"/></package>',
    });
    await expect(epub(bytes)).rejects.toMatchObject({ problem: 'no-text' });
  });
});

describe('a table', () => {
  const csv = async (text: string, most = 10_000) => done({ kind: 'csv', text, most });

  it('of LibreOffice in an old encoding, with semicolons, becomes plain CSV', async () => {
    const text = decodedText(await documentFile('libreoffice.csv'), 'de');
    expect(await csv(text)).toEqual({
      kind: 'csv',
      text: 'Hafen,Hub,Notiz\nRoscoff,"8,1 m","zwei\nZeilen"\nSaint-Malo,"11,9 m",für Große',
      rows: 2,
      cut: false,
    });
  });

  it('is cut between two rows, and all of its rows are counted', async () => {
    const text = Array.from({ length: 1000 }, (_, at) => `${at},"two\nlines"`).join('\n');
    const read = await csv(`a,b\n${text}`, 100);
    expect(read).toMatchObject({ rows: 1000, cut: true });
    expect((read as ReturnType<typeof csvLines>).text).toMatch(/^a,b\n0,"two\nlines"\n[\s\S]*lines"$/);
  });

  it('that is empty is reported', () => {
    expect(problemOf(() => csvLines('\n \n', 100))).toBe('empty');
  });
});

describe('the kind of a file', () => {
  const head = async (name: string) => (await documentFile(name)).subarray(0, 1024);
  it.each([
    ['locked.docx', 'locked'],
    ['older.doc', 'other-document'],
  ])('is reported if the file cannot be read: %s', async (name, problem) => {
    const start = await head(name);
    expect(problemOf(() => fileKind({ name, type: '' }, start))).toBe(problem);
  });

  it.each([
    ['libreoffice.pdf', 'report.docx', 'pdf'],
    ['pandoc.docx', 'report.pdf', 'zip'],
    ['pandoc.html', 'page.htm', 'html'],
    ['libreoffice.csv', 'table.CSV', 'csv'],
    ['pandoc.html', 'notes.txt', 'text'],
  ])('is recognised by content: %s as %s', async (from, name, kind) => {
    expect(fileKind({ name, type: '' }, await head(from))).toBe(kind);
  });

  it.each(['report.pdf', 'report.docx', 'book.epub'])('differs from the name: a page as %s', async (name) => {
    const start = await head('pandoc.html');
    expect(problemOf(() => fileKind({ name, type: '' }, start))).toBe('other-kind');
  });

  it.each([
    ['sheet.xlsx', 'other-document'],
    ['pack.zip', 'archive'],
    ['fake.docx', 'other-kind'],
  ])('is recognised by the packed parts: %s', async (name, problem) => {
    const bytes = name === 'sheet.xlsx' ? await documentFile(name) : zip({ 'a.txt': 'a' });
    expect(await runFileTask({ kind: 'zip', bytes, name })).toEqual({ ok: false, problem });
  });
});

describe('a ZIP file that unpacks to too much', () => {
  const limits = { bytes: 1000, entries: 3 };
  const all = () => true;
  const honest = zip({ a: 'x'.repeat(900), b: 'y'.repeat(200) });

  it('is refused by the total size of the wanted parts', () => {
    expect(problemOf(() => unpackZip(honest, all, limits))).toBe('unpacks');
    expect([...unpackZip(honest, (name) => name === 'a', limits).files.keys()]).toEqual(['a']);
  });

  it('is refused by its number of entries', () => {
    const many = zip(Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`${at}`, ''])));
    expect(problemOf(() => unpackZip(many, all, limits))).toBe('unpacks');
  });

  it('gives no more than its directory says', () => {
    const lying = zip({ a: 'x'.repeat(100_000) });
    const view = new DataView(lying.buffer, lying.byteOffset);
    const directory = view.getUint32(lying.length - 6, true);
    view.setUint32(directory + 24, 500, true);
    const read = () => unpackZip(lying, all, limits).files.get('a')?.length ?? 0;
    const length = problemOf(read) === 'none' ? read() : 0;
    expect(length).toBeLessThanOrEqual(500);
  });
});
