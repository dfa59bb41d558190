import type { FileCase } from './outline.ts';

const list = (body: string) => `<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n${body}\n</DL><p>\n`;
const file = (of: string, body: string, lines: string[]): FileCase => ({
  program: 'any program',
  of,
  text: list(body),
  lines,
});

/** Oddities that occur in bookmark files of any program. */
export const oddFiles: FileCase[] = [
  file(
    'all names of HTML',
    '<DT><A HREF="https://e.test/?a=1&b=2&copy=3&amp;lt=4">Caf&eacute; &raquo; na&iuml;ve &mdash; it&rsquo;s&hellip; &copy; &euro;5 &CounterClockwiseContourIntegral;</A>',
    ['Café » naïve — it’s… © €5 ∳ https://e.test/?a=1&b=2&copy=3&lt=4'],
  ),
  file(
    'references that are none',
    '<DT><A HREF="https://e.test/">AT&T &ampersand; R&D &notanentity; &#0; &#xD800; &#99999999; &amp;amp;</A>',
    ['AT&T &ampersand; R&D &notanentity; &#0; &#xD800; &#99999999; &amp; https://e.test/'],
  ),
  file(
    'brackets in titles',
    '<DT><A HREF="https://r1.test/"><someXML/></A>\n<DT><A HREF="https://r2.test/">Vec<String> and a<b</A>\n<DT><A HREF="https://r3.test/">1 < 2 > 0 </x> <!</A>\n<DT><A HREF="https://r4.test/">last</A>',
    [
      '<someXML/> https://r1.test/',
      'Vec<String> and a<b https://r2.test/',
      '1 < 2 > 0 </x> <! https://r3.test/',
      'last https://r4.test/',
    ],
  ),
  file(
    'scripts and text areas in notes',
    '<DT><A HREF="https://a.test/">A</A>\n<DD>a note with <script> and <textarea> in it\n<DT><A HREF="https://b.test/">B</A>',
    ['A https://a.test/', '(note of A)', 'B https://b.test/'],
  ),
  file(
    'line breaks in attributes and titles',
    '<DT><A HREF="https://a.test/"\n  TAGS="one,\n two"\n  ICON="data:image/png;base64,AAAA\nBBBB">A title\n    of two lines</A>\n<DT><A HREF="https://b.test/">B</A>',
    ['A title of two lines https://a.test/ [one, two]', 'B https://b.test/'],
  ),
  file(
    'quotes that are never closed',
    '<DT><A HREF="https://a.test/ TAGS="x">A</A>\n<DT><A HREF="https://b.test/>B</A>\n<DT><A HREF="https://c.test/">C</A>',
    ['A https://a.test/ TAGS=', 'B https://b.test/', 'C https://c.test/'],
  ),
  file(
    'addresses with equal signs and quotes',
    `<DT><A HREF="https://a.test/?q==">A</A>\n<DT><A HREF='https://b.test/?a="1"'>B</A>`,
    ['A https://a.test/?q==', 'B https://b.test/?a="1"'],
  ),
  file(
    'no address and odd ones',
    '<DT><A HREF="">none</A>\n<DT><A>no attribute</A>\n<DT><A HREF="www.bare.test">bare</A>',
    ['none', 'no attribute', 'bare www.bare.test'],
  ),
  file(
    'folders of one name',
    '<DT><H3>Twice</H3><DL><p>\n<DT><A HREF="https://1.test/">1</A>\n</DL><p>\n<DT><H3>Twice</H3><DL><p>\n<DT><A HREF="https://2.test/">2</A>\n</DL><p>',
    ['Twice/', '  1 https://1.test/', 'Twice/', '  2 https://2.test/'],
  ),
  file(
    'lists that do not fit together',
    '<DT><H3>Open</H3>\n<DL><p>\n<DT><A HREF="https://o1.test/">one</A>\n<DT><H3>Next without list</H3>\n<DT><A HREF="https://o2.test/">two</A>\n</DL>\n</DL>\n</DL>\n<DT><A HREF="https://o3.test/">three</A>',
    ['Open/', '  one https://o1.test/', '  Next without list/', '  two https://o2.test/', 'three https://o3.test/'],
  ),
];
