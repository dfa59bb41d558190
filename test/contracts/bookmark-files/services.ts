import type { FileCase } from './outline.ts';

const json = JSON.stringify;

/** Files of services that keep links. */
export const serviceFiles: FileCase[] = [
  {
    program: 'Pocket CSV',
    of: 'tags between bars',
    text: 'title,url,time_added,cursor,tags,status\nFirst page,https://p1.test/,1728576752,7187,sea|to cook,unread\n"Second, page","https://p2.test/a,b",1728576752,7188,,archive\n',
    lines: ['First page https://p1.test/ [sea, to cook]', 'Second, page https://p2.test/a,b'],
  },
  {
    program: 'Pocket CSV',
    of: 'quotes and line breaks within a cell',
    text: 'title,url,time_added,tags,status\r\n"A ""quoted""\r\ntitle",https://p.test/,1,a,unread\r\n',
    lines: ['A "quoted"\r\ntitle https://p.test/ [a]'],
  },
  {
    program: 'Pocket HTML',
    of: 'what was read apart from what was not',
    text: `<!DOCTYPE html>
<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" /><title>Pocket Export</title></head>
<body>
<h1>Unread</h1>
<ul>
<li><a href="https://p1.test/a?x=1&amp;y=2" time_added="1650000000" tags="sea,to cook">First page</a></li>
<li><a href="https://p2.test/" time_added="1650000001" tags="">https://p2.test/</a></li>
</ul>
<h1>Read Archive</h1>
<ul>
<li><a href="https://p3.test/" time_added="1650000002" tags="done">Third &#039;page&#039;</a></li>
</ul>
</body></html>`,
    lines: [
      'Unread/',
      '  First page https://p1.test/a?x=1&y=2 [sea, to cook]',
      '  https://p2.test/ https://p2.test/',
      'Read Archive/',
      "  Third 'page' https://p3.test/ [done]",
    ],
  },
  {
    program: 'Raindrop CSV',
    of: 'folders of a path, notes',
    text: 'id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite\n1,First,my note,,https://r1.test/,Sea / Tides,"a, b",2024-01-01T00:00:00.000Z,,,false\n2,Second,,words,https://r2.test/,TCP/IP,,2024-01-01T00:00:00.000Z,,,false\n3,Third,,,https://r3.test/,Sea / Tides,,,,,true\n',
    lines: [
      'Sea/',
      '  Tides/',
      '    First https://r1.test/ [a, b]',
      '    (note of First)',
      '    Third https://r3.test/',
      'TCP/IP/',
      '  Second https://r2.test/',
    ],
  },
  {
    program: 'Raindrop CSV',
    of: 'semicolons, as tables of some languages have them',
    text: 'id;title;url;tags\n1;"a;b";https://r.test/;"x, y"\n',
    lines: ['a;b https://r.test/ [x, y]'],
  },
  {
    program: 'Raindrop HTML',
    of: 'covers and importance',
    text: `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Raindrop.io Bookmarks</TITLE>
<H1>Raindrop.io Bookmarks</H1>
<DL><p>
<DT><H3 ADD_DATE="1">Sea</H3>
<DL><p>
<DT><A HREF="https://r.test/" ADD_DATE="1" TAGS="a,b" DATA-COVER="https://c.test/x.png" DATA-IMPORTANT="true">R</A>
<DD>An excerpt of the page
</DL><p>
</DL><p>`,
    lines: ['Sea/', '  R https://r.test/ [a, b]', '  (note of R)'],
  },
  {
    program: 'Pinboard',
    of: 'notes and what is to be read',
    text: `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Pinboard Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p><DT><A HREF="https://pin1.test/" ADD_DATE="1600000000" PRIVATE="1" TOREAD="1" TAGS="rust,web-dev">Read me later</A>
<DD><blockquote>A note of mine, two lines
long &amp; useful</blockquote>
<DT><A HREF="https://pin2.test/" ADD_DATE="1600000001" PRIVATE="0" TOREAD="0" TAGS="rust">Second</A>
</DL></p>`,
    lines: [
      'Read me later https://pin1.test/ [rust, web-dev] (to read)',
      '(note of Read me later)',
      'Second https://pin2.test/ [rust]',
    ],
  },
  {
    program: 'Pinboard',
    of: 'JSON, whose tags stand between blanks',
    text: json([
      {
        href: 'https://pin.test/',
        description: 'Pin',
        extended: 'a note',
        time: '2020-01-01T00:00:00Z',
        shared: 'no',
        toread: 'yes',
        tags: 'rust web-dev',
      },
      { href: 'https://pin2.test/', description: 'Two', extended: '', toread: 'no', tags: '' },
    ]),
    lines: ['Pin https://pin.test/ [rust, web-dev] (to read)', '(note of Pin)', 'Two https://pin2.test/'],
  },
  {
    program: 'Delicious',
    of: 'all in one list',
    text: `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p><DT><A HREF="https://d1.test/" ADD_DATE="1" PRIVATE="0" TAGS="a,b">One</A><DD>words<DT><A HREF="https://d2.test/" PRIVATE="1" TAGS="">Two</A></DL><p>`,
    lines: ['One https://d1.test/ [a, b]', '(note of One)', 'Two https://d2.test/'],
  },
  {
    program: 'Google Bookmarks',
    of: 'labels',
    text: '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<H1>Bookmarks</H1>\n<DL><p>\n<DT><A HREF="https://g.test/" LABELS="one,two words">G</A>\n</DL><p>',
    lines: ['G https://g.test/ [one, two words]'],
  },
  {
    program: 'OneTab',
    of: 'groups of addresses with titles',
    text: 'https://one.test/a | One | two\nhttps://two.test/ | Two\n\nchrome://extensions/ | Extensions\nhttps://three.test/\n',
    lines: [
      'One | two https://one.test/a',
      'Two https://two.test/',
      'Extensions chrome://extensions/',
      'https://three.test/',
    ],
  },
  {
    program: 'OneTab',
    of: 'Windows lines, and lines that are none',
    text: 'My tabs of Monday:\r\nhttps://one.test/ | One\r\n\r\n12 tabs\r\n',
    lines: ['One https://one.test/'],
  },
  {
    program: 'a note in Markdown',
    of: 'a list of links',
    text: '- [One \\[draft\\]](https://one.test/)\n- [Two](https://two.test/)\n1. https://three.test/ Three\n',
    lines: ['One [draft] https://one.test/', 'Two https://two.test/', 'Three https://three.test/'],
  },
  {
    program: 'Instapaper',
    of: 'a page of ordered lists',
    text: `<!DOCTYPE HTML>
<html><head><title>Instapaper: Export</title></head><body>
<h1>Unread</h1>
<ol>
<li><a href="https://i1.test/">One</a>
<li><a href="https://i2.test/">Two</a>
</ol>
<h1>Archive</h1>
<ol>
</ol>
</body></html>`,
    lines: ['Unread/', '  One https://i1.test/', '  Two https://i2.test/', 'Archive/'],
  },
  {
    program: 'Instapaper',
    of: 'a table with selections',
    text: 'URL,Title,Selection,Folder,Timestamp\nhttps://i1.test/,One,"some, words",Unread,1700000000\nhttps://i2.test/,Two,,Archive,1700000000\n',
    lines: ['Unread/', '  One https://i1.test/', '  (note of One)', 'Archive/', '  Two https://i2.test/'],
  },
  {
    program: 'Shaarli',
    of: 'privacy and multi-line notes',
    text: `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file. -->
<TITLE>Shaarli export</TITLE>
<H1>Shaarli</H1>
<DL><p>
<DT><A HREF="https://sh.test/?a[]=1" ADD_DATE="1" LAST_MODIFIED="2" PRIVATE="1" TAGS="x,y">S</A>
<DD>Line one
Line <script> two
<DT><A HREF="https://sh2.test/" PRIVATE="0">T</A>
</DL><p>`,
    lines: ['S https://sh.test/?a[]=1 [x, y]', '(note of S)', 'T https://sh2.test/'],
  },
  {
    program: 'linkding',
    of: 'notes between marks',
    text: `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
<DT><A HREF="https://l.test/" ADD_DATE="1" PRIVATE="1" TOREAD="1" TAGS="a">L</A>
<DD>words[linkding-notes]more[/linkding-notes]
</DL><p>`,
    lines: ['L https://l.test/ [a] (to read)', '(note of L)'],
  },
  {
    program: 'Evernote',
    of: 'an exported page of links',
    text: '<!DOCTYPE html><html><body><h2>Clips</h2><ul><li><a href="https://e.test/"><b>Clip</b> one</a></li></ul><p><a href="https://f.test/">Loose</a></p></body></html>',
    lines: ['Clips/', '  Clip one https://e.test/', 'Loose https://f.test/'],
  },
  {
    program: 'a feed reader',
    of: 'OPML',
    text: '<?xml version="1.0" encoding="UTF-8"?>\n<opml version="1.0"><head><title>Feeds</title></head><body><outline text="Sea &amp; wind" title="Sea &amp; wind"><outline type="rss" text="Tides" xmlUrl="https://f.test/rss" htmlUrl="https://f.test/"/></outline><outline text="Only" xmlUrl="https://o.test/rss"></outline></body></opml>',
    lines: ['Sea & wind/', '  Tides https://f.test/', 'Only https://o.test/rss'],
  },
];
