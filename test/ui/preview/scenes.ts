import type { Message, Turn } from '@/src/contract/conversation.ts';
import type { Provider } from '@/src/contract/provider.ts';
import { type FakeServices, type FakeServicesOptions, fakeServices } from '@/test/fakes/services.ts';
import { answer, call, closePlan, entry, liveRows, user, words } from './samples.ts';

type Scene = () => Promise<FakeServices>;

const local = {
  id: 'p1',
  kind: 'openai-compatible',
  name: 'Home server',
  baseUrl: 'http://localhost',
  model: 'qwen3-8b',
  at: 1,
};
const overview = { tabs: 214, windows: 3, duplicates: 9, duplicateWindows: 2, stale: 86, sites: 61, bookmarks: 1204 };

async function world(options: FakeServicesOptions = {}, messages: Message[] = [], turn?: Partial<Turn>) {
  const services = fakeServices({ overview, preview, ...options });
  services.favicon = favicon;
  const at = Date.now();
  await services.providers.put(local);
  await services.settings.change({ provider: 'p1' });
  if (messages.length === 0) return services;
  const title = 'Tidy up before the trip';
  await services.conversations.put({ id: 'chat', title, named: false, at, updated: at, window: 7, draft: '' });
  for (const message of messages) await services.conversations.putMessage(message);
  const last = messages.at(-1)?.turn ?? '';
  const ended: Turn = {
    id: last,
    conversation: 'chat',
    state: 'done',
    at,
    provider: 'p1',
    model: 'qwen3-8b',
    syntax: 'json-block',
    round: 1,
    end: { reason: 'answered' },
  };
  await services.conversations.putTurn({ ...ended, ...turn });
  return services;
}

const preview = (sentence: string) => ({
  intent: 'tabs.close-duplicates',
  sentence: words('Close 9 duplicate tabs in 2 windows'),
  exact: sentence.startsWith('close'),
});

function favicon(url: string): string | null {
  const hue = [...url].reduce((sum, char) => sum + char.charCodeAt(0), 0) % 360;
  if (hue % 4 === 0) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="hsl(${hue} 55% 50%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Says these words, then stays silent with the stream open. */
const saying = (text: string): Provider => ({
  models: async () => [],
  async *stream(_, signal) {
    yield { type: 'reasoning-delta', text: 'The user wants to know which runtime fits. I should compare them.' };
    for (const word of text.split(/(?<= )/)) yield { type: 'text-delta', text: word };
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    yield { type: 'finish', reason: 'aborted', endMark: false };
  },
});

const prose = `Three of the open tabs are about **async runtimes**. In short:

| | tokio | smol |
|---|---|---|
| Size | 2.1 MB | 0.4 MB |
| Ecosystem | most crates | few |

- [tokio](https://tokio.rs) is what most libraries expect.
- \`smol\` is smaller, and [its author explains why](https://blog.example.com/why).

\`\`\`rust
#[tokio::main]
async fn main() {
    println!("ahoy");
}
\`\`\`

So for the service you describe`;

const cards = [
  user('t1', 'which tabs are about rust, and close the ones I have twice'),
  answer('t1', [
    call('list_tabs', 'Looked through 214 tabs', {
      view: { sentence: words('Looked through 214 tabs'), rows: liveRows(11), total: 43 },
    }),
    { type: 'text', text: 'There are 43, eleven of them twice. Closing the copies.' },
    call('close_tabs', 'Closed 10 tabs', {
      call: { id: 'c2', name: 'close_tabs', arguments: { tab_ids: [1, 2] }, repairs: [] },
      view: {
        sentence: words('Closed 10 tabs'),
        rows: [],
        total: 0,
        undo: { entry: 'c2', label: words('Undo: close 10 tabs') },
        after: ['kettles.example.net'],
      },
    }),
    call('pin_tabs', 'x', {
      call: { id: 'c3', name: 'pin_tabs', arguments: { tab_ids: [1, 2] }, repairs: [] },
      state: 'declined',
    }),
    {
      type: 'call-error',
      id: 'c4',
      syntax: 'json-block',
      code: 'malformed-json',
      message: 'This is no JSON.',
      suggestion: 'Write JSON.',
      raw: '{"name": "close_tabs", "arguments": {tab',
    },
    { type: 'text', text: '10 tabs closed; 33 about Rust are left.' },
    {
      type: 'chips',
      choice: false,
      chips: [
        { label: words('Group the rest as Rust'), intent: { id: 'tabs.group-matching', slots: {} } },
        { label: words('Sleep them'), intent: { id: 'tabs.sleep', slots: {} } },
      ],
    },
  ]),
];

const ask: Scene = () =>
  world({
    provider: saying('<<{"name":"close_tabs","arguments":{"tab_ids":[1]}}>>'),
    background: { run: () => ({ kind: 'confirm', ticket: 'k1', preview: closePlan, calls: [] }) },
  });

const errors: Scene = () =>
  world({}, [user('t1', 'what is this page about?')], {
    state: 'stopped',
    end: {
      reason: 'error',
      error: { code: 'origin-not-allowed', host: 'localhost:11434', status: 403, detail: 'Forbidden' },
    },
  });

const choices: Scene = () =>
  world({}, [
    user('t1', 'open Thesis'),
    answer('t1', [
      { type: 'text', text: 'Thesis is three things. Which one?' },
      {
        type: 'chips',
        choice: true,
        chips: [
          'The session of 3 May, 38 tabs',
          'The folder in Bookmarks bar, 112 bookmarks',
          'The group in window 2',
        ].map((label) => ({ label: words(label), intent: { id: label, slots: {} } })),
      },
    ]),
  ]);

const activity: Scene = async () => {
  const services = await world({}, cards);
  const twoHours = Date.now() - 7_200_000;
  await services.records.journal.put(entry('e1', 'Closed 10 tabs'));
  const older = { at: twoHours, turn: 'old' };
  await services.records.journal.put(
    entry('e2', 'Grouped 96 tabs into 11 groups', { ...older, effect: 'write', tool: 'group_tabs' }),
  );
  await services.records.journal.put(
    entry('e3', 'Tagged 12 bookmarks rust and async', {
      ...older,
      effect: 'write',
      undone: ['tab:0', 'tab:1', 'tab:2'],
    }),
  );
  await services.records.journal.put(
    entry('e4', 'Sorted the folder Recipes by name', { ...older, at: twoHours + 1, effect: 'write' }),
  );
  await services.records.grants.put({
    id: 'g1',
    tool: 'close_tabs',
    place: null,
    most: 10,
    conversation: null,
    at: twoHours,
    used: 3,
  });
  return services;
};

export const scenes: Record<string, Scene> = {
  empty: () => world(),
  streaming: () => world({ provider: saying(prose) }),
  writing: () =>
    world({ provider: saying('Let me close those.\n\n<<{"name":"close_tabs","arguments":{"tab_ids":[12,15,18') }),
  cards: () => world({}, cards),
  confirm: ask,
  error: errors,
  choices,
  activity,
};
