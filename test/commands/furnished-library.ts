import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';
import type { TabSeed } from '@/test/fakes/tabs.ts';

/** Friday, November 27, 2026, in the afternoon. */
export const now = new Date(2026, 10, 27, 16).getTime();
const hour = 3_600_000;

type Page = [address: string, title: string, more?: TabSeed];

const windows: Page[][] = [
  [
    ['www.gmail.com/inbox', 'Inbox (14) - ana.kovac@gmail.com - Gmail', { pinned: true }],
    ['calendar.google.com/week', 'Google Calendar - Week of November 23', { pinned: true }],
    ['www.nytimes.com/2026/11/20/climate/rivers', "How Europe's Rivers Are Drying Up - The New York Times"],
    ['www.nytimes.com/2026/11/21/dining/pie', 'The Only Apple Pie You Need - The New York Times'],
    ['www.theguardian.com/money/mortgage-rates', 'Mortgage rates: what to expect in 2027 | The Guardian'],
    ['en.wikipedia.org/wiki/Sourdough', 'Sourdough - Wikipedia'],
    ['en.wikipedia.org/wiki/Lisbon', 'Lisbon - Wikipedia', { group: 'Lisbon trip', groupId: 50 }],
    [
      'www.booking.com/hotel/pt/alfama',
      'Alfama Boutique Hotel, Lisbon – Booking.com',
      { group: 'Lisbon trip', groupId: 50 },
    ],
    [
      'www.tap.pt/flights/zrh-lis',
      'Zurich to Lisbon flights | TAP Air Portugal',
      { group: 'Lisbon trip', groupId: 50 },
    ],
    ['www.youtube.com/watch?v=aaa', 'Bach Cello Suite No. 1 - Yo-Yo Ma - YouTube', { audible: true }],
    ['www.youtube.com/watch?v=bbb', 'How to fix a dripping tap in 5 minutes - YouTube'],
    ['www.youtube.com/watch?v=ccc', 'Lisbon travel guide: 48 hours - YouTube'],
    ['github.com/acme/boathouse/pull/212', 'Fix race in scheduler by mira · Pull Request #212 · acme/boathouse'],
    ['github.com/acme/boathouse/issues/198', 'Login fails on Safari · Issue #198 · acme/boathouse'],
    ['github.com/acme/boathouse/issues/198', 'Login fails on Safari · Issue #198 · acme/boathouse'],
    ['stackoverflow.com/questions/11227809', 'Why is processing a sorted array faster - Stack Overflow'],
    ['stackoverflow.com/questions/927358', 'How do I undo the most recent commits in Git? - Stack Overflow'],
    ['docs.google.com/document/d/1', 'Quarterly report draft - Google Docs'],
    ['docs.google.com/spreadsheets/d/2', 'Household budget 2026 - Google Sheets', { active: true }],
    ['www.amazon.de/dp/B0KETTLE', 'Fellow Stagg EKG Electric Kettle : Amazon.de'],
    ['www.amazon.de/dp/B0BOOTS', 'Meindl Hiking Boots Women : Amazon.de'],
    ['www.reddit.com/r/sourdough/comments/9', 'My starter smells like acetone : r/Sourdough'],
    ['www.reddit.com/r/Lisbon/comments/3', 'Where do locals eat? : r/Lisbon'],
    ['www.booking.com/hotel/pt/alfama', 'Alfama Boutique Hotel, Lisbon – Booking.com'],
  ],
  [
    ['app.slack.com/client/T1', 'general (Channel) - Acme - Slack', { pinned: true }],
    ['jira.acme.example/browse/BOAT-77', '[BOAT-77] Slow dashboard - Jira', { group: 'Work', groupId: 51 }],
    ['jira.acme.example/browse/BOAT-81', '[BOAT-81] Export to CSV - Jira', { group: 'Work', groupId: 51 }],
    ['figma.com/file/abc', 'Dashboard redesign – Figma', { group: 'Work', groupId: 51, active: true }],
    ['developer.mozilla.org/en-US/docs/Web/CSS/grid', 'grid - CSS | MDN'],
    ['developer.mozilla.org/en-US/docs/Web/API/Fetch_API', 'Fetch API - Web APIs | MDN'],
    ['arxiv.org/abs/2401.001', '[2401.001] A survey of tidal energy forecasting'],
    ['arxiv.org/abs/2402.002', '[2402.002] Learning to schedule with small models'],
    ['www.linkedin.com/feed', 'Feed | LinkedIn'],
    ['www.sbb.ch/en/timetable', 'Timetable | SBB'],
    ['www.zalando.ch/shoes', "Women's boots | Zalando"],
  ],
];

const closedTabs: Page[] = [
  ['www.ricardo.ch/bike', 'Used road bike size 54 - Ricardo'],
  ['www.swissinfo.ch/votes', 'What Swiss voters decide on Sunday - SWI swissinfo.ch'],
];

const bar: Page[] = [
  ['news.ycombinator.com', 'Hacker News'],
  ['www.sbb.ch/en/timetable', 'SBB timetable'],
  ['www.meteoswiss.ch', 'MeteoSwiss'],
];

const folders: Record<string, Page[]> = {
  Recipes: [
    ['www.seriouseats.com/ragu', 'Slow-cooked ragù - Serious Eats'],
    ['www.bbcgoodfood.com/dal', 'Easy dal recipe - BBC Good Food'],
    ['www.kingarthurbaking.com/sourdough', 'Naturally leavened sourdough bread - King Arthur'],
    ['www.nytimes.com/cooking/shakshuka', 'Shakshuka with feta - NYT Cooking'],
    ['www.seriouseats.com/ragu', 'Slow-cooked ragù - Serious Eats'],
  ],
  Work: [
    ['jira.acme.example/board', 'Boathouse board - Jira'],
    ['figma.com/team', 'Acme team - Figma'],
    ['docs.google.com/document/d/9', 'Onboarding notes - Google Docs'],
  ],
  Programming: [
    ['doc.rust-lang.org/book', 'The Rust Programming Language'],
    ['www.postgresql.org/docs/vacuum', 'Routine Vacuuming - PostgreSQL docs'],
    ['martinfowler.com/articles/feature-toggles', 'Feature Toggles - Martin Fowler'],
    ['github.com/acme/boathouse', 'acme/boathouse'],
    ['stackoverflow.com/questions/927358', 'How do I undo the most recent commits in Git? - Stack Overflow'],
  ],
  House: [
    ['www.ikea.com/ch/kallax', 'KALLAX shelf unit - IKEA'],
    ['www.comparis.ch/mortgage', 'Compare mortgages - comparis.ch'],
    ['www.gardena.com/hose', 'Garden hose reel - GARDENA'],
  ],
  'Lisbon 2027': [
    ['www.visitlisboa.com', 'Visit Lisboa'],
    ['www.timeout.com/lisbon/restaurants', 'The best restaurants in Lisbon - Time Out'],
  ],
  'Old stuff': [],
};

const tagged: Record<string, string[]> = {
  cooking: ['www.seriouseats.com/ragu', 'www.bbcgoodfood.com/dal'],
  rust: ['doc.rust-lang.org/book'],
  toread: ['martinfowler.com/articles/feature-toggles'],
};

const sessions: Record<string, Page[]> = {
  'Garden project': [
    ['www.gardena.com/planner', 'Garden planner - GARDENA'],
    ['www.rhs.org.uk/plants', 'Find a plant - RHS'],
  ],
  'Tax return 2025': [
    ['www.estv.admin.ch/forms', 'Forms - Federal Tax Administration'],
    ['www.zh.ch/tax', 'Tax declaration - Canton of Zurich'],
  ],
};

const toRead: Page[] = [
  ['www.economist.com/shipping', 'The future of shipping - The Economist'],
  ['www.quantamagazine.org/primes', 'A new pattern in the primes | Quanta Magazine'],
  ['lwn.net/articles/990', "Kernel development: what's next [LWN.net]"],
];

const at = (address: string) => `https://${address}`;
const bookmarksOf = (pages: Page[]) =>
  pages.map(([address, title]) => ({ title, url: at(address), added: now - 720 * hour }));

/** A browser with 35 tabs in two windows, 24 bookmarks, tags, sessions, a reading list, closed tabs and a history. */
export async function furnishedLibrary(): Promise<FakePorts> {
  const tabs = [...windows, closedTabs].flatMap((pages, window) =>
    pages.map(([address, title, more], n) => ({
      windowId: window < windows.length ? window + 1 : 1,
      url: at(address),
      title,
      active: false,
      lastAccessed: now - (1 + (n % 7)) * hour,
      ...more,
    })),
  );
  const numbered = tabs.map((tab, n) => ({ ...tab, id: n + 1 }));
  const ports = fakePorts({
    tabs: numbered,
    bookmarks: {
      bar: bookmarksOf(bar),
      other: Object.entries(folders).map(([title, pages]) => ({ title, children: bookmarksOf(pages) })),
    },
    history: numbered.map(({ url, title }) => ({ url, title, visits: [now - hour] })),
    permissions: ['history', 'sessions', 'readingList', 'bookmarks'],
  });
  ports.clock.advance(now - ports.clock.now());
  ports.tabs.sessions = true;
  await ports.tabs.close(numbered.slice(-closedTabs.length).map(({ id }) => id));
  for (const [tag, addresses] of Object.entries(tagged))
    for (const address of addresses) await ports.tags.add(at(address), [tag]);
  for (const [n, [name, pages]] of Object.entries(sessions).entries())
    await ports.sessions.put({
      id: `session-${n}`,
      name,
      at: now - 48 * hour,
      automatic: false,
      tabs: pages.map(([address, title], index) => ({
        url: at(address),
        title,
        pinned: false,
        group: null,
        window: 0,
        index,
        container: null,
      })),
    });
  for (const [address, title] of toRead) await ports.readingList.add({ url: at(address), title });
  return ports;
}
