import type { Protocol } from '@/src/contract/protocol.ts';
import type { ModelMessage } from '@/src/contract/provider.ts';
import type { ToolDescription, ToolResult } from '@/src/contract/tool.ts';

interface Step {
  call: { name: string; arguments: Record<string, unknown> };
  data: unknown;
}

interface Scene {
  user: string;
  steps: Step[];
  answer: string;
}

type Item = [id: number, title: string, url: string];

const news: Item = [71, 'Evening news', 'https://news.example/'];
const dentist: Item = [58, 'Dentist', 'https://dentist.example/'];

const looked = (query: string | null, ...tabs: Item[]): Step => ({
  call: { name: 'list_tabs', arguments: query === null ? {} : { query } },
  data: { total: tabs.length, items: tabs.map(([id, title, url]) => ({ id, title, url })) },
});

/** In the order in which two small models did best, of ten that were tried. */
const scenes: Scene[] = [
  {
    user: 'Which tabs are open?',
    steps: [looked(null, news, dentist)],
    answer: 'Two: Evening news and Dentist.',
  },
  {
    user: 'Close the tab about the dentist.',
    steps: [
      looked('dentist', dentist),
      { call: { name: 'close_tabs', arguments: { tab_ids: [58] } }, data: { closed: 1 } },
    ],
    answer: 'The tab is closed.',
  },
  { user: 'How do you say “boat” in French?', steps: [], answer: 'Bateau.' },
  {
    user: 'How many tabs about boats are there?',
    steps: [
      looked('boats', [71, 'Boats for sale', 'https://boats.example/'], [72, 'Old boats', 'https://old.example/']),
    ],
    answer: '2',
  },
  {
    user: 'Find my bookmarks about tea.',
    steps: [
      {
        call: { name: 'search_bookmarks', arguments: { query: 'tea' } },
        data: { total: 1, items: [{ id: '31', title: 'Green tea', url: 'https://tea.example/' }] },
      },
    ],
    answer: 'One: Green tea.',
  },
];

const done = (data: unknown): ToolResult => ({ success: true, data, error: null, execution_time_ms: 0, retries: 0 });

/**
 * Earlier messages of a chat in which all goes well, for models that follow what they see and not what they are told:
 * what is asked, the calls, their results, and what is said of them. Only with tools that are there.
 */
export function demonstration(
  tools: readonly ToolDescription[],
  { protocol, syntax }: { protocol: Pick<Protocol, 'formatCall' | 'formatResult' | 'isStructured'>; syntax: string },
): ModelMessage[] {
  if (protocol.isStructured(syntax)) return [];
  const names = new Set(tools.map(({ name }) => name));
  const shown = ({ call, data }: Step): ModelMessage[] => [
    { role: 'assistant', text: protocol.formatCall(syntax, call) },
    { role: 'user', text: protocol.formatResult(syntax, call, done(data), null) },
  ];
  return scenes
    .filter(({ steps }) => steps.every(({ call }) => names.has(call.name)))
    .flatMap(({ user, steps, answer }): ModelMessage[] => [
      { role: 'user', text: user },
      ...steps.flatMap(shown),
      { role: 'assistant', text: answer },
    ]);
}
