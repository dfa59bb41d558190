import type { FileCase } from './outline.ts';

const head = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
`;
const netscape = (body: string) => `${head}${body}\n</DL><p>\n`;
const json = JSON.stringify;

/** Files of browsers, as each writes them. */
export const browserFiles: FileCase[] = [
  {
    program: 'Chrome',
    of: 'folders between bookmarks',
    text: netscape(`    <DT><H3 ADD_DATE="1700000000" LAST_MODIFIED="0" PERSONAL_TOOLBAR_FOLDER="true">Bookmarks bar</H3>
    <DL><p>
        <DT><A HREF="https://one.test/" ADD_DATE="1700000001" ICON="data:image/png;base64,iVBO=">One</A>
        <DT><H3 ADD_DATE="1700000002" LAST_MODIFIED="0">Two</H3>
        <DL><p>
            <DT><A HREF="https://in.test/" ADD_DATE="1700000003">In</A>
        </DL><p>
        <DT><A HREF="https://three.test/" ADD_DATE="1700000004">Three</A>
    </DL><p>`),
    lines: [
      'Bookmarks bar/',
      '  One https://one.test/',
      '  Two/',
      '    In https://in.test/',
      '  Three https://three.test/',
    ],
  },
  {
    program: 'Chrome',
    of: 'bookmarklets and other schemes',
    text: netscape(`<DT><A HREF="javascript:(function(){alert(&quot;a&quot;)})()">Ask</A>
<DT><A HREF="chrome://settings/">Settings</A>
<DT><A HREF="file:///home/me/notes.html">Notes</A>
<DT><A HREF="data:text/html,&lt;b&gt;x&lt;/b&gt;">Data</A>`),
    lines: [
      'Ask javascript:(function(){alert("a")})()',
      'Settings chrome://settings/',
      'Notes file:///home/me/notes.html',
      'Data data:text/html,<b>x</b>',
    ],
  },
  {
    program: 'Chrome',
    of: 'empty titles and folders',
    text: netscape(`<DT><A HREF="https://a.test/"></A>
<DT><H3></H3>
<DL><p>
    <DT><H3>Empty</H3>
    <DL><p>
    </DL><p>
</DL><p>`),
    lines: ['https://a.test/', '/', '  Empty/'],
  },
  {
    program: 'Chrome',
    of: 'its own file',
    text: json({
      checksum: 'x',
      roots: {
        bookmark_bar: {
          type: 'folder',
          name: 'Bookmarks bar',
          children: [
            { type: 'url', name: 'One', url: 'https://one.test/', date_added: '13300000000000000' },
            { type: 'folder', name: 'Dev', children: [{ type: 'url', name: '', url: 'chrome://flags/' }] },
          ],
        },
        other: { type: 'folder', name: 'Other bookmarks', children: [] },
      },
      version: 1,
    }),
    lines: ['Bookmarks bar/', '  One https://one.test/', '  Dev/', '    chrome://flags/', 'Other bookmarks/'],
  },
  {
    program: 'Edge',
    of: 'its own capitals and roots',
    text: `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Favorites</TITLE>
<H1>Favorites</H1>
<DL><p>
    <DT><H3 ADD_DATE="1" LAST_MODIFIED="2" PERSONAL_TOOLBAR_FOLDER="true">Favorites bar</H3>
    <DL><p>
        <DT><A HREF="edge://surf/" ADD_DATE="1">Surf</A>
    </DL><p>
</DL><p>`,
    lines: ['Favorites bar/', '  Surf edge://surf/'],
  },
  {
    program: 'Edge',
    of: 'a favorite with a note',
    text: netscape('<DT><A HREF="https://n.test/">N</A>\n<DD>Call them on Monday\n<DT><A HREF="https://m.test/">M</A>'),
    lines: ['N https://n.test/', '(note of N)', 'M https://m.test/'],
  },
  {
    program: 'Internet Explorer',
    of: 'a mark of its encoding and Windows lines',
    text: '<!DOCTYPE NETSCAPE-Bookmark-file-1>\r\n<TITLE>Bookmarks</TITLE>\r\n<H1>Bookmarks</H1>\r\n<DL><p>\r\n    <DT><H3 FOLDED ADD_DATE="1">Ordner &#228;</H3>\r\n    <DL><p>\r\n        <DT><A HREF="https://ie.test/" LAST_VISIT="1" ICON_URI="x" >Seite ü</A>\r\n    </DL><p>\r\n</DL><p>\r\n',
    lines: ['Ordner ä/', '  Seite ü https://ie.test/'],
  },
  {
    program: 'Firefox HTML',
    of: 'separators, tags, descriptions, keywords',
    text: netscape(`    <DT><A HREF="https://a.test/" ADD_DATE="1" SHORTCUTURL="a" TAGS="x,to cook">A</A>
    <DD>First line
second line
    <HR>    <DT><A HREF="https://b.test/">B</A>
    <HR>
    <HR>`),
    lines: ['A https://a.test/ [x, to cook]', '(note of A)', '---', 'B https://b.test/', '---', '---'],
  },
  {
    program: 'Firefox HTML',
    of: 'its roots, and a folder with a description',
    text: netscape(`    <DT><H3 PERSONAL_TOOLBAR_FOLDER="true">Bookmarks Toolbar</H3>
    <DD>Add bookmarks to this folder
    <DL><p>
        <HR>
        <DT><A HREF="https://bar.test/">Bar</A>
    </DL><p>
    <DT><H3 UNFILED_BOOKMARKS_FOLDER="true">Other Bookmarks</H3>
    <DL><p>
    </DL><p>`),
    lines: [
      'Bookmarks Toolbar/',
      '  (note of Bookmarks Toolbar)',
      '  ---',
      '  Bar https://bar.test/',
      'Other Bookmarks/',
    ],
  },
  {
    program: 'Firefox HTML',
    of: 'smart bookmarks',
    text: netscape('<DT><A HREF="place:sort=8&amp;maxResults=10" ICON="">Most visited</A>'),
    lines: ['Most visited place:sort=8&maxResults=10'],
  },
  {
    program: 'Firefox JSON',
    of: 'a backup with all its kinds',
    text: json({
      guid: 'root________',
      title: '',
      typeCode: 2,
      type: 'text/x-moz-place-container',
      root: 'placesRoot',
      children: [
        {
          guid: 'menu________',
          title: 'menu',
          typeCode: 2,
          root: 'bookmarksMenuFolder',
          children: [
            { title: 'One', typeCode: 1, type: 'text/x-moz-place', uri: 'https://one.test/', tags: 'a,b' },
            { title: '', typeCode: 3, type: 'text/x-moz-place-separator' },
            { title: 'Script', typeCode: 1, uri: 'javascript:void 0', keyword: 's' },
            { title: 'Inside', typeCode: 2, children: [{ typeCode: 1, uri: 'https://two.test/' }] },
          ],
        },
        { title: 'toolbar', typeCode: 2, root: 'toolbarFolder', children: [] },
      ],
    }),
    lines: [
      'menu/',
      '  One https://one.test/ [a, b]',
      '  ---',
      '  Script javascript:void 0',
      '  Inside/',
      '    https://two.test/',
      'toolbar/',
    ],
  },
  {
    program: 'Firefox JSON',
    of: 'an old backup, whose tags are folders and whose notes are annotations',
    text: json({
      root: 'placesRoot',
      children: [
        {
          title: 'Tags',
          root: 'tagsFolder',
          type: 'text/x-moz-place-container',
          children: [
            { title: 'a', type: 'text/x-moz-place-container', children: [{ uri: 'https://one.test/', title: 'One' }] },
          ],
        },
        {
          title: 'Unsorted Bookmarks',
          root: 'unfiledBookmarksFolder',
          children: [
            {
              uri: 'https://one.test/',
              title: 'One',
              annos: [{ name: 'bookmarkProperties/description', value: 'a note' }],
            },
            { type: 'text/x-moz-place-separator' },
          ],
        },
      ],
    }),
    lines: ['Unsorted Bookmarks/', '  One https://one.test/', '  (note of One)', '  ---'],
  },
  {
    program: 'Firefox JSON',
    of: 'one folder of a backup',
    text: json({ typeCode: 2, children: [{ typeCode: 1, title: 'A', uri: 'https://a.test/' }] }),
    lines: ['A https://a.test/'],
  },
  {
    program: 'Safari',
    of: 'no outer list, and a reading list',
    text: `<!DOCTYPE NETSCAPE-Bookmark-file-1>
	<HTML>
	<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
	<Title>Bookmarks</Title>
	<H1>Bookmarks</H1>
	<DT><H3 FOLDED>Favourites</H3>
	<DL><p>
		<DT><A HREF="https://s1.test/">One</A>
		<DT><H3 FOLDED>Inner</H3>
		<DL><p>
			<DT><A HREF="https://s2.test/">Two</A>
		</DL><p>
	</DL><p>
	<DT><A HREF="https://s3.test/">Loose</A>
	<DT><H3 FOLDED id="com.apple.ReadingList">Reading List</H3>
	<DL><p>
	</DL><p>
</HTML>`,
    lines: [
      'Favourites/',
      '  One https://s1.test/',
      '  Inner/',
      '    Two https://s2.test/',
      'Loose https://s3.test/',
      'Reading List/',
    ],
  },
  {
    program: 'Safari',
    of: 'titles with its own references',
    text: '<HTML>\n<H1>Bookmarks</H1>\n<DT><A HREF="https://s.test/?a=1&amp;b=2">Tom &amp; Jerry&#39;s &quot;show&quot;</A>\n</HTML>',
    lines: [`Tom & Jerry's "show" https://s.test/?a=1&b=2`],
  },
  {
    program: 'Opera',
    of: 'speed dials',
    text: netscape(`<DT><H3 ADD_DATE="1">Speed Dials</H3>
<DL><p>
<DT><A HREF="https://dial.test/" ADD_DATE="1">Dial</A>
</DL><p>
<DT><H3>Unsorted Bookmarks</H3>
<DL><p>
</DL><p>`),
    lines: ['Speed Dials/', '  Dial https://dial.test/', 'Unsorted Bookmarks/'],
  },
  {
    program: 'Opera',
    of: 'lower case and no quotes',
    text: '<dl>\n<dt><h3>Old</h3>\n<dl>\n<dt><a href=https://o.test/ tags=x>O</a></dt>\n</dl></dt>\n</dl>',
    lines: ['Old/', '  O https://o.test/ [x]'],
  },
  {
    program: 'Konqueror',
    of: 'XBEL',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE xbel PUBLIC "+//IDN python.org//DTD XML Bookmark Exchange Language 1.0//EN//XML" "x">
<xbel version="1.0">
  <title>Mine</title>
  <folder folded="no"><title>Sea</title>
    <bookmark href="https://tides.test/?a=1&amp;b=2"><title>Tides &amp; times</title><desc>when</desc></bookmark>
    <separator/>
    <folder><title>Ships</title></folder>
  </folder>
  <bookmark href="https://bare.test/"/>
</xbel>`,
    lines: ['Sea/', '  Tides & times https://tides.test/?a=1&b=2', '  ---', '  Ships/', 'https://bare.test/'],
  },
];
