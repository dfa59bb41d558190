import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodingOf } from '@/src/tools/bookmarks/file/detect-encoding.ts';
import type { FileEvent } from '@/src/tools/bookmarks/file/file-events.ts';
import { BookmarkFileReader } from '@/src/tools/bookmarks/file/read-file.ts';
import { outline } from '@/test/contracts/bookmark-files/outline.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/bookmarks/${name}.html`, import.meta.url), 'utf8');

function read(text: string): FileEvent[] {
  const reader = new BookmarkFileReader();
  return [...reader.push(text), ...reader.end()];
}

describe('the file that a browser writes', () => {
  it('Chrome', () => {
    const events = read(fixture('chrome'));
    expect(outline(events)).toEqual([
      'Bookmarks bar/',
      '  Beds & borders https://garden.example/?a=1&b=2',
      '  Empty/',
      '  Dev/',
      "    <Rust> 'book' https://rust.example/",
      "    Bookmarklet javascript:alert('hi')",
      'In other bookmarks https://other.example/',
    ]);
    expect(events[0]).toEqual({
      kind: 'folder-start',
      title: 'Bookmarks bar',
      root: 'bar',
      added: 1_700_000_000_000,
      modified: 1_700_000_100_000,
    });
  });

  it('Firefox, with tags, descriptions and items that are not pages', () => {
    const events = read(fixture('firefox'));
    expect(outline(events)).toEqual([
      'Menu https://menu.example/ [recipes, to read]',
      '(note of Menu)',
      '---',
      'Most visited place:sort=8&maxResults=10',
      'Bookmarks Toolbar/',
      '  (note of Bookmarks Toolbar)',
      '  Bar https://bar.example/',
      'Other Bookmarks/',
      '  Đọc sau https://later.example/ [đọc sau]',
    ]);
    expect(events.flatMap((event) => (event.kind === 'bookmark' ? [event.tags] : []))).toEqual([
      ['recipes', 'to read'],
      [],
      [],
      ['đọc sau'],
    ]);
    expect(events.flatMap((event) => (event.kind === 'folder-start' ? [event.root] : []))).toEqual(['bar', 'other']);
  });

  it('Safari, which writes no dates and no outer list', () => {
    expect(outline(read(fixture('safari')))).toEqual([
      'Favorites/',
      '  One https://one.example/',
      'Reading List/',
      '  Two https://two.example/',
      'Three https://three.example/',
    ]);
  });
});

describe('a malformed file', () => {
  it.each<[string, string, string[]]>([
    ['lists that are not closed', '<DL><DT><H3>A</H3><DL><DT><A HREF="http://a/">x</A>', ['A/', '  x http://a/']],
    ['lists that were never open', '</DL></DL><DT><A HREF=http://a/>x</A></DL>', ['x http://a/']],
    [
      'a quote that is missing',
      '<A HREF="http://a/>x</A>\n<DT><A HREF="http://b/">y</A>',
      ['x http://a/', 'y http://b/'],
    ],
    [
      'tags that are not closed',
      '<DT><A HREF="http://a/">x\n<DT><A HREF="http://b/">y',
      ['x http://a/', 'y http://b/'],
    ],
    [
      'a bracket that is missing',
      '<DT><A HREF="http://a/"\n<DT><A HREF="http://b/">y</A>',
      ['http://a/', 'y http://b/'],
    ],
    ['single quotes and capitals', "<dt><a Href='http://a/'>x</a>", ['x http://a/']],
    ['a folder without a list', '<DT><H3>A</H3><DT><A HREF=http://a/>x</A>', ['A/', 'x http://a/']],
    ['brackets and ampersands as they are', '<A HREF=http://a/?a&b=1>1 < 2 && 3</A>', ['1 < 2 && 3 http://a/?a&b=1']],
    ['no bookmark file at all', '{"json": true, "a": "<b>"}', []],
    ['nothing', '', []],
  ])('with %s is read as far as it makes sense', (_, text, lines) => {
    expect(outline(read(text))).toEqual(lines);
  });

  it('with one endless line is read in pieces', () => {
    const reader = new BookmarkFileReader();
    const events = [...reader.push('<DT><A ICON="data:')];
    for (let at = 0; at < 200; at++) events.push(...reader.push('A'.repeat(10_000)));
    events.push(...reader.push('" HREF="http://a/">'), ...reader.push('x'.repeat(300_000)), ...reader.end());
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ kind: 'bookmark', url: 'http://a/' });
  });

  it('with a note right before a separator keeps both', () => {
    const events = read(
      '<DL><p>\n<DT><A HREF="https://a.example/">A</A>\n<DD>A note\n<HR>\n<DT><A HREF="https://b.example/">B</A>\n</DL><p>',
    );
    expect(events.map(({ kind }) => kind)).toEqual(['bookmark', 'note', 'separator', 'bookmark']);
  });

  it('with tags in lower case and folders without paragraphs', () => {
    const file = `<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<dl>\n<dt><h3>One</h3></dt>\n<dl>\n<dt><a href="https://a.example/">A</a></dt>\n<dt><h3>Two</h3></dt>\n<dl>\n<dt><a href="https://b.example/">B</a></dt>\n</dl>\n</dl>\n</dl>`;
    expect(outline(read(file))).toEqual(['One/', '  A https://a.example/', '  Two/', '    B https://b.example/']);
  });

  it('with sixty folders in one another', () => {
    const open = Array.from({ length: 60 }, (_, at) => `<DT><H3>${at}</H3>\n<DL><p>\n`).join('');
    const lines = outline(
      read(`<DL><p>\n${open}<DT><A HREF="https://deep.example/">Deep</A>\n${'</DL><p>\n'.repeat(61)}`),
    );
    expect(lines).toHaveLength(61);
    expect(lines.at(-1)?.trim()).toBe('Deep https://deep.example/');
    expect(lines.at(-1)).toMatch(/^ {120}Deep/);
  });

  it('with dates in other units, and with none', () => {
    const dates = ['1700000000', '1700000000000', '1700000000000000', '0', 'soon', ''];
    const text = dates.map((date) => `<A HREF="http://a/" ADD_DATE="${date}">x</A>`).join('');
    const added = read(text).map((event) => (event.kind === 'bookmark' ? (event.added ?? null) : 'no bookmark'));
    expect(added).toEqual([1_700_000_000_000, 1_700_000_000_000, 1_700_000_000_000, null, null, null]);
  });
});

describe('the encoding of a file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  it('is the declared one, else the one that its bytes indicate', () => {
    expect(encodingOf(bytes('<META CONTENT="text/html; charset=UTF-8">é'))).toBe('utf-8');
    expect(encodingOf(bytes('<meta charset=iso-8859-2>'))).toBe('iso-8859-2');
    expect(encodingOf(bytes('<meta charset=klingon>Đ'))).toBe('utf-8');
    expect(encodingOf(new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x20]))).toBe('windows-1252');
    expect(encodingOf(bytes('café').subarray(0, 4))).toBe('utf-8');
    expect(encodingOf(new Uint8Array([0xff, 0xfe, 0x3c, 0]))).toBe('utf-16le');
    expect(encodingOf(bytes([...'<!DOCTYPE'].join('\0')))).toBe('utf-16le');
  });

  it('is not changed by one wrong byte at any place', () => {
    const text = bytes('<META CONTENT="text/html; charset=UTF-8">\n<DT><A HREF="http://a/">Café, Đà Nẵng</A>');
    for (let at = 60; at < text.length; at++) {
      const spoilt = text.slice();
      spoilt[at] = 0xff;
      expect(encodingOf(spoilt)).toBe('utf-8');
    }
    expect(encodingOf(new Uint8Array([...bytes('é đ 中'), 0xe9, 0x20]))).toBe('utf-8');
  });

  /** Encodes a text in an older encoding; `TextEncoder` writes UTF-8 only. */
  function bytesIn(label: string, text: string): Uint8Array {
    const decoder = new TextDecoder(label);
    const known = new Map(Array.from({ length: 128 }, (_, byte) => [String.fromCharCode(byte), [byte]]));
    for (let first = 0x80; first < 0x100; first++) {
      for (let second = 0x40; second < 0x100; second++) {
        const sign = decoder.decode(new Uint8Array([first, second]));
        if ([...sign].length === 1 && sign !== '\ufffd' && !known.has(sign)) known.set(sign, [first, second]);
      }
      const sign = decoder.decode(new Uint8Array([first]));
      if (sign !== '\ufffd' && !known.has(sign)) known.set(sign, [first]);
    }
    return Uint8Array.from([...text].flatMap((sign) => known.get(sign) ?? []));
  }

  const fileOf = (titles: string[]) =>
    `<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<DL><p>\n${titles
      .map((title, at) => `<DT><A HREF="https://example.org/${at}" ADD_DATE="1700000000">${title}</A>\n`)
      .join('')}</DL><p>`;

  const older: [label: string, language: string, titles: string[]][] = [
    ['shift_jis', 'ja', ['日本語のページ', 'ニュース速報', '東京の天気']],
    ['euc-jp', 'ja', ['日本語のページ', 'ニュース速報', '東京の天気', '料理レシピ']],
    ['gb18030', 'zh-CN', ['新闻中心', '学习编程', '北京天气', '菜谱大全']],
    ['big5', 'zh-TW', ['新聞中心', '學習程式', '台北天氣', '食譜大全']],
    ['euc-kr', 'ko', ['뉴스 속보', '한국어 공부', '서울 날씨', '요리법']],
    ['windows-1251', 'ru', ['Новости России', 'Погода в Москве', 'Рецепты']],
    ['koi8-r', 'ru', ['Новости России', 'Погода в Москве', 'Рецепты']],
    ['windows-1250', 'cs', ['Zprávy z domova', 'Počasí v Praze', 'Žluťoučký kůň', 'Wiadomości świąteczne']],
    ['windows-1253', 'el', ['Νέα και ειδήσεις', 'Ο καιρός στην Αθήνα', 'Συνταγές']],
    ['windows-1255', 'he', ['חדשות היום', 'מזג אוויר', 'מתכונים']],
    ['windows-1256', 'ar', ['أخبار اليوم', 'الطقس في القاهرة', 'وصفات الطبخ']],
    ['windows-874', 'th', ['ข่าววันนี้', 'อากาศกรุงเทพ', 'สูตรอาหาร']],
    ['windows-1252', 'de', ['Nachrichten für Österreich', 'Café Zürich', 'Übersicht']],
  ];
  it.each(older)('is recognised by its letters if a file of %s does not declare it', (label, language, titles) => {
    const file = bytesIn(label, fileOf(titles));
    for (const ours of ['en-US', language]) {
      const text = new TextDecoder(encodingOf(file, ours)).decode(file);
      for (const title of titles) expect(text).toContain(title);
    }
    const csv = bytesIn(label, `title,url\n${titles.map((title) => `${title},https://example.org/\n`).join('')}`);
    expect(new TextDecoder(encodingOf(csv, language)).decode(csv)).toContain(titles[0]);
  });

  it.each(older.filter(([label]) => !/euc-jp|koi8/.test(label)))(
    'is that of the language where one word in %s is all there is',
    (label, language, [title = '']) => {
      const file = bytesIn(label, fileOf([title]));
      expect(new TextDecoder(encodingOf(file, language)).decode(file)).toContain(title);
    },
  );
});
