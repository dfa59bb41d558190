import type { CallPart, Message, Part } from '@/src/contract/conversation.ts';
import type { JournalEntry, Preview } from '@/src/contract/run.ts';
import type { Text } from '@/src/contract/text.ts';
import type { LiveRow, PlannedRow, Row } from '@/src/contract/tool.ts';

/** A sentence in the tools' own words, which are not ours to know here: its key is what is shown. */
export const words = (key: string): Text => ({ key });

const pages: [string, string][] = [
  ['Rust Playground', 'https://play.rust-lang.org/?version=stable'],
  ['async-std vs tokio: which runtime should you choose in 2026?', 'https://blog.example.com/async-runtimes/2026'],
  ['Inbox (14) – mail@example.com', 'https://mail.example.com/u/0/#inbox'],
  ['vacuumdb – PostgreSQL 18 documentation', 'https://www.postgresql.org/docs/18/app-vacuumdb.html'],
  ['Kettle review: the seven best of the year, tested for weeks', 'https://kettles.example.net/reviews'],
  ['Heat pumps explained', 'https://energy.example.org/heat-pumps'],
  ['Sourdough, day by day', 'https://bread.example.com/sourdough'],
  ['outrigger canoe – Wikipedia', 'https://en.wikipedia.org/wiki/Outrigger_boat'],
  ['Flights to Da Nang', 'https://flights.example.com/search?from=BER&to=DAD'],
  ['Issue #4182: panel does not open', 'https://code.example.dev/outrigger/issues/4182'],
  ['日本語の見出し', 'https://xn--wgv71a119e.example/news'],
];

const at = Date.now() - 4 * 60_000;

export const liveRows = (n: number): LiveRow[] =>
  pages.slice(0, n).map(([title, url], index) => ({ kind: 'tab', id: String(index), title, url }));

export const planRows: Row[] = pages.map(([title, url], index) => ({
  id: `tab:${index}`,
  title,
  url,
  place: words(index % 2 ? 'Window 2' : 'Window 1, group Trip'),
  ...(index === 4 ? { source: 'kettles.example.net' } : {}),
}));

export const closePlan: Preview = {
  headline: { key: 'Close {n} duplicate tabs in 2 windows?', params: { n: 11 } },
  reason: words('Closing asks first.'),
  notes: [
    words('The copy you used last stays open. Pinned and playing tabs are left alone.'),
    words('Text typed into them does not come back.'),
  ],
  verb: { key: 'Close {n}', params: { n: 11 } },
  refuse: words('Keep all'),
  sections: [
    {
      id: 's1',
      call: 'c1',
      tool: 'close_tabs',
      effect: 'destroy',
      inverse: 'partial',
      title: words('Exact copies'),
      rows: planRows.slice(0, 8),
    },
    {
      id: 's2',
      call: 'c1',
      tool: 'close_tabs',
      effect: 'destroy',
      inverse: 'partial',
      title: words('Same page, other parameters'),
      rows: planRows.slice(8),
    },
  ],
  addresses: [],
  sources: ['kettles.example.net'],
  grants: ['chat', 'always'],
};

export const call = (name: string, sentence: string, more: Partial<CallPart> = {}): CallPart => ({
  type: 'call',
  call: { id: `${name}-1`, name, arguments: { site: 'example.com', limit: 50 }, repairs: [] },
  syntax: 'json-block',
  raw: '',
  state: 'done',
  result: {
    success: true,
    data: { total: 3, items: [{ id: 1, title: 'Rust Playground', pinned: true }] },
    error: null,
    execution_time_ms: 240,
    retries: 0,
  },
  view: { sentence: words(sentence), rows: [], total: 0 },
  ...more,
});

export const user = (turn: string, said: string): Message => ({
  id: `${turn}-user`,
  conversation: 'chat',
  turn,
  role: 'user',
  at,
  parts: [{ type: 'text', text: said }],
  state: 'complete',
});

export const answer = (turn: string, parts: Part[]): Message => ({
  id: `${turn}-answer`,
  conversation: 'chat',
  turn,
  role: 'assistant',
  at: at + 1000,
  parts,
  state: 'complete',
});

export const entry = (id: string, headline: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  at,
  conversation: 'chat',
  turn: id,
  caller: 'command',
  tool: 'close_tabs',
  effect: 'destroy',
  inverse: 'partial',
  arguments: {},
  decision: { kind: 'approved' },
  session: 's',
  rows: planRows.slice(0, 3).map((row): PlannedRow => ({ ...row, digest: {}, before: null, change: null })),
  outcomes: planRows.slice(0, 3).map((row) => ({ row: row.id, state: 'done', after: null })),
  running: [],
  state: 'done',
  undone: [],
  headline: words(headline),
  undoLabel: words('Undo: close 3 tabs'),
  ...more,
});
