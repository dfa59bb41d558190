// @vitest-environment jsdom
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { visibleText } from '@/src/tools/pages/document/document-text.ts';
import { decodedText } from '@/src/tools/pages/files/decode-file.ts';
import { epubText } from '@/src/tools/pages/files/epub-text.ts';
import { type FileTask, runFileTask } from '@/src/tools/pages/files/file-task.ts';
import { documentFile } from '@/test/fixtures/document-file.ts';

const parse = (source: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(source, type);
type Files = Record<string, string | Uint8Array>;
const zip = (files: Files): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, one]) => [name, typeof one === 'string' ? strToU8(one) : one]),
    ),
  );

async function done(task: FileTask) {
  const answer = await runFileTask(task);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.done;
}

async function wordText(bytes: Uint8Array): Promise<string> {
  const read = await done({ kind: 'zip', bytes, name: 'a.docx' });
  if (read.kind !== 'docx') throw new Error(read.kind);
  return visibleText(parse(read.html, 'text/html'));
}

const office = 'http://schemas.openxmlformats.org';
const spaces = [
  `xmlns:w="${office}/wordprocessingml/2006/main"`,
  `xmlns:m="${office}/officeDocument/2006/math"`,
  `xmlns:mc="${office}/markup-compatibility/2006"`,
  `xmlns:wp="${office}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${office}/drawingml/2006/main"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const run = (text: string, about = '') => `<w:r>${about}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inner: string) => `<w:p>${inner}</w:p>`;

/** A Word file with this body. `main`: where its text stands, `target`: as the relation names it. */
function wordFile(body: string, { main = 'word/document.xml', target = '', namespaces = spaces } = {}): Files {
  return {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="${target || main}"/></Relationships>`,
    [main]: `<?xml version="1.0" encoding="UTF-8"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
  };
}
const word = (body: string, how?: Parameters<typeof wordFile>[1]) => wordText(zip(wordFile(body, how)));

const box = (text: string) =>
  `<w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${paragraph(run(text))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>`;
const oldBox = (text: string) =>
  `<w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(run(text))}</w:txbxContent></v:textbox></v:shape></w:pict>`;
const mathRun = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

describe('a Word file', () => {
  const plain = paragraph(run('The tide comes in.'));
  it('whose main part has another name, as of Word Online', async () => {
    expect(await word(plain, { main: 'word/document2.xml' })).toBe('The tide comes in.');
  });
  it('whose relations begin with a slash', async () => {
    expect(await word(plain, { target: '/word/document.xml' })).toBe('The tide comes in.');
  });
  it('whose entries are named with backslashes', async () => {
    const files = Object.entries(wordFile(plain)).map(([name, text]) => [name.replace('/', '\\'), text]);
    expect(await wordText(zip(Object.fromEntries(files)))).toBe('The tide comes in.');
  });
  it('in the strict form', async () => {
    const strict = spaces.replace(
      `${office}/wordprocessingml/2006/main`,
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    );
    expect(await word(plain, { namespaces: strict })).toBe('The tide comes in.');
  });
  it('with tracked changes is read as if they were accepted', async () => {
    const body = paragraph(
      run('It costs ') +
        `<w:del w:id="1"><w:r><w:delText>100</w:delText></w:r></w:del><w:ins w:id="2">${run('90')}</w:ins>` +
        run(' francs.'),
    );
    expect(await word(body)).toBe('It costs 90 francs.');
  });
  it('with moved text has it once, at its new place', async () => {
    const body =
      paragraph(`${run('First. ')}<w:moveFrom w:id="1">${run('Moved. ')}</w:moveFrom>`) +
      paragraph(`${run('Last. ')}<w:moveTo w:id="2">${run('Moved. ')}</w:moveTo>`);
    expect(await word(body)).toBe('First.\n\nLast. Moved.');
  });
  it('with text boxes has their text, each once', async () => {
    const both = `<mc:AlternateContent><mc:Choice Requires="wps">${box('Both')}</mc:Choice><mc:Fallback>${oldBox('Both')}</mc:Fallback></mc:AlternateContent>`;
    const newer = `<mc:AlternateContent><mc:Choice Requires="wps">${box('Newer')}</mc:Choice></mc:AlternateContent>`;
    const body = [both, newer, box('Bare'), oldBox('Older')].map((one) => paragraph(`${run('At')}<w:r>${one}</w:r>`));
    expect(await word(body.join(''))).toBe('At\n\nBoth\n\nAt\n\nNewer\n\nAt\n\nBare\n\nAt\n\nOlder');
  });
  it('with formulas has them in their sentences', async () => {
    const fraction = `<m:f><m:fPr/><m:num>${mathRun('a+b')}</m:num><m:den>${mathRun('2')}</m:den></m:f>`;
    const power = `<m:sSup><m:e>${mathRun('x')}</m:e><m:sup>${mathRun('2')}</m:sup></m:sSup>`;
    const body =
      paragraph(`${run('So ')}<m:oMath>${power}${mathRun('=')}${fraction}</m:oMath>${run(' for all n.')}`) +
      `<m:oMathPara><m:oMath>${mathRun('E=m')}${power.replace('>x<', '>c<')}</m:oMath></m:oMathPara>`;
    expect(await word(body)).toBe('So x^2=(a+b)/2 for all n.\n\nE=mc^2');
  });
  it('with merged cells and checkboxes has every text in its column', async () => {
    const cell = (inner: string, about = '') => `<w:tc><w:tcPr>${about}</w:tcPr>${inner}</w:tc>`;
    const words = (text: string) => paragraph(run(text));
    const tick = `<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${cell(words('☒'))}</w:sdtContent></w:sdt>`;
    const rows = [
      cell(words('Port')) + cell(words('Water'), '<w:gridSpan w:val="2"/>'),
      cell(words('Brest'), '<w:vMerge w:val="restart"/>') + cell(words('high')) + cell(words('7.1')),
      cell(paragraph(''), '<w:vMerge/>') + cell(words('low')) + cell(words('1.2')),
      cell(words('Done')) + tick + cell(words('yes')),
    ];
    const table = `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;
    const text = await word(paragraph(run('So:')) + table + paragraph(run('End.')));
    for (const one of ['Port', 'Water', 'Brest', 'high', '7.1', 'low', '1.2', 'Done', 'yes', 'End.'])
      expect(text).toContain(one);
    expect(text).toMatch(/\[x\]|☒/);
  });
  it('with a header, a footer and comments has their text too', async () => {
    const files = wordFile(
      paragraph(
        `<w:commentRangeStart w:id="0"/>${run('The price is 90.')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`,
      ) +
        '<w:sectPr><w:headerReference xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" w:type="default" r:id="h"/></w:sectPr>',
    );
    const part = (name: string, inner: string) => `<w:${name} ${spaces}>${inner}</w:${name}>`;
    const text = await wordText(
      zip({
        ...files,
        'word/_rels/document.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="h" Type="${office}/officeDocument/2006/relationships/header" Target="header1.xml"/><Relationship Id="f" Type="${office}/officeDocument/2006/relationships/footer" Target="footer1.xml"/><Relationship Id="c" Type="${office}/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>`,
        'word/header1.xml': part('hdr', paragraph(run('Invoice 2041'))),
        'word/header2.xml': part('hdr', paragraph(run('Invoice 2041'))),
        'word/footer1.xml': part('ftr', paragraph(run('IBAN CH93'))),
        'word/comments.xml': part(
          'comments',
          `<w:comment w:id="0" w:author="Mai" w:initials="M">${paragraph(run('Too much.'))}</w:comment>`,
        ),
      }),
    );
    expect(text).toContain('The price is 90.');
    expect(text.split('Invoice 2041')).toHaveLength(2);
    expect(text).toContain('IBAN CH93');
    expect(text).toContain('Too much.');
  });
  it('leaves out hidden text', async () => {
    const hidden = run('Ignore all that.', '<w:rPr><w:vanish/></w:rPr>');
    const shown = run('seen', '<w:rPr><w:vanish w:val="0"/></w:rPr>');
    expect(await word(paragraph(run('This is ') + hidden + shown))).toBe('This is seen');
  });
});

const chapter = (body: string, head = '') =>
  `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>${head}</head><body>${body}</body></html>`;

/** An EPUB of these entries, each a chapter in this order. */
function book(chapters: Files, { hrefs = Object.keys(chapters), more = {} as Files, linear = '' } = {}): Uint8Array {
  const items = hrefs
    .map((href, at) => `<item id="c${at}" href="${href}" media-type="application/xhtml+xml"/>`)
    .join('');
  const order = hrefs.map((_, at) => `<itemref idref="c${at}"${at === hrefs.length - 1 ? linear : ''}/>`).join('');
  return zip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OPS/b.opf"/></rootfiles></container>',
    'OPS/b.opf': `<package xmlns="http://www.idpf.org/2007/opf"><manifest>${items}</manifest><spine>${order}</spine></package>`,
    ...Object.fromEntries(Object.entries(chapters).map(([name, text]) => [`OPS/${name}`, text])),
    ...more,
  });
}

async function epub(bytes: Uint8Array): Promise<string> {
  const read = await done({ kind: 'zip', bytes, name: 'a.epub' });
  if (read.kind !== 'epub') throw new Error(read.kind);
  const { text } = await epubText(read.files, { most: 1_000_000, parse, textOf: visibleText, pause: async () => {} });
  return text;
}

describe('an EPUB', () => {
  const one = { 'a.xhtml': chapter('<p>The tide comes in.</p>') };
  it('with a chapter that uses HTML entities', async () => {
    const odd = chapter('<p>High&nbsp;water &mdash; low water</p>', '<title/><style/><script src="k.js"/>');
    expect(await epub(book({ 'a.xhtml': odd }))).toMatch(/^High\swater — low water$/);
  });
  it('with a chapter that is not XML, and empty scripts', async () => {
    const odd = chapter(
      '<p>The tide<br>comes in.</p><o:p>x</o:p>',
      '<script type="text/javascript" src="../js/kobo.js"/>',
    );
    expect(await epub(book({ 'a.xhtml': odd }))).toMatch(/^The tide\s+comes in\./);
  });
  it.each(['a.htm', 'a.xht', 'a.html', 'a.XHTML', 'a', 'a.php'])('with a chapter named %s', async (name) => {
    expect(await epub(book({ [name]: chapter('<p>In.</p>') }))).toBe('In.');
  });
  it('whose chapters are named by references', async () => {
    const files = {
      'A b.xhtml': chapter('<p>1</p>'),
      'Ü&.xhtml': chapter('<p>2</p>'),
      'c.xhtml': chapter('<p>3</p>'),
      'D.xhtml': chapter('<p>4</p>'),
    };
    const hrefs = ['A%20b.xhtml', '%C3%9C&amp;.xhtml', 'c.xhtml#part', 'd.xhtml'];
    expect(await epub(book(files, { hrefs }))).toBe('1\n\n2\n\n3\n\n4');
    expect(await epub(book(files, { hrefs: ['A b.xhtml'] }))).toBe('1');
  });
  it('whose package begins with empty lines', async () => {
    const files = unzipSync(book(one));
    const late = `\n \n<?xml version="1.0"?>${new TextDecoder().decode(files['OPS/b.opf'])}`;
    expect(await epub(zip({ ...files, 'OPS/b.opf': late }))).toBe('The tide comes in.');
  });
  it('in an encoding that its chapter names', async () => {
    const text = chapter('<p>Die Flut für Größe</p>').replace('utf-8', 'windows-1252');
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    expect(await epub(book({ 'a.xhtml': bytes }))).toBe('Die Flut für Größe');
  });
  it('with only encrypted fonts and pictures', async () => {
    const locked = (uri: string) =>
      `<encryption xmlns:e="x"><e:EncryptedData><e:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/><e:CipherData><e:CipherReference URI="${uri}"/></e:CipherData></e:EncryptedData></encryption>`;
    const read = (uri: string) => epub(book(one, { more: { 'META-INF/encryption.xml': locked(uri) } }));
    expect(await read('OPS/font/a.ttf')).toBe('The tide comes in.');
    await expect(read('OPS/a.xhtml')).rejects.toMatchObject({ problem: 'copy-protected' });
    await expect(read('OPS/%61.xhtml')).rejects.toMatchObject({ problem: 'copy-protected' });
  });
  it('with readings above characters has them in brackets', async () => {
    const ruby =
      '<p>その<ruby><rb>神凪</rb><rp>（</rp><rt>かんなぎ</rt><rp>）</rp></ruby>と<ruby>東京<rt>とうきょう</rt></ruby></p>';
    expect(await epub(book({ 'a.xhtml': chapter(ruby) }))).toMatch(
      /^その神凪[（(]かんなぎ[）)]と東京[（(]とうきょう[）)]$/,
    );
  });
  it('with soft hyphens has whole words', async () => {
    expect(await epub(book({ 'a.xhtml': chapter('<p>extra&shy;ordi&#8203;nary</p>') }))).toBe('extraordinary');
  });
  it('with notes beside its text', async () => {
    const files = { ...one, 'n.xhtml': chapter('<p>1. A note.</p>') };
    expect(await epub(book(files, { linear: ' linear="no"' }))).toBe('The tide comes in.\n\n1. A note.');
  });
  it('with a chapter nested very deeply', async () => {
    const deep = `${'<div>'.repeat(300)}<p>Down here.</p>${'</div>'.repeat(300)}`;
    expect(await epub(book({ ...one, 'd.xhtml': chapter(deep) }))).toContain('The tide comes in.');
  });
  it('with a damaged chapter', async () => {
    const bytes = book({
      ...one,
      'b.xhtml': chapter(`<p>${'lost '.repeat(400)}</p>`),
      'c.xhtml': chapter('<p>It goes out.</p>'),
    });
    const at = new TextDecoder('latin1').decode(bytes).indexOf('OPS/b.xhtml') + 'OPS/b.xhtml'.length;
    bytes.fill(0xff, at + 2, at + 20);
    expect(await epub(bytes)).toBe('The tide comes in.\n\n[A chapter could not be read.]\n\nIt goes out.');
  });
});

describe('a table', () => {
  const csv = async (text: string) => {
    const read = await done({ kind: 'csv', text, most: 10_000 });
    return read.kind === 'csv' ? [read.text, read.rows] : [];
  };
  it.each(['sep=;\n', '"sep=;"\r\n', 'SEP=;\r\n'])('that declares its separator first: %j', async (first) => {
    expect(await csv(`${first}a;b\n1,5;2,5\n`)).toEqual(['a,b\n"1,5","2,5"', 1]);
  });
  it('with an unusual separator', async () => {
    expect(await csv('sep=~\na~b\n1~2\n')).toEqual(['a,b\n1,2', 1]);
  });
  it('in UTF-16, with and without a byte order mark, and in UTF-8 with one', async () => {
    const text = 'name\tage\nÄlice\t30\n';
    const wide = (mark: string) => new Uint8Array(Uint16Array.from(mark + text, (char) => char.charCodeAt(0)).buffer);
    for (const bytes of [wide('\uFEFF'), wide(''), strToU8(`\uFEFF${text}`)])
      expect(await csv(decodedText(bytes, 'en'))).toEqual(['name,age\nÄlice,30', 1]);
  });
  it('of one column, with commas in quotes', async () => {
    expect(await csv('name\n"a, b"\nc\n')).toEqual(['name\n"a, b"\nc', 2]);
  });
  it('with old Macintosh line breaks', async () => {
    expect(await csv('a,b\r1,2\r3,4\r')).toEqual(['a,b\n1,2\n3,4', 2]);
  });
});

it('the fixtures are read as before', async () => {
  expect(await wordText(await documentFile('pandoc.docx'))).toContain('# When the water comes');
});
