import type { FileCase } from './outline.ts';

const json = JSON.stringify;

/** Files of programs that keep links in collections, sessions and windows. */
export const collectionFiles: FileCase[] = [
  {
    program: 'Linkwarden',
    of: 'collections, each with the id of the one it is in',
    text: json({
      name: 'me',
      collections: [
        {
          id: 5,
          name: 'Sea',
          parentId: null,
          links: [{ name: 'Tides', url: 'https://t.test/', tags: [{ name: 'water' }] }],
        },
        { id: 6, name: 'Ships', parentId: 5, links: [{ name: 'Ada', url: 'https://a.test/', tags: [] }] },
      ],
      pinnedLinks: [],
    }),
    lines: ['Sea/', '  Ships/', '    Ada https://a.test/', '  Tides https://t.test/ [water]'],
  },
  {
    program: 'Karakeep',
    of: 'lists by their ids, addresses within',
    text: json({
      bookmarks: [
        {
          title: 'A page',
          tags: ['One', 'two words'],
          lists: ['l2', 'l1'],
          content: { type: 'link', url: 'https://p.test/' },
          note: null,
        },
        { title: null, tags: [], lists: [], content: { type: 'link', url: 'https://b.test/' }, note: 'mine' },
        { title: 'Words', tags: [], lists: [], content: { type: 'text', text: 'no link' } },
      ],
      lists: [
        { id: 'l1', name: 'Reading', parentId: null },
        { id: 'l2', name: 'Papers', parentId: 'l1' },
      ],
    }),
    lines: [
      'Reading/',
      '  Papers/',
      '    A page https://p.test/ [One, two words]',
      'https://b.test/',
      '(note of https://b.test/)',
    ],
  },
  {
    program: 'Karakeep',
    of: 'lists that are in each other',
    text: json({
      bookmarks: [{ title: 'A', lists: ['l1'], content: { url: 'https://a.test/' } }],
      lists: [
        { id: 'l1', name: 'One', parentId: 'l2' },
        { id: 'l2', name: 'Two', parentId: 'l1' },
      ],
    }),
    lines: [
      ...Array.from({ length: 20 }, (_, at) => `${'  '.repeat(at)}${at % 2 === 0 ? 'Two' : 'One'}/`),
      `${'  '.repeat(20)}A https://a.test/`,
    ],
  },
  {
    program: 'Tab Session Manager',
    of: 'sessions of windows of tabs',
    text: json([
      {
        name: 'Monday',
        date: 1_700_000_000_000,
        windows: {
          1: {
            10: { id: 10, title: 'One', url: 'https://one.test/', favIconUrl: 'https://one.test/i.png' },
            11: { id: 11, title: 'Two', url: 'https://two.test/' },
          },
          2: { 12: { title: 'Three', url: 'about:config' } },
        },
        windowsInfo: { 1: { top: 0 } },
      },
    ]),
    lines: ['Monday/', '  One https://one.test/', '  Two https://two.test/', '  Three about:config'],
  },
  {
    program: 'Omnivore',
    of: 'labels',
    text: json([{ slug: 's', title: 'A | B', url: 'https://o.test/', state: 'Archived', labels: ['tools', 'cli'] }]),
    lines: ['A | B https://o.test/ [tools, cli]'],
  },
  {
    program: 'Omnivore',
    of: 'a table, labels between brackets',
    text: 'url,state,labels,saved_at\nhttps://o.test/,SUCCEEDED,"[one,two words]",1700000000000\n',
    lines: ['https://o.test/ [one, two words]'],
  },
  {
    program: 'wallabag',
    of: 'the words of a page beside its link',
    text: json([
      { id: 1, title: 'a/b', url: 'https://w.test/', tags: ['dev'], content: '<p>x</p>', is_archived: 0 },
      { id: 2, title: 'C', url: 'https://c.test/', tags: [{ id: 7, label: 'sea', slug: 'sea' }] },
    ]),
    lines: ['a/b https://w.test/ [dev]', 'C https://c.test/ [sea]'],
  },
  {
    program: 'Toby',
    of: 'lists of cards',
    text: json({ version: 3, lists: [{ title: 'Work', cards: [{ title: 'A', url: 'https://a.test/' }] }] }),
    lines: ['Work/', '  A https://a.test/'],
  },
  {
    program: 'Instapaper',
    of: 'a table with tags as JSON',
    text: 'URL,Title,Selection,Folder,Timestamp,Tags\nhttps://i.test/,"One, two","",Unread,1726500000,"[""a"",""b c""]"\nhttps://j.test/,Two,,Cooking,1726500000,[]\n',
    lines: ['Unread/', '  One, two https://i.test/ [a, b c]', 'Cooking/', '  Two https://j.test/'],
  },
  {
    program: 'Raindrop CSV',
    of: 'all its columns, a row without an address, an empty line',
    text: '\uFEFFid,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite\n1,Bad,,,,Sea,,,,,\n\n2,"Good, ""one""","two\nlines",,https://g.test/,Sea,"a, b",2024-01-01T00:00:00.000Z,,,false\n',
    lines: ['Sea/', '  Good, "one" https://g.test/ [a, b]', '  (note of Good, "one")'],
  },
  {
    program: 'Export Bookmarks as Text',
    of: 'folders by their place, a root without a name',
    text: ' > \n  > Меню закладок\n   > First folder\n    Test link : https://test.ru/\n   > Second / folder\n    New - link: https://newtest.ru/\n  > Empty\n  > Other\n   https://last.test/\n',
    lines: [
      'Меню закладок/',
      '  First folder/',
      '    Test link https://test.ru/',
      '  Second / folder/',
      '    New - link https://newtest.ru/',
      'Other/',
      '  https://last.test/',
    ],
  },
  {
    program: 'Copy as Markdown',
    of: 'lists in lists',
    text: '- Work\n  - [A](https://a.test/)\n  - Deeper:\n\t- [B](https://b.test/)\n- [C](https://c.test/)\n',
    lines: ['Work/', '  A https://a.test/', '  Deeper/', '    B https://b.test/', 'C https://c.test/'],
  },
  {
    program: 'Markdown',
    of: 'headings, prose between links',
    text: '# Sea\n\nWhat I read.\n\n- [A](https://a.test/)\n\n## Tides\n\n- [B](https://b.test/)\n\n# Land\n\n### Empty\n\n## Hills\n\nhttps://c.test/\n',
    lines: [
      'Sea/',
      '  A https://a.test/',
      '  Tides/',
      '    B https://b.test/',
      'Land/',
      '  Hills/',
      '    https://c.test/',
    ],
  },
  {
    program: 'Raindrop CSV',
    of: 'the form in which it reads tables: folders with a slash alone, tags that have one',
    text: 'folder,url,title,note,tags,created\n"Sea",https://a.test/,A,,"dev/rust, app",1629980125\n"Sea/Tides/Low",https://b.test/,B,,,1629980125\n/Land/,https://c.test/,C,,,\n',
    lines: [
      'Sea/',
      '  Tides/',
      '    Low/',
      '      B https://b.test/',
      '  A https://a.test/ [dev/rust, app]',
      'Land/',
      '  C https://c.test/',
    ],
  },
  {
    program: 'Raindrop CSV',
    of: 'slashes in names beside those of paths',
    text: 'id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite\n1,A,,,https://a.test/,Apps/Services / AI Tools,,,,,\n2,B,,,https://b.test/,TCP/IP,,,,,\n',
    lines: ['Apps/Services/', '  AI Tools/', '    A https://a.test/', 'TCP/IP/', '  B https://b.test/'],
  },
  {
    program: 'Bookmarks as JSON',
    of: 'folders in folders as JSON names them',
    text: json([
      { url: 'https://a.test/', title: 'A', folder: 'Work/Bills' },
      { url: 'https://c.test/', title: 'C', collection: { $id: 7, title: 'Sea' } },
      { url: 'https://b.test/', title: 'B', folder: 'Work' },
    ]),
    lines: ['Work/', '  Bills/', '    A https://a.test/', '  B https://b.test/', 'Sea/', '  C https://c.test/'],
  },
  {
    program: 'Safari',
    of: 'the reading list under the name of its program',
    text: '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<HTML>\n<H1>Bookmarks</H1>\n<DT><H3 FOLDED id="com.apple.ReadingList">com.apple.ReadingList</H3>\n<DL><p>\n<DT><A HREF="https://r.test/">R</A>\n</DL><p>\n</HTML>',
    lines: ['Reading List/', '  R https://r.test/'],
  },
];
